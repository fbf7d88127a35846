import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { dashboardFailures } from "#app/content/dashboard.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { defaultSettings, MAX_DAYS_OFF } from "#app/settings/settings.ts";
import { HOUR_MS, localTime, MINUTE_MS } from "#app/time/clock.ts";
import { holidaysAhead } from "#app/time/holidays.ts";
import { quoteRequests } from "#db/schema.ts";
import { anOwner, db, proxy } from "../support/edge-quotes.ts";
import { setDate } from "../support/jobs.ts";
import { endSession, startSession } from "../support/owner-session.ts";
import { aSettingsForm } from "../support/settings-form.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

const saved = async () => settingsOf(await selectSettings(db));

/** Hours can end at 23:59 at the latest: nobody is promised an answer in a day's last minute. */
const pastLastMinute = (now: number) => (localTime(now).time < "23:58" ? now : now + 2 * MINUTE_MS);

afterEach(async () => {
	vi.useRealTimers();
	await db.run(sql`update settings set value = '{}'`);
	const { revision } = await saved();
	// Visitors of this isolate see them, too.
	await (await anOwner()).post("/admin/settings", aSettingsForm(revision));
	vi.restoreAllMocks();
});

test("what the owner saves is there for everybody, and follows into what visitors are promised", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: pastLastMinute(Date.now()) });
	const owner = await anOwner();
	const { revision } = await saved();
	const open = Object.fromEntries(
		Object.keys(defaultSettings.hours).flatMap((day) => [
			[`open-${day}`, "on"],
			[`opens-${day}`, "00:00"],
			[`closes-${day}`, "23:59"],
		]),
	);
	// Also on those of today, whatever day that is.
	const holidays = holidaysAhead(localTime(Date.now()).date).join();
	const form = aSettingsForm(revision, { ...open, holidays, capacity: "3" });
	const answer = await owner.post("/admin/settings", form);
	expect([answer.status, answer.location]).toEqual([303, "/admin/settings"]);
	expect(await saved()).toMatchObject({
		revision: revision + 1,
		settings: { capacity: 3, hours: { Sunday: { opens: "00:00", closes: "23:59" } } },
	});
	const shown = (await owner.get("/admin/settings")).html;
	for (const text of ["Settings saved", "What visitors read now", "Daniel will text you in", "as usual"])
		expect(shown).toContain(text);
	expect(shown).toMatch(/First half day to pick<\/dt><dd[^>]*>\w{3}, \w{3} \d+, (morning|afternoon)</);
	const query = "?name=Ann&price=765&package=deluxe";
	expect((await new Visitor().get(`/thank-you${query}`)).html).not.toMatch(/ after \d+ [ap]m/);
	const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
	const away = { offFrom: dayFrom(-1), offTo: dayFrom(20) };
	await owner.post("/admin/settings", aSettingsForm(revision + 1, { ...open, ...away }));
	// The owner sees what they read.
	const inForce = (await owner.get("/admin/settings")).html;
	expect(inForce).toMatch(/You&#x27;ll hear from us [A-Z][a-z]+day, [A-Z][a-z]+ \d+ after 12 am/);
	const closed = (await new Visitor().get(`/thank-you${query}`)).html;
	expect(closed).toMatch(/[A-Z][a-z]+day, [A-Z][a-z]+ \d+ after 12 am/);
	expect(closed).not.toMatch(/Our hours are/);
});

test("wrong settings are named, and everything that was typed comes back", async () => {
	const owner = await anOwner();
	const { revision } = await saved();
	const wrong = {
		...{ "opens-Monday": "19:00", capacity: "many", vacationText: "Back <soon>" },
		...{ nearSaving: "a lot", offFrom: "soon" },
	};
	const { status, html } = await owner.post("/admin/settings", aSettingsForm(revision, wrong));
	expect(status).toBe(400);
	expect(html).toContain("Monday: enter an opening time and a later closing time");
	expect(html).toContain("Enter a number from 1 to 20");
	for (const told of [
		"Jobs per half day: Enter a number from 1 to 20",
		"Saving near other work, in dollars: Enter whole dollars",
		"First day off: Enter a date",
	])
		expect(html).toContain(told);
	for (const value of ['value="19:00"', 'value="many"', "Back &lt;soon&gt;"]) expect(html).toContain(value);
	expect((await saved()).revision).toBe(revision);
});

test("nobody overwrites what somebody else saved meanwhile without being told, and a form sent twice is saved once", async () => {
	const owner = await anOwner();
	const { revision } = await saved();
	const first = aSettingsForm(revision, { capacity: "4" });
	expect((await owner.post("/admin/settings", first)).status).toBe(303);
	expect((await owner.post("/admin/settings", first)).status).toBe(303);
	const second = await owner.post("/admin/settings", aSettingsForm(revision, { capacity: "5" }));
	expect(second.status).toBe(409);
	expect(second.html).toContain("Somebody saved other settings meanwhile");
	expect(second.html).toContain(`name="revision" value="${revision + 1}"`);
	expect((await saved()).settings.capacity).toBe(4);
	expect((await owner.post("/admin/settings", aSettingsForm(revision + 1, { capacity: "5" }))).status).toBe(
		303,
	);
	expect(await saved()).toMatchObject({ revision: revision + 2, settings: { capacity: 5 } });
});

