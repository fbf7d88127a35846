import { CallToAction } from "#app/components/marketing/call-to-action.tsx";
import { IconCards } from "#app/components/marketing/icon-cards.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { QuoteOrCall } from "#app/components/marketing/quote-or-call.tsx";
import { ReviewCard } from "#app/components/marketing/review-card.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import {
	whyChooseHeadings,
	whyChooseHero,
	whyChooseTestimonials,
	whyChooseTiles,
} from "#app/content/why-choose.ts";
import { reviewNodes } from "#app/seo/page-nodes.ts";
import { publicMeta } from "#app/seo/public-page.ts";

export const meta = publicMeta("whyChoose", [...reviewNodes(whyChooseTestimonials)]);

export default function WhyChooseRoute() {
	return (
		<>
			<PageHero
				title={whyChooseHero.title}
				text={whyChooseHero.text}
				breadcrumbs="whyChoose"
				picture={{ name: "glass-after", alt: whyChooseHero.imageAlt }}
				actions={<QuoteOrCall />}
			/>
			<Section title={whyChooseHeadings.tiles} tone="cream">
				<IconCards cards={whyChooseTiles} columns={6} look="panes" />
			</Section>
			<Section title={whyChooseHeadings.testimonials}>
				<ul className="grid gap-5 lg:grid-cols-[5fr_4fr_4fr]">
					{whyChooseTestimonials.map((review, position) => (
						<ReviewCard key={review.name} review={review} lead={position === 0} />
					))}
				</ul>
			</Section>
			<CallToAction title={whyChooseHeadings.closingTitle} text={whyChooseHeadings.closingText}>
				<QuoteOrCall callVariant="ghost" />
			</CallToAction>
		</>
	);
}
