import { Form, Link } from "@remix-run/react";
import { Options } from "#app/admin/settings/setting-field.tsx";
import { ConfirmedAction } from "#app/admin/shell/confirmed-action.tsx";
import { lostReasons } from "#app/catalog/quote-enums.ts";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { offerList } from "#app/content/offer-form.ts";
import { outcomeTexts, quoteCard } from "#app/content/quote-card.ts";
import { formatJobDay } from "#app/quotes/job-times.ts";
import { isOnLaterDay, type QuoteView } from "#app/quotes/quote-view.ts";
import { formatLastDay } from "#app/time/time-text.ts";
import { nextStepOf } from "./next-step.ts";
import { CustomerFacts, JobFacts } from "./quote-facts.tsx";
import { FROM_QUOTE, type TriageFailure } from "./triage.ts";
import { TriageForm } from "./triage-form.tsx";

interface QuoteDetailsProps {
	quote: QuoteView;
	now: number;
	from: string;
	failure?: TriageFailure | undefined;
}

export function QuoteDetails({ quote, now, from, failure }: QuoteDetailsProps) {
	const next = nextStepOf(quote, now);
	const isFormNext = next === "done" || next === "not-spam";
	const outcome = <OutcomeForm quote={quote} now={now} from={from} isNext={next === "done"} />;
	return (
		<div className="grid gap-5 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr] lg:gap-x-6">
			{!isFormNext && <JobFacts quote={quote} />}
			<div className="grid content-start gap-3 print:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
				{next === "done" && outcome}
				<TriageForm quote={quote} from={from} failure={failure} />
				{next !== "done" && outcome}
			</div>
			{isFormNext && <JobFacts quote={quote} />}
			<CustomerFacts quote={quote} />
			{quote.adminNotes !== null && (
				<p className="hidden whitespace-pre-line text-sm wrap-anywhere print:block">{quote.adminNotes}</p>
			)}
			{from !== FROM_QUOTE && (
				<p className="flex flex-wrap gap-x-6">
					<OwnPageLink quote={quote} />{" "}
					{(next === "contact" || next === "offer") && (
						<Link to={paths.adminOffer(quote.id)} className="link tap">
							{offerList.make}
							<span className="sr-only">: {quote.name}</span>
						</Link>
					)}
				</p>
			)}
		</div>
	);
}

/** Returns the link to a quote's own page. A plain one loads that page anew; a list of closed cards is rendered faster with them. */
export function OwnPageLink({ quote, plain = false }: { quote: QuoteView; plain?: boolean }) {
	const address = paths.adminQuote(quote.id);
	const words = (
		<>
			{quoteCard.ownPage}
			<span className="sr-only">: {quote.name}</span>
		</>
	);
	const link = { className: "link tap justify-self-start", children: words };
	return plain ? <a href={address} {...link} /> : <Link to={address} {...link} />;
}

function OutcomeForm({ quote, now, from, isNext }: Omit<QuoteDetailsProps, "failure"> & { isNext: boolean }) {
	const { id, name, stage, lostReason, isOfferOpen, offerValidUntil, acceptedAt, scheduledFor } = quote;
	const isWaiting = isOfferOpen && offerValidUntil !== null && offerValidUntil > now;
	if (quote.spam) return null;
	const done = (
		<Button name="intent" value="done" formNoValidate variant={isNext ? "ink" : "quiet"} icon="check">
			{quoteCard.actions.done}
			<span className="sr-only">: {name}</span>
		</Button>
	);
	const back = stage === "done" ? "not-done" : lostReason ? "not-lost" : null;
	return (
		<Form
			method="post"
			action={paths.adminQuote(id)}
			className="grid gap-3 rounded-md bg-sky p-4 print:hidden"
			preventScrollReset
		>
			<input type="hidden" name="from" value={from} />
			<input type="hidden" name="revision" value={quote.revision} />
			<input type="hidden" name="acceptedAt" value={acceptedAt ?? ""} />
			<p className="text-sm font-bold text-ink-soft">{outcomeTexts.title}</p>
			{back ? (
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="font-bold">
						{back === "not-done"
							? outcomeTexts.isDone
							: outcomeTexts.isLost(lostReason ? outcomeTexts.reasons[lostReason] : "")}
					</p>
					<Button name="intent" value={back} variant="quiet" icon="undo">
						{quoteCard.actions[back]}
						<span className="sr-only">: {name}</span>
					</Button>
				</div>
			) : (
				<>
					{scheduledFor !== null && isOnLaterDay(quote, now) ? (
						<ConfirmedAction
							title={quoteCard.actions.done}
							note={outcomeTexts.doneAhead(formatJobDay(scheduledFor))}
						>
							{done}
						</ConfirmedAction>
					) : (
						done
					)}
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
								<Options of={lostReasons.map((reason) => [reason, outcomeTexts.reasons[reason]])} />
							</select>
							<Button name="intent" value="lost" variant="quiet" className="grow">
								{quoteCard.actions.lost}
								<span className="sr-only">: {name}</span>
							</Button>
							{scheduledFor !== null && scheduledFor > now && (
								<p className="text-sm">
									{outcomeTexts.lostAhead(formatJobDay(scheduledFor), quote.email !== null)}
								</p>
							)}
						</div>
					)}
				</>
			)}
			{back === "not-lost" && isWaiting && (
				<p className="text-sm">{outcomeTexts.stillOpen(formatLastDay(offerValidUntil))}</p>
			)}
		</Form>
	);
}