test("what another owner saved meanwhile of days off is in the form that is saved again, without what this one cleared", async () => {
	const owner = await anOwner();
	const days = (...dates: string[]) => dates.map((date) => ["daysOff", date] as const);
	const { revision } = await saved();
	const shown = days("2126-06-01", "2126-06-02");
	await owner.post(paths.adminSettings, [...aSettingsForm(revision), ...shown]);
	await owner.post(paths.adminSettings, [
		...aSettingsForm(revision + 1, { before: "2126-06-01,2126-06-02" }),
		...[...shown, ...days("2126-06-03")],
	]);
	const second = await owner.post(paths.adminSettings, [
		...aSettingsForm(revision + 1, { before: "2126-06-01,2126-06-02", capacity: "5" }),
		...days("2126-06-02", "2126-06-04"),
	]);
	expect(second.status).toBe(409);
	const ticked = second.html.matchAll(/name="daysOff"[^>]* checked=""[^>]* value="(2126-[^"]*)"/g);
	expect(Array.from(ticked, ([, date]) => date)).toEqual(["2126-06-02", "2126-06-03", "2126-06-04"]);
	expect(second.html).toMatch(/name="before" value="[^"]*2126-06-01,2126-06-02,2126-06-03/);
});

test("a day on which there is a job and nobody works is said, with the way to move it, also one of a later month", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-04T10:00:00-04:00") });
	await settled(db, db.update(quoteRequests).set({ scheduledFor: null, scheduledUntil: null }));
	const submission = aSubmission();
	await saveQuote(db, submission, Date.now());
	const startsAt = Date.parse("2026-07-14T08:00:00-04:00");
	await setDate(db, submission.id, { startsAt, endsAt: startsAt + HOUR_MS }, { now: Date.now() });
	const owner = await anOwner();
	const dayOff = async (date: string, closed = "") => {
		const { revision } = await saved();
		const open = aSettingsForm(revision).filter(([name]) => name !== `open-${closed}`);
		const form = [...open, ["daysOff", date] as const];
		expect((await owner.post(paths.adminSettings, form)).status).toBe(303);
		return (await owner.get(paths.adminSettings)).html;
	};
	expect(await dayOff("2026-07-15")).not.toContain("There are jobs on days off");
	for (const html of [await dayOff("2026-07-14"), await dayOff("2026-07-15", "Tuesday")])
		for (const text of [
			"There are jobs on days off",
			"Tue, Jul 14: move this day",
			ownerPaths.moveDay("2026-07-14"),
		])
			expect(html).toContain(text);
});

test("as many days off as can be entered are kept when the settings are saved again", async () => {
	const owner = await anOwner();
	const { revision } = await saved();
	const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
	const away = { offFrom: dayFrom(10), offTo: dayFrom(9 + MAX_DAYS_OFF) };
	expect((await owner.post("/admin/settings", aSettingsForm(revision, away))).status).toBe(303);
	const { daysOff } = (await saved()).settings;
	expect(daysOff).toHaveLength(MAX_DAYS_OFF);
	const kept = daysOff.slice(1).map((date) => ["daysOff", date] as const);
	expect((await owner.post("/admin/settings", [...aSettingsForm(revision + 1), ...kept])).status).toBe(303);
	expect((await saved()).settings.daysOff).toEqual(daysOff.slice(1));
	const more = [...kept, ...Array.from({ length: 60 }, (_, day) => ["daysOff", dayFrom(400 + day)] as const)];
	expect((await owner.post("/admin/settings", [...aSettingsForm(revision + 2), ...more])).status).toBe(413);
});

test("while the database does not answer everything typed is kept, and the page says so by itself", async () => {
	const owner = await anOwner();
	const { revision } = await saved();
	const dayOff = "2126-12-24";
	vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const form = [
		...aSettingsForm(revision, { capacity: "7", vacationText: "Back <soon>" }),
		["daysOff", dayOff] as const,
	];
	const refused = await owner.post("/admin/settings", form);
	const opened = await owner.get("/admin/settings");
	await proxy.reset();
	expect([refused.status, opened.status]).toEqual([503, 503]);
	const { otherTitle, texts } = dashboardFailures.load;
	for (const text of ["Quote desk", otherTitle, texts.database]) expect(opened.html).toContain(`>${text}<`);
	expect(refused.html).toContain("What you entered is still here");
	for (const value of ['value="7"', "Back &lt;soon&gt;", `value="${dayOff}"`, `value="${revision}"`])
		expect(refused.html).toContain(value);
});

