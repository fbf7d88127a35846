import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { selectCustomers } from "#app/admin/customers/customer-list.server.ts";
import { selectCandidates } from "#app/admin/customers/customer-page.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { assignCustomers, forgetCustomers } from "#app/customers/assign-customer.server.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { undoEdit } from "#app/quotes/commands.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/time/clock.ts";
import { customerKeys, customers, outbox, quoteRequests } from "#db/schema.ts";
import { aPerson, aRequest, correct, customerOf, customerRows, press } from "../support/customers.ts";
import { anOwner, costOf, db, planOf, proxy, savedQuote } from "../support/edge-quotes.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";
import { aWord } from "../support/words.ts";

const plain = (html: string) => html.replace(/<!--.*?-->/g, "").replace(/&#x27;/g, "'");
const pageOf = async (customerId: string | null) =>
	plain((await (await anOwner()).get(ownerPaths.customer(customerId ?? ""))).html);
/** The fields of the form that a customer's page offers to take back what was just done; null without one. */
async function undoOf(customerId: string): Promise<[string, string][] | null> {
	const [, form] = /id="undo"(.*?)<\/section>/s.exec(await pageOf(customerId)) ?? [];
	if (form === undefined) return null;
	return [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
		name,
		value,
	]);
}
const nameOf = async (id: string | null) =>
	(
		await db
			.select()
			.from(customers)
			.where(eq(customers.id, id ?? ""))
	)[0]?.name;

/** A request that came to a job for $612. */
async function aJob(contact: Parameters<typeof aRequest>[1], now = Date.now()): Promise<string> {
	const quoteId = await aRequest(db, contact, now);
	const offer = anOffer(quoteId, { validUntil: now + 14 * DAY_MS });
	await send(db, offer, now);
	const [row] = (await savedQuote(quoteId)).rows;
	const token = row?.customerToken ?? "";
	expect(await decide(db, { quoteId, token, offer }, "accepted", { now: now + 1 })).toMatchObject({
		outcome: "accepted",
	});
	await db
		.update(quoteRequests)
		.set({ doneAt: now + 2, stage: "done" })
		.where(eq(quoteRequests.id, quoteId));
	return quoteId;
}

test("who has a number is the same person, who has an address with a new number too, and nobody else", async () => {
	const [ida, bob] = [aPerson(), aPerson()];
	const first = await customerOf(db, await aRequest(db, { phone: ida.phone }));
	expect(first).not.toBeNull();
	const withEmail = await aRequest(db, { phone: ida.phone, email: ida.email.toUpperCase(), name: "Ida New" });
	expect(await customerOf(db, withEmail)).toBe(first);
	expect(await nameOf(first)).toBe("Ida New");
	expect(await customerOf(db, await aRequest(db, { email: ida.email }))).toBe(first);
	const other = await customerOf(db, await aRequest(db, { phone: bob.phone }));
	expect(other).not.toBe(first);
	// The number says who it is where the address says somebody else.
	expect(await customerOf(db, await aRequest(db, { phone: bob.phone, email: ida.email }))).toBe(other);
});

test("who types somebody else's number does not rename them, and is told by the own name wherever the request is", async () => {
	const [known, stranger] = ["Mae Holloway", "Rob Stone"];
	const { phone } = aPerson();
	const first = await aRequest(db, { phone, name: known });
	const id = (await customerOf(db, first)) ?? "";
	const second = await aRequest(db, { phone, name: stranger }, Date.now() + 1);
	expect([await customerOf(db, second), await nameOf(id)]).toEqual([id, known]);
	const owner = await anOwner();
	const list = plain((await owner.get(`${ownerPaths.customers}?q=${stranger.slice(4)}`)).html);
	expect(list).toContain(`${known}</a></p><p>${stranger} · ${formatPhone(phone)}`);
	// The next quote by phone begins with one request's name and number, and not with one of each.
	const form = (await owner.get(`${ownerPaths.newQuote}?customer=${id}`)).html;
	expect([form.includes(`value="${stranger}"`), form.includes(`value="${known}"`)]).toEqual([true, false]);
	// Who changes an earlier request says the last word.
	await db
		.update(quoteRequests)
		.set({ changedAt: Date.now() + 2 })
		.where(eq(quoteRequests.id, first));
	expect(plain((await owner.get(ownerPaths.customers)).html)).not.toContain(`</a></p><p>${stranger} · `);
	// Corrected where it was told, it is corrected; where somebody else told another one, it stays.
	await correct(db, second, { name: "Robin Cobb" });
	expect(await nameOf(id)).toBe(known);
	await correct(db, first, { name: "May Hollow" });
	expect(await nameOf(id)).toBe("May Hollow");
});

