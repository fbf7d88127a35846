import { CardGrid } from "#app/components/marketing/card-grid.tsx";
import { ReviewCard } from "#app/components/marketing/review-card.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { TextLink } from "#app/components/marketing/text-link.tsx";
import { business } from "#app/config/business.ts";
import { residentialReviewsSection } from "#app/content/residential.ts";
import { residentialReviews } from "#app/content/residential-reviews.ts";

export function ResidentialReviews() {
	return (
		<Section title={residentialReviewsSection.title}>
			<CardGrid columns={6}>
				{residentialReviews.map((review) => (
					<ReviewCard key={review.name} review={review} paidLabel={residentialReviewsSection.paidLabel} />
				))}
			</CardGrid>
			<p className="mt-8">
				<TextLink href={business.social.reviews.href} external>
					{residentialReviewsSection.link}
				</TextLink>
			</p>
		</Section>
	);
}
