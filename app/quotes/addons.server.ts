import type { Database } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { changeQuote } from "./change-quote.server.ts";
import { type ChooseAddons, decideAddons } from "./commands/choose-addons.ts";
import type { QuoteSubmission } from "./submission.ts";
import { AskedTooMuchError, refusalError, saveQuote, VoidDraftError } from "./submit.server.ts";
import { noFacts, visitor } from "./writer.server.ts";

interface AddonChoice extends Omit<ChooseAddons, "attempt"> {
	quoteId: string;
}

/** Makes a quote's add-ons the chosen ones.
 * @throws {VoidDraftError} when the quote is gone or its link was replaced; {AskedTooMuchError}; another error when the database refuses or does not answer in time; the same call may be made again. */
export async function saveAddons(
	db: Database,
	{ quoteId, ...choice }: AddonChoice,
	now: UtcMs,
): Promise<void> {
	const command = { ...choice, attempt: crypto.randomUUID() };
	const saved = await changeQuote(db, {
		writer: visitor(db),
		address: { id: quoteId },
		attempt: command.attempt,
		now,
		facts: noFacts(db),
		decide: (quote) => decideAddons(quote, command, now),
	});
	if (saved.kind === "refused") throw refusalError(saved.refusal.kind);
}

type ChoiceOutcome = "saved" | "erased" | "replaced" | "too-many" | "failed";

/** Saves as `saveAddons` does, after saving the submission again where there is one, which asks for nothing while an
 * offer stands unless the total is confirmed. A failure is logged. */
export async function trySaveAddons(
	db: Database,
	{ submission, ...choice }: AddonChoice & { submission: QuoteSubmission | null },
	now: UtcMs,
): Promise<ChoiceOutcome> {
	try {
		if (submission) await saveQuote(db, submission, now, undefined, { isQuiet: !choice.confirmed });
		await saveAddons(db, choice, now);
		return "saved";
	} catch (error) {
		if (error instanceof VoidDraftError) return error.reason;
		if (error instanceof AskedTooMuchError) return "too-many";
		logError("add-ons not saved", error, { quote: choice.quoteId });
		return "failed";
	}
}
