import { business } from "../../config/business";
import { homeReviewsSection } from "../../content/home";
import { homeReviews } from "../../content/home-reviews";
import { ReviewCard } from "../marketing/review-card";
import { Section } from "../marketing/section";
import { TextLink } from "../marketing/text-link";

/** The six reviews as a wall of quotes. */
export function ReviewsWall() {
	return (
		<Section
			title={homeReviewsSection.title}
			intro={homeReviewsSection.intro}
			aside={
				<TextLink href={business.social.reviews.href} external>
					{homeReviewsSection.link}
				</TextLink>
			}
		>
			<ul className="gap-5 space-y-5 md:columns-2 xl:columns-3">
				{homeReviews.map((review, position) => (
					<ReviewCard key={review.name} review={review} lead={position % 4 === 0} />
				))}
			</ul>
		</Section>
	);
}
