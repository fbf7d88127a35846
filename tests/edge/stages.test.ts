import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { selectQuotes } from "#app/admin/dashboard/quote-list.server.ts";
import { laterStatuses, statuses } from "#app/catalog/quote-enums.ts";
import { paths } from "#app/config/paths.ts";
import { quoteReference } from "#app/fields/text.ts";
import { readDashboardCounts, selectDashboardCounts } from "#app/live-feed/dashboard-counts.server.ts";
import { recordOpened } from "#app/quotes/commands.server.ts";
import { formatTimes } from "#app/quotes/job-times.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { anOwner, db, savedQuote } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { anOffer, anOfferedQuote, decide, send } from "../support/offers.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";
import { aWord } from "../support/words.ts";

async function aQuoteNamed(name: string): Promise<string> {
	const contact = { name, phone: "+15705550123", contactMethod: "text" } as const;
	const submission = aSubmission({ contact });
	await saveQuote(db, submission, Date.now());
	return submission.id;
}

const aName = () => `Stage ${aWord()}`;

/** Moves a quote as its form does. */
const move = (owner: Visitor, id: string, fields: Record<string, string>) =>
	owner.post(`/admin/quotes/${id}`, Object.entries({ from: "quote", ...fields }));

const rowOf = async (id: string) => (await savedQuote(id)).rows[0];
const actionsOf = async (id: string) => (await savedQuote(id)).events.map(({ action }) => action);

test("a job is done and taken back, once each however often it is pressed", async () => {
	const owner = await anOwner();
	const id = await aQuoteNamed(aName());
	expect((await move(owner, id, { intent: "done" })).status).toBe(303);
	expect((await rowOf(id))?.stage).toBe("done");
	const page = await owner.get(`/admin/quotes/${id}`);
	for (const text of ["Marked as done", "Undo", "The job is done."]) expect(page.html).toContain(text);
	expect((await move(owner, id, { intent: "done" })).status).toBe(409);
	expect((await move(owner, id, { intent: "not-done" })).status).toBe(303);
	expect(await rowOf(id)).toMatchObject({ stage: "new", doneAt: null });
	expect(await actionsOf(id)).toEqual(["submitted", "done", "not-done"]);
});

test("a quote is lost for a reason, which its history tells, and comes back without it", async () => {
	const owner = await anOwner();
	const id = await aQuoteNamed(aName());
	const without = await move(owner, id, { intent: "lost", lostReason: "" });
	expect(without.status).toBe(400);
	expect(without.html).toContain("Choose why it is lost");
	expect((await move(owner, id, { intent: "lost", lostReason: "weather" })).status).toBe(400);
	expect((await rowOf(id))?.stage).toBe("new");
	expect((await move(owner, id, { intent: "lost", lostReason: "price" })).status).toBe(303);
	expect(await rowOf(id)).toMatchObject({ stage: "lost", lostReason: "price" });
	const { html } = await owner.get(`/admin/quotes/${id}`);
	for (const text of ["Lost: Too expensive", "Marked as lost", "none → Too expensive"])
		expect(html.replaceAll("<!-- -->", "")).toContain(text);
	expect((await move(owner, id, { intent: "done" })).status).toBe(409);
	expect((await move(owner, id, { intent: "not-lost" })).status).toBe(303);
	expect(await rowOf(id)).toMatchObject({ stage: "new", lostReason: null, lostAt: null });
	expect(await actionsOf(id)).toEqual(["submitted", "lost", "not-lost"]);
});

test("a move that is refused says why, and the notes stay in their field", async () => {
	const owner = await anOwner();
	const id = await aQuoteNamed(aName());
	await move(owner, id, { intent: "notes", notes: "Ring twice", notesBefore: "", notesRevision: "0" });
	const { status, html } = await move(owner, id, { intent: "lost", lostReason: "" });
	expect(status).toBe(400);
	expect(html).toContain("Choose why it is lost");
	expect(html).toMatch(/<textarea[^>]*name="notes"[^>]*>Ring twice<\/textarea>/);
	expect(html).toContain('name="notesRevision" value="1"');
});

