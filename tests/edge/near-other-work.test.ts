import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#app/config/paths.ts";
import { acceptTexts } from "#app/content/customer-offer.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { offerLineTexts } from "#app/content/offer-form.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { outbox, quoteRequests } from "#db/schema.ts";
import { anOwner, db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { anOffer, anOfferedQuote, SENT, send } from "../support/offers.ts";
import { aSettingsForm } from "../support/settings-form.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

const NOW = SENT + 60_000;

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
	await forgetCounts();
	await settled(db, db.delete(quoteRequests));
});
afterEach(async () => {
	await db.run(sql`update settings set value = '{}'`);
	vi.useRealTimers();
});

async function setSaving(nearSaving: string): Promise<void> {
	const { revision } = settingsOf(await selectSettings(db));
	const form = aSettingsForm(revision, { nearSaving });
	expect((await (await anOwner()).post(paths.adminSettings, form)).status).toBe(303);
}

const later = (days: number) => ({
	startsAt: TUESDAY.startsAt + days * DAY_MS,
	endsAt: TUESDAY.endsAt + days * DAY_MS,
});
const [WEDNESDAY, FRIDAY] = [later(1), later(3)];

/** Another customer's job in a ZIP code, in the morning. */
async function aJob(zip: string, times = TUESDAY): Promise<string> {
	const { service } = aSubmission();
	const contact = {
		name: "Zoe",
		phone: "+15705550188",
		contactMethod: "text",
		address: "7 Hidden Lane",
	} as const;
	const submission = aSubmission({ contact, service: { ...service, zip } });
	await saveQuote(db, submission, SENT);
	await setDate(db, submission.id, times, { now: SENT });
	return submission.id;
}

const wishesOf = (html: string) =>
	[...html.matchAll(/name="wish"[^>]*value="([^"]+)"/g)].map(([, wish = ""]) => wish);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

type Offered = Awaited<ReturnType<typeof anOfferedQuote>>;

function accept({ quoteId, offer, token }: Offered, wishes: readonly string[], near: string | null) {
	return new Visitor().post(paths.customerQuote(token), [
		...Object.entries({ intent: "accept", quote: quoteId, offer: offer.id, attempt: crypto.randomUUID() }),
		...Object.entries({ name: "Ann Example", terms: "on", ...(near && { near }) }),
		...wishes.map((wish): [string, string] => ["wish", wish]),
	]);
}

const nearIn = (html: string) => html.match(/name="near" value="([^"]+)"/)?.[1] ?? null;
/** The Tuesday's morning is taken. */
const [NEAR, FAR] = ["2026-05-12 afternoon", "2026-05-13 afternoon"];

test("switched off, nobody learns of other work; a saving of 0 shows the days, and asks for no other round trip", async () => {
	await aJob("18411");
	const offered = await anOfferedQuote(db);
	const look = () => new Visitor().get(paths.customerQuote(offered.token));
	expect((await look()).html).not.toContain(acceptTexts.near);
	await setSaving("0");
	await proxy.reset();
	const { html } = await look();
	expect(await proxy.roundTrips()).toBe(1);
	expect(html).toContain(acceptTexts.near);
	expect([html.includes("You save"), nearIn(html)]).toEqual([false, null]);
	expect(wishesOf(html)[0]).toBe(NEAR);
});

test("days with a job in the visitor's ZIP code come first, with what picking them saves, and name neither street nor customer", async () => {
	await setSaving("20");
	await aJob("18411");
	await aJob("18512", WEDNESDAY);
	const offered = await anOfferedQuote(db);
	const { html } = await new Visitor().get(paths.customerQuote(offered.token));
	for (const text of [
		acceptTexts.near,
		acceptTexts.nearSaving("$20"),
		acceptTexts.send(acceptTexts.either("$612", "$592")),
		acceptTexts.otherDays,
	])
		expect(html).toContain(text);
	expect([wishesOf(html)[0], nearIn(html)]).toEqual([NEAR, "20 2026-05-12"]);
	expect(wishesOf(html)).toContain(FAR);
	for (const secret of ["7 Hidden Lane", "Zoe"]) expect(html).not.toContain(secret);
});

test("who picks only such days orders for less, everywhere and for good; who picks another one, or has a date, does not", async () => {
	await setSaving("20");
	await aJob("18411");
	const [near, far, dated] = [await anOfferedQuote(db), await anOfferedQuote(db), await anOfferedQuote(db)];
	expect((await accept(near, [NEAR], "20 2026-05-12")).status).toBe(303);
	expect((await accept(far, [NEAR, FAR], "20 2026-05-12")).status).toBe(303);
	await setDate(db, dated.quoteId, FRIDAY, { now: NOW });
	const { html: withDate } = await new Visitor().get(paths.customerQuote(dated.token));
	expect([withDate.includes("You save"), nearIn(withDate)]).toEqual([false, null]);
	expect((await accept(dated, [], null)).status).toBe(303);
	// What was agreed on stays when the owner changes the saving, or the other job is off.
	await setSaving("");
	const owner = await anOwner();
	const told = async ({ quoteId, token }: Offered) => ({
		detail: textOf((await owner.get(paths.adminQuote(quoteId))).html),
		card: textOf((await owner.get(`${paths.admin}?open=${quoteId}`)).html),
		page: textOf((await new Visitor().get(paths.customerQuote(token))).html),
	});
	for (const [place, text] of Object.entries(await told(near))) {
		expect.soft(text, place).toContain("$592");
		if (place !== "card") expect.soft(text, place).toContain(offerLineTexts.near);
	}
	for (const quote of [far, dated]) {
		const { detail, page } = await told(quote);
		expect.soft([detail, page].map((text) => text.includes("$612"))).toEqual([true, true]);
		expect.soft(page).not.toContain(offerLineTexts.near);
	}
	const { html: csv } = await owner.get("/admin/quotes.csv");
	expect(csv.match(/,592,accepted,592,.*,612,/g)).toHaveLength(1);
	expect(csv.match(/,612,accepted,/g)).toHaveLength(2);
	const queued = await db.select().from(outbox).where(eq(outbox.quoteId, near.quoteId));
	const sums = queued.map(({ payload }) => JSON.parse(payload));
	expect(sums).toContainEqual(expect.objectContaining({ outcome: "accepted", total: 592, saving: 20 }));
	// The owner's history says what it was.
	expect((await told(near)).detail).toMatch(/Offer:[^$]*\$612[^$]*→ \$592/);
	expect((await told(far)).detail).not.toMatch(/\$612\W* → /);
});

