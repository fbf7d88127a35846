import { labelOf, packageNames } from "#app/catalog/options.ts";
import { namesOf } from "#app/catalog/records.ts";
import { numbersPage } from "#app/content/numbers.ts";
import { outcomeTexts } from "#app/content/quote-card.ts";
import { wizardFrame } from "#app/content/wizard.ts";
import { formatCount, formatDollars } from "#app/pricing/format.ts";
import { services } from "#app/services/services.ts";
import { dateFormat } from "#app/time/clock.ts";
import { type Counts, measures } from "./quote-life.ts";
import type { AnsweredStep } from "./steps.server.ts";
import type { aheadOf, Tally } from "./tally.ts";

type TableName = keyof typeof numbersPage.tables;

/** Figures by names, as a picture, a table and a file show them. */
export interface NumbersTable {
	readonly name: TableName;
	readonly columns: readonly (keyof typeof numbersPage.columns)[];
	readonly rows: readonly NumbersRow[];
}

interface NumbersRow {
	/** A date such as `2026-05-04`, where the rows are days. */
	readonly name: string;
	readonly label: string;
	readonly values: readonly number[];
}

const mediumDate = dateFormat({ dateStyle: "medium", timeZone: "UTC" });
/** Returns a day such as `May 4, 2026`, which no line break tears apart. */
export const formatDay = (date: string) => mediumDate(Date.parse(date)).replaceAll(" ", "\u00a0");

export function tablesOf(
	tally: Tally,
	ahead: ReturnType<typeof aheadOf>,
	answered: readonly AnsweredStep[],
): NumbersTable[] {
	const rowOf = (name: string, label: string, ...values: number[]): NumbersRow => ({ name, label, values });
	const counted = (
		name: TableName,
		rows: readonly (readonly [string, Counts])[],
		labelled: (row: string) => string = String,
	): NumbersTable => ({
		name,
		columns: measures,
		rows: rows.map(([row, counts]) =>
			rowOf(row, labelled(row), ...measures.map((measure) => counts[measure])),
		),
	});
	const timesOf = (step: string, isMeant: (one: AnsweredStep) => boolean) =>
		answered.filter((one) => one.step === step && isMeant(one)).reduce((sum, { count }) => sum + count, 0);
	const reasons = { ...outcomeTexts.reasons, unknown: numbersPage.unknownReason };
	return [
		counted("series", tally.series, formatDay),
		{
			name: "ahead",
			columns: ["jobs", "total"],
			rows: ahead.map(({ day, jobs, total }) => rowOf(day, formatDay(day), jobs, total)),
		},
		counted("sources", tally.sources),
		counted("services", tally.services, (slug) => labelOf(services.labels, slug)),
		counted("packages", tally.packages, (name) => labelOf(packageNames.labels, name)),
		counted("zips", tally.zips),
		{
			name: "losses",
			columns: ["lost"],
			rows: tally.losses.map(([reason, lost]) => rowOf(reason, labelOf(reasons, reason), lost)),
		},
		{
			name: "funnel",
			columns: ["answered", "phones", "desktops", "scriptless"],
			rows: namesOf(wizardFrame.stepNames).map((step) =>
				rowOf(
					step,
					wizardFrame.stepNames[step],
					timesOf(step, () => true),
					timesOf(step, ({ isPhone }) => isPhone),
					timesOf(step, ({ isPhone }) => !isPhone),
					timesOf(step, ({ hasScripts }) => !hasScripts),
				),
			),
		},
	];
}

const inDollars: readonly string[] = ["booked", "done", "total"];

/** A figure as people read it: dollars of what is money. */
export function formatFigure(value: number, column: NumbersTable["columns"][number]): string {
	return inDollars.includes(column) ? formatDollars(value) : formatCount(value);
}
