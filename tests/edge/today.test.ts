import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { selectExpired, selectUnoffered } from "#app/admin/today/today-reads.server.ts";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { todayPage } from "#app/content/today.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";
import { seedQuotes } from "../bench/seed-quotes.ts";
import { anOwner, db, forgetCounts, planOf, proxy, savedQuote } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { endMails } from "../support/mails-at.ts";
import { anOffer, decide, SENT, send, VALID_UNTIL } from "../support/offers.ts";
import { settled } from "../support/settled.ts";
import { aRequest, readToday } from "../support/today.ts";
import { triageAs } from "../support/triage.ts";
import { Visitor } from "../support/visitor.ts";

/** The day of the job, eight days after the offers were sent. */
const NOW = Date.parse("2026-05-12T10:00:00-04:00");

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
	await forgetCounts();
	// What other tests left waits for nobody.
	await settled(db, db.update(quoteRequests).set({ spam: true }));
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

async function anOffered(name: string, sentAt: number, validUntil = VALID_UNTIL) {
	const quote = await aRequest(name, sentAt - HOUR_MS);
	const offer = anOffer(quote.quoteId, { validUntil });
	expect(await send(db, offer, sentAt)).toBe(true);
	await change(quote.quoteId, { offerDeliveredAt: sentAt });
	return { ...quote, offer };
}

const change = (id: string, values: Partial<typeof quoteRequests.$inferInsert>) =>
	settled(db, db.update(quoteRequests).set(values).where(eq(quoteRequests.id, id)));

/** Presses a button beside somebody on the list. */
const markOnToday = (owner: Visitor, quoteId: string, intent: string) =>
	owner.post(paths.adminToday, [
		["quote", quoteId],
		["intent", intent],
	]);

test("each list has who waits, in one round trip, and the counts stand above the quotes", async () => {
	const { quoteId: older } = await aRequest("Ann Longest", NOW - 3 * HOUR_MS);
	await aRequest("Bob Shorter", NOW - HOUR_MS);
	const { token } = await anOffered("Cy Week", SENT);
	await anOffered("Di Days", NOW - 3 * DAY_MS);
	await anOffered("Ed Fresh", NOW - DAY_MS);
	const accepted = await anOffered("Flo Accepted", SENT);
	expect(await decide(db, accepted, "accepted", { now: NOW - DAY_MS })).toMatchObject({ isOwn: true });
	const { quoteId: job } = await aRequest("Gus Job", NOW - 20 * DAY_MS);
	await setDate(db, job, TUESDAY, { now: NOW - DAY_MS });
	const owner = await anOwner();
	await proxy.reset();
	const { status, html, lists } = await readToday(owner);
	expect([status, await proxy.roundTrips()]).toEqual([200, 1]);
	expect([...lists.keys()]).toEqual(["jobs", "untold", "accepted", "fresh", "week", "days"]);
	for (const part of ["jobs", "fresh", "offers", "accepted"]) expect(html).toContain(` id="${part}"`);
	expect(lists.get("jobs")).toMatch(
		/Gus Job Morning, 8 am – 12 pm .*1 Elm St, PA 18411 \(Waverly Township\)/,
	);
	expect(lists.get("fresh")).toMatch(/Ann Longest Waiting for 3 h .*Gutter.*Bob Shorter Waiting for 1 h/);
	expect(lists.get("week")).toMatch(/Cy Week Sent 8 days ago .*Offer of \$612, valid until Monday, May 18/);
	expect(lists.get("days")).toContain("Di Days Sent 3 days ago");
	expect(lists.get("accepted")).toContain("Flo Accepted Accepted 24 h ago");
	expect(html).not.toContain("Ed Fresh");
	expect(html).toContain(`href="${paths.adminQuote(older)}"`);
	expect(html).toContain(`href="${paths.adminQuote(accepted.quoteId)}#date"`);
	expect(html).toContain('href="tel:+15705550123"');
	expect(html).toMatch(/href="https:\/\/www\.google\.com\/maps\/[^"]*1%20Elm%20St/);
	const texts = [...html.matchAll(/href="sms:\+15705550123\?&amp;body=([^"]*)"/g)];
	const reminders = texts
		.map(([, body = ""]) => decodeURIComponent(body))
		.filter((text) => text.includes("$612"));
	expect(reminders).toHaveLength(2);
	expect(reminders[0]).toMatch(/^Hi Cy, .* once more\./);
	expect(reminders[0]).toContain(paths.customerQuote(token));
	expect(reminders[1]).toMatch(/^Hi Di, /);
	await proxy.reset();
	const { html: list } = await owner.get(paths.admin);
	expect(await proxy.roundTrips()).toBe(1);
	for (const [kind, count] of [
		["jobs", "1 job"],
		["fresh", "2 new"],
		["offers", "2 unanswered"],
		["accepted", "1 to schedule"],
	])
		expect(list).toMatch(new RegExp(`href="/admin/today#${kind}"[^>]*>${count}<`));
});

