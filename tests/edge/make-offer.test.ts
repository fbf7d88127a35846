import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { paths } from "#app/config/paths.ts";
import { offerForm } from "#app/content/offer-form.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { decisions, offers, outbox, quoteRequests } from "#db/schema.ts";
import { anOwner, db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { endMails } from "../support/mails-at.ts";
import { anOffer, anOfferedQuote, decide, SENT, send } from "../support/offers.ts";
import { startSession } from "../support/owner-session.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

afterEach(() => vi.restoreAllMocks());

async function aQuote({ email }: { email?: string } = {}) {
	const contact = {
		name: "Ann Example",
		phone: "+15705550123",
		...(email ? { contactMethod: "email" as const, email } : { contactMethod: "text" as const }),
	};
	const submission = aSubmission({ contact });
	await saveQuote(db, submission, Date.now());
	return submission.id;
}

const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

/** The form's fields as a browser sends them. */
function offerFields(changes: Record<string, string> = {}, lines = [["Windows and gutters", "612", "work"]]) {
	const { id = crypto.randomUUID(), newest = "0", note = "", until = inTenDays, intent = "send" } = changes;
	return [
		["id", id],
		["newest", newest],
		...lines.flatMap(([label = "", amount = "", kind = ""], position) => [
			[`label-${position}`, label],
			[`amount-${position}`, amount],
			[`kind-${position}`, kind],
		]),
		["note", note],
		["until", until],
		["intent", intent],
	] as [string, string][];
}

const offersOf = (quoteId: string) =>
	db.select().from(offers).where(eq(offers.quoteId, quoteId)).orderBy(offers.number);
/** What the card says that the job comes to. */
const soldFor = async (owner: Visitor, quoteId: string) =>
	/Total \$\d+ Estimate before/.exec(textOf((await owner.get(paths.adminQuote(quoteId))).html))?.[0];
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
const mailsOf = (quoteId: string) =>
	db
		.select()
		.from(outbox)
		.where(sql`quote_id = ${quoteId} and kind in ('customer-offer', 'offer-accepted', 'offer-answered')`);

test("the form begins with the quote's own lines and keeps what is typed while lines are added", async () => {
	const owner = await anOwner();
	const path = paths.adminOffer(await aQuote());
	const { status, html } = await owner.get(path);
	expect(status).toBe(200);
	for (const text of [
		"Offer for Ann Example",
		"Window Cleaning, Deluxe: glass inside and out, light cleaning of tracks and screens, sills wiped",
		"Bundle saving",
		'value="650"',
	])
		expect(html).toContain(text);
	const more = await owner.post(path, offerFields({ intent: "add-line", note: "See you" }));
	expect(more.status).toBe(200);
	for (const text of [">Windows and gutters</textarea>", 'value="612"', "See you", inTenDays])
		expect(more.html).toContain(text);
	expect(more.html.match(/name="label-/g)).toHaveLength(2);
});

test("a line too many is refused in words, and all that was typed stays", async () => {
	const owner = await anOwner();
	const path = paths.adminOffer(await aQuote());
	const lines = Array.from({ length: 20 }, (_, line) => [`Window ${line}`, "10", "work"]);
	const full = await owner.post(path, offerFields({ intent: "add-line" }, lines));
	expect(full.status).toBe(400);
	expect(full.html).toContain("Join some lines: an offer has at most 20");
	expect(full.html.match(/>Window \d+<\/textarea>/g)).toHaveLength(20);
});

test("a preview shows what the customer will see and sends nothing", async () => {
	const owner = await anOwner();
	const id = await aQuote({ email: "ann@example.com" });
	const preview = await owner.post(
		paths.adminOffer(id),
		offerFields({ intent: "preview", note: "<b>Bring shoes</b>" }),
	);
	expect(preview.status).toBe(200);
	for (const text of ["$612", "&lt;b&gt;Bring shoes", "Send offer of $612", "mailed to ann@example.com"])
		expect(preview.html).toContain(text);
	expect(await offersOf(id)).toEqual([]);
});

test("less than a visit costs at least is warned of wherever the offer is shown, and is sent all the same", async () => {
	const owner = await anOwner();
	const path = paths.adminOffer(await aQuote());
	const warning = offerForm.belowMinimum("$200");
	const post = (browser: Visitor, amount: string, changes: Record<string, string>) =>
		browser.post(path, [...offerFields(changes, [["Gutters", amount, "work"]]), ["minimum", "200"]]);
	expect((await owner.get(path)).html).not.toContain(warning);
	for (const intent of ["preview", "edit"]) {
		expect((await post(owner, "200", { intent })).html).not.toContain(warning);
		const { html } = await post(owner, "199", { intent });
		expect(html).toContain(warning);
		expect(html).toContain('name="minimum" value="200"');
	}
	expect((await post(owner, "150", {})).status).toBe(303);
	expect((await owner.get(path)).html).toContain(warning);
	const signedOut = await post(new Visitor(), "199", { newest: "1" });
	expect([signedOut.status, signedOut.html.includes(warning)]).toEqual([401, true]);
});

test("what cannot be sent for its amounts is told no total, and not that it can be sent", async () => {
	const owner = await anOwner();
	const path = paths.adminOffer(await aQuote());
	const read = async (...lines: string[][]) => {
		const fields = offerFields({ intent: "preview" }, lines);
		const { status, html } = await owner.post(path, [...fields, ["minimum", "200"]]);
		const [, total] = /<output[^>]*>([^<]*)</.exec(html) ?? [];
		return [status, total, html.includes(offerForm.belowMinimum("$200"))];
	};
	for (const amount of ["abc", "-5", "610.50"])
		expect(await read(["Gutters", amount, "work"])).toEqual([400, "", false]);
	const less = [
		["Gutters", "100", "work"],
		["Saving", "150", "saving"],
	];
	expect(await read(...less)).toEqual([400, "−$50", false]);
});

test("sending is one round trip; the offer, its event and its mail are there once, however often it is sent", async () => {
	const owner = await anOwner();
	const id = await aQuote({ email: `${crypto.randomUUID()}@example.com` });
	const fields = offerFields();
	await proxy.reset();
	const sent = await owner.post(paths.adminOffer(id), fields);
	expect([sent.status, sent.location, await proxy.roundTrips()]).toEqual([
		303,
		`${paths.adminQuote(id)}#offer`,
		2,
	]);
	const again = await Promise.all([1, 2, 3].map(() => owner.post(paths.adminOffer(id), fields)));
	expect(again.map(({ status }) => status)).toEqual([303, 303, 303]);
	expect(await offersOf(id)).toMatchObject([{ number: 1, total: 612, sentBy: expect.any(String) }]);
	const { events } = await savedQuote(id);
	expect(events.map(({ action, actor }) => [action, actor])).toEqual([
		["submitted", "visitor"],
		["offered", "owner"],
	]);
	const mails = await mailsOf(id);
	expect(mails.map(({ kind }) => kind)).toEqual(["customer-offer"]);
	const { html } = await owner.get(paths.adminQuote(id));
	for (const text of ["Waits for an answer", "Offer 1", "Not yet", "sms:+15705550123?&amp;body=Hi%20Ann"])
		expect(html).toContain(text);
	expect(html).not.toContain("Not delivered yet");
});

test("an offer whose mail failed for good is not delivered, until it goes out after all or the customer opened it", async () => {
	const owner = await anOwner();
	const quoteId = await aQuote({ email: "ann@example.com" });
	const now = Date.now();
	const offer = anOffer(quoteId, { validUntil: now + 86_400_000 });
	expect(await send(db, offer, now)).toBe(true);
	const told = async () => (await owner.get(paths.adminQuote(quoteId))).html.includes("Not delivered yet");
	expect(await told()).toBe(false);
	await endMails(quoteId, now + 1);
	expect(await told()).toBe(true);
	await endMails(quoteId, now + 2, { isLost: false });
	expect(await told()).toBe(false);
	await db.update(quoteRequests).set({ offerDeliveredAt: null }).where(eq(quoteRequests.id, quoteId));
	expect(await told()).toBe(true);
	await db.update(quoteRequests).set({ offerOpenedAt: now }).where(eq(quoteRequests.id, quoteId));
	expect(await told()).toBe(false);
	await db.delete(outbox).where(eq(outbox.quoteId, quoteId));
});

test("an offer for answers that the customer changed meanwhile is not sent unseen", async () => {
	const owner = await anOwner();
	const submission = aSubmission();
	await saveQuote(db, submission, Date.now());
	const path = paths.adminOffer(submission.id);
	await saveQuote(db, aSubmission({ id: submission.id }, "basic"), Date.now());
	const preview = await owner.post(path, offerFields({ intent: "preview" }));
	expect(preview.html).toContain("The customer has changed the quote");
	const late = await owner.post(path, offerFields());
	expect(late.status).toBe(409);
	for (const text of ["the customer changed the quote", 'value="612"']) expect(late.html).toContain(text);
	expect(await offersOf(submission.id)).toEqual([]);
	const [, changed = ""] = /name="changed" value="(\d+)"/.exec(preview.html) ?? [];
	expect((await owner.post(path, [...offerFields(), ["changed", changed]])).status).toBe(303);
});

test("a change that is asked for meanwhile, or taken back, is not answered unseen by the offer that is being typed", async () => {
	const owner = await anOwner();
	const { quoteId: id } = await anOfferedQuote(db);
	const path = paths.adminOffer(id);
	const asked = async () => (await savedQuote(id)).rows[0]?.askedAt ?? null;
	const typed = offerFields({ newest: "1" });
	let { html } = await owner.get(path);
	for (const [later, chosen] of (["luxury", "deluxe"] as const).entries()) {
		const [, seen = "none"] = /name="changed" value="(\d*)"/.exec(html) ?? [];
		await saveQuote(db, aSubmission({ id }, chosen), SENT + 1 + later);
		const waits = await asked();
		expect(waits).not.toBeNull();
		const late = await owner.post(path, [...typed, ["changed", seen]]);
		expect([late.status, await asked()]).toEqual([409, waits]);
		expect(late.html).toContain("asked for a change or took one back");
		expect(late.html).not.toContain("The lines below have it");
		expect(late.html.includes("The customer asks for a change")).toBe(chosen === "luxury");
		html = late.html;
	}
	expect(await offersOf(id)).toHaveLength(1);
	const [, changed = ""] = /name="changed" value="(\d+)"/.exec(html) ?? [];
	expect((await owner.post(path, [...typed, ["changed", changed]])).status).toBe(303);
});

test("the same form with other lines is no sent offer, and neither is one that another overtook", async () => {
	const owner = await anOwner();
	const id = await aQuote();
	const offer = crypto.randomUUID();
	await owner.post(paths.adminOffer(id), offerFields({ id: offer }));
	for (const fields of [
		offerFields({ id: offer }, [["Windows", "900", "work"]]),
		offerFields({}, [["Windows", "900", "work"]]),
	]) {
		const late = await owner.post(paths.adminOffer(id), fields);
		expect(late.status).toBe(409);
		for (const text of ["Another offer was sent", 'value="900"']) expect(late.html).toContain(text);
	}
	expect(await offersOf(id)).toHaveLength(1);
	const form = await owner.get(paths.adminOffer(id));
	expect(form.html).toContain("It takes the place of offer 1 ($612)");
	expect((await owner.post(paths.adminOffer(id), offerFields({ newest: "1" }))).status).toBe(303);
	expect(await offersOf(id)).toHaveLength(2);
});

test.each(["preview", "add-line"])(
	"a failed %s says what to mend, not that the offer was not sent",
	async (intent) => {
		const owner = await anOwner();
		const path = paths.adminOffer(await aQuote());
		const wrong = Array.from({ length: 20 }, () => ["Windows", "12.50", "work"]);
		const refused = await owner.post(path, offerFields({ intent }, wrong));
		vi.spyOn(console, "error").mockReturnValue();
		await proxy.fail({ kind: "refuse" });
		const down = await owner.post(path, offerFields({ intent }));
		await proxy.reset();
		const signedOut = await new Visitor().post(path, offerFields({ intent }));
		expect([refused.status, down.status, signedOut.status]).toEqual([400, 503, 401]);
		expect(refused.html).toContain("Please check this offer");
		for (const { html } of [refused, down, signedOut]) expect(html).not.toContain("The offer was not sent");
	},
);

test("what is wrong is said with every value kept, and so it is while the database does not answer", async () => {
	const owner = await anOwner();
	const id = await aQuote();
	const bad = await owner.post(
		paths.adminOffer(id),
		offerFields({ note: "Mind the dog", until: "soon" }, [
			["Windows", "12.50", "work"],
			["", "40", "saving"],
		]),
	);
	expect(bad.status).toBe(400);
	for (const text of [
		"Line 1: Enter whole dollars",
		"Line 2: Say what the line is for",
		"Valid until the end of: Enter a day from today",
		'value="12.50"',
	])
		expect(bad.html).toContain(text);
	expect(bad.html).toContain("Mind the dog");
	vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const down = await owner.post(paths.adminOffer(id), offerFields({ note: "Mind the dog" }));
	await proxy.reset();
	expect(down.status).toBe(503);
	for (const text of ["Nothing you typed is lost", 'value="612"', "Mind the dog"])
		expect(down.html).toContain(text);
	expect(await offersOf(id)).toEqual([]);
});

test("only an owner with an open session sends or withdraws an offer", async () => {
	const locked = new Visitor();
	locked.setCookie(...(await startSession(db, { locked: true })).cookie);
	const offered = await anOfferedQuote(db);
	const id = await aQuote();
	for (const visitor of [new Visitor(), locked]) {
		await visitor.post(paths.adminOffer(id), offerFields());
		await visitor.post(paths.adminWithdrawOffer(offered.quoteId), [["offer", offered.offer.id]]);
	}
	expect(await offersOf(id)).toEqual([]);
	expect(await db.select().from(decisions).where(eq(decisions.offerId, offered.offer.id))).toEqual([]);
});

test("after an offer, withdrawn or not, the next one's form begins with its lines and its note", async () => {
	const owner = await anOwner();
	const id = await aQuote();
	const lines = [["Windows, without the porch", "540", "work"]];
	await owner.post(paths.adminOffer(id), offerFields({ note: "Mind the dog" }, lines));
	const expectBoth = async () => {
		const { html } = await owner.get(paths.adminOffer(id));
		expect(html).toContain(">Windows, without the porch</textarea>");
		expect(html).toMatch(/<textarea[^>]*name="note"[^>]*>\s*Mind the dog</);
	};
	await expectBoth();
	const [offer] = await offersOf(id);
	await owner.post(paths.adminWithdrawOffer(id), [["offer", offer?.id ?? ""]]);
	expect((await owner.get(paths.adminQuote(id))).html).toContain("Withdrawn");
	await expectBoth();
});

test("an open offer can be withdrawn, an accepted one neither withdrawn nor replaced unseen", async () => {
	const owner = await anOwner();
	const id = await aQuote();
	await owner.post(paths.adminOffer(id), offerFields());
	const [offer] = await offersOf(id);
	const withdraw = () => owner.post(paths.adminWithdrawOffer(id), [["offer", offer?.id ?? ""]]);
	expect((await withdraw()).location).toBe(`${paths.adminQuote(id)}#offer`);
	expect((await owner.get(paths.adminQuote(id))).html).toContain("Withdrawn");
	expect((await savedQuote(id)).rows).toMatchObject([{ offeredAt: null, stage: "contacted" }]);

	const accepted = await anOfferedQuote(db);
	await decide(db, accepted, "accepted");
	await owner.post(paths.adminWithdrawOffer(accepted.quoteId), [["offer", accepted.offer.id]]);
	const late = await owner.post(paths.adminOffer(accepted.quoteId), offerFields({ newest: "1" }));
	expect(late.status).toBe(409);
	for (const text of ["An offer was accepted", "Another offer was sent or accepted", 'value="612"'])
		expect(late.html).toContain(text);
	expect((await savedQuote(accepted.quoteId)).rows).toMatchObject([{ stage: "accepted" }]);
	expect(await offersOf(accepted.quoteId)).toHaveLength(1);
});

test("a further offer after an acceptance begins with what was accepted, which stays the job until the new one is accepted", async () => {
	const owner = await anOwner();
	const offered = await anOfferedQuote(db);
	await decide(db, offered, "accepted");
	const { quoteId } = offered;
	const path = paths.adminOffer(quoteId);
	expect((await owner.get(paths.adminQuote(quoteId))).html).toContain("Make a new offer");
	const form = (await owner.get(path)).html;
	for (const text of ["An offer was accepted", ">Windows and gutters</textarea>", 'value="612"'])
		expect(form).toContain(text);
	const [, changed = ""] = /name="changed" value="(\d+)"/.exec(form) ?? [];
	const sendFurther = async (newest: string, amount: string) => {
		const lines = [
			["Windows and gutters", "612", "work"],
			["Deck", amount, "work"],
		];
		const fields = offerFields({ newest }, lines);
		expect((await owner.post(path, [...fields, ["changed", changed]])).status).toBe(303);
		return { ...offered, offer: { ...offered.offer, id: fields[0]?.[1] ?? "" } };
	};
	const customer = async () => (await new Visitor().get(paths.customerQuote(offered.token))).html;
	for (const [newest, amount, end] of [
		["1", "150", "declined"],
		["2", "160", "withdrawn"],
	] as const) {
		const further = await sendFurther(newest, amount);
		expect(await customer()).toContain(`$${612 + Number(amount)}`);
		expect(await customer()).toContain("Until then, what you accepted before stands");
		expect(await soldFor(owner, quoteId)).toBe("Total $612 Estimate before");
		await decide(db, further, end, { now: Date.now() });
		expect(await soldFor(owner, quoteId)).toBe("Total $612 Estimate before");
		expect(await customer()).toContain("You accepted this offer");
	}
	await decide(db, await sendFurther("3", "170"), "accepted", { now: Date.now() });
	expect(await soldFor(owner, quoteId)).toBe("Total $782 Estimate before");
});

test("after a no and other answers the form of the next offer begins with those", async () => {
	const offered = await anOfferedQuote(db);
	const { quoteId } = offered;
	const owner = await anOwner();
	const path = paths.adminOffer(quoteId);
	await decide(db, offered, "declined", { now: SENT + 1 });
	expect((await owner.get(path)).html).toContain(">Windows and gutters</textarea>");
	const contact = { name: "Ann Example", phone: "+15705550199", contactMethod: "call" } as const;
	await saveQuote(db, aSubmission({ id: quoteId, contact }), SENT + 2);
	expect((await owner.get(path)).html).toContain(">Windows and gutters</textarea>");
	await saveQuote(db, aSubmission({ id: quoteId, contact }, "luxury"), SENT + 3);
	const { html } = await owner.get(path);
	expect(html).toContain("Window Cleaning, Luxury");
	expect(html).not.toContain(">Windows and gutters</textarea>");
});
