import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#app/database/client.server.ts";
import { defaultTimes } from "#app/time/business-hours.ts";
import { dayOf, recount } from "../../tests/support/recount.ts";
import { startTestDatabase } from "../../tests/support/test-database.ts";
import { generateQuotes, saveTold, type Told } from "../../tests/support/told-quotes.ts";
import { selectLives } from "./lives.server.ts";
import { firstContactOf } from "./quote-life.ts";
import { momentsOf, type Range, readRange } from "./range.ts";
import { aheadOf, tallyOf } from "./tally.ts";

/** Set it to 100,000 for the size at which nothing may take long. */
const QUOTES = Number(process.env.NUMBERS_QUOTES ?? 2_000);
const CHUNK = 1_000;
/** The clocks change on March 8. */
const NOW = Date.parse("2026-05-03T20:00:00-04:00");

const times = { ...defaultTimes, daysOff: ["2026-03-20"] };

function rangeOf(query: string): Range {
	const range = readRange(new URLSearchParams(query), NOW);
	if (typeof range === "string") throw new Error(range);
	return range;
}

test("what is counted equals a recount of every event", async () => {
	const database = await startTestDatabase();
	onTestFinished(() => database.stop());
	const db = openDatabase({ TURSO_DATABASE_URL: database.url, TURSO_AUTH_TOKEN: database.authToken });
	const told: Told[] = [];
	for (let seed = 1; seed <= QUOTES / CHUNK; seed++) {
		const some = generateQuotes(CHUNK, Date.parse("2025-12-01T00:00:00-05:00"), seed);
		await saveTold(db, some);
		told.push(...some);
	}
	const ahead = { from: "2026-05-03", to: "2026-05-30" };
	for (const query of ["", "from=2026-02-18&to=2026-04-07", "from=2025-12-01&to=2026-06-30&by=month"]) {
		const range = rangeOf(query);
		const moments = { from: momentsOf(range.before).from, until: momentsOf(range).until };
		const [{ lives } = { lives: [] }] = await selectLives(db, moments, momentsOf(ahead));
		const tally = tallyOf(lives, range, times);
		const { total, groups, losses, contacts } = recount(told, range, times);
		expect(tally.now).toEqual(total);
		expect(tally.before).toEqual(recount(told, { ...range, ...range.before }, times).total);
		const { from, until } = momentsOf(range);
		const asked = lives.filter(({ createdAt }) => from <= createdAt && createdAt < until);
		expect(asked.flatMap((life) => firstContactOf(life) ?? []).toSorted()).toEqual(contacts);
		const { series, sources, packages, services, zips } = tally;
		const some = series.filter(([, counts]) => Object.values(counts).some((value) => value !== 0));
		expect(Object.fromEntries(some)).toEqual(groups.series);
		const listed = { sources, packages, services, zips };
		const named = (rows: typeof sources) => Object.fromEntries(rows);
		expect(Object.values(listed).map(named)).toEqual([
			groups.sources,
			groups.packages,
			groups.services,
			groups.zips,
		]);
		expect(Object.fromEntries(tally.losses)).toEqual(losses);
		const jobs = told.filter(({ quote: { scheduledFor, stage, spam, test } }) => {
			const day = scheduledFor === null ? "" : dayOf(scheduledFor);
			return !spam && !test && stage !== "lost" && ahead.from <= day && day <= ahead.to;
		});
		const weeks = aheadOf(lives, ahead);
		expect(weeks.map(({ day }) => day)).toEqual([
			"2026-05-03",
			"2026-05-04",
			"2026-05-11",
			"2026-05-18",
			"2026-05-25",
		]);
		expect(weeks.reduce((sum, week) => sum + week.jobs, 0)).toBe(jobs.length);
		// A generated life comes to every stage, or nothing was tried.
		if (query !== "") for (const value of Object.values(tally.now)) expect(value).toBeGreaterThan(0);
		expect(jobs.length).toBeGreaterThan(0);
	}
}, 3_600_000);
