import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import type { TriageIntent } from "#app/catalog/quote-terms.ts";
import { dashboardFailures } from "#app/content/dashboard.ts";
import { notesTexts } from "#app/content/notes.ts";
import { logError } from "#app/log/log.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { isUntouched } from "./notes.server.ts";
import { userOfSession } from "./quote-history.server.ts";
import { returnAddress, triageQuote } from "./triage.server.ts";
import { joinNotes, MAX_NOTES, type SavedNotes, type TriageFailure, triageSchema } from "./triage.ts";

type TriageOutcome =
	| { done: true; intent: TriageIntent; address: string; saved: SavedNotes }
	| { done: false; status: 400 | 401 | 409 | 503; failure: TriageFailure; hasNotes: boolean };

const { badForm, noLostReason, notChanged, unreachable } = dashboardFailures.reasons;
const { reasons } = notesTexts;

/** Triages in one round trip with the check of the session, and wakes the live feed. A failure returns the typed
 * notes and any newer saved ones.
 * @throws {Response} a redirect to the sign-in where there is no open session and no typed notes. */
export async function handleTriage({ request, params, context }: ActionFunctionArgs): Promise<TriageOutcome> {
	const form = await readPostedForm(request);
	const hasNotes = form.has("notes");
	const sent = sentNotes(form);
	const quoteId = params.id ?? "";
	const refuse = (status: 400 | 401 | 409 | 503, reason: string, newer: SavedNotes | null = null) =>
		({ done: false, status, failure: { reason, ...sent, newer }, hasNotes }) as const;
	try {
		const submission = parseWithZod(form, { schema: triageSchema });
		if (submission.status !== "success") {
			await requireAdmin({ request, context }, () => []);
			return refuse(400, sent.notes.length > MAX_NOTES ? reasons.tooLong : badForm);
		}
		const { intent, from, lostReason, ...edit } = submission.value;
		if (intent === "lost" && !lostReason) {
			await requireAdmin({ request, context }, () => []);
			return refuse(400, noLostReason);
		}
		const userId = userOfSession((await presentedSession(request)) ?? "");
		const triage = { ...edit, intent, lostReason, quoteId, userId, now: Date.now() };
		const [changed, , [saved]] = await requireAdmin({ request, context }, (allowed) =>
			triageQuote(context.db, triage, allowed),
		);
		if (!saved) return refuse(409, notChanged.notes);
		if (changed.length > 0) {
			context.afterAnswer(() => context.feed.wake());
			if (intent === "not-spam") context.afterAnswer(() => context.mail.deliver());
		} else if (!isUntouched(edit) && saved.notes !== edit.notes && saved.notesRevision !== edit.notesRevision)
			return refuse(409, reasons.newer, saved);
		else if (intent !== "notes") return refuse(409, notChanged[intent]);
		return { done: true, intent, address: returnAddress(quoteId, intent, from), saved };
	} catch (error) {
		if (error instanceof Response) {
			if (error.status >= 400 || sent.notes === sent.notesBefore) throw error;
			return refuse(401, reasons.signedOut);
		}
		logError("quote not updated", error, { quote: quoteId, requestId: context.requestId });
		return refuse(503, hasNotes ? reasons.unreachable : unreachable);
	}
}

/** With both texts joined where the owner chose to keep both. */
function sentNotes(form: FormData) {
	const text = (name: string) => String(form.get(name) ?? "").replace(/\r\n?/g, "\n");
	const notesBefore = text("notesBefore");
	const notes = form.has("together") ? joinNotes(notesBefore, text("notes")) : text("notes");
	form.set("notes", notes);
	return { notes, notesBefore, notesRevision: Number(text("notesRevision")) || 0 };
}
