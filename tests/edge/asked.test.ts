import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { nextContactTexts } from "#app/content/customer-page.ts";
import { offerBefore } from "#app/content/offer-mails.ts";
import { openDraft } from "#app/quote-wizard/signed-draft.server.ts";
import type { Draft } from "#app/quotes/draft.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { outbox, quoteRequests } from "#db/schema.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { anOwner, db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes.ts";
import { mailsAt } from "../support/mails-at.ts";
import { anOffer, askAs, decide, send } from "../support/offers.ts";
import { testSecret } from "../support/secrets.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";
import { aWord } from "../support/words.ts";

// What a customer asks waits for an owner until it is answered; from an offer on, so does a change.

beforeEach(async () => {
	await forgetCounts();
	await settled(db, db.delete(quoteRequests));
});
afterEach(() => {
	vi.restoreAllMocks();
	return proxy.reset();
});

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
const email = "ann@example.com";

async function anOffered(contactMethod: "email" | "text" = "email") {
	const now = Date.now() - 60_000;
	const name = `Ann ${aWord()}`;
	const contact = { name, phone: "+15705550123", contactMethod, ...(contactMethod === "email" && { email }) };
	const submission = aSubmission({ contact });
	const token = (await saveQuote(db, submission, now)) ?? "";
	const lines = [{ label: "Windows, my price", amount: 500, kind: "work" as const }];
	const offer = anOffer(submission.id, { lines, validUntil: now + 86_400_000 });
	await send(db, offer, now + 1);
	return { id: submission.id, quoteId: submission.id, name, token, offer, contact };
}

/** A browser with the customer's draft. */
async function visitorOf(
	{ id, token, contact }: Awaited<ReturnType<typeof anOffered>>,
	answers: Partial<Draft> = {},
) {
	const cookie = await stepDraft({ ...aDraft(id), contact, saved: true, customerToken: token, ...answers });
	const visitor = new Visitor();
	const [cookieName = "", value = ""] = cookie.split(/=(.*)/s);
	visitor.setCookie(cookieName, value);
	return visitor;
}

/** The package step of the customer's draft, with another package. */
async function choosePackage(quote: Awaited<ReturnType<typeof anOffered>>, name: string) {
	return (await visitorOf(quote)).post(paths.quotePackage, [["package", name]]);
}

const queuedOf = (id: string) =>
	db.select({ kind: outbox.kind, payload: outbox.payload }).from(outbox).where(eq(outbox.quoteId, id));

const questionOf = async (id: string) => {
	const { rows } = await db.$client.execute({
		sql: "select id from customer_questions where quote_id = ?",
		args: [id],
	});
	return String(rows[0]?.id);
};

test("a change that waits is told above the offer that it is about, until there is a new one", async () => {
	const quote = await anOffered();
	const pageOf = async () => textOf((await new Visitor().get(paths.customerQuote(quote.token))).html);
	expect(await pageOf()).not.toContain("You asked for a change");
	await choosePackage(quote, "luxury");
	const page = await pageOf();
	expect(page.indexOf("You asked for a change")).toBeGreaterThan(0);
	expect(page.indexOf("You asked for a change")).toBeLessThan(page.indexOf("Accept this offer"));
	const next = anOffer(quote.id, { number: 2, validUntil: Date.now() + 86_400_000 });
	expect(await send(db, next, Date.now() + 1)).toBe(true);
	const after = await pageOf();
	expect(after.indexOf("You asked for a change")).toBeGreaterThan(after.indexOf("Accept this offer"));
});

test("a change that waits beside an offer which has expired waits for a word, not for the end of that offer", async () => {
	const now = Date.now() - 60_000;
	const submission = aSubmission();
	const token = (await saveQuote(db, submission, now)) ?? "";
	await send(db, anOffer(submission.id, { validUntil: now + 30_000 }), now + 1);
	await saveQuote(db, aSubmission({ id: submission.id }, "luxury"), now + 2);
	const page = textOf((await new Visitor().get(paths.customerQuote(token))).html);
	expect(page).toContain("This offer has expired");
	expect(page).toMatch(
		/You asked for a change on [^.]* Package: Luxury \(was: Deluxe\).* will get back to you\./,
	);
	expect(page).not.toContain("stays as it is until");
});

