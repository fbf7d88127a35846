import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { selectQuotes } from "#app/admin/dashboard/quote-list.server.ts";
import { selectFoundCounts } from "#app/admin/dashboard/search-index.server.ts";
import { selectUndelivered } from "#app/admin/dashboard/undelivered.server.ts";
import { selectUndoable } from "#app/admin/quote/triage.server.ts";
import { sessionIdOf } from "#app/auth/session-cookie.server.ts";
import { isAlive } from "#app/auth/session-state.server.ts";
import { selectDashboardCounts } from "#app/live-feed/dashboard-counts.server.ts";
import { selectCursor } from "#app/quotes/quote-reads.server.ts";
import { sessions } from "#db/schema.ts";
import { accessSettings } from "../support/owner-session.ts";
import { timeExchange } from "./exchange.ts";
import type { Finding } from "./finding.ts";
import { recordBatch } from "./recorder.ts";
import { compare } from "./rounds.ts";
import type { Stage } from "./stage.ts";

/** The dashboard with many quotes, beside one with a hundred and beside its own queries without a page around them. */
export async function measureDashboard(
	{ many, few }: Stage,
	rounds: number,
	quotes: number,
): Promise<Finding[]> {
	const page = ({ site, cookie }: Stage["many"]) => {
		const exchange = { url: `${site.baseUrl}/admin`, headers: { Cookie: cookie }, status: 200 };
		return () => timeExchange(exchange);
	};
	const now = Date.now();
	const session = sessionIdOf(many.cookie.split("=")[1] ?? "");
	const batch = await recordBatch(many.database, (db) =>
		db.batch([
			db
				.select()
				.from(sessions)
				.where(isAlive(accessSettings, session, now)),
			selectQuotes(db, readFilter(new URLSearchParams()), 26),
			selectFoundCounts(db, ""),
			selectCursor(db),
			selectUndelivered(db),
			selectUndoable(db, "", now),
			selectDashboardCounts(db, now),
		]),
	);
	return [
		await compare(
			{
				name: `dashboard with ${quotes.toLocaleString("en-US")} quotes, of one with 100`,
				unit: "ms",
				reach: { most: 1.2 },
				ours: page(many),
				yardstick: page(few),
			},
			rounds,
		),
		await compare(
			{
				name: "dashboard, of its bare queries",
				unit: "ms",
				reach: null,
				ours: page(many),
				yardstick: () => timeExchange({ ...batch, status: 200 }),
			},
			rounds,
		),
	];
}