test("spam, test quotes, and what is answered, over or called off are on no list, and a job of tomorrow is in its own", async () => {
	const out: [string, Partial<typeof quoteRequests.$inferInsert>][] = [
		["Spam", { spam: true }],
		["Test", { test: true }],
	];
	for (const [name, values] of out) {
		await change((await aRequest(`${name} Request`, NOW - HOUR_MS)).quoteId, values);
		await change((await anOffered(`${name} Offer`, SENT)).quoteId, values);
		await change((await aRequest(`${name} Accepted`, NOW - HOUR_MS)).quoteId, { ...values, acceptedAt: NOW });
		const job = { scheduledFor: TUESDAY.startsAt, scheduledUntil: TUESDAY.endsAt };
		await change((await aRequest(`${name} Job`, NOW - HOUR_MS)).quoteId, { ...values, ...job });
	}
	await anOffered("Out Long expired", NOW - 40 * DAY_MS, NOW - 30 * DAY_MS);
	await change((await anOffered("Out Expired test", SENT, NOW - 1)).quoteId, { test: true });
	await change((await anOffered("Out Expired spam", SENT, NOW - 1)).quoteId, { spam: true });
	const lost = { lostAt: NOW, lostReason: "other" } as const;
	await change((await anOffered("Out Expired lost", SENT, NOW - 1)).quoteId, lost);
	await decide(db, await anOffered("Out Declined", SENT), "declined", { now: NOW - DAY_MS });
	await change((await anOffered("Out Stopped", SENT)).quoteId, { remindersStoppedAt: NOW - DAY_MS });
	const accepted = await aRequest("Out Lost", NOW - HOUR_MS);
	await change(accepted.quoteId, { acceptedAt: NOW, lostAt: NOW, lostReason: "other" });
	const day = { startsAt: TUESDAY.startsAt + DAY_MS, endsAt: TUESDAY.endsAt + DAY_MS };
	const { quoteId: tomorrow } = await aRequest("Out Tomorrow", NOW - HOUR_MS);
	await setDate(db, tomorrow, day, { now: NOW - DAY_MS });
	await triageAs(db, { quoteId: tomorrow, intent: "told", now: NOW - DAY_MS });
	const calledOff = await aRequest("Out Called", NOW - HOUR_MS);
	await setDate(db, calledOff.quoteId, TUESDAY, { now: NOW - DAY_MS });
	await change(calledOff.quoteId, { lostAt: NOW, lostReason: "other" });
	const { lists, html } = await readToday(await anOwner());
	expect([...lists.keys()]).toEqual(["tomorrow"]);
	expect(html).toContain(todayPage.empty.title);
});