test("a further change begins with the answers that were asked for, which are the quote's once they were accepted", async () => {
	const quote = await anOffered();
	await decide(db, quote, "accepted", { now: Date.now() - 1_000 });
	const visitor = await visitorOf(quote);
	const draftOf = () => openDraft(visitor.cookie("__Host-quote"), { SESSION_SECRET: testSecret });
	await visitor.post(paths.quotePackage, [["package", "luxury"]]);
	// Who begins anew asks for another quote.
	expect(await draftOf()).toMatchObject({ confirmed: true });
	const page = paths.customerQuote(quote.token);
	await visitor.post(page, [["intent", "change"]]);
	expect(await draftOf()).toMatchObject({ package: "luxury", promised: true });
	const step = (await visitor.get(paths.quotePackage)).html;
	for (const text of ["You have an offer", "Ask for this change"]) expect(step).toContain(text);
	expect((await savedQuote(quote.id)).rows).toMatchObject([{ package: "deluxe" }]);
	const more = anOffer(quote.id, { number: 2, validUntil: Date.now() + 86_400_000 });
	expect(await send(db, more, Date.now())).toBe(true);
	expect((await savedQuote(quote.id)).rows).toMatchObject([{ package: "deluxe" }]);
	await decide(db, { ...quote, offer: more }, "accepted", { now: Date.now() + 1 });
	expect((await savedQuote(quote.id)).rows).toMatchObject([{ package: "luxury" }]);
	expect(textOf((await visitor.get(page)).html)).toContain("Luxury");
});

test("add-ons from a tab that is older than the offer are asked for, and its page says so", async () => {
	const quote = await anOffered();
	const visitor = await visitorOf(quote, { package: "deluxe" });
	const totalOf = async () => (await savedQuote(quote.id)).rows.map(({ totalPrice }) => totalPrice);
	const before = await totalOf();
	const confirm = (addons: string[]) =>
		visitor.post(paths.quoteConfirmation, [
			["intent", "confirm"],
			...addons.map((addon): [string, string] => ["addons", addon]),
		]);
	const page = paths.customerQuote(quote.token);
	expect((await confirm([])).location).toBe(page);
	expect((await confirm(["deck"])).location).toBe(`${page}?news=requested`);
	expect(await totalOf()).toEqual(before);
});