test("who has the saving and asks for another day keeps it, and the owner reads so beside a day without other work", async () => {
	await setSaving("20");
	await aJob("18411");
	const [near, far] = [await anOfferedQuote(db), await anOfferedQuote(db)];
	expect((await accept(near, [NEAR], "20 2026-05-12")).status).toBe(303);
	expect((await accept(far, [FAR], null)).status).toBe(303);
	await setDate(db, near.quoteId, FRIDAY, { now: NOW });
	const asked = { intent: "move", quote: near.quoteId, attempt: crypto.randomUUID() };
	const page = paths.customerQuote(near.token);
	const days = [NEAR, FAR].map((wish): [string, string] => ["wish", wish]);
	expect((await new Visitor().post(page, [...Object.entries(asked), ...days])).status).toBe(303);
	const owner = await anOwner();
	const besides = async ({ quoteId }: Offered) =>
		(await owner.get(paths.adminQuote(quoteId))).html
			.split("<li")
			.filter((item) => item.includes('name="wish"'))
			.map((item) => item.includes(jobDateTexts.farSaving));
	expect([await besides(near), await besides(far)]).toEqual([[false, true], [false]]);
	await setDate(db, near.quoteId, WEDNESDAY, { before: FRIDAY, now: NOW });
	const { html } = await new Visitor().get(page);
	for (const text of ["$592", "Saving for picking days when we are in your area"])
		expect(html).toContain(text);
	expect(html).not.toContain("we are in your area that day");
});

test("a date that was set meanwhile saves nothing, and who was promised a saving is told before it counts", async () => {
	await setSaving("20");
	await aJob("18411");
	const offered = await anOfferedQuote(db);
	await setDate(db, offered.quoteId, FRIDAY, { now: NOW });
	const refused = await accept(offered, [NEAR], "20 2026-05-12");
	expect([refused.status, refused.html.includes(acceptTexts.savingChanged)]).toEqual([409, true]);
	expect((await accept(offered, [], null)).status).toBe(303);
});

test("an offer that has the saving already is not reduced by it again", async () => {
	await setSaving("20");
	await aJob("18411");
	const offered = await anOfferedQuote(db);
	await accept(offered, [NEAR], "20 2026-05-12");
	const { html: form } = await (await anOwner()).get(paths.adminOffer(offered.quoteId));
	expect(form).toContain(offerLineTexts.near);
	const lines = [
		{ label: "Windows and gutters", amount: 612, kind: "work" as const },
		{ label: offerLineTexts.near, amount: 20, kind: "saving" as const },
	];
	const second = { ...anOffer(offered.quoteId, { number: 2, lines }) };
	expect(await send(db, second, NOW + 1)).toBe(true);
	const { html } = await new Visitor().get(paths.customerQuote(offered.token));
	expect([nearIn(html), html.includes("Accept for $592<")]).toEqual([null, true]);
	expect((await accept({ ...offered, offer: second }, [NEAR], null)).status).toBe(303);
	expect((await new Visitor().get(paths.customerQuote(offered.token))).html).not.toContain("$572");
});

test("a job that is only tried out makes nobody's days near", async () => {
	await setSaving("20");
	const job = await aJob("18411");
	await settled(db, db.update(quoteRequests).set({ test: true }).where(eq(quoteRequests.id, job)));
	const offered = await anOfferedQuote(db);
	expect(nearIn((await new Visitor().get(paths.customerQuote(offered.token))).html)).toBeNull();
});

test("a saving that is not there any more is not silently left out: the form comes back and says so, and loses nothing", async () => {
	await setSaving("20");
	const job = await aJob("18411");
	const offered = await anOfferedQuote(db);
	await setDate(db, job, null, { before: TUESDAY, now: NOW });
	const refused = await accept(offered, [NEAR], "20 2026-05-12");
	expect([refused.status, refused.html.includes(acceptTexts.savingChanged)]).toEqual([409, true]);
	expect(refused.html).toContain("Accept for $612<");
	expect(refused.html).toContain('value="Ann Example"');
	// The page says what it is now, and that is taken.
	expect((await accept(offered, [NEAR], nearIn(refused.html))).status).toBe(303);
	expect((await savedQuote(offered.quoteId)).rows[0]?.stage).toBe("accepted");
});