test("who was reminded by text is off the list until the next reminder is due, and back on it if that is taken back", async () => {
	const { quoteId } = await anOffered("Di Days", NOW - 3 * DAY_MS);
	const owner = await anOwner();
	const press = (intent: string) => markOnToday(owner, quoteId, intent);
	const reminders = async () =>
		(await savedQuote(quoteId)).events.filter(({ action }) => action === "reminded").length;
	const counted = async () => (await owner.get(paths.admin)).html.includes("1 unanswered");
	expect((await readToday(owner)).lists.get("days")).toMatch(
		/Text a reminder Di Days .*Mark as reminded : Di Days/,
	);
	expect(await counted()).toBe(true);
	await proxy.reset();
	const sent = await press("reminded");
	expect([sent.status, sent.location, await proxy.roundTrips()]).toEqual([
		303,
		`/admin/today?reminded=${quoteId}#undo`,
		2,
	]);
	// A second tap is no second reminder.
	await press("reminded");
	expect(await reminders()).toBe(1);
	const { html } = await owner.get(sent.location ?? "");
	for (const text of ["Marked as reminded", "Undo", todayPage.empty.title]) expect(html).toContain(text);
	expect(await counted()).toBe(false);
	expect((await press("not-reminded")).location).toBe(paths.adminToday);
	await press("not-reminded");
	expect(await reminders()).toBe(2);
	const { lists, html: after } = await readToday(owner);
	expect(lists.get("days")).toContain("Di Days");
	expect(after).not.toContain("Marked as reminded");
	const history = (await owner.get(paths.adminQuote(quoteId))).html.replaceAll("<!-- -->", "");
	expect(history).toContain("Reminder: sent → taken back");
	vi.setSystemTime(NOW + 60_000);
	await press("reminded");
	vi.setSystemTime(NOW + 5 * DAY_MS);
	expect((await readToday(await anOwner())).lists.get("week")).toContain("Di Days");
});

test("the history says of a reminder who sent it: an owner, also where the account is gone, or nobody", async () => {
	const { quoteId } = await anOffered("Di Days", NOW - 3 * DAY_MS);
	const owner = await anOwner();
	await markOnToday(owner, quoteId, "reminded");
	const senderOf = async (values: Partial<typeof quoteEvents.$inferInsert>) => {
		await db.update(quoteEvents).set(values).where(sql`quote_id = ${quoteId} and action = 'reminded'`);
		const { html } = await owner.get(paths.adminQuote(quoteId));
		return /Follow-up sent<span[^>]*> · ([^<]*)</.exec(html.replaceAll("<!-- -->", ""))?.[1];
	};
	expect(await senderOf({ actor: "owner" })).toContain("@");
	expect(await senderOf({ userId: null })).toBe("an owner");
	const mailed = [{ field: "followUp", from: null, to: "first-reminder" }];
	expect(await senderOf({ changes: JSON.stringify(mailed) })).toBe("by itself");
});

test("a job whose day is over is asked after, until it is marked as done or lost, for a year", async () => {
	const aJob = async (name: string, daysAgo: number, values: Parameters<typeof change>[1] = {}) => {
		const { quoteId } = await aRequest(name, NOW - 400 * DAY_MS);
		const shift = daysAgo * DAY_MS;
		const times = { scheduledFor: TUESDAY.startsAt - shift, scheduledUntil: TUESDAY.endsAt - shift };
		await change(quoteId, { ...times, ...values });
		return quoteId;
	};
	const open = await aJob("Pat Yesterday", 1);
	await aJob("Quin Year ago", 365);
	await aJob("Out Longer ago", 366);
	await aJob("Out Done", 1, { doneAt: NOW - 10 * DAY_MS, remindersStoppedAt: NOW });
	await aJob("Out Lost", 1, { lostAt: NOW, lostReason: "other" });
	await aJob("Out Spam", 1, { spam: true });
	await aJob("Out Test", 1, { test: true });
	const { lists, html } = await readToday(await anOwner());
	expect([...lists.keys()]).toEqual(["unfinished"]);
	expect(lists.get("unfinished")).toMatch(
		/how did they go\? 2 Pat Yesterday Monday, May 11, 2026 .*1 Elm St.*Quin Year ago/,
	);
	expect(lists.get("unfinished")).not.toContain("Out ");
	expect(html).toMatch(new RegExp(`href="${paths.adminQuote(open)}"[^>]*>.{0,600}Done or lost`, "s"));
});

