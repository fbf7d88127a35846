import { QuoteOrCall } from "#app/components/marketing/links.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { ReviewCard } from "#app/components/marketing/review-card.tsx";
import { CallToAction, CardSection, Section } from "#app/components/marketing/section.tsx";
import { whyChoosePage as page } from "#app/content/why-choose.ts";
import { reviewNodes } from "#app/seo/page-nodes.ts";
import { publicMeta } from "#app/seo/public-page.ts";

export const meta = publicMeta("whyChoose", [...reviewNodes(page.testimonials)]);

export default function WhyChooseRoute() {
	return (
		<>
			<PageHero {...page.hero} breadcrumbs="whyChoose" actions={<QuoteOrCall />} />
			<CardSection title={page.headings.tiles} cards={page.tiles} tone="cream" columns={6} look="panes" />
			<Section title={page.headings.testimonials}>
				<ul className="grid gap-5 lg:grid-cols-[5fr_4fr_4fr]">
					{page.testimonials.map((review, position) => (
						<ReviewCard key={review.name} review={review} lead={position === 0} />
					))}
				</ul>
			</Section>
			<CallToAction title={page.headings.closingTitle} text={page.headings.closingText} />
		</>
	);
}
