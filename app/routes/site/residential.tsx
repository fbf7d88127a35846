import type { MetaFunction } from "@remix-run/cloudflare";
import { CallLink } from "../../components/marketing/call-link";
import { CardGrid } from "../../components/marketing/card-grid";
import { CheckList } from "../../components/marketing/check-list";
import { IconCard } from "../../components/marketing/icon-card";
import { PageHero } from "../../components/marketing/page-hero";
import { QuoteLink } from "../../components/marketing/quote-link";
import { Section } from "../../components/marketing/section";
import { TextLink } from "../../components/marketing/text-link";
import { ResidentialPledges } from "../../components/residential/residential-pledges";
import { ResidentialQuote } from "../../components/residential/residential-quote";
import { ResidentialReviews } from "../../components/residential/residential-reviews";
import { ButtonLink } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { business } from "../../config/business";
import { paths } from "../../config/paths";
import {
	residentialAreas,
	residentialBenefits,
	residentialBenefitsTitle,
	residentialHero,
	residentialPromise,
} from "../../content/residential";
import { pageSeo } from "../../content/seo";
import { trails } from "../../content/trails";
import type { RouteHandle } from "../../route-handle";
import { pageMeta } from "../../seo/meta";
import { breadcrumbThing } from "../../seo/page-things";

export const handle = { prerender: [paths.residential] } satisfies RouteHandle;
export const meta: MetaFunction = () =>
	pageMeta(pageSeo.residential, {
		path: paths.residential,
		image: "residential",
		things: [breadcrumbThing(trails.residential)],
	});

export default function ResidentialRoute() {
	return (
		<>
			<PageHero
				title={residentialHero.title}
				text={residentialHero.text}
				trail={trails.residential}
				picture={{ name: "driveway-after", alt: residentialHero.imageAlt }}
				actions={
					<>
						<QuoteLink />
						<CallLink label={residentialHero.call} />
						<ButtonLink href={business.email.href} variant="quiet">
							<Icon name="mail" className="size-5" />
							<span className="min-w-0">{residentialHero.email}</span>
						</ButtonLink>
					</>
				}
			/>
			<Section title={residentialBenefitsTitle} tone="sky">
				<CardGrid columns={6} look="panes">
					{residentialBenefits.map((benefit) => (
						<IconCard key={benefit.title} card={benefit} look="pane" />
					))}
				</CardGrid>
			</Section>
			<Section title={residentialPromise.title} layout="split">
				<CheckList points={residentialPromise.points} wide />
			</Section>
			<section className="bg-cream py-12">
				<div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
					<div>
						<h2 className="text-2xl">{residentialAreas.title}</h2>
						<p className="mt-2 text-lg text-ink-soft">{residentialAreas.text}</p>
					</div>
					<p className="flex flex-wrap gap-x-8">
						<TextLink href={paths.serviceAreasAlias}>{residentialAreas.areasLink}</TextLink>
						<TextLink href={paths.zipLocator}>{residentialAreas.zipLink}</TextLink>
					</p>
				</div>
			</section>
			<ResidentialQuote />
			<ResidentialReviews />
			<ResidentialPledges />
		</>
	);
}