test("an entry has the price, the place, the message and the notes, and one press says what was done about it", async () => {
	const { quoteId: fresh } = await aRequest("Rita Fresh", NOW - HOUR_MS);
	await change(fresh, { concerns: "The gate sticks", adminNotes: "Call after five" });
	const { quoteId: job } = await aRequest("Sam Yesterday", NOW - 60 * DAY_MS);
	const times = { startsAt: TUESDAY.startsAt - DAY_MS, endsAt: TUESDAY.endsAt - DAY_MS };
	await setDate(db, job, times, { now: NOW - 2 * DAY_MS });
	const owner = await anOwner();
	const { lists } = await readToday(owner);
	expect(lists.get("fresh")).toMatch(
		/Rita Fresh Waiting for 1 h .*\$\d+ .*1 Elm St, PA 18411 \(Waverly Township\) Message: The gate sticks Notes: Call after five .*Mark as contacted : Rita Fresh/,
	);
	expect(lists.get("unfinished")).toMatch(
		/Sam Yesterday .*\$\d+ .*1 Elm St, PA 18411 \(Waverly Township\) .*Mark as done : Sam/,
	);
	for (const [quoteId, intent] of [
		[fresh, "contacted"],
		[job, "done"],
	] as const) {
		const form = [
			["from", "today"],
			["intent", intent],
		] as const;
		const { status, location } = await owner.post(paths.adminQuote(quoteId), form);
		expect([status, location]).toEqual([303, `${paths.adminToday}?marked=${quoteId}#undo`]);
	}
	expect((await savedQuote(fresh)).rows).toMatchObject([
		{ stage: "contacted", adminNotes: "Call after five" },
	]);
	const after = await readToday(owner);
	expect([...after.lists.keys()]).not.toContain("fresh");
	expect([...after.lists.keys()]).not.toContain("unfinished");
});

test("who was contacted and has no offer waits for one, for thirty days, and so does whose offer was withdrawn", async () => {
	const mark = (quoteId: string) => triageAs(db, { quoteId, intent: "contacted", now: NOW - 3 * HOUR_MS });
	const ann = await aRequest("Ann Called", NOW - 2 * DAY_MS);
	const test = await aRequest("Out Test", NOW - 2 * DAY_MS);
	const old = await aRequest("Out Old", NOW - 30 * DAY_MS);
	for (const { quoteId } of [ann, test, old]) await mark(quoteId);
	await change(test.quoteId, { test: true });
	const bob = await anOffered("Bob Withdrawn", NOW - DAY_MS);
	const owner = await anOwner();
	expect([...(await readToday(owner)).lists.keys()]).toEqual(["unoffered"]);
	await decide(db, bob, "withdrawn", { now: NOW - HOUR_MS });
	const { lists, html } = await readToday(owner);
	expect(lists.get("unoffered")).toMatch(
		/Contacted, no offer yet 2 .*Bob Withdrawn .*Ann Called Contacted 3 h ago/,
	);
	expect(html).toContain(paths.adminOffer(ann.quoteId));
	expect(html).not.toContain(todayPage.empty.title);
	await change(ann.quoteId, { askedAt: NOW });
	expect((await readToday(owner)).lists.get("unoffered")).not.toContain("Ann");
	const plan = await planOf(selectUnoffered(db, NOW));
	expect(plan).toContain(
		"SEARCH quote_requests USING INDEX quote_requests_stage (spam=? AND stage=? AND created_at>?",
	);
	expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
});

