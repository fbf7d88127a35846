import { useState } from "react";
import type { TriageIntent } from "#app/catalog/quote-enums.ts";
import { Alert, ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboardFailures } from "#app/content/dashboard.ts";
import { notesTexts } from "#app/content/notes.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { hasChangedSince, isCustomer, type QuoteView, stateOf } from "#app/quotes/quote-view.ts";
import { draftsAreKept } from "./note-drafts.ts";
import { baseAfter, NotesField } from "./notes-field.tsx";
import type { SavedNotes, TriageFailure } from "./triage.ts";
import { FocusQuoteAfter } from "./undo-bar.tsx";
import { useTriage } from "./use-triage.ts";

interface TriageFormProps {
	quote: QuoteView;
	/** The response leads back to here: the list's query, or `quote` for the quote's own page. */
	from: string;
	failure?: TriageFailure | undefined;
}

export function TriageForm({ quote, from, failure: pageFailure }: TriageFormProps) {
	const { notes, pending, failure, waitsFor, handleSubmit, keepSaved } = useTriage(quote, from, pageFailure);
	const [wasSpam] = useState(quote.spam);
	const [notesId, stateId] = [`notes-${quote.id}`, `notes-state-${quote.id}`];
	const newer = notes.isConflict ? notes.saved : pageFailure && failure?.newer;
	const problem = notes.isConflict
		? notesTexts.reasons.newer
		: (failure?.reason ?? (waitsFor && notesTexts.unsaved[waitsFor]));
	const hasDraft = notes.draft !== null && pending === null;
	return (
		<form
			method="post"
			data-waits
			action={paths.adminQuote(quote.id)}
			className="grid content-start gap-3 rounded-md bg-sky p-4"
			onSubmit={handleSubmit}
		>
			{/* "Not spam" goes away with the press, and then the card with its list. */}
			{wasSpam && <FocusQuoteAfter key={String(quote.spam)} id={quote.id} />}
			<input type="hidden" name="from" value={from} />
			<input type="hidden" name="revision" value={quote.revision} />
			{newer && <NewerNotes saved={newer} />}
			<NotesField
				id={notesId}
				label={newer ? notesTexts.own : notesTexts.label}
				base={pageFailure ? baseAfter(pageFailure) : notes.saved}
				text={pageFailure?.notes}
				field={notes.field}
				describedBy={hasDraft ? stateId : undefined}
				onInput={notes.keepTyped}
			/>
			<p id={stateId} className="min-h-6 text-sm text-ink-soft">
				{hasDraft && !waitsFor && notesTexts.unsaved[draftsAreKept() ? "kept" : "unkept"]}
			</p>
			{problem && pending === null && failure && (
				<ErrorSummary refusal={failure} title={dashboardFailures.update.title} text={problem} />
			)}
			{problem && pending === null && !failure && (
				<Alert
					tone="error"
					title={notes.isConflict ? notesTexts.newer : dashboardFailures.update.title}
					role="alert"
				>
					{problem}
				</Alert>
			)}
			{newer ? (
				<NotesChoices
					address={paths.adminQuote(quote.id)}
					onKeepSaved={keepSaved}
					disabled={pending !== null}
				/>
			) : (
				<div className="flex flex-wrap gap-3">
					{actionsFor(quote).map((intent) => (
						<Button
							key={intent}
							name="intent"
							value={intent}
							variant={intent === "not-spam" ? "ink" : "quiet"}
							aria-disabled={pending !== null}
							className="grow wrap-anywhere"
						>
							{intent === "contacted" && <Icon name="check" className="size-5" />}
							{pending === intent ? quoteCard.saving : quoteCard.actions[intent]}
							<span className="sr-only">: {quote.name}</span>
						</Button>
					))}
				</div>
			)}
		</form>
	);
}

function actionsFor(quote: QuoteView): TriageIntent[] {
	const state = stateOf(quote);
	if (state === "spam") return ["not-spam", "notes"];
	const spam = isCustomer(quote) ? [] : (["spam"] as const);
	if (state === "new" || hasChangedSince(quote)) return ["contacted", "notes", ...spam];
	return quote.stage === "contacted" ? ["notes", "reopen", ...spam] : ["notes", ...spam];
}

const { choices } = notesTexts;

function NewerNotes({ saved }: { saved: SavedNotes }) {
	return (
		<section aria-label={notesTexts.newer} className="grid gap-1">
			<h3 className="text-base font-bold">{notesTexts.newer}</h3>
			<p className="rounded-md border border-edge bg-paper px-4 py-2.5 whitespace-pre-wrap wrap-anywhere">
				{saved.notes ?? notesTexts.none}
			</p>
		</section>
	);
}

interface NotesChoicesProps {
	address: string;
	/** Used when a script handles the choice without a page load. */
	onKeepSaved(): void;
	disabled: boolean;
}

function NotesChoices({ address, onKeepSaved, disabled }: NotesChoicesProps) {
	return (
		<div className="grid gap-3">
			<input type="hidden" name="intent" value="notes" />
			<Button name="together" value="yes" variant="ink" aria-disabled={disabled}>
				{choices.together}
			</Button>
			<Button variant="quiet" aria-disabled={disabled}>
				{choices.own}
			</Button>
			<ButtonLink
				href={address}
				variant="quiet"
				onClick={(event) => {
					event.preventDefault();
					onKeepSaved();
				}}
			>
				{choices.newer}
			</ButtonLink>
		</div>
	);
}