test("a stranger in Spam and a test make nobody known; who is known is known in Spam, and Not spam makes a customer", async () => {
	const ida = aPerson();
	const spam = aSubmission({ contact: { ...ida, contactMethod: "text" } });
	await saveQuote(db, spam, Date.now(), { network: "n", signals: ["honeypot"] });
	expect((await savedQuote(spam.id)).rows[0]).toMatchObject({ spam: true, customerId: null });
	const owner = await anOwner();
	await owner.post(paths.adminQuote(spam.id), [["intent", "not-spam"]]);
	const known = await customerOf(db, spam.id);
	expect(known).not.toBeNull();
	const again = aSubmission({ contact: { ...ida, contactMethod: "text" } });
	await saveQuote(db, again, Date.now(), { network: "n", signals: ["honeypot"] });
	expect((await savedQuote(again.id)).rows[0]).toMatchObject({ spam: true, customerId: known });
	const tested = { ...aSubmission({ contact: { ...ida, contactMethod: "text" } }), test: true as const };
	await saveQuote(db, tested, Date.now());
	expect(await customerOf(db, tested.id)).toBeNull();
});

test("a corrected number takes the quote to whom it belongs, and undoing it gives it back", async () => {
	const [ida, bob] = [aPerson(), aPerson()];
	const quoteId = await aRequest(db, { phone: ida.phone });
	const idas = await customerOf(db, quoteId);
	const bobs = await customerOf(db, await aRequest(db, { phone: bob.phone }));
	const names = async () => [await nameOf(idas), await nameOf(bobs)];
	const before = await names();
	await correct(db, quoteId, { phone: bob.phone, name: "Ida Slip" });
	expect(await customerOf(db, quoteId)).toBe(bobs);
	expect(await names()).toEqual([before[0], "Ida Slip"]);
	await undoEdit(db, visitor(db), quoteId, { attempt: crypto.randomUUID() }, Date.now());
	expect(await customerOf(db, quoteId)).toBe(idas);
	// The name goes with the quote.
	expect(await names()).toEqual(before);
	// A number that nobody has is a new one of the same customer.
	await correct(db, quoteId, { phone: aPerson().phone });
	expect(await customerOf(db, quoteId)).toBe(idas);
});

test("a customer comes with the quote's own two round trips, a merge and a note take two, and each page takes one", async () => {
	const { phone } = aPerson();
	const cost = await costOf(() => aRequest(db, { phone }));
	expect(cost.trips).toBe(2);
	const id = (await customerOf(db, await aRequest(db, { phone }))) ?? "";
	const other = (await customerOf(db, await aRequest(db))) ?? "";
	const owner = await anOwner();
	const note = { intent: "note", customer: id, seen: "", note: "Gate" };
	const trips = async (work: () => Promise<unknown>) => (await costOf(work)).trips;
	const post = (fields: [string, string][]) => () => owner.post(ownerPaths.customer(id), fields);
	expect(await trips(post(Object.entries({ ...note, revision: "0" })))).toBe(2);
	expect(await trips(post(Object.entries({ intent: "merge", other, revision: "1" })))).toBe(2);
	expect(await trips(post(Object.entries({ intent: "merge", other, revision: "1" })))).toBe(1);
	for (const path of [ownerPaths.customers, `${ownerPaths.customers}?q=Ida`, ownerPaths.customer(id)])
		expect(await trips(() => owner.get(path)), path).toBe(1);
	const file = await costOf(async () =>
		expect((await owner.get(ownerPaths.customerExport(id))).status).toBe(200),
	);
	expect(file.trips).toBe(1);
});

