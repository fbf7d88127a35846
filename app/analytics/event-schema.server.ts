import { z } from "zod";
import { eventNames } from "./event-names";
import { pageTypes } from "./page-type";

/** All that is ever counted of a visit: no address, no name, nothing a visitor typed. */
export const eventSchema = z.strictObject({ event: z.enum(eventNames), page: z.enum(pageTypes) });

export type AnalyticsEvent = z.output<typeof eventSchema>;

/** Bytes of the longest event there is, with room to spare. */
const LIMIT = 200;

/**
 * The event in a beacon's body.
 * @throws {Response} 413 when it is longer than any event, 400 when it is none.
 */
export async function readEvent(request: Request): Promise<AnalyticsEvent> {
	const result = eventSchema.safeParse(parseJson(await readShort(request)));
	if (!result.success) throw new Response(null, { status: 400 });
	return result.data;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Reads no further than the limit, whatever length the sender claims. */
async function readShort(request: Request): Promise<string> {
	const decoder = new TextDecoder();
	let [size, text] = [0, ""];
	const reader = request.body?.getReader();
	for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
		size += part.value.byteLength;
		if (size > LIMIT) {
			await reader?.cancel();
			throw new Response(null, { status: 413 });
		}
		text += decoder.decode(part.value, { stream: true });
	}
	return text;
}
