import { abortAfter } from "#app/admin/shell/poor-connection.ts";
import { paths } from "#app/config/paths.ts";
import { normalizeText } from "#app/fields/text.ts";
import { dropDraft, getDraft, keepDraft, learnSaved, type NoteDraft } from "./note-drafts.ts";
import { type SavedNotes, type TriageReply, triageReplySchema } from "./triage.ts";

/** Answered, or to be sent again when there is a connection, a database or a session. */
export type TriageOutcome = TriageReply | { done: false; failure: null; waitsFor: WaitingFor };
export type WaitingFor = "line" | "database" | "session";

/** Longer than the server waits for its database. */
const ANSWER_LIMIT_MS = 12_000;

/** Sends a draft. Saved, it is deleted apart from what was typed since; refused or unanswered, it stays. */
export async function sendTriage(draft: NoteDraft): Promise<TriageOutcome> {
	const sent = await post(draft);
	if (sent.done) settle(draft, sent.saved);
	else if (sent.failure) withdraw(draft, sent.failure.newer);
	return sent;
}

/** Sends the drafts that got no response, one after the other and in one tab only. */
export async function sendWaiting(
	drafts: readonly NoteDraft[],
	onSent: (draft: NoteDraft, sent: TriageOutcome) => void,
): Promise<void> {
	for (const { quoteId } of drafts) {
		const go = await inOneTab(quoteId, async () => {
			// Another tab may have sent it meanwhile.
			const draft = getDraft(quoteId);
			if (!draft?.intent) return true;
			const sent = await sendTriage(draft);
			onSent(draft, sent);
			return sent.done || sent.failure !== null;
		});
		if (!go) return;
	}
}

/** Runs work on a quote while no other tab does; at once where the browser has no locks. */
export function inOneTab<Result>(quoteId: string, work: () => Promise<Result>): Promise<Result> {
	if (!("locks" in navigator)) return work();
	return navigator.locks.request(`triage:${quoteId}`, work).then((result) => result);
}

async function post(draft: NoteDraft): Promise<TriageOutcome> {
	const { quoteId, text, before, revision, quoteRevision, intent, from } = draft;
	const notes = { notes: text, notesBefore: before, notesRevision: String(revision) };
	try {
		const response = await fetch(paths.adminQuoteTriage(quoteId), {
			method: "POST",
			body: new URLSearchParams({
				...notes,
				...{ revision: String(quoteRevision), intent: intent ?? "notes", from },
			}),
			signal: abortAfter(ANSWER_LIMIT_MS),
		});
		if (response.status === 401) return { done: false, failure: null, waitsFor: "session" };
		if (response.status >= 500) return { done: false, failure: null, waitsFor: "database" };
		return triageReplySchema.parse(await response.json());
	} catch {
		return { done: false, failure: null, waitsFor: "line" };
	}
}

function settle({ quoteId, text }: NoteDraft, { notes, notesRevision }: SavedNotes): void {
	learnSaved(quoteId, { notes, notesRevision });
	const now = getDraft(quoteId);
	if (!now || now.text === text) dropDraft(quoteId);
	else keepDraft({ ...now, before: notes ?? "", revision: notesRevision, intent: null });
}

/** A refused draft is not sent again by itself; an empty one is deleted. */
function withdraw({ quoteId }: NoteDraft, newer: SavedNotes | null): void {
	if (newer) learnSaved(quoteId, newer);
	const now = getDraft(quoteId);
	if (!now) return;
	if (normalizeText(now.text) === now.before) dropDraft(quoteId);
	else keepDraft({ ...now, intent: null });
}
