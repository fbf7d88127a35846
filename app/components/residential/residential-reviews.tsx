import { business } from "../../config/business";
import { residentialReviewsSection } from "../../content/residential";
import { residentialReviews } from "../../content/residential-reviews";
import { CardGrid } from "../marketing/card-grid";
import { ReviewCard } from "../marketing/review-card";
import { Section } from "../marketing/section";
import { TextLink } from "../marketing/text-link";

/** The customer reviews grid with what each paid, and the way to all reviews. */
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
