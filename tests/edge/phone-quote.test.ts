import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { customers, erasedQuotes } from "#db/schema.ts";
import { aPerson, aRequest, customerOf } from "../support/customers.ts";
import { anOwner, db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { Visitor } from "../support/visitor.ts";

/** A caller with windows and gutters of a medium home, as a browser sends it. */
function call(changes: Record<string, string> = {}): [string, string][] {
	const fields = {
		...{ id: crypto.randomUUID(), homeSize: "medium", stories: "two", zip: "18411" },
		...{ lastCleaned: "1-3years", trackCondition: "normal", gutterLastCleaned: "over-2-years" },
		...{ pressureLastCleaned: "", concerns: "", package: "deluxe", addons: "deck" },
		...{ name: "Carl Caller", phone: "570 555 0177", contactMethod: "call", email: "", address: "2 Oak St" },
		...{ heardOfUs: "neighbor", prices: "1", ...changes },
	};
	return [["services", "window-cleaning"], ["services", "gutter-cleaning"], ...Object.entries(fields)];
}

afterEach(() => void vi.useRealTimers());

const idOf = (form: [string, string][]) => new Map(form).get("id") ?? "";

test("a form with all the same and another id, as Back leads to it, is the same quote for ten minutes", async () => {
	const owner = await anOwner();
	const form = call({ name: "Ben Back" });
	expect((await owner.post(ownerPaths.newQuote, form)).location).toBe(paths.adminOffer(idOf(form)));
	const again = call({ name: "Ben Back" });
	await proxy.reset();
	expect((await owner.post(ownerPaths.newQuote, again)).location).toBe(paths.adminOffer(idOf(form)));
	expect(await proxy.roundTrips()).toBe(1);
	expect((await savedQuote(idOf(again))).rows).toEqual([]);
	const other = call({ name: "Ben Back", heardOfUs: "returning" });
	expect((await owner.post(ownerPaths.newQuote, other)).location).toBe(paths.adminOffer(idOf(other)));
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * MINUTE_MS });
	const later = call({ name: "Ben Back" });
	expect((await (await anOwner()).post(ownerPaths.newQuote, later)).location).toBe(
		paths.adminOffer(idOf(later)),
	);
});

test("a customer's page leads to the form, which then knows who calls, in one round trip", async () => {
	const ida = aPerson();
	const id =
		(await customerOf(db, await aRequest(db, { ...ida, name: "Ida Imported", address: "12 Elm St" }))) ?? "";
	await db.update(customers).set({ note: "Gate 4711" }).where(eq(customers.id, id));
	const owner = await anOwner();
	const form = (customerId: string) => `${ownerPaths.newQuote}?customer=${customerId}`;
	expect((await owner.get(ownerPaths.customer(id))).html).toContain(`href="${form(id)}"`);
	await proxy.reset();
	const { html } = await owner.get(form(id));
	expect(await proxy.roundTrips()).toBe(1);
	for (const known of ["Ida Imported", formatPhone(ida.phone), ida.email, "12 Elm St", "18411"])
		expect(html).toContain(`value="${known}"`);
	expect(html).toContain("Always: Gate 4711");
	expect((await owner.get(form("nobody"))).status).toBe(200);
});

test("the form has the number and the address of the newest request, not those that come first by number or letter", async () => {
	const { name, phone, email } = aPerson();
	const [former, now] = [phone.replace("+1570", "+1200"), phone.replace("+1570", "+1970")];
	const contactMethod = "email" as const;
	await aRequest(db, { name, phone: former, contactMethod, email }, Date.now() - MINUTE_MS);
	await aRequest(db, { name, phone: now, contactMethod, email }, Date.now() - MINUTE_MS / 2);
	const latest = await aRequest(db, { name, phone: now, contactMethod, email: `z.${email}` });
	const owner = await anOwner();
	const { html } = await owner.get(`${ownerPaths.newQuote}?customer=${await customerOf(db, latest)}`);
	for (const known of [formatPhone(now), `z.${email}`]) expect(html).toContain(`value="${known}"`);
	for (const gone of [formatPhone(former), `"${email}"`]) expect(html).not.toContain(gone);
});

