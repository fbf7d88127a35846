import { between, sum } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { wizardSteps } from "#db/schema.ts";
import type { Days } from "./range.ts";

/** A query for how often each step of the wizard was answered on some days, by the kind of device and whether by scripts. */
export function selectSteps(db: Database, { from, to }: Days) {
	const { day, step, isPhone, hasScripts, count } = wizardSteps;
	return db
		.select({ step, isPhone, hasScripts, count: sum(count).mapWith(Number) })
		.from(wizardSteps)
		.where(between(day, from, to))
		.groupBy(step, isPhone, hasScripts);
}

export type AnsweredStep = Awaited<ReturnType<typeof selectSteps>>[number];
