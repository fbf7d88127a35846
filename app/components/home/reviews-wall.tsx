import { ReviewCard } from "#app/components/marketing/review-card.tsx";
import { Section } from "#app/components/marketing/section.tsx";
import { TextLink } from "#app/components/marketing/text-link.tsx";
import { business } from "#app/config/business.ts";
import { homeReviewsSection } from "#app/content/home.ts";
import { homeReviews } from "#app/content/home-reviews.ts";

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