test("a change is asked for on card, Today, mail and both pages, leads to a new offer, and the accepted one stays until then", async () => {
	const quote = await anOffered();
	await decide(db, quote, "accepted", { now: Date.now() - 1_000 });
	const sent = await choosePackage(quote, "luxury");
	expect(sent.location).toBe(`${paths.customerQuote(quote.token)}?news=requested`);
	expect((await savedQuote(quote.id)).rows[0]).toMatchObject({ package: "deluxe" });
	const page = textOf((await new Visitor().get(sent.location ?? "")).html);
	expect(page).toContain("We have your request for a change");
	expect(page).toContain("Our offer stays as it is until Daniel sends you a new one.");
	expect(page).toContain("Package: Luxury (was: Deluxe)");
	const owner = await anOwner();
	const asksFor = "Asks for: Package: Luxury (was: Deluxe)";
	expect(textOf((await owner.get(`${paths.admin}?status=changed`)).html)).toContain(asksFor);
	const today = (await owner.get(paths.adminToday)).html;
	expect(textOf(today)).toContain(asksFor);
	expect(today).toContain(`href="${paths.adminOffer(quote.id)}"`);
	expect(textOf((await owner.get(paths.adminQuote(quote.id))).html)).toContain("Make a new offer");
	expect(textOf((await owner.get(paths.adminQuote(quote.id))).html)).toContain(
		"Change asked for · the customer",
	);
	expect(await queuedOf(quote.id)).toContainEqual(
		expect.objectContaining({
			kind: "customer-question",
			payload: expect.stringContaining('"isChange":true'),
		}),
	);
	const form = (await owner.get(paths.adminOffer(quote.id))).html;
	expect(form).toContain("Windows, my price");
	expect(form).toContain("Window Cleaning, Luxury");
	const second = anOffer(quote.id, { number: 2, validUntil: Date.now() + 86_400_000 });
	expect(await send(db, second, Date.now())).toBe(true);
	expect((await queuedOf(quote.id)).filter(({ kind }) => kind === "customer-offer")).toHaveLength(2);
	const further = (await new Visitor().get(paths.customerQuote(quote.token))).html;
	expect(textOf(further)).toContain(offerBefore.accepted);
	const sentMails = await mailsAt(Date.now() + 2_000);
	expect(sentMails.some(({ text }) => text.includes(offerBefore.accepted))).toBe(true);
	expect(sentMails.some(({ subject }) => subject.includes("$612"))).toBe(true);
	expect(textOf((await owner.get(paths.adminToday)).html)).not.toContain(asksFor);
	expect(textOf((await owner.get(`${paths.admin}?q=${encodeURIComponent(quote.name)}`)).html)).toContain(
		"Sold $500",
	);
	await decide(db, { ...quote, offer: second }, "accepted", { now: Date.now() });
	expect(textOf((await owner.get(`${paths.admin}?q=${encodeURIComponent(quote.name)}`)).html)).toContain(
		"Sold $612",
	);
});

test("who changes the answers after a no reads that they have arrived, and an owner has to look again", async () => {
	const quote = await anOffered();
	await decide(db, quote, "declined", { now: Date.now() - 1_000 });
	const pageOf = async () => textOf((await new Visitor().get(paths.customerQuote(quote.token))).html);
	expect(await pageOf()).not.toContain(nextContactTexts.arrived);
	await choosePackage(quote, "luxury");
	const page = await pageOf();
	expect(page).toContain(nextContactTexts.arrived);
	expect(page).toContain("You declined this offer");
	expect(page).not.toContain("you declined our offer");
	const owner = await anOwner();
	expect(textOf((await owner.get(`${paths.admin}?status=changed`)).html)).toContain(quote.name);
});

test("another address and a gate code are known at once while an offer stands, and the page says so", async () => {
	const quote = await anOffered();
	await decide(db, quote, "accepted", { now: Date.now() - 1_000 });
	const { condition } = aDraft(quote.id);
	const visitor = await visitorOf(quote, {
		contact: { ...quote.contact, address: "99 New Street" },
		condition: { ...condition, concerns: "Gate code 4711" },
	});
	const sent = await visitor.post(paths.quotePackage, [["package", "deluxe"]]);
	expect(sent.location).toBe(`${paths.customerQuote(quote.token)}?news=contact-changed`);
	const page = textOf((await new Visitor().get(sent.location ?? "")).html);
	expect(page).toContain("We have your new details");
	expect(page).toContain("99 New Street");
	expect(page).not.toContain("You asked for a change");
	expect((await savedQuote(quote.id)).rows[0]).toMatchObject({ concerns: "Gate code 4711" });
	const owner = await anOwner();
	const card = textOf((await owner.get(`${paths.admin}?q=${encodeURIComponent(quote.name)}`)).html);
	expect(card).toContain("99 New Street");
	expect(card).toContain("Changed since");
	const details = { ...quote.contact, address: "7 Other Street" };
	await (await visitorOf(quote, { contact: details })).post(paths.quotePackage, [["package", "luxury"]]);
	const history = textOf((await owner.get(paths.adminQuote(quote.id))).html);
	expect(history.match(/Change asked for/g)).toHaveLength(1);
	const offer = textOf((await owner.get(paths.adminOffer(quote.id))).html);
	expect(offer).toContain("The customer asks for a change");
	expect(offer).not.toContain("The customer has changed the quote");
});