test("card, quote's page and Today have the lasting note, and the last job with its sum; a visitor's page and mails have not", async () => {
	const ida = aPerson();
	const last = await aJob({ ...ida, contactMethod: "email" }, Date.parse("2026-05-12T12:00:00-04:00"));
	const newest = await aRequest(db, { ...ida, contactMethod: "email" });
	const id = (await customerOf(db, newest)) ?? "";
	const owner = await anOwner();
	const saved = await press(db, owner, id, {
		intent: "note",
		customer: id,
		seen: "",
		note: "Gate code 4711",
	});
	expect([saved.status, saved.location]).toEqual([303, `${ownerPaths.customer(id)}#undo`]);
	const line = "2nd request, last job May 12, 2026, $612";
	for (const path of [paths.admin, paths.adminQuote(newest)]) {
		const html = plain((await owner.get(path)).html);
		expect(html, path).toContain(line);
		expect(html, path).toContain("Gate code 4711");
	}
	expect(plain((await owner.get(paths.adminToday)).html)).toContain("Always: Gate code 4711");
	const [row] = (await savedQuote(newest)).rows;
	const theirs = await owner.get(paths.customerQuote(row?.customerToken ?? ""));
	expect(theirs.status).toBe(200);
	expect(theirs.html).not.toContain("code 4711");
	const mails = await db.select().from(outbox);
	expect(mails.some(({ quoteId }) => quoteId === newest)).toBe(true);
	expect(JSON.stringify(mails)).not.toContain("code 4711");
	const page = await pageOf(id);
	for (const text of [
		ida.name,
		"$612",
		"Done",
		paths.adminQuote(last),
		paths.adminQuote(newest),
		"Same again",
	])
		expect(page).toContain(text);
});

test("a note is taken back by its form, and never overwrites a newer one unseen", async () => {
	const id = (await customerOf(db, await aRequest(db))) ?? "";
	const owner = await anOwner();
	const write = (note: string, seen: string) =>
		press(db, owner, id, { intent: "note", customer: id, note, seen });
	await write("Gate code 4711\r\nDog", "");
	expect(await pageOf(id)).toContain("Note saved");
	const refused = await write("Beware", "");
	expect(refused.status).toBe(409);
	for (const text of ["Somebody else changed it", "Beware", "Saved now: Gate code 4711"])
		expect(refused.html).toContain(text);
	// As the bar's form has it.
	expect((await write("", "Gate code 4711\r\nDog")).status).toBe(303);
	expect((await db.select().from(customers).where(eq(customers.id, id)))[0]).toMatchObject({
		...{ note: null, revision: 2 },
	});
	expect((await write("Beware", "Gate code 4711\r\nDog")).html).toContain("Saved now: nothing");
	const long = await write("x".repeat(1_001), "");
	expect([long.status, long.html.includes("x".repeat(1_001))]).toEqual([400, true]);
});

test("what was typed stays while the database is down, and where nobody is signed in any more", async () => {
	const id = (await customerOf(db, await aRequest(db))) ?? "";
	const fields = Object.entries({
		intent: "note",
		customer: id,
		note: "Gate <4711>",
		seen: "",
		revision: "0",
	});
	const owner = await anOwner();
	await proxy.fail({ kind: "refuse" });
	const down = await owner.post(ownerPaths.customer(id), fields);
	await proxy.reset();
	expect([down.status, down.html.includes("Gate &lt;4711&gt;")]).toEqual([503, true]);

	const stranger = await new Visitor().post(ownerPaths.customer(id), fields);
	expect([stranger.status, stranger.html.includes("Gate &lt;4711&gt;")]).toEqual([401, true]);
});

test("merging and separating again leaves every row as it was, and between them both are one person everywhere", async () => {
	const [ida, eve] = [aPerson(), aPerson()];
	const [first, second] = [await aRequest(db, ida), await aRequest(db, eve, Date.now() + 1)];
	const [id = "", other = ""] = [await customerOf(db, first), await customerOf(db, second)].map(String);
	const owner = await anOwner();
	await press(db, owner, id, { intent: "note", customer: id, note: "Gate code 4711", seen: "" });
	await press(db, owner, other, { intent: "note", customer: other, note: "Dog", seen: "" });
	const before = await customerRows(db);
	expect((await press(db, owner, id, { intent: "merge", other })).status).toBe(303);
	const quote = plain((await owner.get(paths.adminQuote(second))).html);
	for (const text of ["2nd request", "Gate code 4711", "Dog", ownerPaths.customer(id)])
		expect(quote).toContain(text);
	const page = await pageOf(id);
	for (const text of ["Merged", eve.name, paths.adminQuote(first), paths.adminQuote(second)])
		expect(page).toContain(text);
	// Whose request it is, where it has another name than the page.
	const namesIn = (html: string) =>
		[ida, eve].map(({ name }) => html.includes(`<strong>${name} · </strong>$765`));
	expect([namesIn(page), namesIn(quote)]).toEqual([
		[false, true],
		[true, false],
	]);
	expect((await owner.get(ownerPaths.customer(other))).location).toBe(ownerPaths.customer(id));
	for (const revision of ["2", "4"]) {
		const fields = { intent: "note", customer: other, note: "Dog and cat", seen: "Dog", revision };
		await press(db, owner, id, fields);
		await owner.post(ownerPaths.customer(id), (await undoOf(id)) ?? []);
		expect((await db.select().from(customers).where(eq(customers.id, other)))[0]?.note).toBe("Dog");
	}
	expect((await press(db, owner, id, { intent: "separate", other })).status).toBe(303);
	expect(await customerRows(db)).toEqual(before);
	expect([await undoOf(id), await undoOf(other)]).toEqual([expect.anything(), null]);
	expect((await press(db, owner, id, { intent: "separate", other })).status).toBe(409);
});

