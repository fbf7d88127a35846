import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import { formatTimes } from "#app/quotes/job-times.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { customerQuestions } from "#db/schema.ts";
import { db, savedQuote } from "../support/edge-quotes.ts";
import { setDate } from "../support/jobs.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

// What a customer sends again is the same answer, unless it says something else by now.

async function aQuote() {
	const submission = aSubmission();
	const token = (await saveQuote(db, submission, Date.now())) ?? "";
	const { id } = submission;
	const form = { quote: id, attempt: crypto.randomUUID() };
	const send = (fields: Record<string, string>) =>
		new Visitor().post(paths.customerQuote(token), Object.entries({ ...form, ...fields }));
	const asked = async () => {
		const { quoteId, text, askedAt } = customerQuestions;
		const rows = await db
			.select({ text })
			.from(customerQuestions)
			.where(eq(quoteId, id))
			.orderBy(asc(askedAt));
		return rows.map((row) => row.text);
	};
	return { id, send, asked };
}

test("a question whose answer was lost is asked once where it comes again, and again where its words were changed", async () => {
	const { send, asked } = await aQuote();
	for (const question of ["When?", "When?", "When, and for how long?"])
		expect((await send({ intent: "ask", question })).location).toMatch(/news=asked$/);
	expect(await asked()).toEqual(["When?", "When, and for how long?"]);
});

test("a date is agreed to by a form whose attempt agreed to another one before", async () => {
	const { id, send } = await aQuote();
	const now = Date.now();
	const [first, next] = [3, 5].map((days) => {
		const startsAt = now + days * DAY_MS;
		return { startsAt, endsAt: startsAt + HOUR_MS };
	});
	if (!first || !next) throw new Error("There are no dates");
	await setDate(db, id, first, { now });
	expect((await send({ intent: "fine", date: formatTimes(first) })).location).toMatch(/news=date-agreed$/);
	await setDate(db, id, next, { before: first, now });
	expect((await send({ intent: "fine", date: formatTimes(next) })).location).toMatch(/news=date-agreed$/);
	const { events } = await savedQuote(id);
	expect(events.filter(({ action }) => action === "date-agreed")).toHaveLength(2);
});
