import { count, isNull, sql } from "drizzle-orm";
import { pricePackages } from "../../app/pricing/quote";
import { pricingAnswers } from "../../app/quote-wizard/draft";
import { buildSubmission } from "../../app/quotes/submission";
import { saveQuote } from "../../app/quotes/submit.server";
import { outbox, throttle } from "../../db/schema";
import { aDraft, stepDraft } from "../support/drafts";
import { timeExchange } from "./exchange";
import type { Finding } from "./finding";
import { anAddress, formHeaders } from "./load";
import { recordBatch } from "./recorder";
import { compare } from "./rounds";
import { type Stage, stepPaths } from "./stage";

/** Step 4's save from the form to its redirect, beside the same batch sent straight to the database. */
export async function measureSave(
	{ many: { site, db, databaseUrl } }: Stage,
	rounds: number,
): Promise<Finding> {
	const draft = aDraft();
	const [offered] = pricePackages(pricingAnswers(draft));
	if (!offered) throw new Error("Nothing is offered for these answers");
	const submission = buildSubmission(draft, offered);
	const source = { address: "quotes:bench", noticed: null };
	const batch = await recordBatch(databaseUrl, (recorder) =>
		saveQuote(recorder, submission, Date.now(), source),
	);

	/** Until the mail is out and nothing is left over, so that no measurement meets another's work. */
	async function settle(): Promise<void> {
		await db.delete(throttle);
		for (;;) {
			const [waiting] = await db.select({ count: count() }).from(outbox).where(isNull(outbox.sentAt));
			if (waiting?.count === 0) return;
			await new Promise((resolve) => setTimeout(resolve, 10));
		}
	}

	await db.delete(outbox);
	return compare(
		{
			name: "step 4's save, of the bare batch on the database",
			unit: "ms",
			reach: { most: 1.5 },
			async ours() {
				const body = "package=deluxe";
				const headers = {
					...formHeaders(site.baseUrl, body),
					Cookie: await stepDraft(aDraft()),
					"CF-Connecting-IP": anAddress(),
				};
				const time = await timeExchange({
					url: `${site.baseUrl}${stepPaths[1]}`,
					headers,
					body,
					status: 303,
				});
				await settle();
				return time;
			},
			async yardstick() {
				const body = batch.body.replaceAll(submission.id, crypto.randomUUID());
				const time = await timeExchange({ url: batch.url, body, status: 200 });
				await db.run(sql`delete from outbox where sent_at is null`);
				await settle();
				return time;
			},
		},
		rounds,
	);
}