test("an offer that expired unanswered is listed for thirty days, and one tap leads to the same one again", async () => {
	const first = await anOffered("Una Expired", SENT - 30 * DAY_MS, NOW - 29 * DAY_MS);
	const note = "Bring the long ladder";
	const last = await aRequest("Vic Expired", SENT - HOUR_MS);
	const lines = [
		{ label: "Windows", amount: 700, kind: "work" },
		{ label: "Saving", amount: 75, kind: "saving" },
	] as const;
	expect(await send(db, anOffer(last.quoteId, { lines, note, validUntil: NOW - 3 * DAY_MS }), SENT)).toBe(
		true,
	);
	await change(first.quoteId, { remindersStoppedAt: NOW - 35 * DAY_MS, changedAt: NOW - HOUR_MS });
	const owner = await anOwner();
	const { lists, html } = await readToday(owner);
	// Who changes the request meanwhile waits for an answer, and no list of expired offers says so.
	expect([...lists.keys()]).toEqual(["asks", "expired"]);
	expect(lists.get("asks")).toMatch(/Una Expired Changed 1 h ago .* Mark as contacted/);
	expect(lists.get("expired")).toMatch(
		/expired unanswered 1 Vic Expired Expired 3 days ago .*1 Elm St, PA 18411 \(Waverly Township\) Offer of \$625, was valid until Saturday, May 9, 2026 Renew the offer Vic Expired Call Vic Expired $/,
	);
	const path = paths.adminOffer(last.quoteId);
	for (const href of [paths.adminQuote(last.quoteId), path]) expect(html).toContain(`href="${href}"`);
	const form = (await owner.get(path)).html;
	for (const text of [
		"Offer 1 ($625) has expired.",
		">Windows</textarea>",
		'value="700"',
		'value="75"',
		`>${note}<`,
		'value="2026-05-26"',
	])
		expect(form).toContain(text);
	expect(form).not.toContain("The customer has changed the quote");
	const changed = await owner.get(paths.adminOffer(first.quoteId));
	expect(changed.html).toContain("The customer has changed the quote");
	const renewed = anOffer(last.quoteId, { number: 2, validUntil: NOW + 14 * DAY_MS });
	expect(await send(db, renewed, NOW)).toBe(true);
	expect((await readToday(owner)).lists.get("expired")).toBeUndefined();
	await triageAs(db, { quoteId: first.quoteId, intent: "contacted", now: NOW });
	expect((await readToday(owner)).lists.get("expired")).toMatch(
		/unanswered 1 Una Expired Expired 29 days ago .*Offer of \$612, .* Reminders stopped/,
	);
});

test("a further offer to who accepted one is on the lists as another is: unanswered, then expired", async () => {
	const first = await anOffered("Flo Further", SENT - 9 * DAY_MS);
	await decide(db, first, "accepted", { now: SENT - 8 * DAY_MS });
	const lines = [{ label: "Gutters", amount: 190, kind: "work" }] as const;
	const more = anOffer(first.quoteId, { number: 2, lines, validUntil: NOW + 6 * DAY_MS });
	expect(await send(db, more, NOW - 3 * DAY_MS)).toBe(true);
	await change(first.quoteId, { offerDeliveredAt: NOW - 3 * DAY_MS });
	const owner = await anOwner();
	const { lists } = await readToday(owner);
	expect([...lists.keys()]).toEqual(["accepted", "days"]);
	expect(lists.get("days")).toMatch(/Flo Further .*Gutters.*\$190.*Mark as reminded : Flo Further/);
	expect((await owner.get(paths.admin)).html).toContain("1 unanswered");
	await markOnToday(owner, first.quoteId, "reminded");
	expect([...(await readToday(owner)).lists.keys()]).toEqual(["accepted"]);
	vi.setSystemTime(NOW + 7 * DAY_MS);
	const expired = await readToday(await anOwner());
	expect([...expired.lists.keys()]).toEqual(["accepted", "expired"]);
	expect(expired.lists.get("expired")).toMatch(
		/Flo Further .*Offer of \$190, was valid until .*Renew the offer/,
	);
});

test("an offer whose mail failed for good is on Today alone among those not delivered, until one press says that it was", async () => {
	const { quoteId } = await aRequest("Fay Failed", NOW - 4 * DAY_MS);
	await change(quoteId, { email: "fay@example.com" });
	const offer = anOffer(quoteId, { validUntil: NOW + 6 * DAY_MS });
	expect(await send(db, offer, NOW - 3 * DAY_MS)).toBe(true);
	await endMails(quoteId, NOW - 2 * DAY_MS);
	const owner = await anOwner();
	const { lists } = await readToday(owner);
	expect([...lists.keys()]).toEqual(["undelivered"]);
	expect(lists.get("undelivered")).toMatch(/Fay Failed .*Text it now.*Mark as delivered : Fay Failed/);
	const { html } = await owner.get(paths.admin);
	expect(html).toContain("The offer to ");
	expect(html).not.toContain("1 unanswered");
	expect((await triageAs(db, { quoteId, intent: "delivered", now: NOW })).isChanged).toBe(true);
	expect([...(await readToday(owner)).lists.keys()]).toEqual([]);
	expect((await owner.get(paths.admin)).html).not.toContain("not delivered");
});

