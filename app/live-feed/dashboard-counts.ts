import * as z from "zod/mini";
import { stateCountsSchema } from "#app/quotes/quote-view.ts";

/** Each of today's lists shows at most this many; offers and jobs are counted up to one more. */
export const MAX_TODAY = 50;

/** What the dashboard counts, in the page as it was loaded and in each message of the live feed. */
export const dashboardCountsSchema = z.extend(stateCountsSchema, {
	changed: z.int(),
	later: z.object({
		offered: z.int(),
		accepted: z.int(),
		scheduled: z.int(),
		done: z.int(),
		lost: z.int(),
		expired: z.int(),
	}),
	/** What waits for the owner; test quotes do not. */
	today: z.object({ fresh: z.int(), offers: z.int(), accepted: z.int(), jobs: z.int() }),
});
export type DashboardCounts = z.output<typeof dashboardCountsSchema>;
