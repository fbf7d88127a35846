import { redirect } from "@remix-run/cloudflare";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import { isFirstVersion } from "#app/pricing/rates.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { pricesOf, selectNewestPrices, selectPrices } from "#app/settings/price-books.server.ts";
import { comparePrices } from "./price-changes.ts";
import { selectPreviewedQuotes, selectVersions } from "./price-versions.server.ts";
import { typedOf } from "./read-prices.ts";

/** Returns the form with the current prices, or, where the address names an earlier version, with its prices and what they would change.
 * @throws {Response} a redirect where no session is open, and where there is no such version. */
export function loadPrices(args: RouteArgs) {
	const { db } = args.context;
	const attempt = crypto.randomUUID();
	const earlier = new URL(args.request.url).searchParams.get("version");
	async function load() {
		const queries = [selectNewestPrices(db), selectVersions(db)] as const;
		const ofEarlier =
			earlier === null ? [] : ([selectPrices(db, earlier), selectPreviewedQuotes(db)] as const);
		const { shell, results } = await readPage(args, [...queries, ...ofEarlier]);
		const [newest, versions, rows = [], quotes = []] = results;
		const current = pricesOf(newest);
		const page = { base: current.version, versions, attempt, earlier, shell };
		if (earlier === null)
			return dataWithFlash(args.request, { ...page, typed: typedOf(current), preview: null });
		if (rows.length === 0 && !isFirstVersion(earlier)) throw redirect(ownerPaths.prices);
		const book = pricesOf(rows);
		const typed = { ...typedOf(book), reason: priceBookPage.revertReason(earlier) };
		return dataWithFlash(args.request, { ...page, typed, preview: comparePrices(quotes, current, book) });
	}
	const unknown = { typed: null, base: "", versions: [], attempt, earlier, preview: null, flash: null };
	return orUnavailable(args, "prices not loaded", load, unknown);
}