test("the first answers sent again take the change back, which card, Today, history, mail and both pages tell", async () => {
	const quote = await anOffered();
	await choosePackage(quote, "luxury");
	const sent = await choosePackage(quote, "deluxe");
	expect(sent.location).toBe(`${paths.customerQuote(quote.token)}?news=taken-back`);
	const page = textOf((await new Visitor().get(sent.location ?? "")).html);
	for (const text of [
		"You took back your change",
		"Settled on",
		"Leave it as it is after all. No longer wanted:",
	])
		expect(page).toContain(text);
	const owner = await anOwner();
	const told = "Asks: Leave it as it is after all. No longer wanted: Package: Luxury (was: Deluxe)";
	expect(textOf((await owner.get(`${paths.admin}?status=changed`)).html)).toContain(told);
	expect(textOf((await owner.get(paths.adminToday)).html)).toContain(told);
	expect(textOf((await owner.get(paths.adminQuote(quote.id))).html)).toContain(
		"Change taken back · the customer",
	);
	const form = (await owner.get(paths.adminOffer(quote.id))).html;
	expect(form).not.toContain("The customer asks for a change");
	expect(form).not.toContain("Window Cleaning, Luxury");
	const inMail = expect.stringContaining("Leave it as it is after all.");
	expect(await queuedOf(quote.id)).toContainEqual({ kind: "customer-question", payload: inMail });
	expect((await choosePackage(quote, "deluxe")).location).toBe(paths.customerQuote(quote.token));
	expect((await savedQuote(quote.id)).events.map(({ action }) => action)).toEqual([
		"submitted",
		"offered",
		"asked",
		"change-withdrawn",
	]);
});

test("who asked for ten things in a day reads why an eleventh waits, keeps the answers, and is no failure of ours", async () => {
	const quote = await anOffered();
	for (let asked = 0; asked < 10; asked++) {
		const question = { quoteId: quote.id, offerId: quote.offer.id, text: `Number ${asked}?` };
		await askAs(db, { ...question, id: crypto.randomUUID() }, quote.token, Date.now() - 1_000 + asked);
	}
	const log = vi.spyOn(console, "error");
	const chosen = await choosePackage(quote, "luxury");
	const visitor = await visitorOf(quote, { package: "deluxe" });
	const confirmed = await visitor.post(paths.quoteConfirmation, [
		["intent", "confirm"],
		["addons", "deck"],
	]);
	for (const answer of [chosen, confirmed]) {
		expect(answer.status).toBe(429);
		expect(answer.html).toContain("That&#x27;s a lot of changes for today");
		expect(answer.html).toContain("Your answers are still on this page");
	}
	expect(chosen.html).toMatch(/<input[^>]*checked=""[^>]*value="luxury"|value="luxury"[^>]*checked=""/);
	expect(confirmed.html).toMatch(/<input[^>]*checked=""[^>]*value="deck"|value="deck"[^>]*checked=""/);
	expect(log).not.toHaveBeenCalled();
});

test("a question waits on Today and under Look again until it is answered, by mail or by hand, and both texts stay on the customer's page", async () => {
	const quote = await anOffered();
	const ask = { quoteId: quote.id, offerId: quote.offer.id, text: "With the screens?" };
	await askAs(db, { ...ask, id: crypto.randomUUID() }, quote.token, Date.now() - 1_000);
	const owner = await anOwner();
	const waits = async () =>
		[paths.adminToday, `${paths.admin}?status=changed`].map(async (path) =>
			textOf((await owner.get(path)).html).includes("Asks: With the screens?"),
		);
	expect(await Promise.all(await waits())).toEqual([true, true]);
	const address = `${ownerPaths.answerQuestion(quote.id)}?question=${await questionOf(quote.id)}`;
	expect((await owner.post(address, [["answer", " "]])).status).toBe(400);
	expect((await owner.post(address, [["answer", "Yes, all of them."]])).status).toBe(303);
	expect(await Promise.all(await waits())).toEqual([false, false]);
	const page = textOf((await new Visitor().get(paths.customerQuote(quote.token))).html);
	expect(page).toContain("With the screens?");
	expect(page).toContain("Yes, all of them.");
	expect(await queuedOf(quote.id)).toContainEqual(
		expect.objectContaining({
			kind: "customer-answer",
			payload: expect.stringContaining("Yes, all of them."),
		}),
	);
	expect((await owner.post(address, [["answer", "No."]])).status).toBe(409);
});

