import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { triageIntents } from "#app/catalog/quote-enums.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { saveTestQuote } from "#app/quotes/test-quote.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { alertDevices, trustedDevices } from "#db/schema.ts";
import { aRequest, customerOf } from "../support/customers.ts";
import { db } from "../support/edge-quotes.ts";
import { anOffer, send } from "../support/offers.ts";
import { startSession } from "../support/owner-session.ts";
import { signedInOwner } from "../support/owners.ts";
import { forgetPublished } from "../support/published-prices.ts";
import { makeScanTargets } from "../support/scan-targets.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

// A form that is not understood writes nothing anyway: here each is one that works.

const isOwners = (path: string) => path.startsWith(`${paths.admin}/`) && path !== paths.adminUnlock;

afterEach(async () => {
	await db.run(sql`update settings set value = '{}', calendar_version = 0`);
});

/** The owner's forms, each as its fields, and the quote that they are about. */
async function ownersForms() {
	await db.run(sql`update settings set value = '{}', revision = 0`);
	const { targets, pages } = await makeScanTargets(db);
	const quoteId = pages.map((path) => /[\da-f-]{36}/.exec(path)?.[0]).find(Boolean) ?? "";
	const forms = targets.flatMap(({ path, form }) =>
		form && isOwners(path) ? [{ path: path.replace("*", ""), fields: [...new URLSearchParams(form)] }] : [],
	);
	return { quoteId, forms };
}

/** What waits for an owner's one tap beside that: a reminder, a mail to be tried again, a device, and a test quote. */
async function smallForms(quoteId: string) {
	const now = Date.now();
	const { id: userId } = signedInOwner;
	// An offer that was mailed is reminded of.
	const contact = {
		name: "Rita",
		phone: "+15705550144",
		contactMethod: "email",
		email: "rita@example.com",
	} as const;
	const [test, reminded] = [crypto.randomUUID(), aSubmission({ contact })];
	const device = test.replaceAll("-", "").repeat(2);
	await startSession(db);
	await saveTestQuote(db, { id: test, name: "Test", card: rateCard }, now);
	await saveQuote(db, reminded, now - 4 * DAY_MS);
	await send(db, anOffer(reminded.id, { validUntil: now + DAY_MS }), now - 3 * DAY_MS);
	const trusted = { id: device, userId, createdAt: now, lastUsedAt: now, name: "Phone", securityStamp: "x" };
	await db.insert(trustedDevices).values(trusted);
	const keys = { publicKey: "x", authSecret: "x", siteKey: "x" };
	const shown = { id: device, userId, createdAt: now, name: "Phone", endpoint: "https://x", ...keys };
	await db.insert(alertDevices).values(shown);
	await db.run(sql`update outbox set failed_at = ${now} where quote_id = ${quoteId}`);
	const [one = "", other = ""] = [
		await customerOf(db, await aRequest(db)),
		await customerOf(db, await aRequest(db)),
	];
	const customer = (fields: Record<string, string>) => ({
		path: ownerPaths.customer(one ?? ""),
		fields: Object.entries(fields),
	});
	const file = { id: crypto.randomUUID(), name: "a.csv", parts: "1", position: "0", line: "1" };
	const imported = (fields: Record<string, string>) => ({
		path: ownerPaths.customerImport(file.id),
		fields: Object.entries(fields),
	});
	return [
		{
			path: ownerPaths.importCustomers,
			fields: Object.entries({ ...file, text: "Name,Phone\nUna,570-777-9911\n" }),
		},
		imported({ intent: "columns", name: "0", phone: "1" }),
		imported({ intent: "step", progress: "0" }),
		imported({ intent: "confirm", layout: '{"separator":",","columns":{"name":0,"phone":1}}' }),
		imported({ intent: "step", progress: "0" }),
		imported({ intent: "undo" }),
		imported({ intent: "step", progress: "0" }),
		customer({ intent: "merge", other: other ?? "" }),
		customer({ intent: "separate", other: other ?? "" }),
		customer({ intent: "erase" }),
		{ path: paths.adminToday, fields: Object.entries({ intent: "reminded", quote: reminded.id }) },
		{ path: paths.adminUndelivered, fields: [] },
		{ path: paths.adminDevices, fields: Object.entries({ device }) },
		{ path: paths.adminTestQuote, fields: Object.entries({ intent: "remove", id: test }) },
		{ path: ownerPaths.alerts, fields: Object.entries({ intent: "test", device }) },
		{ path: ownerPaths.alerts, fields: Object.entries({ intent: "off", device }) },
		{
			path: jobPaths.calendar,
			fields: Object.entries({ intent: "keep", date: "2099-05-04", half: "day", title: "Away" }),
		},
	];
}

/** Everything that such a form may change, of that quote and for all. */
async function stateOf(quoteId: string): Promise<string> {
	const tables = [
		sql`select * from quote_requests where id = ${quoteId}`,
		sql`select * from quote_events where quote_id = ${quoteId}`,
		sql`select * from offers left join decisions on offer_id = id where quote_id = ${quoteId}`,
		sql`select idempotency_key, payload, next_attempt_at, failed_at from outbox where quote_id = ${quoteId}`,
		sql`select count(*) from quote_events`,
		sql`select id from trusted_devices`,
		sql`select email, pin_hash from users`,
		sql`select id from alert_devices`,
		sql`select id, removed_at from begun_requests`,
		sql`select * from imports`,
		sql`select count(*) from outbox`,
		sql`select * from settings`,
		sql`select count(*) from price_books`,
		sql`select count(*) from quote_requests`,
		sql`select id, primary_id, note, revision from customers`,
	];
	const rows = await Promise.all(tables.map((query) => db.all(query)));
	return JSON.stringify(rows);
}

