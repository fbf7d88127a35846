import { Icon } from "./icon";

/** A rating of at most five, in stars and in words. */
export function Stars({ rating }: { rating: number }) {
	return (
		<p className="flex gap-0.5 text-orange">
			<span className="sr-only">Rated {rating} out of 5</span>
			{Array.from({ length: rating }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: equal stars that never move
				<Icon key={index} name="star" className="size-5" />
			))}
		</p>
	);
}
