import { CallToAction } from "#app/components/marketing/call-to-action.tsx";
import { IconCards } from "#app/components/marketing/icon-cards.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { QuoteOrCall } from "#app/components/marketing/quote-or-call.tsx";
import { ReviewCard } from "#app/components/marketing/review-card.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { whyChoosePage as page } from "#app/content/why-choose.ts";
import { reviewNodes } from "#app/seo/page-nodes.ts";
import { publicMeta } from "#app/seo/public-page.ts";

export const meta = publicMeta("whyChoose", [...reviewNodes(page.testimonials)]);

export default function WhyChooseRoute() {
	return (
		<>
			<PageHero
				title={page.hero.title}
				text={page.hero.text}
				breadcrumbs="whyChoose"
				picture={{ name: "glass-after", alt: page.hero.imageAlt }}
				actions={<QuoteOrCall />}
			/>
			<Section title={page.headings.tiles} tone="cream">
				<IconCards cards={page.tiles} columns={6} look="panes" />
			</Section>
			<Section title={page.headings.testimonials}>
				<ul className="grid gap-5 lg:grid-cols-[5fr_4fr_4fr]">
					{page.testimonials.map((review, position) => (
						<ReviewCard key={review.name} review={review} lead={position === 0} />
					))}
				</ul>
			</Section>
			<CallToAction title={page.headings.closingTitle} text={page.headings.closingText}>
				<QuoteOrCall callVariant="ghost" />
			</CallToAction>
		</>
	);
}