test("customers of one name are told apart by their numbers where they are merged, noted on and separated", async () => {
	const ida = aPerson();
	const [eve, ann] = [
		{ ...aPerson(), name: ida.name },
		{ ...aPerson(), name: ida.name },
	];
	const ids: string[] = [];
	for (const { name, phone } of [ida, eve, ann])
		ids.push(String(await customerOf(db, await aRequest(db, { name, phone }))));
	const [id = "", other = ""] = ids;
	const owner = await anOwner();
	const found = async () =>
		plain((await owner.get(`${ownerPaths.customer(id)}?with=${encodeURIComponent(ida.name)}`)).html);
	for (const { name, phone } of [eve, ann])
		expect(await found()).toContain(`Merge ${name}, ${formatPhone(phone)} into this one`);
	await press(db, owner, id, { intent: "merge", other });
	const merged = await found();
	for (const { name, phone } of [ida, eve])
		expect(merged).toContain(`What holds for every job, from ${name}, ${formatPhone(phone)}`);
	expect(merged).toContain(`Make ${eve.name}, ${formatPhone(eve.phone)} a customer of their own again`);
});

test("the same again is one new request of the same person, with an offer of the last job's lines", async () => {
	const ida = aPerson();
	const last = await aJob(ida);
	const id = (await customerOf(db, last)) ?? "";
	const owner = await anOwner();
	const newId = crypto.randomUUID();
	const again = () => press(db, owner, id, { intent: "same-again", last, id: newId });
	// What visitors are shown is read anew once a minute: this asks for nothing of it.
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * MINUTE_MS });
	const cost = await costOf(again);
	vi.useRealTimers();
	expect(cost.trips, "one of them is of this test, and one renews the session").toBe(3 + 2);
	const { status, location } = await again();
	expect([status, location]).toEqual([303, `${paths.adminOffer(newId)}?last=${last}`]);
	const { rows, events } = await savedQuote(newId);
	// The windows were cleaned by the last job.
	const cleaned = { lastCleaned: "0-6months" };
	expect(rows).toMatchObject([
		{ ...ida, ...cleaned, customerId: id, source: "phone", heardOfUs: "returning" },
	]);
	expect(events).toHaveLength(1);
	const offer = await owner.get(location ?? "");
	const told = `Their newest job comes to $612, line by line as below. By today’s prices it is about $${rows[0]?.totalPrice}.`;
	for (const text of ["Windows and gutters", 'value="612"', told]) expect(offer.html).toContain(text);
});

test("where the last job lacks an answer, the same again leads to the form with the customer, which says why", async () => {
	const ida = aPerson();
	const last = await aJob(ida);
	const id = (await customerOf(db, last)) ?? "";
	await db.update(quoteRequests).set({ trackCondition: null }).where(eq(quoteRequests.id, last));
	const owner = await anOwner();
	const { location } = await press(db, owner, id, { intent: "same-again", last, id: crypto.randomUUID() });
	const { html } = await owner.get(location ?? "");
	expect(html).toContain("Their newest job lacks answers that are asked for today.");
	expect(html).toContain(`value="${ida.name}"`);
});

test("who asks again without saying address and email once more is known by both", async () => {
	const { email, ...ida } = aPerson();
	const id = await customerOf(db, await aRequest(db, { ...ida, email, address: "12 Oak Lane" }));
	await aRequest(db, ida);
	const owner = await anOwner();
	const page = (await owner.get(ownerPaths.customer(id ?? ""))).html;
	expect(/<h1.*?<\/header>/s.exec(page)?.[0]).toContain("12 Oak Lane");
	const search = new URLSearchParams({ q: ida.phone.slice(2) });
	expect(plain((await owner.get(`${ownerPaths.customers}?${search}`)).html)).toContain(email);
});