test("of a lost quote it is told that its offer can still be accepted, until it is withdrawn", async () => {
	const owner = await anOwner();
	const id = await aQuoteNamed(aName());
	const offer = anOffer(id, { validUntil: Date.parse("2126-12-05T00:00:00-05:00") });
	expect(await send(db, offer, Date.now())).toBe(true);
	const words = "Its offer can still be accepted until Wednesday, December 4, 2126, unless you withdraw it.";
	expect((await owner.get(`/admin/quotes/${id}`)).html).not.toContain("can still be accepted");
	expect((await move(owner, id, { intent: "lost", lostReason: "price" })).status).toBe(303);
	expect((await owner.get(`/admin/quotes/${id}`)).html).toContain(words);
	await owner.post(`/admin/quotes/${id}/offer/withdraw`, [["offer", offer.id]]);
	expect((await owner.get(`/admin/quotes/${id}`)).html).not.toContain("can still be accepted");
});

test("a job that was called off comes back by its customer's yes to a new offer, and by nothing less", async () => {
	const owner = await anOwner();
	const offered = await anOfferedQuote(db);
	const { quoteId: id, token } = offered;
	await decide(db, offered, "accepted");
	const acceptedAt = String((await rowOf(id))?.acceptedAt);
	expect((await move(owner, id, { intent: "lost", lostReason: "timing", acceptedAt })).status).toBe(303);
	const offerAgain = async (number: number) => {
		const offer = anOffer(id, { number, validUntil: Date.now() + DAY_MS });
		expect(await send(db, offer, Date.now())).toBe(true);
		expect((await rowOf(id))?.stage).toBe("lost");
		expect((await owner.get(`/admin/quotes/${id}`)).html).toContain("Its offer can still be accepted until");
		return { ...offered, offer };
	};
	await decide(db, await offerAgain(2), "withdrawn", { now: Date.now() });
	expect((await owner.get(`/admin/quotes/${id}`)).html).not.toContain("can still be accepted");
	const customer = new Visitor();
	const { offer } = await offerAgain(3);
	// It waits like any other: that its customer opens it is recorded, and a reminder comes due.
	expect((await rowOf(id))?.reminderDueAt).toBeNull();
	await recordOpened(db, { id }, offer.id, Date.now());
	expect((await rowOf(id))?.reminderDueAt).toBeGreaterThan(Date.now());
	const no = { intent: "decline", quote: id, offer: offer.id, attempt: crypto.randomUUID() };
	const declined = await customer.post(paths.customerQuote(token), Object.entries(no));
	expect(declined.location).toBe(`${paths.customerQuote(token)}?news=said-no`);
	expect((await customer.get(paths.customerQuote(token))).html).toContain("your job was called off");
	expect((await rowOf(id))?.stage).toBe("lost");
	await decide(db, await offerAgain(4), "accepted", { now: Date.now() });
	expect(await rowOf(id)).toMatchObject({ stage: "accepted", lostAt: null });
});

const marksOf = async (id: string) =>
	(await savedQuote(id)).events
		.filter(({ changes }) => changes.includes('"contacted"'))
		.map(({ action }) => action);

test("an offer is a contact: the quote leaves New, the history says so once, and a withdrawal leaves it so", async () => {
	const owner = await anOwner();
	const id = await aQuoteNamed(aName());
	const validUntil = Date.now() + 86_400_000;
	const offer = anOffer(id, { validUntil });
	expect(await send(db, offer, Date.now())).toBe(true);
	const { contacted, contactedAt, offeredAt } = (await rowOf(id)) ?? {};
	expect([contacted, contactedAt]).toEqual([true, offeredAt]);
	expect((await owner.get("/admin?status=new")).html).not.toContain(`id="quote-${id}"`);
	expect((await owner.get("/admin?status=contacted")).html).not.toContain(`id="quote-${id}"`);
	expect((await owner.get("/admin?status=offered")).html).toContain(`id="quote-${id}"`);
	const page = (await owner.get(`/admin/quotes/${id}`)).html.replaceAll("<!-- -->", "");
	expect(page).toContain("Contacted: no → yes");
	for (const text of ["Marked as contacted", "Back to new"]) expect(page).not.toContain(text);
	expect((await move(owner, id, { intent: "reopen" })).status).toBe(409);
	expect(await send(db, anOffer(id, { number: 2, validUntil }), Date.now() + 1)).toBe(true);
	expect(await rowOf(id)).toMatchObject({ contacted: true, contactedAt });
	expect(await marksOf(id)).toEqual(["offered"]);
	await owner.post(`/admin/quotes/${id}/offer/withdraw`, [["offer", offer.id]]);
	expect(await rowOf(id)).toMatchObject({ contacted: true, contactedAt });
});

