import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { attemptOf, notSignedIn, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { dashboardFailures } from "#app/content/dashboard.ts";
import { notesTexts } from "#app/content/notes.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { triageQuote } from "#app/quotes/commands.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { returnAddress, triageFlash } from "./triage.server.ts";
import { hasUndo, joinNotes, MAX_NOTES, MAX_WORK, type SavedNotes, triageSchema } from "./triage.ts";

const { accepted, badForm, longWork, noLostReason, notChanged, unreachable } = dashboardFailures.reasons;
const { reasons } = notesTexts;
const signedOut = notSignedIn();

/** Does what a quote's form asks, and wakes the live feed. A failure returns the typed notes and any newer saved ones. */
export async function handleTriage(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const form = await readPostedForm(request);
	const hasNotes = form.has("notes");
	const sent = { ...sentNotes(form), work: sentWork(form) };
	const hasText = hasNotes || sent.work !== undefined;
	const quoteId = params.id ?? "";
	const refuse = (status: 400 | 401 | 409 | 503, reason: string, newer: SavedNotes | null = null) => {
		const links = status === 401 ? signedOut.links : undefined;
		return { done: false, status, failure: { reason, ...sent, newer, links }, hasText } as const;
	};
	return ownerAction(args, {
		what: "quote not updated",
		quoteId,
		async work(owner) {
			const submission = parseWithZod(form, { schema: triageSchema });
			if (submission.status !== "success") {
				if (sent.work && sent.work.text.length > MAX_WORK) return refuse(400, longWork(MAX_WORK));
				return refuse(400, sent.notes.length > MAX_NOTES ? reasons.tooLong(MAX_NOTES) : badForm);
			}
			const { from, ...triage } = submission.value;
			const { intent } = triage;
			if (intent === "lost" && !triage.lostReason) return refuse(400, noLostReason);
			const command = { ...triage, attempt: attemptOf(form) };
			const triaged = await triageQuote(context.db, owner, quoteId, command, Date.now());
			const { quote } = triaged;
			if (!quote) return refuse(409, notChanged.notes);
			const saved = { notes: quote.adminNotes, notesRevision: quote.notesRevision };
			if (triaged.kind === "refused") {
				const { kind } = triaged.refusal;
				if (kind === "newer-notes") return refuse(409, reasons.newer, saved);
				return refuse(409, kind === "accepted" ? accepted : notChanged[intent]);
			}
			if (triaged.isNew && intent === "not-spam") context.afterAnswer(() => context.mail.deliver());
			const flash = hasUndo(intent)
				? null
				: triaged.isBackWithoutDate
					? "back-without-date"
					: triageFlash[intent];
			return { done: true, intent, flash, address: returnAddress(quoteId, intent, from), saved } as const;
		},
		failed: () => refuse(503, hasNotes ? reasons.unreachable : unreachable),
		signedOut:
			sent.notes === sent.notesBefore && !sent.work?.text ? undefined : () => refuse(401, signedOut.text),
	});
}

/** Returns what a form of the plan of the day says was done; undefined of any other form. */
function sentWork(form: FormData): { text: string; revision: number } | undefined {
	if (!form.has("work")) return undefined;
	return { text: String(form.get("work")), revision: wholeNumber(form.get("revision")) ?? 0 };
}

function sentNotes(form: FormData) {
	const text = (name: string) => String(form.get(name) ?? "").replace(/\r\n?/g, "\n");
	const notesBefore = text("notesBefore");
	const notes = form.has("together") ? joinNotes(notesBefore, text("notes")) : text("notes");
	form.set("notes", notes);
	return { notes, notesBefore, notesRevision: wholeNumber(text("notesRevision")) ?? 0 };
}
