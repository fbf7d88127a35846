import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { comparePrices } from "#app/admin/prices/price-changes.ts";
import { PriceForm } from "#app/admin/prices/price-form.tsx";
import { handlePrices } from "#app/admin/prices/price-request.server.ts";
import { selectPreviewedQuotes, selectVersions } from "#app/admin/prices/price-versions.server.ts";
import { typedOf } from "#app/admin/prices/read-prices.ts";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { buttonClass } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import { FIRST_PUBLISHED_AT, FIRST_VERSION, isFirstVersion } from "#app/pricing/rates.ts";
import { pricesOf, selectNewestPrices, selectPrices } from "#app/settings/price-books.server.ts";
import { formatDateOf } from "#app/time/time-text.ts";

export const meta = ownerMeta(priceBookPage.title);

/** Returns the form with the current prices, or, where the address names an earlier version, with its prices and what they would change. */
export function loader(args: LoaderFunctionArgs) {
	const { db } = args.context;
	const attempt = crypto.randomUUID();
	const earlier = new URL(args.request.url).searchParams.get("version");
	const unknown = { typed: null, base: "", versions: [], attempt, earlier, preview: null, flash: null };
	return orUnavailable(args, "prices not loaded", unknown, async () => {
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
	});
}

export const action = handlePrices;

export { clientAction, clientLoader, shouldRevalidate } from "#app/admin/shell/unsent-form.ts";

export default function PricesRoute() {
	const { typed, base, versions, attempt, earlier, preview, flash } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	const form = answered ?? (typed && { typed, base, attempt, errors: {}, failure: null, preview });
	if (!form) return <LoadFailure />;
	return (
		<OwnerPage title={priceBookPage.title} intro={priceBookPage.intro} tabs={<SettingsTabs />} flash={flash}>
			<PriceForm key={`${base} ${earlier ?? ""}`} {...form} />
			{typed && <VersionList versions={versions} />}
		</OwnerPage>
	);
}

const first = {
	version: Number(FIRST_VERSION),
	reason: priceBookPage.firstReason,
	publishedAt: FIRST_PUBLISHED_AT,
	email: null,
};

function VersionList({ versions }: { versions: Awaited<ReturnType<typeof selectVersions>> }) {
	const all = [...versions, first];
	const base = all[0]?.version ?? 0;
	return (
		<section className="grid max-w-3xl gap-3">
			<h2 className="text-lg">{priceBookPage.versions}</h2>
			<ol className="grid gap-3">
				{all.map(({ version, reason, publishedAt, email }) => (
					<li
						key={version}
						className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-white p-4"
					>
						<p className="min-w-0">
							<strong>{priceBookPage.version(String(version))}</strong>
							{version === base && ` (${priceBookPage.current})`}{" "}
							<span className="block wrap-anywhere">{reason}</span>{" "}
							<span className="block text-sm text-ink-soft wrap-anywhere">
								{priceBookPage.publishedBy(formatDateOf(publishedAt), email)}
							</span>
						</p>
						{version !== base && (
							<Link to={`${ownerPaths.prices}?version=${version}#preview`} className={buttonClass("quiet")}>
								{priceBookPage.revert(String(version))}
							</Link>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}

export { LoadFailure as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