test("so are a date and an outcome; who takes an outcome back takes its mark back too, and no other", async () => {
	const owner = await anOwner();
	const [dated, ended, called] = [
		await aQuoteNamed(aName()),
		await aQuoteNamed(aName()),
		await aQuoteNamed(aName()),
	];
	await setDate(db, dated, TUESDAY, { now: Date.now() });
	expect(await rowOf(dated)).toMatchObject({ contacted: true, stage: "scheduled" });
	expect(await marksOf(dated)).toEqual(["scheduled"]);
	// In Spam a job would be off the calendar.
	const pageOf = async (id: string) => (await owner.get(`/admin/quotes/${id}`)).html;
	const isOffered = async (id: string) => (await pageOf(id)).includes("Move to spam");
	expect([await isOffered(dated), await isOffered(called)]).toEqual([false, true]);
	// Nor where the customer changed something since the contact.
	await db.update(quoteRequests).set({ changedAt: sql`contacted_at + 1` }).where(eq(quoteRequests.id, dated));
	expect([(await pageOf(dated)).includes("Mark as contacted"), await isOffered(dated)]).toEqual([
		true,
		false,
	]);
	const agreed = await anOfferedQuote(db);
	expect(await isOffered(agreed.quoteId)).toBe(true);
	await decide(db, agreed, "accepted");
	await move(owner, agreed.quoteId, { intent: "done" });
	expect([(await rowOf(agreed.quoteId))?.stage, await isOffered(agreed.quoteId)]).toEqual(["done", false]);
	for (const intent of ["done", "lost"]) {
		await move(owner, ended, { intent, lostReason: "other" });
		expect(await rowOf(ended)).toMatchObject({ contacted: true });
		await move(owner, ended, { intent: `not-${intent}` });
		expect(await rowOf(ended)).toMatchObject({ contacted: false, contactedAt: null, stage: "new" });
	}
	expect(await marksOf(ended)).toEqual(["done", "lost"]);
	await move(owner, called, { intent: "contacted" });
	const { contactedAt } = (await rowOf(called)) ?? {};
	await move(owner, called, { intent: "done" });
	await move(owner, called, { intent: "not-done" });
	expect(await rowOf(called)).toMatchObject({ contacted: true, contactedAt, stage: "contacted" });
	expect(await marksOf(called)).toEqual([]);
});

/** A quote of this name at each later stage: their ids. */
async function aQuoteAtEach(name: string, now: number): Promise<Map<string, string>> {
	const times = {
		offered: { offered_at: now, offer_valid_until: now + 60_000 },
		expired: { offered_at: now - 120_000, offer_valid_until: now - 60_000 },
		accepted: { offered_at: now, offer_valid_until: now - 1, accepted_at: now },
		scheduled: { accepted_at: now, scheduled_for: now + 86_400_000 },
		done: { done_at: now },
		lost: { offered_at: now, offer_valid_until: now + 60_000, declined_at: now },
	};
	const ids = new Map<string, string>();
	for (const [stage, columns] of Object.entries(times)) {
		const id = await aQuoteNamed(name);
		ids.set(stage, id);
		for (const [column, time] of Object.entries(columns))
			await settled(
				db,
				db.run(sql`update quote_requests set ${sql.identifier(column)} = ${time} where id = ${id}`),
			);
	}
	return ids;
}

