import { useParams } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { NotSaved } from "#app/admin/shell/load-failure.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboard, dashboardFailures } from "#app/content/dashboard.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { keepDraft } from "./note-drafts.ts";
import { baseAfter, NotesField } from "./notes-field.tsx";
import { FROM_QUOTE, type TriageFailure } from "./triage.ts";

export interface UnsavedProps {
	address: string;
	failure: TriageFailure;
}

/** Keeps what was typed, to be sent again, where neither the change nor the quote can be loaded. */
export function UnsavedNotes({ address, failure }: UnsavedProps) {
	const quoteId = useParams().id ?? "";
	const field = useRef<HTMLTextAreaElement>(null);
	const { notesBefore, notesRevision, links } = failure;
	const keepTyped = useCallback(() => {
		const text = field.current?.value ?? "";
		const base = { before: notesBefore, revision: notesRevision };
		const about = { quoteId, name: "", quoteRevision: 0, from: FROM_QUOTE };
		if (text !== notesBefore) keepDraft({ ...about, text, ...base, intent: null });
	}, [quoteId, notesBefore, notesRevision]);
	useEffect(keepTyped, [keepTyped]);
	return (
		<div className="wrap grid gap-6 py-8 sm:py-12">
			<h1 className="text-2xl">{dashboard.heading}</h1>
			<NotSaved
				refusal={failure}
				title={dashboardFailures.update.title}
				text={failure.reason}
				links={links}
			/>
			<form method="post" action={address} className="grid max-w-2xl gap-3">
				<input type="hidden" name="from" value={FROM_QUOTE} />
				<NotesField
					id="unsaved-notes"
					base={baseAfter(failure)}
					text={failure.notes}
					field={field}
					onInput={keepTyped}
				/>
				<div className="flex flex-wrap gap-3">
					<Button name="intent" value="notes" variant="ink">
						{quoteCard.actions.notes}
					</Button>
					<Button name="intent" value="contacted" variant="quiet">
						{quoteCard.actions.contacted}
					</Button>
					{!links && (
						<ButtonLink href={paths.admin} variant="quiet">
							{dashboard.back}
						</ButtonLink>
					)}
				</div>
			</form>
		</div>
	);
}
