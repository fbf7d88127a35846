import type { LoadedQuote } from "#app/admin/quote/quote-page.server.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { agreedJob } from "#app/quotes/job.ts";
import { formatTimes } from "#app/quotes/job-times.ts";
import { hasNearLine } from "#app/quotes/near-saving.ts";

type AskedSlotsProps = Pick<LoadedQuote, "quote" | "jobDate"> & { isNext: boolean };

/** Shows the half days that the customer asked for last, each to be confirmed by a tap. */
export function AskedSlots({ quote, jobDate: { times, wishes }, isNext }: AskedSlotsProps) {
	const hasSaving = hasNearLine(agreedJob(quote).lines);
	const best = wishes.find(({ isFull }) => !isFull);
	return (
		<form method="post" action={jobPaths.quoteDate(quote.id)} className="grid gap-2">
			<input type="hidden" name="revision" value={quote.revision} />
			<input type="hidden" name="before" value={formatTimes(times)} />
			<input type="hidden" name="asked" value={quote.asks[0]?.askedAt ?? 0} />
			<h3 className="text-base">{jobDateTexts.wishes}</h3>
			<ul className="grid gap-2">
				{wishes.map((wish) => (
					<li key={wish.value} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
						<span>
							{wish.label}
							{wish.isFull && (
								<strong className="whitespace-nowrap text-ember"> · {jobDateTexts.full}</strong>
							)}
							{hasSaving && !wish.isNear && (
								<span className="block text-sm text-ink-soft"> {jobDateTexts.farSaving}</span>
							)}
						</span>{" "}
						{wish.isSet ? (
							<span className="flex min-h-11 items-center gap-2 font-bold text-leaf">
								<Icon name="check" className="size-5" />
								{jobDateTexts.isSet}
							</span>
						) : (
							<Button
								variant={isNext && wish === best ? "primary" : "quiet"}
								name="wish"
								value={wish.value}
								className="print:hidden"
							>
								{jobDateTexts.confirm}
								<span className="sr-only"> {wish.label}</span>
							</Button>
						)}
					</li>
				))}
			</ul>
		</form>
	);
}
