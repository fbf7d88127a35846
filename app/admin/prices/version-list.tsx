import { Link } from "@remix-run/react";
import { buttonClass } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import { FIRST_PUBLISHED_AT, FIRST_VERSION } from "#app/pricing/rates.ts";
import { formatDateOf } from "#app/time/time-text.ts";
import type { PriceVersion } from "./price-versions.server.ts";

interface VersionListProps {
	/** The newest version stands first. */
	versions: readonly PriceVersion[];
}

const first = {
	version: Number(FIRST_VERSION),
	reason: priceBookPage.firstReason,
	publishedAt: FIRST_PUBLISHED_AT,
	email: null,
};

/** Shows who published which prices when and why, each earlier version with a link to the form with its prices. */
export function VersionList({ versions }: VersionListProps) {
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