test("a caller's quote is saved as the wizard's would be, once, in two trips, and leads to the offer", async () => {
	const owner = await anOwner();
	const form = call();
	await proxy.reset();
	const saved = await owner.post(ownerPaths.newQuote, form);
	expect([saved.status, saved.location, await proxy.roundTrips()]).toEqual([
		303,
		paths.adminOffer(idOf(form)),
		2,
	]);
	expect((await owner.post(ownerPaths.newQuote, form)).status).toBe(303);
	const { rows, events, mails, services } = await savedQuote(idOf(form));
	expect(rows).toMatchObject([
		{
			...{ source: "phone", heardOfUs: "neighbor", phone: "+15705550177", stage: "contacted" },
			...{ package: "deluxe", bundlePercent: 15, estimatedPriceLow: 720, estimatedPriceHigh: 850 },
			...{
				totalPrice: (650 + 275 + 150) * 0.8,
				email: null,
				customerToken: expect.stringMatching(/^[\w-]{22}$/),
			},
		},
	]);
	expect(services.map(({ service }) => service)).toEqual(["gutter-cleaning", "window-cleaning"]);
	expect(events).toMatchObject([{ action: "taken", actor: "owner", userId: expect.any(String) }]);
	expect(mails).toEqual([]);
	const offer = await owner.get(paths.adminOffer(idOf(form)));
	for (const text of ["Offer for Carl Caller", "Pressure Washing Deck"]) expect(offer.html).toContain(text);
	const page = await owner.get(paths.adminQuote(idOf(form)));
	for (const text of ["By phone", "A neighbor or friend", "Taken by phone"])
		expect(page.html).toContain(text);
	const csv = await owner.get(`${paths.adminQuotesCsv}?q=Caller`);
	expect(csv.html).toContain("By phone");
});

test("a quote that is sent again with corrections is told to be saved already, with the way to change it, and loses nothing", async () => {
	const owner = await anOwner();
	const form = call({ concerns: "A steep roof" });
	const id = idOf(form);
	expect((await owner.post(ownerPaths.newQuote, form)).status).toBe(303);
	const saved = await savedQuote(id);
	for (const [name, corrected] of [
		["name", "Carl Corrected"],
		["addons", "concrete"],
		["heardOfUs", "search"],
	] as const) {
		const changed = form.map(([field, value]) => [field, field === name ? corrected : value] as const);
		const { status, html } = await owner.post(ownerPaths.newQuote, changed);
		expect([name, status]).toEqual([name, 409]);
		for (const text of [
			"This quote is saved already",
			`href="${ownerPaths.editContact(id)}"`,
			`href="${ownerPaths.editAnswers(id)}"`,
			`value="${corrected}"`,
			id,
		])
			expect(html).toContain(text);
	}
	expect(await savedQuote(id)).toEqual(saved);
	const again = await owner.post(ownerPaths.newQuote, form);
	expect([again.status, again.location]).toEqual([303, paths.adminOffer(id)]);
});

test("what is missing is said beside its question, and nothing that was typed is lost", async () => {
	const owner = await anOwner();
	const form = call({ trackCondition: "", contactMethod: "email" });
	const { status, html } = await owner.post(ownerPaths.newQuote, form);
	expect(status).toBe(400);
	for (const text of [
		"Choose the condition of your tracks and sills",
		"Enter your email address",
		'value="Carl Caller"',
		'value="2 Oak St"',
	])
		expect(html).toContain(text);
	expect((await savedQuote(idOf(form))).rows).toEqual([]);
});

test("without a package it is the one that the wizard recommends, and an address is kept for who wants a call", async () => {
	const owner = await anOwner();
	const form = call({ package: "recommended", homeSize: "large", addons: "", email: "carl@example.com" });
	expect((await owner.post(ownerPaths.newQuote, form)).status).toBe(303);
	expect((await savedQuote(idOf(form))).rows).toMatchObject([
		{ package: "luxury", contactMethod: "call", email: "carl@example.com" },
	]);
});

test("who sends the form of a quote again that was erased meanwhile is told that there is none", async () => {
	const form = call();
	await db.insert(erasedQuotes).values({ quoteId: idOf(form), erasedAt: Date.now() });
	const { status, html } = await (await anOwner()).post(ownerPaths.newQuote, form);
	expect(status).toBe(404);
	expect(html).toContain("This quote does not exist");
	expect((await savedQuote(idOf(form))).rows).toEqual([]);
});

test("a browser that was signed out meanwhile gets back all that it sent", async () => {
	const form = call();
	const { status, html } = await new Visitor().post(ownerPaths.newQuote, form);
	expect(status).toBe(401);
	for (const text of ["Your session has ended", 'value="Carl Caller"', idOf(form)])
		expect(html).toContain(text);
	expect((await savedQuote(idOf(form))).rows).toEqual([]);
});