test("a stored value that is none reads as nobody had set anything, and is logged", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	await db.run(sql`update settings set value = '{"capacity":"many"}'`);
	expect((await saved()).settings).toEqual(defaultSettings);
	expect(logged.mock.calls.join()).toContain("stored settings not understood");
	await db.run(sql`update settings set value = '{"capacity":2}'`);
	expect((await saved()).settings).toEqual({ ...defaultSettings, capacity: 2 });
});

test("while requests are paused visitors read so, see their prices, and lose nothing where they ask all the same", async () => {
	const owner = await anOwner();
	const { revision } = await saved();
	await owner.post(
		"/admin/settings",
		aSettingsForm(revision, { vacationText: "Away until <June>.", paused: "on" }),
	);
	const visitor = new Visitor();
	const { html: first } = await visitor.get(paths.quote);
	expect(first).toContain("Online requests are paused");
	// The number stays on one line.
	expect(first).toContain('please call <span class="inline-block tabular-nums">(570) 555-0148</span>.');
	const submit = "Request This Quote<";
	const alertsOf = async (path: string) =>
		(await visitor.get(path)).html.match(/>Online requests are paused</gi) ?? [];
	const told = (await owner.get("/admin/settings")).html;
	expect(told).toMatch(/After a request<\/dt><dd[^>]*>Nothing: nobody can send one while/);
	expect(told).toMatch(
		/Above the quote form<\/dt><dd[^>]*>Online requests are paused: .*Away until &lt;June&gt;\./,
	);
	const answers = { services: "window-cleaning", homeSize: "medium", stories: "two", zip: "18411" };
	await visitor.post(`${paths.quote}?index`, Object.entries(answers));
	await visitor.post(paths.quoteContact, Object.entries({ name: "Paused Example", phone: "570-555-0123" }));
	expect(await alertsOf(paths.quoteContact)).toHaveLength(1);
	expect(await alertsOf(paths.residential)).toHaveLength(1);
	expect(await alertsOf(paths.quoteCondition)).toHaveLength(1);
	const condition = { lastCleaned: "1-3years", trackCondition: "normal" };
	await visitor.post(paths.quoteCondition, Object.entries(condition));
	const { html } = await visitor.get(paths.quotePackage);
	for (const text of ["Online requests are paused", "Away until &lt;June&gt;.", "$600"])
		expect(html).toContain(text);
	// In place of the button that would be refused there is one that calls.
	expect(html).not.toContain(submit);
	expect(html).toMatch(/<div class="step-actions">.*<a class="button[^"]*button-primary[^"]*" href="tel:/s);
	const refused = await visitor.post(paths.quotePackage, [["package", "deluxe"]]);
	expect(refused.status).toBe(503);
	expect(refused.html).toContain("Nothing was sent.");
	expect(refused.html.match(/>online requests are paused</gi)).toHaveLength(1);
	expect(refused.html).not.toContain(submit);
	expect(await db.all(sql`select id from quote_requests where name = 'Paused Example'`)).toEqual([]);
	await owner.post("/admin/settings", aSettingsForm(revision + 1, { vacationText: "Away until June." }));
	expect((await visitor.get(paths.quote)).html).toContain("Away until June.");
	expect((await visitor.get(paths.quotePackage)).html).toContain(submit);
	expect((await visitor.post(paths.quotePackage, [["package", "deluxe"]])).status).toBe(303);
	// What was saved can be changed, paused or not.
	await owner.post("/admin/settings", aSettingsForm(revision + 2, { paused: "on" }));
	const again = (await visitor.get(paths.quotePackage)).html;
	expect(again).toContain(submit);
	expect(again).not.toContain("Online requests are paused");
	await owner.post("/admin/settings", aSettingsForm(revision + 3, { vacationText: "Away until June." }));
});

test("settings sent after the session's end come back on the page, which says so, and are saved once signed in again", async () => {
	const { revision } = await saved();
	const session = await startSession(db);
	const visitor = new Visitor();
	visitor.setCookie(...session.cookie);
	const form = aSettingsForm(revision, {
		vacationText: "Away until June",
		offFrom: "2031-05-05",
		capacity: "4",
	});
	await endSession(db, session);
	const refused = await visitor.post(paths.adminSettings, form);
	expect(refused.status).toBe(401);
	for (const text of [
		...["The settings were not saved", "Your session has ended", "Sign in in a new tab"],
		...["Away until June</textarea>", 'value="2031-05-05"', `name="revision" value="${revision}"`],
	])
		expect(refused.html).toContain(text);
	expect((await saved()).revision).toBe(revision);
	expect((await visitor.post(paths.adminSettings, [])).location).toMatch(/^\/auth/);
	visitor.setCookie(...(await startSession(db)).cookie);
	expect((await visitor.post(paths.adminSettings, form)).status).toBe(303);
	expect((await saved()).settings).toMatchObject({ capacity: 4, daysOff: ["2031-05-05"] });
});
