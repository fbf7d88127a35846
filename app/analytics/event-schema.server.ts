import * as z from "zod/mini";
import { eventNames, pageTypes } from "./events.ts";

/** An event holds all that is ever counted of a visit: no address, no name, nothing a visitor typed. */
const eventSchema = z.strictObject({ event: z.enum(eventNames), page: z.enum(pageTypes) });

export type AnalyticsEvent = z.output<typeof eventSchema>;

const MAX_EVENT_LENGTH = 200;

/** @throws {Response} 413 when the beacon's body is longer than any event, 400 when it is none. */
export async function readEvent(request: Request): Promise<AnalyticsEvent> {
	const text = await request.text();
	if (text.length > MAX_EVENT_LENGTH) throw new Response(null, { status: 413 });
	const result = eventSchema.safeParse(Object.fromEntries(new URLSearchParams(text)));
	if (!result.success) throw new Response(null, { status: 400 });
	return result.data;
}
