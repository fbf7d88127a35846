import { Link } from "@remix-run/react";
import { paths } from "#app/config/paths.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { nextStepOf } from "./next-step.ts";
import { OutcomeForm } from "./outcome-form.tsx";
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
	const outcome = <OutcomeForm quote={quote} from={from} isNext={next === "done"} />;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr] lg:gap-x-6">
			{!isFormNext && <JobFacts quote={quote} />}
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 print:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
				{next === "done" && outcome}
				<TriageForm quote={quote} from={from} failure={failure} />
				{next !== "done" && outcome}
			</div>
			{isFormNext && <JobFacts quote={quote} />}
			<CustomerFacts quote={quote} />
			{quote.adminNotes !== null && (
				<p className="hidden whitespace-pre-line text-sm wrap-anywhere print:block">{quote.adminNotes}</p>
			)}
			{from !== FROM_QUOTE && <OwnPageLink quote={quote} />}
		</div>
	);
}

/** Returns the link to a quote's own page. A plain one loads that page anew; a list of closed cards is rendered faster with them. */
export function OwnPageLink({ quote, plain = false }: { quote: QuoteView; plain?: boolean }) {
	const [address, className] = [paths.adminQuote(quote.id), "link tap justify-self-start"];
	const words = (
		<>
			{quoteCard.ownPage}
			<span className="sr-only">: {quote.name}</span>
		</>
	);
	if (plain)
		return (
			<a href={address} className={className}>
				{words}
			</a>
		);
	return (
		<Link to={address} className={className}>
			{words}
		</Link>
	);
}
