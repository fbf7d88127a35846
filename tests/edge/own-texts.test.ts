import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { aRequest } from "../support/customers.ts";
import { anOwner, db, proxy } from "../support/edge-quotes.ts";
import { customerMailsAt } from "../support/mails-at.ts";
import { anOffer, send } from "../support/offers.ts";
import { emptyOutbox } from "../support/queued-mails.ts";
import { aSettingsForm } from "../support/settings-form.ts";

afterEach(async () => {
	await db.run(sql`update settings set value = '{}'`);
	vi.restoreAllMocks();
});

const saved = async () => settingsOf(await selectSettings(db));

async function save(texts: Record<string, string>) {
	const { revision } = await saved();
	const owner = await anOwner();
	const fields = Object.entries({ ...texts, revision: String(revision) });
	return { owner, fields, answer: await owner.post(ownerPaths.texts, fields) };
}

test("owners' own words stand in the texts of cards, Today and offers, and in the mails, from one save on; the settings keep them", async () => {
	const { owner, fields, answer } = await save({
		greeting: "{hello}, {company} here: about your {service}.",
		offerNote: "We bring our own water, {hello}.",
		mailOffer: "Here is what we agreed on, {total}.",
		late: "   ",
	});
	expect([answer.status, answer.location]).toEqual([303, ownerPaths.texts]);
	// The same form again is saved already.
	expect((await owner.post(ownerPaths.texts, fields)).status).toBe(303);
	const { revision, settings } = await saved();
	expect(Object.keys(settings.texts).toSorted()).toEqual(["greeting", "mailOffer", "offerNote"]);
	await owner.post(paths.adminSettings, aSettingsForm(revision));
	expect((await saved()).settings.texts).toEqual(settings.texts);

	const quoteId = await aRequest(db, {
		name: "Ann Example",
		contactMethod: "email",
		email: "ann@example.com",
	});
	const words = encodeURIComponent("here: about your window cleaning and gutter cleaning.");
	for (const path of [paths.adminQuote(quoteId), paths.adminToday, `${paths.admin}?open=${quoteId}`])
		expect((await owner.get(path)).html, path).toContain(words);
	expect((await owner.get(paths.adminOffer(quoteId))).html).toContain("We bring our own water, Hi Ann.");
	await emptyOutbox();
	await send(db, anOffer(quoteId, { validUntil: Date.now() + DAY_MS }), Date.now());
	const [mail] = await customerMailsAt(Date.now() + 1);
	expect(mail?.text).toContain("Here is what we agreed on, $612.");
});

test("words that cannot be sent are refused at their field and kept, and so are those that meet another save or a dead database", async () => {
	const wrong = await save({ link: "{company}, no link", onMyWay: "{hello}, on my way" });
	expect(wrong.answer.status).toBe(400);
	for (const text of ["The message needs {link}", "Say who writes", "no link"])
		expect(wrong.answer.html).toContain(text);
	const long = await save({ late: `{company} ${"late ".repeat(130)}` });
	expect(long.answer.html).toContain("Running late: Use at most 600 characters.");
	const { owner, fields } = await save({ late: "{company} is late" });
	const other = fields.map(([name, value]): [string, string] => [
		name,
		name === "late" ? "{company}: late" : value,
	]);
	const conflict = await owner.post(ownerPaths.texts, other);
	expect([conflict.status, conflict.html.includes("{company}: late")]).toEqual([409, true]);
	vi.spyOn(console, "error").mockImplementation(() => {});
	await proxy.fail({ kind: "refuse" });
	const failed = await owner.post(ownerPaths.texts, other);
	await proxy.reset();
	expect([failed.status, failed.html.includes("{company}: late")]).toEqual([503, true]);
	expect((await saved()).settings.texts).toEqual({ late: "{company} is late" });
});
