import type { MetaFunction } from "@remix-run/cloudflare";
import { CallLink } from "../../components/marketing/call-link";
import { CallToAction } from "../../components/marketing/call-to-action";
import { CardGrid } from "../../components/marketing/card-grid";
import { IconCard } from "../../components/marketing/icon-card";
import { PageHero } from "../../components/marketing/page-hero";
import { QuoteLink } from "../../components/marketing/quote-link";
import { ReviewCard } from "../../components/marketing/review-card";
import { Section } from "../../components/marketing/section";
import { paths } from "../../config/paths";
import { pageSeo } from "../../content/seo";
import { trails } from "../../content/trails";
import {
	whyChooseHeadings,
	whyChooseHero,
	whyChooseTestimonials,
	whyChooseTiles,
} from "../../content/why-choose";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing, reviewThings } from "../../seo/page-things";

export const handle = { prerender: [paths.whyChoose] } satisfies RouteHandle;
export const meta: MetaFunction = () =>
	pageMeta(pageSeo.whyChoose, {
		path: paths.whyChoose,
		image: "why-choose",
		things: [breadcrumbThing(trails.whyChoose), ...reviewThings(whyChooseTestimonials)],
	});

export default function WhyChooseRoute() {
	return (
		<>
			<PageHero
				title={whyChooseHero.title}
				text={whyChooseHero.text}
				trail={trails.whyChoose}
				picture={{ name: "glass-after", alt: whyChooseHero.imageAlt }}
				actions={
					<>
						<QuoteLink />
						<CallLink label={whyChooseHero.call} />
					</>
				}
			/>
			<Section title={whyChooseHeadings.tiles} tone="cream">
				<CardGrid columns={6} look="panes">
					{whyChooseTiles.map((tile) => (
						<IconCard key={tile.title} card={tile} look="pane" />
					))}
				</CardGrid>
			</Section>
			<Section title={whyChooseHeadings.testimonials}>
				<ul className="grid gap-5 lg:grid-cols-[5fr_4fr_4fr]">
					{whyChooseTestimonials.map((review, position) => (
						<ReviewCard key={review.name} review={review} lead={position === 0} />
					))}
				</ul>
			</Section>
			<CallToAction title={whyChooseHeadings.closingTitle} text={whyChooseHeadings.closingText}>
				<QuoteLink />
				<CallLink label={whyChooseHero.call} variant="ghost" />
			</CallToAction>
		</>
	);
}
