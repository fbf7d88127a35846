import type { Database } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { changeBy } from "./change-quote.server.ts";
import { type ChooseAddons, decideAddons } from "./commands/choose-addons.ts";
import { changeAskedFor, isPromised } from "./quote.ts";
import type { QuoteSubmission } from "./submission.ts";
import { RefusedQuoteError, saveQuote } from "./submit.server.ts";
import { visitor } from "./writer.server.ts";

interface AddonChoice extends Omit<ChooseAddons, "attempt"> {
	quoteId: string;
}

/** Saves the add-ons, or asks for them while an offer stands. Returns what came of it: beside an offer, whether a change is asked for.
 * @throws {RefusedQuoteError}; another error when the database refuses or does not answer in time; the same call may be made again. */
export async function saveAddons(
	db: Database,
	{ quoteId, ...choice }: AddonChoice,
	now: UtcMs,
): Promise<"saved" | "offered" | "asked"> {
	const command = { ...choice, attempt: crypto.randomUUID() };
	const saved = await changeBy(decideAddons)(db, visitor(db), quoteId, command, now);
	if (saved.kind === "refused") throw new RefusedQuoteError(saved.refusal.kind);
	if (!saved.quote || !isPromised(saved.quote, now)) return "saved";
	return changeAskedFor(saved.quote) ? "asked" : "offered";
}

/** Saves the submission again first, which asks for nothing while an offer stands unless the total is confirmed. A failure is logged. */
export async function trySaveAddons(
	db: Database,
	{ submission, ...choice }: AddonChoice & { submission: QuoteSubmission | null },
	now: UtcMs,
) {
	try {
		if (submission) await saveQuote(db, submission, now, undefined, { isQuiet: !choice.confirmed });
		return await saveAddons(db, choice, now);
	} catch (error) {
		if (error instanceof RefusedQuoteError && error.reason !== "paused") return error.reason;
		logError("add-ons not saved", error, { quote: choice.quoteId });
		return "failed";
	}
}
