import { sharedLabels } from "../../content/site";
import { Icon } from "../ui/icon";

/** A rating as stars, and in words for those who do not see them. */
export function Stars({ rating }: { rating: number }) {
	return (
		<p className="flex gap-0.5 text-orange">
			<span className="sr-only">{sharedLabels.rated(rating)}</span>
			{Array.from({ length: Math.round(rating) }, (_, position) => position + 1).map((star) => (
				<Icon key={star} name="star" className="size-5 fill-current" />
			))}
		</p>
	);
}
