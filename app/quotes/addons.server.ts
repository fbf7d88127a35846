import type { Addon } from "#app/catalog/options.ts";
import type { Database } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { AddonPrices } from "#app/pricing/rates.ts";
import { changeQuote } from "./change-quote.server.ts";
import { decideAddons } from "./commands/choose-addons.ts";
import { noFacts, visitor } from "./load.server.ts";
import type { QuoteSubmission } from "./submission.ts";
import { ErasedQuoteError, saveQuote } from "./submit.server.ts";

interface AddonChoice {
	quoteId: string;
	addons: readonly Addon[];
	/** Whole dollars: the chosen package's midpoint. */
	midpoint: number;
	/** Whole dollars, as the visitor was shown them. */
	prices: AddonPrices;
	confirmed: boolean;
}

/** Makes a quote's add-ons the chosen ones. Returns false when there is no such quote. `now` is UTC milliseconds.
 * @throws when the database refuses or does not answer in time; the same call may be made again. */
export async function saveAddons(
	db: Database,
	{ quoteId, ...choice }: AddonChoice,
	now: number,
): Promise<boolean> {
	const command = { ...choice, attempt: crypto.randomUUID() };
	const saved = await changeQuote(db, {
		writer: visitor(db),
		address: { id: quoteId },
		attempt: command.attempt,
		now,
		facts: noFacts(db),
		decide: (quote) => decideAddons(quote, command, now),
	});
	return saved.kind === "changed";
}

type ChoiceOutcome = "saved" | "gone" | "failed";

/** As `saveAddons`, after saving the submission again where there is one. A failure is logged. */
export async function trySaveAddons(
	db: Database,
	{ submission, ...choice }: AddonChoice & { submission: QuoteSubmission | null },
	now: number,
): Promise<ChoiceOutcome> {
	try {
		if (submission) await saveQuote(db, submission, now);
		return (await saveAddons(db, choice, now)) ? "saved" : "gone";
	} catch (error) {
		if (error instanceof ErasedQuoteError) return "gone";
		logError("add-ons not saved", error, { quote: choice.quoteId });
		return "failed";
	}
}