test("a customer is found by name, number, address and town, and a page of the list leads to the next", async () => {
	const ida = aPerson();
	await aRequest(db, { ...ida, contactMethod: "text" });
	const owner = await anOwner();
	const find = async (search: string) =>
		plain((await owner.get(`${ownerPaths.customers}?${new URLSearchParams({ q: search })}`)).html);
	const number = ida.phone.slice(2);
	for (const search of [
		ida.name,
		`(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`,
		ida.email,
	])
		expect(await find(search), search).toContain(ida.name);
	for (const town of ["Clarks Summit", `Waverly ${ida.name}`])
		expect(await find(town), town).toContain(ida.name);
	expect(await find("Clark")).not.toContain(ida.name);
	expect(await find("Nobody Atall")).toContain("Nobody is found by “Nobody Atall”");
	for (let made = 0; made < 52; made++) await aRequest(db);
	const first = await owner.get(ownerPaths.customers);
	const [, query = ""] = /href="(?:\/admin\/customers)?(\?before=[^"]*)"/.exec(first.html) ?? [];
	const second = await owner.get(`${ownerPaths.customers}${query}`);
	const idsOf = (html: string) =>
		[...html.matchAll(/href="\/admin\/customers\/([\da-f-]{36})"/g)].map(([, id]) => id);
	expect(idsOf(first.html)).toHaveLength(50);
	expect(idsOf(second.html).filter((id) => idsOf(first.html).includes(id))).toEqual([]);
	expect(idsOf(second.html).length).toBeGreaterThan(2);
});

test("all that is saved of a person is one file, and erasing takes it all and nothing of anybody else", async () => {
	const [ida, eve] = [aPerson(), aPerson()];
	const job = await aJob({ ...ida, contactMethod: "email" });
	const merged = await customerOf(db, await aRequest(db, { name: ida.name }));
	const id = (await customerOf(db, job)) ?? "";
	const hers = await aRequest(db, eve);
	const owner = await anOwner();
	await press(db, owner, id, { intent: "note", customer: id, note: `Of ${ida.name}`, seen: "" });
	await press(db, owner, id, { intent: "merge", other: merged ?? "" });
	const file = await owner.get(ownerPaths.customerExport(id));
	const saved = JSON.parse(file.html);
	expect(saved.quote_requests).toHaveLength(2);
	expect(saved).toMatchObject({
		customers: expect.arrayContaining([expect.objectContaining({ note: `Of ${ida.name}` })]),
		decisions: [{ outcome: "accepted" }],
		offers: [{ total: 612 }],
	});
	expect(saved.left_out).toContain("link");
	// Name and note are in it as they were written, not once more as a search compares them.
	expect(saved.customers.map(({ searchedName }: { searchedName?: string }) => searchedName)).toEqual([
		undefined,
		undefined,
	]);
	expect(file.html).not.toContain((await savedQuote(job)).rows[0]?.customerToken ?? "none");
	const warns = async () =>
		(await owner.get(ownerPaths.customer(id))).html.includes("A job of theirs lies ahead");
	expect(await warns()).toBe(false);
	await db
		.update(quoteRequests)
		.set({ stage: "accepted" })
		.where(eq(quoteRequests.customerId, merged ?? ""));
	expect(await warns()).toBe(true);
	const erased = await press(db, owner, id, { intent: "erase" });
	expect([erased.status, erased.location]).toEqual([303, ownerPaths.customers]);
	expect((await press(db, owner, id, { intent: "erase" })).location).toBe(ownerPaths.customers);
	const tables = [
		"customers",
		"customer_keys",
		"customer_events",
		"quote_requests",
		"quote_events",
		"outbox",
		"quote_search_text",
	];
	for (const table of tables)
		expect(JSON.stringify(await db.all(sql`select * from ${sql.identifier(table)}`)), table).not.toContain(
			ida.name.slice(4),
		);
	expect((await owner.get(ownerPaths.customer(id))).status).toBe(404);
	expect((await savedQuote(hers)).rows).toHaveLength(1);
	await expect(
		saveQuote(db, { ...aSubmission({ contact: { ...ida, contactMethod: "text" } }), id: job }, Date.now()),
	).rejects.toThrow(/erased/);
});

