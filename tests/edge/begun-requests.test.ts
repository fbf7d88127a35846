import { eq, isNull, like } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";
import { begunNotice, begunPage } from "#app/content/begun-requests.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/time/clock.ts";
import { purgeExpired } from "#app/worker/housekeeping.server.ts";
import { begunRequests, throttle } from "#db/schema.ts";
import { anOwner, db, forgetCounts, proxy } from "../support/edge-quotes.ts";
import { aSettingsForm } from "../support/settings-form.ts";
import { anAddress, Visitor } from "../support/visitor.ts";

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");
const LATER = MONDAY + 31 * MINUTE_MS;

async function switchTo(isOn: boolean): Promise<void> {
	const { revision } = settingsOf(await selectSettings(db));
	const form = aSettingsForm(revision, isOn ? { unfinished: "on" } : {});
	expect((await (await anOwner()).post(paths.adminSettings, form)).status).toBe(303);
}

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: MONDAY });
	await forgetCounts();
	await db.delete(begunRequests);
	await switchTo(true);
});
afterEach(async () => {
	await switchTo(false);
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const home: [string, string][] = [
	["services", "gutter-cleaning"],
	["homeSize", "medium"],
	["stories", "two"],
	["zip", "18411"],
];

/** How often a begun request was looked at, which is after the answer. */
async function lookedAt(): Promise<number> {
	const counts = await db.select().from(throttle).where(like(throttle.key, "begun:%"));
	return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Answers the first two steps, with all that the second one's form holds, and waits until what follows was done. */
async function begin(name: string, phone: string, visitor = new Visitor()): Promise<Visitor> {
	const before = await lookedAt();
	await visitor.post(`${paths.quote}?index`, home);
	const { html } = await visitor.get(paths.quoteContact);
	const kept: [string, string][] = html.includes(begunNotice) ? [["kept", "yes"]] : [];
	const contact: [string, string][] = [
		["name", name],
		["phone", phone],
		["contactMethod", "text"],
	];
	expect((await visitor.post(paths.quoteContact, [...contact, ...kept])).status).toBe(303);
	if (kept.length > 0) await vi.waitFor(async () => expect(await lookedAt()).toBeGreaterThan(before));
	return visitor;
}

async function listed(): Promise<string> {
	return (await (await anOwner()).get(ownerPaths.unfinished)).html.replaceAll(/<[^>]*>/g, " ");
}

test("who leaves after the second step, which says so, is on the list half an hour later, and on Today", async () => {
	const visitor = await begin("Ann Example", "570-777-0123");
	const { html } = await visitor.get(paths.quoteContact);
	expect(html).toContain(begunNotice);
	expect(html).toContain("Daniel uses these details for your request and the work that comes of it.");
	expect(html).not.toMatch(/\bonly (?:to answer|answers)\b/);
	expect(await listed()).not.toContain("Ann Example");
	vi.setSystemTime(LATER);
	const page = await listed();
	for (const text of ["Ann Example", "Gutter Cleaning", "18411", "(570) 777-0123"])
		expect(page).toContain(text);
	expect((await (await anOwner()).get(paths.adminToday)).html).toContain(ownerPaths.unfinished);
	vi.setSystemTime(MONDAY + 15 * DAY_MS);
	expect(await listed()).not.toContain("Ann Example");
	await purgeExpired(db, Date.now());
	expect(await db.select().from(begunRequests)).toEqual([]);
});

test("who sends the request, this one or another with the same number, is not on the list, and the next look for old data forgets it", async () => {
	const visitor = await begin("Bo Example", "570-777-0124");
	await begin("Bo Again", "570-777-0124");
	await visitor.post(paths.quoteCondition, [["gutterLastCleaned", "over-2-years"]]);
	expect((await visitor.post(paths.quotePackage, [["package", "standard"]])).status).toBe(303);
	vi.setSystemTime(LATER);
	expect(await listed()).not.toContain("Bo ");
	await purgeExpired(db, Date.now());
	expect(await db.select().from(begunRequests)).toEqual([]);
});

test("switched off, no step says or keeps anything, and a form that says otherwise is not believed", async () => {
	await switchTo(false);
	const visitor = await begin("Cy Example", "570-777-0125");
	const { html: page } = await visitor.get(paths.quoteContact);
	expect(page).not.toContain(begunNotice);
	expect(page).toContain("Daniel uses these details only for your request and the work that comes of it.");
	await visitor.post(paths.quoteContact, [
		["name", "Cy Example"],
		["phone", "570-777-0125"],
		["contactMethod", "text"],
		["kept", "yes"],
	]);
	expect(await db.select().from(begunRequests)).toEqual([]);
	expect(await listed()).toContain(begunPage.off.title);
});

test("neither a robot nor a sixth visitor of one network within an hour is kept, and a step never fails", async () => {
	const office = anAddress();
	for (let number = 0; number < 7; number++) {
		const visitor = new Visitor();
		visitor.home = office;
		await begin("Di Example", `570-777-013${number}`, visitor);
	}
	expect(await db.$count(begunRequests)).toBe(5);
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const ed = new Visitor();
	await ed.post(`${paths.quote}?index`, home);
	await proxy.fail({ kind: "refuse" });
	const contact = Object.entries({ name: "Ed", phone: "570-777-0139", contactMethod: "text", kept: "yes" });
	expect((await ed.post(paths.quoteContact, contact)).status).toBe(303);
	await vi.waitFor(() =>
		expect(logged).toHaveBeenCalledWith(expect.stringContaining("begun request not kept")),
	);
	await proxy.reset();
	expect(await db.$count(begunRequests)).toBe(5);
});

test("who corrects name and number stays on the list, however often, but what was taken off does not come back so", async () => {
	const visitor = new Visitor();
	visitor.home = anAddress();
	for (let number = 0; number < 7; number++) await begin(`Di ${number}`, `570-777-014${number}`, visitor);
	expect(await db.select().from(begunRequests)).toMatchObject([{ phone: "+15707770146" }]);
	await begin("Di 6", "570-777-0147", visitor);
	expect(await db.select().from(begunRequests)).toMatchObject([{ phone: "+15707770147" }]);
	await db.update(begunRequests).set({ removedAt: Date.now() });
	await begin("Di 6", "570-777-0147", visitor);
	await begin("Di 8", "570-777-0148", visitor);
	expect(await db.$count(begunRequests, isNull(begunRequests.removedAt))).toBe(0);
});

test("a press takes one off the list and another puts it back, and it opens as a request by phone with what was said", async () => {
	await begin("Flo Example", "570-777-0126");
	vi.setSystemTime(LATER);
	const [{ id } = { id: "" }] = await db
		.select()
		.from(begunRequests)
		.where(eq(begunRequests.phone, "+15707770126"));
	const owner = await anOwner();
	const form = await owner.get(`${ownerPaths.newQuote}?begun=${id}`);
	for (const value of ["Flo Example", "(570) 777-0126", "18411"])
		expect(form.html).toContain(`value="${value}"`);
	const press = (intent: string) =>
		owner.post(ownerPaths.unfinished, [
			["intent", intent],
			["id", id],
		]);
	expect((await press("remove")).location).toBe(`${ownerPaths.unfinished}?removed=${id}#undo`);
	const undo = (await owner.get(`${ownerPaths.unfinished}?removed=${id}`)).html;
	expect([undo.includes(adminShell.undo), undo.includes("tel:")]).toEqual([true, false]);
	expect((await press("restore")).location).toBe(ownerPaths.unfinished);
	expect(await listed()).toContain("Flo Example");
});
