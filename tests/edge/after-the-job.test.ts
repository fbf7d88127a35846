import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { anOwner, db, forgetCounts, savedQuote } from "../support/edge-quotes.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";
import { Visitor } from "../support/visitor.ts";

beforeEach(forgetCounts);

/** A visitor's saved quote, filled from its page into the wizard, whose job is done since. */
async function aVisitorOfDone() {
	const phone = `+1570${Math.floor(2_000_000 + Math.random() * 7_999_999)}`;
	const submission = aSubmission({ contact: { ...aSubmission().contact, phone } });
	const token = await saveQuote(db, submission, Date.now() - 60_000);
	const page = paths.customerQuote(token ?? "");
	const visitor = new Visitor();
	await visitor.post(page, [["intent", "change"]]);
	await triageAs(db, { quoteId: submission.id, intent: "done", now: Date.now() });
	const stored = async () => {
		const { mails, ...saved } = await savedQuote(submission.id);
		return { ...saved, mails: mails.map(({ idempotencyKey }) => idempotencyKey) };
	};
	const before = await stored();
	const others = async () =>
		(await db.select().from(quoteRequests).where(eq(quoteRequests.phone, phone))).filter(
			({ id }) => id !== submission.id,
		);
	return { id: submission.id, token, page, visitor, before, stored, others };
}

test("what is sent for a quote whose job is done is a new quote, one however often it is sent, and the wizard goes on with it", async () => {
	const { token, visitor, before, stored, others } = await aVisitorOfDone();
	const cookie = visitor.cookie("__Host-quote");
	for (const name of ["luxury", "luxury", "basic"]) {
		// The same form, as a second tab or "Back" has it.
		visitor.setCookie("__Host-quote", cookie);
		await visitor.get(paths.quotePackage);
		const sent = await visitor.post(paths.quotePackage, [["package", name]]);
		expect([sent.status, sent.location]).toEqual([303, paths.quoteConfirmation]);
	}
	expect(await stored()).toEqual(before);
	const [made, ...more] = await others();
	expect(more).toEqual([]);
	expect(made).toMatchObject({
		stage: "new",
		package: "basic",
		spam: false,
		doneAt: null,
	});
	expect(made?.customerToken).not.toBe(token);
	expect(made?.customerId).toBe(before.rows[0]?.customerId);
	expect(visitor.draftId()).toBe(made?.id);
	const { html } = await visitor.get(paths.quoteConfirmation);
	expect(html).toContain(paths.customerQuote(made?.customerToken ?? ""));
	const confirmed = await visitor.post(paths.quoteConfirmation, [
		["addons", "deck"],
		["intent", "confirm"],
	]);
	expect(confirmed.location).toContain("/thank-you?");
	expect((await visitor.get(confirmed.location ?? "")).html).toContain(made?.customerToken);
	const after = await savedQuote(made?.id ?? "");
	expect(after.events.map(({ action }) => action)).toEqual(["submitted", "changed", "confirmed"]);
	expect(after.mails.length).toBeGreaterThan(0);
	expect(await stored()).toEqual(before);
	expect((await (await anOwner()).get("/admin?status=new")).html).toContain(made?.id);
});

test.each(["update", "confirm"])(
	"add-ons of a quote whose job is done are not saved, which the wizard says, and keeps the answers: %s",
	async (intent) => {
		const { id, visitor, before, stored, others } = await aVisitorOfDone();
		const { status, location } = await visitor.post(paths.quoteConfirmation, [
			["addons", "deck"],
			["intent", intent],
		]);
		expect([status, location]).toEqual([303, `${paths.quote}?draft=done`]);
		const { html } = await visitor.get(location ?? "");
		expect(html).toContain("This job is already done");
		expect(html).toMatch(/value="18411"/);
		expect(await stored()).toEqual(before);
		expect(visitor.draftId()).not.toBe(id);
		expect((await visitor.post(paths.quotePackage, [["package", "luxury"]])).status).toBe(303);
		expect(await others()).toMatchObject([{ id: visitor.draftId(), package: "luxury" }]);
	},
);

test("a page of the customer that is older than the job's end takes the answers into the wizard as another quote", async () => {
	const { id, page, visitor, before, stored, others } = await aVisitorOfDone();
	// So does the page as it is by then.
	const { html } = await new Visitor().get(page);
	expect(html).toMatch(/<button[^>]*value="change"[^>]*>(?:(?!<\/button>).)*Get my new price/s);
	const opened = await visitor.post(page, [["intent", "change"]]);
	expect([opened.status, opened.location]).toEqual([303, paths.quote]);
	expect(visitor.draftId()).not.toBe(id);
	expect((await visitor.get(paths.quote)).html).toMatch(/value="18411"/);
	expect((await visitor.post(paths.quotePackage, [["package", "deluxe"]])).status).toBe(303);
	expect(await others()).toMatchObject([{ id: visitor.draftId(), stage: "new" }]);
	expect(await stored()).toEqual(before);
});
