import { expect, test } from "vitest";
import { settingsPage } from "#app/content/settings.ts";
import {
	defaultSettings,
	MAX_CAPACITY,
	MAX_DAYS_OFF,
	MAX_VACATION_TEXT,
	settingsSchema,
} from "#app/settings/settings.ts";
import { fieldsOf, parseFields, readFields, withSavedDays } from "./settings-form.ts";

const today = "2026-05-04";
const defaults = fieldsOf(defaultSettings, today);

test("what nobody has set is as the business profile has it", () => {
	expect(defaultSettings).toMatchObject({ daysOff: [], capacity: 1, followUps: true, paused: false });
	expect(defaultSettings.hours.Saturday).toEqual({ opens: "08:00", closes: "18:00" });
	expect(defaultSettings.hours.Sunday).toBeNull();
});

/** Own entries are set on the calendar. */
const { ownEntries: _, texts: __, ...formDefaults } = defaultSettings;

test("a form that is sent as it came changes nothing", () => {
	const form = new FormData();
	for (const [day, { open, opens, closes }] of Object.entries(defaults.hours)) {
		if (open) form.set(`open-${day}`, "on");
		form.set(`opens-${day}`, opens);
		form.set(`closes-${day}`, closes);
	}
	for (const date of defaults.daysOff) form.append("daysOff", date);
	form.set("holidays", defaults.holidays.join());
	form.set("capacity", "1");
	form.set("followUps", "on");
	expect(parseFields(readFields(form), today)).toEqual({ settings: formDefaults });
});

test("the switch of the follow-ups is off where its box is not ticked", () => {
	const fields = readFields(new FormData());
	expect(fields.followUps).toBe(false);
	expect(parseFields({ ...defaults, followUps: false }, today)).toEqual({
		settings: { ...formDefaults, followUps: false },
	});
});

test("a vacation is its days, without those that have passed, and is a value that can be stored", () => {
	const fields = {
		...defaults,
		daysOff: ["2026-05-01", "2026-07-04"],
		holidays: [],
		offFrom: "2026-05-30",
		offTo: "2026-06-02",
		vacationText: " Back soon ",
	};
	const parsed = parseFields(fields, today);
	if (!("settings" in parsed)) throw new Error("It was refused");
	expect(parsed.settings.daysOff).toEqual([
		"2026-05-30",
		"2026-05-31",
		"2026-06-01",
		"2026-06-02",
		"2026-07-04",
	]);
	expect(parsed.settings.vacationText).toBe("Back soon");
	expect(settingsSchema.parse(parsed.settings)).toEqual({ ...parsed.settings, ownEntries: [], texts: {} });
});

test.each([
	["opens-Monday", { hours: { ...defaults.hours, Monday: { open: true, opens: "18:00", closes: "08:00" } } }],
	["opens-Monday", { hours: { ...defaults.hours, Monday: { open: true, opens: "08:00", closes: "08:00" } } }],
	["opens-Monday", { hours: { ...defaults.hours, Monday: { open: true, opens: "08:00", closes: "24:00" } } }],
	["opens-Sunday", { hours: { ...defaults.hours, Sunday: { open: true, opens: "", closes: "" } } }],
	["offFrom", { offFrom: "2026-02-30" }],
	["offFrom", { offFrom: "2026-05-05", offTo: "2028-05-05" }],
	["offFrom", { offTo: "2026-05-05" }],
	["offFrom", { offFrom: "2026-05-03" }],
	["offFrom", { offFrom: "0206-05-05", offTo: "2026-05-05" }],
	["offFrom", { offFrom: "2026-04-01", offTo: "2026-11-30" }],
	["offTo", { offFrom: "2026-05-05", offTo: "2026-05-04" }],
	["capacity", { capacity: "0" }],
	["capacity", { capacity: "1.5" }],
	["capacity", { capacity: String(MAX_CAPACITY + 1) }],
	["nearSaving", { nearSaving: "25.50" }],
	["nearSaving", { nearSaving: "201" }],
	["vacationText", { vacationText: "x".repeat(MAX_VACATION_TEXT + 1) }],
])("%s is named when it is wrong", (field, change) => {
	expect(parseFields({ ...defaults, ...change }, today)).toEqual({ errors: { [field]: expect.any(String) } });
});

test("as many jobs and words as may be, and a day off that has begun, are taken", () => {
	const fields = {
		...defaults,
		capacity: String(MAX_CAPACITY),
		vacationText: "x".repeat(MAX_VACATION_TEXT),
		daysOff: [today],
	};
	expect(parseFields(fields, today)).toMatchObject({
		settings: { capacity: MAX_CAPACITY, vacationText: fields.vacationText, daysOff: [today] },
	});
});

test("the saving near other work may be written with its sign", () => {
	expect(parseFields({ ...defaults, nearSaving: "$25" }, today)).toMatchObject({
		settings: { nearSaving: 25 },
	});
});

test("of two owners' days off each keeps what its owner did, and a vacation may have begun", () => {
	const daysOff = ["2026-06-01", "2026-06-02", "2026-06-03"];
	const shown = fieldsOf({ ...defaultSettings, daysOff }, today);
	const mine = {
		...shown,
		daysOff: shown.daysOff.filter((date) => date !== "2026-06-01"),
		offFrom: "2026-05-03",
	};
	const theirs = {
		...defaultSettings,
		daysOff: ["2026-06-01", "2026-06-03", "2026-07-01"],
		worked: ["2026-11-26"],
	};
	const both = withSavedDays(mine, theirs, today);
	expect(parseFields({ ...both, offTo: today }, today)).toMatchObject({
		settings: { daysOff: [today, "2026-06-03", "2026-07-01"], worked: ["2026-11-26"] },
	});
	expect(both.before).toEqual(fieldsOf(theirs, today).daysOff);
});

test("somebody has to work on some day", () => {
	const hours = { ...defaults.hours };
	for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const)
		hours[day] = { open: false, opens: "", closes: "" };
	const refused = { errors: { "open-Monday": settingsPage.failures.noDay } };
	expect(parseFields({ ...defaults, hours }, today)).toEqual(refused);
	expect(MAX_DAYS_OFF).toBeGreaterThan(60);
});

test("public holidays are listed as days off, and one whose box was cleared is worked", () => {
	expect(defaults.daysOff).toContain("2026-11-26");
	const cleared = defaults.daysOff.filter((date) => date !== "2026-11-26");
	const parsed = parseFields({ ...defaults, daysOff: cleared }, today);
	expect(parsed).toMatchObject({ settings: { daysOff: [], worked: ["2026-11-26"] } });
	if (!("settings" in parsed)) throw new Error("It was refused");
	expect(fieldsOf(parsed.settings, today).daysOff).toEqual(cleared);
});
