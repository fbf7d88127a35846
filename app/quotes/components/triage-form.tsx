import { useFetcher } from "@remix-run/react";
import { Button } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { Notice } from "../../components/ui/notice";
import { paths } from "../../config/paths";
import { dashboardFailures, quoteCard } from "../../content/dashboard";
import { notesTexts } from "../../content/notes";
import { type QuoteView, stateOf } from "../quote-view";
import type { TriageFailure, TriageIntent } from "../triage";
import { NewerNotes, NotesChoices } from "./notes-conflict";
import { NotesField } from "./notes-field";

interface TriageFormProps {
	quote: QuoteView;
	/** Where the answer leads back to: the list's query, or `quote` for the quote's own page. */
	from: string;
	/** A failure that came with the page. */
	failure?: TriageFailure | undefined;
}

/** Notes and what the owner does with a quote. A failure is said in place, and nothing typed is lost. */
export function TriageForm({ quote, from, failure: pageFailure }: TriageFormProps) {
	const fetcher = useFetcher<{ failure: TriageFailure } | undefined>();
	const failure = fetcher.data?.failure ?? pageFailure;
	const pending = fetcher.state !== "idle";
	const newer = failure?.newer;
	const notesId = `notes-${quote.id}`;
	return (
		<fetcher.Form
			method="post"
			action={paths.adminQuote(quote.id)}
			preventScrollReset
			className="grid content-start gap-3 rounded-md bg-sky p-4"
			onSubmit={(event) => {
				// A second tap while the first is on its way changes nothing.
				if (pending) event.preventDefault();
			}}
		>
			<input type="hidden" name="from" value={from} />
			{newer && <NewerNotes saved={newer} />}
			<NotesField
				id={notesId}
				label={newer ? notesTexts.own : notesTexts.label}
				saved={{ notes: quote.adminNotes, notesRevision: quote.notesRevision }}
				failure={failure}
			/>
			{failure && !pending && (
				<Notice tone="error" title={dashboardFailures.update.title} role="alert">
					{failure.reason}
				</Notice>
			)}
			{newer ? (
				<NotesChoices address={paths.adminQuote(quote.id)} />
			) : (
				<div className="flex flex-wrap gap-3">
					{actionsFor(quote).map((intent, index) => (
						<Button
							key={intent}
							name="intent"
							value={intent}
							variant={index === 0 ? "ink" : "quiet"}
							aria-disabled={pending}
							className="grow"
						>
							{intent === "contacted" && <Icon name="check" className="size-5" />}
							{pending && fetcher.formData?.get("intent") === intent
								? quoteCard.saving
								: quoteCard.actions[intent]}
							<span className="sr-only">: {quote.name}</span>
						</Button>
					))}
				</div>
			)}
		</fetcher.Form>
	);
}

/** What can be done in a quote's state, the usual first. Marking has no way back but Undo (SPEC section 4). */
function actionsFor(quote: QuoteView): TriageIntent[] {
	const state = stateOf(quote);
	if (state === "spam") return ["not-spam", "notes"];
	return state === "new" ? ["contacted", "notes", "spam"] : ["notes", "spam"];
}
