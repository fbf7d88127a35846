import { Form } from "@remix-run/react";
import { RevisionField } from "#app/admin/shell/revision-field.tsx";
import { lostReasons } from "#app/catalog/quote-enums.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { outcomeTexts, quoteCard } from "#app/content/quote-card.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";

interface OutcomeFormProps {
	quote: QuoteView;
	from: string;
	/** Whether being done is the quote's next step. */
	isNext: boolean;
}

export function OutcomeForm({ quote, from, isNext }: OutcomeFormProps) {
	const { id, name, stage, lostReason } = quote;
	if (quote.spam) return null;
	const back = stage === "done" ? "not-done" : lostReason ? "not-lost" : null;
	return (
		<Form
			method="post"
			action={paths.adminQuote(id)}
			className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md bg-sky p-4 print:hidden"
			preventScrollReset
		>
			<input type="hidden" name="from" value={from} />
			<RevisionField {...quote} />
			<p className="text-sm font-bold text-ink-soft">{outcomeTexts.title}</p>
			{back ? (
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="font-bold">
						{back === "not-done"
							? outcomeTexts.isDone
							: outcomeTexts.isLost(lostReason ? outcomeTexts.reasons[lostReason] : "")}
					</p>
					<Button name="intent" value={back} variant="quiet">
						<Icon name="undo" className="size-5" />
						{quoteCard.actions[back]}
						<span className="sr-only">: {name}</span>
					</Button>
				</div>
			) : (
				<>
					<Button name="intent" value="done" formNoValidate variant={isNext ? "ink" : "quiet"}>
						<Icon name="check" className="size-5" />
						{quoteCard.actions.done}
						<span className="sr-only">: {name}</span>
					</Button>
					{/* A declined offer is lost already. */}
					{stage !== "lost" && (
						<div className="flex flex-wrap gap-3">
							<label className="sr-only" htmlFor={`lost-${id}`}>
								{outcomeTexts.why}
							</label>
							<select
								id={`lost-${id}`}
								name="lostReason"
								defaultValue=""
								required
								className="min-h-12 min-w-0 max-w-full grow rounded-md border border-edge bg-white px-3 text-ink"
							>
								<option value="">{outcomeTexts.why}</option>
								{lostReasons.map((reason) => (
									<option key={reason} value={reason}>
										{outcomeTexts.reasons[reason]}
									</option>
								))}
							</select>
							<Button name="intent" value="lost" variant="quiet" className="grow">
								{quoteCard.actions.lost}
								<span className="sr-only">: {name}</span>
							</Button>
						</div>
					)}
				</>
			)}
		</Form>
	);
}
