import { type SQL, sql } from "drizzle-orm";
import type { GivenAnswers } from "#app/answers/saved-answers.ts";
import { business } from "#app/config/business.ts";
import type { Database } from "#app/database/client.server.ts";
import { price } from "#app/pricing/price.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { WINDOWS } from "#app/services/services.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { deleteQuotes } from "./delete-quotes.server.ts";
import { buildSubmission } from "./submission.ts";
import { saveQuote } from "./submit.server.ts";

/** Saves a test quote, once for each id, with the company's own phone number and no source. @throws as `saveQuote` does. */
export async function saveTestQuote(
	db: Database,
	{ id, name, card }: { id: string; name: string; card: RateCard },
	now: UtcMs,
): Promise<void> {
	const answers: GivenAnswers = {
		service: {
			services: [WINDOWS, "gutter-cleaning"],
			homeSize: "medium",
			stories: "two",
			zip: business.home.postalCode,
		},
		contact: { name, phone: business.phone.e164, contactMethod: "text", address: business.home.township },
		condition: { lastCleaned: "1-3years", trackCondition: "normal", gutterLastCleaned: "within-1-year" },
	};
	const priced = price({ ...answers.service, ...answers.condition }, card);
	const chosen = priced.packages.find((offered) => offered.name === "deluxe");
	if (!chosen) throw new Error("The test quote has no price");
	await saveQuote(db, { ...buildSubmission({ id, ...answers }, chosen, priced), test: true }, now);
}

/** The statements that delete a test quote with all its rows and mails, and no other quote. */
export function removeTestQuote(db: Database, id: string, allowed: SQL) {
	return deleteQuotes(db, sql`(select id from quote_requests where id = ${id} and test and ${allowed})`);
}
