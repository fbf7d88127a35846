import type { QuoteView } from "../quote-view";
import type { TriageFailure } from "../triage";
import { ContactActions } from "./contact-actions";
import { QuoteFacts } from "./quote-facts";
import { TriageForm } from "./triage-form";

interface QuoteDetailsProps {
	quote: QuoteView;
	/** Where the answer of its form leads back to. */
	from: string;
	/** A failure that came with the page. */
	failure?: TriageFailure | undefined;
}

/** All there is of a quote. What the owner does with it comes first on a phone, where the facts are long. */
export function QuoteDetails({ quote, from, failure }: QuoteDetailsProps) {
	return (
		<div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
			<ContactActions quote={quote} />
			<div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
				<TriageForm quote={quote} from={from} failure={failure} />
			</div>
			<QuoteFacts quote={quote} />
		</div>
	);
}
