import type { Database } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { QuoteSubmission } from "./submission.ts";
import { saveQuote } from "./submit.server.ts";

/** `saveQuote`, except that a failure is logged and returned as false. */
export async function tryResubmit(db: Database, submission: QuoteSubmission, now: number): Promise<boolean> {
	try {
		await saveQuote(db, submission, now);
		return true;
	} catch (error) {
		logError("quote not saved again", error, { quote: submission.id });
		return false;
	}
}