test("quotes of an older release get their customers by the cron, and what no request has any more is forgotten", async () => {
	const ida = aPerson();
	const ids = [await aRequest(db, ida), await aRequest(db, { email: ida.email }, Date.now() + 1)];
	const [known] = await Promise.all(ids.map((id) => customerOf(db, id)));
	await db
		.update(quoteRequests)
		.set({ customerId: null })
		.where(eq(quoteRequests.customerId, known ?? ""));
	await db.delete(customers).where(eq(customers.id, known ?? ""));
	await assignCustomers(db);
	const [again, same] = await Promise.all(ids.map((id) => customerOf(db, id)));
	expect(again).not.toBeNull();
	expect(same).toBe(again);
	const gone = aPerson();
	const moved = await aRequest(db, gone);
	const empty = (await customerOf(db, moved)) ?? "";
	await correct(db, moved, { phone: ida.phone, email: undefined });
	await forgetCustomers(db, Date.now());
	expect(await db.select().from(customers).where(eq(customers.id, empty))).toEqual([]);
	expect(await db.select().from(customerKeys).where(eq(customerKeys.value, gone.phone))).toEqual([]);
	expect(await db.select().from(customerKeys).where(eq(customerKeys.value, ida.phone))).toHaveLength(1);
});

test("a customer of whom something is noted outlives the requests as long as one is kept", async () => {
	const { phone } = aPerson();
	const quoteId = await aRequest(db, { phone }, Date.now() - 731 * DAY_MS);
	const id = (await customerOf(db, quoteId)) ?? "";
	await press(db, await anOwner(), id, { intent: "note", customer: id, note: "Gate", seen: "" });
	await db.delete(quoteRequests).where(eq(quoteRequests.id, quoteId));
	await forgetCustomers(db, Date.now());
	expect(await nameOf(id)).toBeDefined();
	const listed = await (await anOwner()).get(
		`${ownerPaths.customers}?q=${(await nameOf(id))?.slice(4)}%20gate`,
	);
	expect(listed.html).toContain(ownerPaths.customer(id));
	const keys = () => db.select().from(customerKeys).where(eq(customerKeys.customerId, id));
	expect(await keys()).toMatchObject([{ value: phone }]);
	expect(await customerOf(db, await aRequest(db, { phone }))).toBe(id);
	await db.delete(quoteRequests).where(eq(quoteRequests.customerId, id));
	await forgetCustomers(db, Date.now() + 731 * DAY_MS);
	expect([await nameOf(id), await keys()]).toEqual([undefined, []]);
});

test("who is noted and has no request any more is found by the name last told and by the note, in every spelling", async () => {
	const { phone } = aPerson();
	const [first, last] = [aWord(), aWord()];
	await aRequest(db, { phone, name: `Émile ${first}` });
	const quoteId = await aRequest(db, { phone, name: `Łukasz ${first} ${last}` }, Date.now() + 1);
	const id = (await customerOf(db, quoteId)) ?? "";
	const owner = await anOwner();
	const write = (note: string, seen: string) =>
		press(db, owner, id, { intent: "note", customer: id, note, seen });
	await write("Schlüssel", "");
	await db.delete(quoteRequests).where(eq(quoteRequests.customerId, id));
	const finds = async (search: string) =>
		(await owner.get(`${ownerPaths.customers}?${new URLSearchParams({ q: search })}`)).html.includes(
			ownerPaths.customer(id),
		);
	for (const search of [`lukasz ${last}`, `ŁUKASZ ${last}`, `schlussel ${last}`, `SCHLÜSSEL ${last}`])
		expect(await finds(search), search).toBe(true);
	expect(await finds(`emile ${first}`)).toBe(false);
	await write("Hündin", "Schlüssel");
	expect([await finds(`hundin ${last}`), await finds(`schlussel ${last}`)]).toEqual([true, false]);
	await write("Call on Dec 4, 450 in cash", "Hündin");
	expect([await finds(`4th December ${last}`), await finds(`Dec 5 ${last}`)]).toEqual([true, false]);
	await write("", "Call on Dec 4, 450 in cash");
	expect([await finds(`lukasz ${last}`), await finds(`hundin ${last}`)]).toEqual([true, false]);
});

test("a search of customers reads none but those that its words can be of", async () => {
	const plan = await planOf(selectCustomers(db, { search: "evans 99", before: null }, 51));
	expect(plan).toContain("customers_import");
	expect(plan).not.toMatch(/SCAN (c|customers)\b/);
});

test("who may be the same person is found by their keys, not among all addresses", async () => {
	const plan = await planOf(selectCandidates(db, "a", ""));
	expect(plan).toMatch(/SEARCH q USING INDEX quote_requests_email/);
	expect(plan).not.toMatch(/SCAN (q|k|c|customers|quote_requests)\b/);
});
