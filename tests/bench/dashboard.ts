import { sessionIdOf } from "../../app/auth/session-cookie.server";
import { touchSession } from "../../app/auth/session-state.server";
import { readFilter } from "../../app/quotes/quote-filter";
import {
	selectChangedCount,
	selectCounts,
	selectCursor,
	selectQuotes,
} from "../../app/quotes/quote-list.server";
import { selectFoundCounts } from "../../app/quotes/search-index.server";
import { selectUndoable } from "../../app/quotes/triage.server";
import { selectUndelivered } from "../../app/quotes/undelivered.server";
import { accessSettings } from "../support/owner-session";
import { timeExchange } from "./exchange";
import type { Finding } from "./finding";
import { recordBatch } from "./recorder";
import { compare } from "./rounds";
import type { Stage } from "./stage";

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
			touchSession({ db, env: accessSettings }, session, now),
			selectQuotes(db, readFilter(new URLSearchParams()), 26),
			selectCounts(db),
			selectChangedCount(db),
			selectFoundCounts(db, ""),
			selectCursor(db),
			selectUndelivered(db),
			selectUndoable(db, "", now),
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
