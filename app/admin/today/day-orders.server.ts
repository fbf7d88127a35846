import { inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { dayPlans } from "#db/schema.ts";

/** A query for the orders of some days that were set by hand; `orderOf` reads them. */
export function selectOrders(db: Database, dates: readonly string[]) {
	const { date, stops } = dayPlans;
	return db
		.select({ date, stops: fromJson(stops, z.array(z.string())) })
		.from(dayPlans)
		.where(inArray(date, [...dates]));
}

export function orderOf(plans: Awaited<ReturnType<typeof selectOrders>>, date: string): string[] {
	return plans.find((plan) => plan.date === date)?.stops ?? [];
}
