import { isRouteErrorResponse } from "@remix-run/react";
import * as z from "zod/mini";

const schema = z.object({ failedPress: z.object({ title: z.string(), text: z.optional(z.string()) }) });

/** What an action of an owner's button throws where the database failed: why nothing was done. */
export type FailedPress = z.infer<typeof schema>;

/** Returns what an owner's button could not do, by the error that its action threw; null for any other error. */
export function failedPressOf(error: unknown): FailedPress["failedPress"] | null {
	return schema.safeParse(isRouteErrorResponse(error) ? error.data : null).data?.failedPress ?? null;
}