test("a first offer to who has a date already is on the lists as another is: not delivered, unanswered, then expired", async () => {
	const { quoteId } = await anOffered("Dee Dated", NOW - 3 * DAY_MS, NOW + 6 * DAY_MS);
	const startsAt = NOW + 30 * DAY_MS;
	await setDate(db, quoteId, { startsAt, endsAt: startsAt + HOUR_MS }, { now: NOW - 2 * DAY_MS });
	const { stage, acceptedAt } = (await savedQuote(quoteId)).rows[0] ?? {};
	expect([stage, acceptedAt]).toEqual(["scheduled", null]);
	const owner = await anOwner();
	expect((await readToday(owner)).lists.get("days")).toMatch(/Dee Dated .*Mark as reminded : Dee Dated/);
	await change(quoteId, { offerDeliveredAt: null });
	expect((await readToday(owner)).lists.get("undelivered")).toContain("Dee Dated");
	await change(quoteId, { offerDeliveredAt: NOW });
	vi.setSystemTime(NOW + 7 * DAY_MS);
	const { lists } = await readToday(await anOwner());
	expect(lists.get("expired")).toMatch(/Dee Dated .*Offer of \$612, was valid until .*Renew the offer/);
});

test("of expired offers ten are listed, those that expired last, at a few rows each, by their index", async () => {
	const owner = await anOwner();
	await proxy.reset();
	await readToday(owner);
	const none = await proxy.rows();
	await seedQuotes(db, 300, NOW - 20 * DAY_MS, { offers: true });
	await settled(
		db,
		db.run(
			sql`update quote_requests set contacted_at = ${NOW}, contacted = 1, spam = 1 where stage <> 'offered' and fingerprint = 'seeded'`,
		),
	);
	await proxy.reset();
	const { lists, html } = await readToday(owner);
	const ten = await proxy.rows();
	await settled(db, db.delete(quoteRequests).where(eq(quoteRequests.fingerprint, "seeded")));
	expect([...lists.keys()]).toEqual(["expired"]);
	// Two of each are of the customer, of whom something may be noted.
	expect(ten.read - none.read).toBeLessThanOrEqual(75 + 2 * 11);
	expect(lists.get("expired")).toContain("expired unanswered 10+ ");
	expect(html).toContain('href="/admin?status=expired"');
	const plan = await planOf(selectExpired(db, NOW));
	expect(plan).toContain("SEARCH quote_requests USING INDEX quote_requests_undecided ");
	expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
});

test("the same press on Today again gives the same answer, also by Back once it was taken back", async () => {
	const { quoteId } = await anOffered("Di Days", NOW - 3 * DAY_MS);
	const owner = await anOwner();
	const { html } = await readToday(owner);
	const [, revision = ""] = html.match(/name="revision" value="(\d+)"/) ?? [];
	const press = (intent: string, of: string) =>
		owner.post(paths.adminToday, Object.entries({ quote: quoteId, revision: of, intent }));
	const first = await press("reminded", revision);
	expect(await press("reminded", revision)).toMatchObject({ status: 303, location: first.location });
	await press("not-reminded", String(Number(revision) + 1));
	expect(await press("reminded", revision)).toMatchObject({ status: 303, location: first.location });
	const { events } = await savedQuote(quoteId);
	expect(events.filter(({ action }) => action === "reminded")).toHaveLength(2);
});

