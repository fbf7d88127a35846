import { readPage } from "#app/admin/shell/shell.server.ts";
import { selectLives } from "#app/numbers/lives.server.ts";
import { daysAhead, momentsOf, type Range } from "#app/numbers/range.ts";
import { selectSteps } from "#app/numbers/steps.server.ts";
import { tablesOf } from "#app/numbers/tables.ts";
import { aheadOf, tallyOf } from "#app/numbers/tally.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** Counts what happened in a range and in the days before, in one round trip with the check of the session. */
export async function loadNumbers(args: RouteArgs, range: Range, now: UtcMs) {
	const { db } = args.context;
	const days = daysAhead(now);
	const moments = { from: momentsOf(range.before).from, until: momentsOf(range).until };
	const { shell, results } = await readPage(args, [
		selectSettings(db),
		selectLives(db, moments, momentsOf(days)),
		selectSteps(db, range),
	]);
	const [saved, [read], answered] = results;
	const lives = read?.lives ?? [];
	const tally = tallyOf(lives, range, settingsOf(saved).settings);
	const { now: totals, before } = tally;
	return { shell, totals, before, tables: tablesOf(tally, aheadOf(lives, days), answered) };
}

export type Numbers = Omit<Awaited<ReturnType<typeof loadNumbers>>, "shell">;
