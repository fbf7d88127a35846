import type { Database } from "../db.server";
import { logError } from "../log.server";
import type { QuoteSubmission } from "./submission";
import { saveQuote } from "./submit.server";

/** Makes a saved quote once more what this submission says, as `saveQuote` does. A failure is logged, and false. */
export async function tryResubmit(db: Database, submission: QuoteSubmission, now: number): Promise<boolean> {
	try {
		await saveQuote(db, submission, now);
		return true;
	} catch (error) {
		logError("quote not saved again", error, { quote: submission.id });
		return false;
	}
}