test("at each stage the next step is the one bold button of a quote's page, after the ways to reach the customer and before what is known", async () => {
	const owner = await anOwner();
	const id = await aQuoteNamed(aName());
	const now = Date.now();
	const bold = async () => {
		const { html } = await owner.get(paths.adminQuote(id));
		const facts = html.indexOf(">Home</dt>");
		expect(html.indexOf("Map<span")).toBeLessThan(facts);
		const buttons = [
			...html
				.slice(0, html.lastIndexOf("</main>"))
				.matchAll(/<(a|button)\b[^>]*class="[^"]*button-(?:primary|ink)[^>]*>(.*?)<\/\1>/gs),
		];
		for (const { index } of buttons) expect(index).toBeLessThan(facts);
		return buttons.map(([, , label = ""]) => label.replaceAll(/<span.*<\/span>|<[^>]*>/gs, "").trim());
	};
	const change = (values: Partial<typeof quoteRequests.$inferInsert>) =>
		settled(db, db.update(quoteRequests).set(values).where(eq(quoteRequests.id, id)));
	expect(await bold()).toEqual(["Text"]);
	await change({ contacted: true, contactedAt: now, email: "ann@example.com" });
	expect(await bold()).toEqual(["Make an offer"]);
	await change({ acceptedAt: now });
	expect(await bold()).toEqual(["Set this date"]);
	const times = { startsAt: now + 86_400_000, endsAt: now + 90_000_000 };
	const date = { scheduledFor: times.startsAt, scheduledUntil: times.endsAt };
	await change({ ...date, tellUntil: times.endsAt });
	expect(await bold()).toEqual(["Text the date"]);
	await change({ toldDate: formatTimes(times), tellUntil: null });
	// Nothing is to be done before its day.
	expect(await bold()).toEqual([]);
	await change({ scheduledFor: now - 1, scheduledUntil: now + 1 });
	expect(await bold()).toEqual(["Mark as done"]);
	await change({ doneAt: now });
	expect(await bold()).toEqual([]);
});

test("the export tells each quote's stage as its card does, and has on each tab what the list has", async () => {
	const owner = await anOwner();
	const name = aName();
	const now = Date.now();
	const ids = await aQuoteAtEach(name, now);
	for (const status of ["new", "contacted", "changed", "spam"]) ids.set(status, await aQuoteNamed(name));
	const change = (status: string, values: Partial<typeof quoteRequests.$inferInsert>) =>
		settled(
			db,
			db
				.update(quoteRequests)
				.set(values)
				.where(eq(quoteRequests.id, ids.get(status) ?? "")),
		);
	await change("contacted", { contacted: true, contactedAt: now });
	await change("changed", { contacted: true, contactedAt: now, changedAt: now + 1 });
	await change("spam", { spam: true, offeredAt: now, offerValidUntil: now + 60_000 });
	const stagesIn = (csv: string) => {
		const rows = csv.split("\r\n").filter((row) => row.includes(name));
		return Object.fromEntries(
			[...ids].flatMap(([status, id]) => {
				const row = rows.find((text) => text.includes(quoteReference(id)));
				return row ? [[status, row.split(",")[1]]] : [];
			}),
		);
	};
	const later = {
		...{ offered: "Offered", expired: "Offer expired", accepted: "Accepted", scheduled: "Scheduled" },
		...{ done: "Done", lost: "Lost", contacted: "Contacted", changed: "Contacted" },
	};
	const search = `q=${encodeURIComponent(name)}`;
	const all = (await owner.get(`${paths.adminQuotesCsv}?${search}`)).html;
	expect(stagesIn(all)).toEqual({ ...later, new: "New" });
	for (const status of statuses) {
		const isLater = laterStatuses.some((stage) => stage === status);
		for (const query of [`?status=${status}&${search}`, ...(isLater ? [`?status=${status}`] : [])]) {
			const { html } = await owner.get(paths.admin + query);
			const exported = stagesIn((await owner.get(paths.adminQuotesCsv + query)).html);
			const listed = [...ids].filter(([, id]) => html.includes(`id="quote-${id}"`)).map(([stage]) => stage);
			expect([query, Object.keys(exported)]).toEqual([query, listed]);
			expect(listed.length, query).toBeGreaterThan(0);
			if (status === "spam") expect(exported).toEqual({ spam: "Spam" });
		}
	}
});

test("each stage has its quotes and their number, an offer among the open or the expired ones", async () => {
	const owner = await anOwner();
	const now = Date.now();
	const name = aName();
	const ids = await aQuoteAtEach(name, now);
	const shown = (html: string) =>
		[...ids].filter(([, id]) => html.includes(`id="quote-${id}"`)).map(([stage]) => stage);
	for (const stage of ids.keys()) {
		const { html } = await owner.get(`/admin?status=${stage}`);
		expect(shown(html)).toEqual([stage]);
		expect(shown((await owner.get(`/admin?status=${stage}&q=${encodeURIComponent(name)}`)).html)).toEqual([
			stage,
		]);
	}
	const { html } = await owner.get("/admin");
	const tabs = html.replaceAll("<!-- -->", "");
	const counted = await db.all<{ stage: string; n: number }>(
		sql`select case when stage = 'offered' and offer_valid_until <= ${now} then 'expired' else stage end stage, count(*) n from quote_requests where spam = 0 group by 1`,
	);
	for (const { stage, n } of counted.filter((row) => ids.has(row.stage))) {
		const label = stage.charAt(0).toUpperCase() + stage.slice(1);
		expect(tabs).toMatch(new RegExp(`status=${stage}"[^>]*>${label} <span[^>]*>${n}</span>`));
	}
});

