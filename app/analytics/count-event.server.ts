import * as z from "zod/mini";
import type { Env } from "#app/config/env.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { AnalyticsEvent } from "./event-schema.server.ts";

interface DataSet {
	writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
}

const bindingsSchema = z.object({
	ANALYTICS_DATA: z.custom<DataSet>(
		(value) => typeof value === "object" && value !== null && "writeDataPoint" in value,
		"is no Analytics Engine data set",
	),
});

/** Whether analytics is on, and the visitor asks neither by Do Not Track nor by Global Privacy Control not to be counted. */
export function mayCount({ headers }: Request, { ANALYTICS }: Pick<Env, "ANALYTICS">): boolean {
	return ANALYTICS === "on" && headers.get("DNT") !== "1" && headers.get("Sec-GPC") !== "1";
}

/** Writes one event: its name as the index and first blob, the page's type as the second. Never fails. */
export function countEvent(bindings: object, { event, page }: AnalyticsEvent): void {
	try {
		const { ANALYTICS_DATA } = bindingsSchema.parse(bindings);
		ANALYTICS_DATA.writeDataPoint({ indexes: [event], blobs: [event, page], doubles: [1] });
	} catch (error) {
		logError("analytics.write", error, { name: event });
	}
}
