import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { decisions, outbox, quoteEvents, quoteRequests } from "#db/schema.ts";
import { anOwner, db } from "../support/edge-quotes.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { startSession } from "../support/owner-session.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

/** A quote with an offer of $612 that was sent two days ago. */
async function anOffered({ validUntil = Date.now() + 10 * DAY_MS } = {}) {
	const email = `${crypto.randomUUID()}@example.com`;
	const contact = { name: "Ann Example", phone: "+15705550123", contactMethod: "email", email } as const;
	const submission = aSubmission({ contact });
	const sentAt = Date.now() - 2 * DAY_MS;
	const token = (await saveQuote(db, submission, sentAt)) ?? "";
	const offer = anOffer(submission.id, { validUntil });
	if (!(await send(db, offer, sentAt))) throw new Error("The offer was not sent");
	return { quoteId: submission.id, token, offer };
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");

/** Presses a button of the form that an offer's place on the quote's page has, with a name or with the customer's own. */
async function enter(
	owner: Visitor,
	{ quoteId, offer }: Pick<Awaited<ReturnType<typeof anOffered>>, "quoteId" | "offer">,
	{ way = "phone", name = "Ann Example", revision = "2" } = {},
) {
	const fields = { revision, offer: offer.id, name, way };
	const { location } = await owner.post(ownerPaths.enterAcceptance(quoteId), Object.entries(fields));
	expect(location).toBe(`${paths.adminQuote(quoteId)}#offer`);
	return textOf((await owner.get(paths.adminQuote(quoteId))).html);
}

const decisionOf = (offerId: string) => db.select().from(decisions).where(eq(decisions.offerId, offerId));
const eventsOf = (quoteId: string) =>
	db
		.select({ actor: quoteEvents.actor, changes: quoteEvents.changes })
		.from(quoteEvents)
		.where(sql`quote_id = ${quoteId} and action = 'acceptance-entered'`);
test("an owner enters that a customer said yes by phone: it is the job, and the customer is told how it was accepted", async () => {
	const owner = await anOwner();
	const offered = await anOffered();
	const { quoteId, token, offer } = offered;
	expect(textOf((await owner.get(paths.adminQuote(quoteId))).html)).toContain(
		"Accepted by phone or on paper",
	);
	const page = await enter(owner, offered);
	expect(page).toContain("Offer accepted");
	expect(page).toContain("Accepted by phoneAnn Example");
	expect(page).toContain("Acceptance entered");
	expect(page).not.toContain("Accepted by phone or on paper");
	expect(await decisionOf(offer.id)).toMatchObject([
		{ outcome: "accepted", name: "Ann Example", enteredAs: "phone", signature: null, wishes: null },
	]);
	const [quote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId));
	expect(quote).toMatchObject({ stage: "accepted", reminderDueAt: null });
	expect(await eventsOf(quoteId)).toMatchObject([{ actor: "owner" }]);
	const theirs = textOf((await new Visitor().get(paths.customerQuote(token))).html);
	expect(theirs).toContain("You accepted this offer");
	expect(theirs).toMatch(/By phone, as Ann Example\. Daniel noted it on /);
	expect(theirs).not.toContain("Signed by");
});

test("on paper the name is that of who signed, and the same form again, or another one, changes nothing", async () => {
	const owner = await anOwner();
	const offered = await anOffered();
	const signed = { way: "paper", name: "  Bob \u0000Example " };
	await enter(owner, offered, signed);
	expect(await enter(owner, offered, signed)).toContain("Offer accepted");
	expect(await enter(owner, offered, { way: "phone", revision: "3" })).toContain(
		"Signed on paper byBob Example",
	);
	expect(await decisionOf(offered.offer.id)).toMatchObject([{ name: "Bob Example", enteredAs: "paper" }]);
	expect(await eventsOf(offered.quoteId)).toHaveLength(1);
	const theirs = textOf((await new Visitor().get(paths.customerQuote(offered.token))).html);
	expect(theirs).toContain("On paper, signed by Bob Example.");
});

test("the customer alone gets a mail", async () => {
	const offered = await anOffered();
	await db.run(sql`delete from outbox where quote_id = ${offered.quoteId}`);
	await enter(await anOwner(), offered);
	const kinds = db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.quoteId, offered.quoteId));
	expect(await kinds).toEqual([{ kind: "offer-accepted" }]);
});

test("an offer that has expired may still hold, without a name for its own customer", async () => {
	const offered = await anOffered({ validUntil: Date.now() - DAY_MS });
	const owner = await anOwner();
	expect(textOf((await owner.get(paths.adminQuote(offered.quoteId))).html)).toContain("Who accepted");
	expect(await enter(owner, offered, { name: "" })).toContain("Offer accepted");
	expect(await decisionOf(offered.offer.id)).toMatchObject([{ name: "Ann Example" }]);
});

test("what the customer decided stands, and nothing that makes no sense is entered", async () => {
	const owner = await anOwner();
	const offered = await anOffered();
	for (const wrong of [{ way: "fax" }, { name: "x".repeat(61) }])
		expect(await enter(owner, offered, wrong)).toContain("The acceptance was not entered.");
	const other = { ...offered, offer: { ...offered.offer, id: crypto.randomUUID() } };
	expect(await enter(owner, other)).toContain("The acceptance was not entered.");
	expect(await decisionOf(offered.offer.id)).toEqual([]);
	await decide(db, offered, "declined", { now: Date.now() });
	expect(await enter(owner, offered)).toContain("The acceptance was not entered.");
	expect(await decisionOf(offered.offer.id)).toMatchObject([{ outcome: "declined", enteredAs: null }]);
});

test("only an owner with an open session enters it", async () => {
	const offered = await anOffered();
	const locked = new Visitor();
	locked.setCookie(...(await startSession(db, { locked: true })).cookie);
	const fields = Object.entries({ offer: offered.offer.id, way: "phone", name: "Ann" });
	for (const visitor of [new Visitor(), locked])
		await visitor.post(ownerPaths.enterAcceptance(offered.quoteId), fields);
	expect(await decisionOf(offered.offer.id)).toEqual([]);
});
