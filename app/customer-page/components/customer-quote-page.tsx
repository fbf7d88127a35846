import { calledName } from "#app/catalog/person-name.ts";
import { quoteReference } from "#app/catalog/quote-terms.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { StepsList } from "#app/components/ui/steps-list.tsx";
import { customerFailures, customerPage, customerSteps } from "#app/content/customer-page.ts";
import type { CustomerQuote } from "#app/customer-page/customer-quote.server.ts";
import type { NextContact } from "#app/customer-page/next-contact.ts";
import { timesOf } from "#app/schedule/job-times.ts";
import { ContactButtons, CustomerActions } from "./customer-actions.tsx";
import { JobDateNote } from "./job-date-note.tsx";
import { NextContactNote } from "./next-contact-note.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";

interface CustomerQuotePageProps {
	quote: CustomerQuote;
	contact: NextContact;
	/** A time in words; `changed` is null where it was not changed. */
	saved: string;
	changed: string | null;
	/** The page's absolute address. */
	link: string;
	failed: boolean;
}

export function CustomerQuotePage({ quote, contact, saved, changed, link, failed }: CustomerQuotePageProps) {
	const dates = [customerPage.saved(saved), changed && customerPage.changed(changed)].filter(Boolean);
	const times = timesOf(quote.scheduledFor, quote.scheduledUntil);
	return (
		<div className="one-sheet wrap grid gap-8 py-8 sm:py-12">
			<header className="grid max-w-3xl gap-4">
				{failed && <Alert tone="error" role="alert" {...customerFailures.notDone} />}
				<p className="hidden print:block">{customerPage.letterhead}</p>
				<h1 className="text-3xl wrap-anywhere">{customerPage.heading(calledName(quote.name))}</h1>
				<p className="text-ink-soft">
					{customerPage.reference}{" "}
					<strong className="text-ink tabular-nums">{quoteReference(quote.id)}</strong>
					{" · "}
					{dates.join(", ")}
				</p>
				{times ? (
					<JobDateNote times={times} token={quote.customerToken} />
				) : (
					<NextContactNote contact={contact} method={quote.contactMethod} />
				)}
			</header>
			<div className="grid items-start gap-6 lg:grid-cols-[5fr_3fr]">
				<QuoteSheet quote={quote} />
				<div className="grid gap-6">
					<section className="grid gap-5 rounded-xl bg-sky p-6 print:p-4">
						<h2 className="text-xl">{customerSteps.title}</h2>
						<StepsList steps={customerSteps.steps} />
						<ContactButtons quote={quote} />
					</section>
					<CustomerActions quote={quote} link={link} />
				</div>
			</div>
		</div>
	);
}