test("a reminder of an offer that was answered meanwhile is not recorded", async () => {
	const offered = await anOffered("Di Decided", NOW - 3 * DAY_MS);
	await decide(db, offered, "accepted", { now: NOW - HOUR_MS });
	const owner = await anOwner();
	const refused = await markOnToday(owner, offered.quoteId, "reminded");
	const { html } = await owner.get(refused.location ?? "");
	expect(html).toContain("Nothing had to be recorded.");
	const { events } = await savedQuote(offered.quoteId);
	expect(events.filter(({ action }) => action === "reminded")).toEqual([]);
});

test("who has no email address is thanked for the job by one tap, for three days", async () => {
	const { quoteId } = await aRequest("Ida Thanks", NOW - 20 * DAY_MS);
	await change(quoteId, { doneAt: NOW - HOUR_MS });
	const mailed = await aRequest("Joe Mailed", NOW - 20 * DAY_MS);
	await change(mailed.quoteId, { doneAt: NOW - HOUR_MS, email: "joe@example.com" });
	await change((await aRequest("Kim Long ago", NOW - 20 * DAY_MS)).quoteId, { doneAt: NOW - 4 * DAY_MS });
	const stopped = { doneAt: NOW - HOUR_MS, remindersStoppedAt: NOW };
	await change((await aRequest("Lou Stopped", NOW - 20 * DAY_MS)).quoteId, stopped);
	for (const values of [{ test: true }, { spam: true }])
		await change((await aRequest("Nobody", NOW - 20 * DAY_MS)).quoteId, { doneAt: NOW - HOUR_MS, ...values });
	const { lists, html } = await readToday(await anOwner());
	expect([...lists.keys()]).toEqual(["done"]);
	expect(lists.get("done")).toMatch(/say thank you 1 Ida Thanks Done 1 h ago/);
	const [, text = ""] = /href="sms:\+15705550123\?&amp;body=([^"]*)"/.exec(html) ?? [];
	expect(decodeURIComponent(text)).toMatch(/^Hi Ida, .*Thank you for having us!/);
	expect(decodeURIComponent(text).replaceAll("&amp;", "&")).toContain(business.social.reviews.href);
});

test("those who are thanked by mail take nobody's place on the list", async () => {
	const owner = await anOwner();
	await seedQuotes(db, 60, NOW - 20 * DAY_MS);
	await settled(
		db,
		db.run(
			sql`update quote_requests set done_at = ${NOW - HOUR_MS}, email = id || '@example.com', customer_token = id where fingerprint = 'seeded'`,
		),
	);
	await change((await aRequest("Ida Thanks", NOW - 20 * DAY_MS)).quoteId, { doneAt: NOW - 2 * HOUR_MS });
	const { lists } = await readToday(owner);
	await db.run(sql`update settings set value = '{"followUps":false}'`);
	const off = await readToday(owner);
	await db.run(sql`update settings set value = '{}'`);
	await settled(db, db.delete(quoteRequests).where(eq(quoteRequests.fingerprint, "seeded")));
	expect(lists.get("done")).toMatch(/say thank you 1 Ida Thanks/);
	expect(off.lists.get("done")).toMatch(/say thank you 50\+/);
});

test("who was thanked by text is off the list, is thanked once, and is back on it if that is taken back", async () => {
	const { quoteId } = await aRequest("Ida Thanks", NOW - 20 * DAY_MS);
	await change(quoteId, { contacted: true, contactedAt: NOW - 19 * DAY_MS, doneAt: NOW - HOUR_MS });
	const owner = await anOwner();
	const press = (intent: string) => markOnToday(owner, quoteId, intent);
	const told = async () =>
		(await savedQuote(quoteId)).events
			.filter(({ action }) => action === "reminded")
			.map((event) => event.changes);
	await press("not-reminded");
	expect(await told()).toEqual([]);
	expect((await readToday(owner)).lists.get("done")).toMatch(
		/Text a thank-you Ida Thanks .*Mark as thanked : Ida/,
	);
	const sent = await press("reminded");
	expect([sent.status, sent.location]).toEqual([303, `/admin/today?reminded=${quoteId}#undo`]);
	await press("reminded");
	expect(await told()).toEqual(['[{"field":"text","from":null,"to":"thank-you"}]']);
	const { html } = await owner.get(sent.location ?? "");
	for (const text of ["Marked as thanked", "Undo", todayPage.empty.title]) expect(html).toContain(text);
	await press("not-reminded");
	await press("not-reminded");
	expect(await told()).toHaveLength(2);
	expect((await readToday(owner)).lists.get("done")).toContain("Ida Thanks");
	const history = (await owner.get(paths.adminQuote(quoteId))).html.replaceAll("<!-- -->", "");
	expect(history).toContain("Text message: none → thanks, with the link to the reviews");
	expect(history).toContain("Text message: thanks, with the link to the reviews → taken back");
});

