import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { queueFollowUps } from "#app/follow-ups/queue-follow-ups.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { db, forgetCounts } from "../support/edge-quotes.ts";
import { customerMailsAt } from "../support/mails-at.ts";
import { emptyOutbox } from "../support/queued-mails.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";

/** A Tuesday at nine in the morning. */
const DONE = Date.parse("2026-05-12T09:00:00-04:00");
const THANKED = DONE + 2 * HOUR_MS;
const AGAIN = DONE + DAY_MS;

beforeEach(async () => {
	await forgetCounts();
	await settled(db, db.update(quoteRequests).set({ spam: true }));
	await emptyOutbox();
	await db.run(sql`update settings set value = '{}' where id = 1`);
});

/** A job whose thank-you was queued, and which is then done again. `isTried` says whether the first thank-you was due meanwhile. */
async function aJobDoneAgain(isTried: boolean): Promise<void> {
	const email = `ann-${crypto.randomUUID()}@example.com`;
	const contact = { name: "Ann", phone: "+15705580001", contactMethod: "email", email } as const;
	const { id: quoteId, ...submission } = aSubmission({ contact });
	await saveQuote(db, { id: quoteId, ...submission }, DONE - 20 * DAY_MS);
	await customerMailsAt(DONE - 20 * DAY_MS);
	await triageAs(db, { quoteId, intent: "done", now: DONE });
	await queueFollowUps(db, THANKED);
	await triageAs(db, { quoteId, intent: "not-done", now: THANKED });
	if (isTried) expect(await customerMailsAt(THANKED)).toEqual([]);
	await triageAs(db, { quoteId, intent: "done", now: AGAIN });
}

test.each([true, false])(
	"a job that is done again is thanked for once, whether or not the first thanks had ended: %s",
	async (isTried) => {
		await aJobDoneAgain(isTried);
		await queueFollowUps(db, AGAIN + 2 * HOUR_MS);
		expect(await customerMailsAt(AGAIN + 2 * HOUR_MS)).toHaveLength(1);
		await queueFollowUps(db, AGAIN + DAY_MS);
		expect(await customerMailsAt(AGAIN + DAY_MS)).toEqual([]);
	},
);