test("what is past its first stage is neither new nor contacted, whether or not somebody marked it: on no list, in no count", async () => {
	const owner = await anOwner();
	const countsOf = (html: string) =>
		["new", "contacted"].map((status) => {
			const tab = new RegExp(`status=${status}[^"]*"[^>]*>[^<]*<span[^>]*>(\\d+)</span>`);
			return Number(tab.exec(html.replaceAll("<!-- -->", ""))?.[1]);
		});
	const waitingIn = (html: string) => Number(/>(\d+) new</.exec(html)?.[1] ?? 0);
	const badgeIn = (html: string) => Number(/class="admin-count[^"]*"><span[^>]*>(\d+)</.exec(html)?.[1] ?? 0);
	const freshIn = (html: string) => /<section id="fresh".*?<\/section>/s.exec(html)?.[0] ?? "";
	const pagesOf = async (query = "") => {
		const [dashboard, today] = [await owner.get(`/admin${query}`), await owner.get("/admin/today")];
		return {
			counts: countsOf(dashboard.html),
			waiting: [waitingIn(dashboard.html), badgeIn(dashboard.html), badgeIn(today.html)],
			fresh: freshIn(today.html),
		};
	};
	// Today lists only so many, the oldest first.
	await settled(db, db.run(sql`delete from quote_requests`));
	const before = await pagesOf();
	const name = aName();
	const now = Date.now();
	const fresh = await aQuoteNamed(name);
	const past: string[] = [];
	for (const column of ["offered_at", "accepted_at", "scheduled_for", "done_at", "lost_at"]) {
		const id = await aQuoteNamed(name);
		past.push(id);
		await settled(
			db,
			db.run(sql`update quote_requests set ${sql.identifier(column)} = ${now} where id = ${id}`),
		);
	}
	const after = await pagesOf();
	const [wasNew = 0, wasContacted = 0] = before.counts;
	expect(after.counts).toEqual([wasNew + 1, wasContacted]);
	expect(after.waiting).toEqual(before.waiting.map((count) => count + 1));
	expect([fresh, ...past].filter((id) => after.fresh.includes(id))).toEqual([fresh]);
	const search = `&q=${encodeURIComponent(name)}`;
	expect((await pagesOf(`?status=all${search}`)).counts).toEqual([1, 0]);
	for (const query of ["", search]) {
		const shown = async (status: string) => {
			const { html } = await owner.get(`/admin?status=${status}${query}`);
			return [fresh, ...past].filter((id) => html.includes(`id="quote-${id}"`));
		};
		expect(await shown("new")).toEqual([fresh]);
		expect(await shown("contacted")).toEqual([]);
		expect(await shown("all")).toEqual([fresh, ...past]);
	}
	await settled(db, db.run(sql`delete from quote_requests where name = ${name}`));
});

test("an offer is among the open ones until its last moment, and among the expired ones from then on", async () => {
	const name = aName();
	const id = await aQuoteNamed(name);
	const end = Date.now() + 3_600_000;
	await settled(
		db,
		db.run(
			sql`update quote_requests set offered_at = ${end - 7_200_000}, offer_valid_until = ${end} where id = ${id}`,
		),
	);
	const filterOf = (status: "offered" | "expired") => ({ status, search: name, before: null });
	const listedAt = async (now: number) => {
		const [open, expired] = await Promise.all(
			(["offered", "expired"] as const).map((status) => selectQuotes(db, filterOf(status), 5, { now })),
		);
		return [open?.length, expired?.length];
	};
	expect([await listedAt(end - 1), await listedAt(end)]).toEqual([
		[1, 0],
		[0, 1],
	]);
	const countedAt = async (now: number) =>
		readDashboardCounts(await selectDashboardCounts(db, now), now)?.later;
	const [before, after] = [await countedAt(end - 1), await countedAt(end)];
	expect(after).toEqual({
		...before,
		offered: (before?.offered ?? 0) - 1,
		expired: (before?.expired ?? 0) + 1,
	});
});