test("of several questions card and Today tell the newest, and how many more wait", async () => {
	const quote = await anOffered();
	const now = Date.now();
	const ask = { quoteId: quote.id, offerId: quote.offer.id };
	const ids = ["And the attic?", "With the screens?"].map((text, index) => {
		const id = crypto.randomUUID();
		return { id, asked: askAs(db, { ...ask, id, text }, quote.token, now - 2_000 + index) };
	});
	for (const { asked } of ids) expect(await asked).toBe(true);
	const owner = await anOwner();
	const tells = (words: string) =>
		Promise.all(
			[paths.adminToday, `${paths.admin}?status=changed`].map(async (path) =>
				textOf((await owner.get(path)).html).includes(words),
			),
		);
	expect(await tells("Asks: With the screens? (and 1 more)")).toEqual([true, true]);
	const address = `${ownerPaths.answerQuestion(quote.id)}?question=${ids[1]?.id}`;
	expect((await owner.post(address, [["intent", "answered"]])).status).toBe(303);
	expect(await tells("(and 1 more)")).toEqual([false, false]);
	expect(await tells("Asks: And the attic?")).toEqual([true, true]);
});

test("without an email address the answer is a text message, and a question can be marked as answered", async () => {
	const quote = await anOffered("text");
	const ask = { quoteId: quote.id, offerId: null, text: "With the screens?" };
	await askAs(db, { ...ask, id: crypto.randomUUID() }, quote.token, Date.now() - 1_000);
	const owner = await anOwner();
	const address = `${ownerPaths.answerQuestion(quote.id)}?question=${await questionOf(quote.id)}`;
	expect((await owner.post(address, [["answer", "Yes."]])).status).toBe(303);
	expect(textOf((await owner.get(paths.adminQuote(quote.id))).html)).toContain("Text the answer");
	const second = await anOffered("text");
	await askAs(db, { ...ask, quoteId: second.id, id: crypto.randomUUID() }, second.token, Date.now() - 1_000);
	const other = `${ownerPaths.answerQuestion(second.id)}?question=${await questionOf(second.id)}`;
	expect((await owner.post(other, [["intent", "answered"]])).status).toBe(303);
	expect(textOf((await owner.get(paths.adminToday)).html)).not.toContain("With the screens?");
});

test("a further offer after an acceptance waits to be delivered as the first one does, and is seen when it is opened", async () => {
	const quote = await anOffered("text");
	await decide(db, quote, "accepted", { now: Date.now() - 2_000 });
	await choosePackage(quote, "luxury");
	await send(db, anOffer(quote.id, { number: 2, validUntil: Date.now() + 86_400_000 }), Date.now());
	const owner = await anOwner();
	const card = async () =>
		textOf((await owner.get(`${paths.admin}?q=${encodeURIComponent(quote.name)}`)).html);
	expect(await card()).toContain("Not delivered yet");
	const today = (await owner.get(paths.adminToday)).html;
	const [waits = ""] = /<section id="undelivered".*?<\/section>/s.exec(today) ?? [];
	expect(textOf(waits)).toMatch(/\$612.*Text it now/);
	expect(decodeURIComponent(waits)).not.toContain("$500");
	const { html } = await owner.get(paths.adminQuote(quote.id));
	expect(html).toContain("Text it now");
	const pressed = await owner.post(paths.adminQuote(quote.id), [
		["intent", "delivered"],
		["from", ""],
	]);
	expect(pressed.status).toBe(303);
	expect(await card()).not.toContain("Not delivered yet");
	const { rows } = await savedQuote(quote.id);
	expect(rows[0]).toMatchObject({ stage: "accepted", offerDeliveredAt: expect.any(Number) });
});