test("where reminders go out by mail no text is offered, unless they are switched off", async () => {
	const { quoteId } = await anOffered("Mia Mailed", SENT);
	await change(quoteId, { email: "mia@example.com" });
	const owner = await anOwner();
	const { lists, html } = await readToday(owner);
	expect(lists.get("week")).toContain(todayPage.isMailed);
	expect(html).not.toContain(todayPage.remind);
	// It is too late for a mail that never went out.
	const late = await anOffered("Lou Late", NOW - 17 * DAY_MS, NOW + 13 * DAY_MS);
	await change(late.quoteId, { email: "lou@example.com" });
	expect((await readToday(owner)).lists.get("week")).toMatch(/Text a reminder Lou Late .*Mark as reminded/);
	await db.run(sql`update settings set value = '{"followUps":false}'`);
	const off = await readToday(owner);
	await db.run(sql`update settings set value = '{}'`);
	expect(off.html).toContain(todayPage.remind);
});

test("who has just asked, or just accepted, is told as people say it", async () => {
	await aRequest("Nia New", NOW - 20_000);
	await change((await aRequest("Oda Yes", NOW - HOUR_MS)).quoteId, { acceptedAt: NOW - 20_000 });
	const { lists } = await readToday(await anOwner());
	expect(lists.get("fresh")).toContain("Nia New Has just asked");
	expect(lists.get("accepted")).toContain("Oda Yes Accepted just now");
	expect([...lists.values()].join()).not.toContain("just now ago");
});

test("a job that is done says so, and calls for nothing", async () => {
	const { quoteId } = await aRequest("Hal Done", NOW - DAY_MS);
	await setDate(db, quoteId, TUESDAY, { now: NOW - DAY_MS });
	await change(quoteId, { doneAt: NOW });
	const { lists, html } = await readToday(await anOwner());
	expect(lists.get("jobs")).toMatch(/Hal Done Morning, 8 am – 12 pm · Done/);
	const [map = ""] = html.match(/<a[^>]*google\.com\/maps[^>]*>/) ?? [];
	expect(map).toContain("class=");
	expect(map).not.toContain("bg-orange");
});

test("a list shows the first fifty, with the way to the others, and costs no more for many", async () => {
	const owner = await anOwner();
	await seedQuotes(db, 600, NOW);
	await proxy.reset();
	const { lists, html } = await readToday(owner);
	const few = await proxy.rows();
	expect(lists.get("fresh")).toContain("New requests 50+ ");
	expect(html).toContain('href="/admin?status=new"');
	await seedQuotes(db, 600, NOW - 10 * DAY_MS);
	await proxy.reset();
	await readToday(owner);
	expect((await proxy.rows()).read).toBeLessThanOrEqual(few.read + 5);
	await settled(db, db.delete(quoteRequests).where(eq(quoteRequests.fingerprint, "seeded")));
});

test("who has no open session is sent to the sign-in, and back here afterwards", async () => {
	const { status, location } = await new Visitor().get(paths.adminToday);
	expect([status, location]).toEqual([303, "/auth?next=%2Fadmin%2Ftoday"]);
});

test("while the database does not answer the page says so", async () => {
	const owner = await anOwner();
	vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const { status, html } = await owner.get(paths.adminToday);
	await proxy.reset();
	expect(status).toBe(503);
	for (const text of ["This page could not be loaded", "The database did not answer."])
		expect(html).toContain(text);
});
