import { business } from "#app/config/business.ts";
import type { PricedReview, Review } from "#app/content/entities.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { Stars } from "./stars.tsx";

const monthAndYear = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

interface ReviewCardProps {
	review: Review | PricedReview;
	paidLabel?: string;
	lead?: boolean;
}

export function ReviewCard({ review, paidLabel, lead = false }: ReviewCardProps) {
	const { name, location, rating = business.claims.rating.best, date, text, service } = review;
	return (
		<li
			className={`flex break-inside-avoid flex-col gap-4 rounded-lg p-6 lg:p-8 ${lead ? "bg-orange-mist" : "border border-line bg-white"}`}
		>
			<Stars rating={rating} />
			<blockquote className={`grow ${lead ? "text-lg" : ""}`}>
				<p>“{text}”</p>
			</blockquote>
			<div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-ink/10 pt-4 text-sm text-ink-soft">
				<div>
					<p className="font-bold text-ink">
						{name}, {location}
					</p>
					<p>
						{service}, <time dateTime={date}>{monthAndYear.format(new Date(date))}</time>
					</p>
				</div>
				{"pricePaid" in review && (
					<p className="text-ink">
						{paidLabel} <strong className="text-lg tabular-nums">{formatDollars(review.pricePaid)}</strong>
					</p>
				)}
			</div>
		</li>
	);
}