async function aVisitor(session: Parameters<typeof startSession>[1] | null): Promise<Visitor> {
	const visitor = new Visitor();
	if (session) visitor.setCookie(...(await startSession(db, session)).cookie);
	return visitor;
}

test("no form of the owner's side, however right, writes anything for whoever has no open session", async () => {
	const { quoteId, forms } = await ownersForms();
	const moves = triageIntents.map((intent) => [
		["intent", intent] as const,
		["lostReason", "price"] as const,
		["from", "quote"] as const,
	]);
	const all = [
		...(await smallForms(quoteId)),
		...forms,
		...moves.flatMap((fields) =>
			[paths.adminQuote, paths.adminQuoteTriage].map((pathOf) => ({ path: pathOf(quoteId), fields })),
		),
		{
			path: paths.adminTestQuote,
			fields: Object.entries({ intent: "send", id: crypto.randomUUID() }),
		},
	];
	const before = await stateOf(quoteId);
	for (const session of [null, { locked: true }, { idle: 31 * 60_000 }, { age: 9 * 60 * 60_000 }]) {
		const visitor = await aVisitor(session);
		for (const { path, fields } of all) {
			const { status } = await visitor.post(path, fields);
			const label = `${path} ${JSON.stringify(fields)} with ${JSON.stringify(session)}`;
			expect([303, 401], label).toContain(status);
			expect(await stateOf(quoteId), label).toBe(before);
		}
	}
});

test.each([
	["a NUL", "a%00b"],
	["a line break", "a%0d%0ab"],
	["a sign of no header's", "a%e2%82%acb"],
])("an address that takes only forms leads to the quote's page, whatever it names: %s", async (_name, id) => {
	const owner = await aVisitor({});
	const addresses = [paths.adminQuoteTriage, paths.adminCustomerLink, paths.adminWithdrawOffer];
	for (const address of addresses) {
		const { status, location } = await owner.get(address(id));
		expect({ status, location: location?.toLowerCase() }, address(id)).toEqual({
			status: 303,
			location: paths.adminQuote(id),
		});
	}
	const withdrawn = await owner.post(paths.adminWithdrawOffer(id), [["offer", "none"]]);
	expect(withdrawn.location?.toLowerCase()).toBe(`${paths.adminQuote(id)}#offer`);
});

test("each form about a quote says of which of its states it is, so that the same form again is known", async () => {
	const { quoteId } = await ownersForms();
	await smallForms(quoteId);
	const owner = await aVisitor({});
	const pages = [
		...[paths.admin, paths.adminToday, paths.adminQuote(quoteId), paths.adminOffer(quoteId)],
		...[jobPaths.quoteDate(quoteId), ownerPaths.editContact(quoteId)],
	];
	// They are about no quote, or have an id that the quote gets: a test, a mail, the log-out, an offer.
	const others = [paths.adminTestQuote, paths.adminUndelivered, paths.adminLogOut, paths.adminOffer(quoteId)];
	const forms = await Promise.all(
		pages.map(async (page) => {
			const { html } = await owner.get(page);
			return [...html.matchAll(/<form[^>]*method="post"[^>]*>.*?<\/form>/gs)].map(([form]) => ({
				page,
				action: /^<form[^>]*action="([^"]*)"/.exec(form)?.[1]?.replace(/\?.*/, "") ?? page,
				hasRevision: form.includes('name="revision"'),
			}));
		}),
	);
	const own = forms.flat().filter(({ action }) => !others.includes(action));
	expect(new Set(own.map(({ page }) => page)).size).toBeGreaterThan(3);
	expect(own.filter(({ hasRevision }) => !hasRevision)).toEqual([]);
});

test("the same forms do their work for an owner", async () => {
	const { quoteId, forms } = await ownersForms();
	const owner = await aVisitor({});
	for (const { path, fields } of [...(await smallForms(quoteId)), ...forms]) {
		const before = await stateOf(quoteId);
		const { status } = await owner.post(path, fields);
		const intent = new Map(fields).get("intent");
		const label = `${path} ${JSON.stringify(fields)}`;
		expect([200, 303], label).toContain(status);
		if (intent === "preview") continue;
		expect(await stateOf(quoteId), label).not.toBe(before);
	}
	// What visitors are told follows the settings: the default ones again.
	const [settingsForm] = forms.filter(({ path }) => path === paths.adminSettings);
	const { revision } = settingsOf(await selectSettings(db));
	const defaults = new Map(settingsForm?.fields).set("revision", String(revision)).set("vacationText", "");
	for (const field of ["open-Sunday", "offFrom", "offTo"]) defaults.delete(field);
	expect((await owner.post(paths.adminSettings, [...defaults])).status).toBe(303);
	await forgetPublished(db, owner);
});
