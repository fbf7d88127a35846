import { Icon } from "#app/components/ui/icon.tsx";
import { IconList } from "#app/components/ui/icon-list.tsx";
import { comparisonLabels, recommendedBadge } from "#app/content/packages.ts";
import { formatRange } from "#app/pricing/format.ts";
import type { PricedPackage } from "#app/pricing/price.ts";
import type { PackageSummary } from "#app/quote-wizard/package-summary.ts";
import { PriceLines } from "./price-lines.tsx";

interface PackageCardProps {
	id: string;
	priced: PricedPackage;
	offer: PackageSummary;
	single: boolean;
	defaultChecked: boolean;
}

export function PackageCard({ id, priced, offer, single, defaultChecked }: PackageCardProps) {
	const recommended = priced.recommended && !single;
	const { displayName, tagline, features, leftOut, note } = offer;
	return (
		<div className="package-card grid" data-recommended={recommended || undefined}>
			{recommended && (
				<p className="package-badge" id={`${id}-badge`}>
					<Icon name="star" className="size-4" />
					{recommendedBadge}
				</p>
			)}
			<div className="flex flex-wrap items-start gap-x-3">
				<input
					id={id}
					type="radio"
					name="package"
					value={priced.name}
					defaultChecked={defaultChecked}
					aria-describedby={`${recommended ? `${id}-badge ` : ""}${id}-tagline ${id}-features`}
					className="relative z-1 mt-1 focus-visible:outline-none"
				/>
				<div className="grid flex-1 basis-40 gap-1">
					<label
						htmlFor={id}
						className="cursor-pointer text-lg font-bold leading-7 after:absolute after:inset-0"
					>
						{displayName}{" "}
						<span className="block text-xl tracking-tight tabular-nums">{formatRange(priced.range)}</span>
					</label>
					<p id={`${id}-tagline`} className="text-sm text-ink-soft">
						{tagline}
					</p>
				</div>
			</div>
			<PriceLines lines={priced.lines} bundle={priced.bundle} />
			<div className="package-contents">
				<IconList
					id={`${id}-features`}
					items={features}
					icon="check"
					iconClass="mt-0.5 size-5 text-leaf"
					className="grid gap-1.5"
				/>
				{leftOut.length > 0 && (
					<IconList
						items={leftOut}
						icon="minus"
						iconClass="mt-0.5 size-5"
						said={comparisonLabels.notIncluded}
						className="mt-1.5 grid gap-1.5 text-ink-soft"
					/>
				)}
			</div>
			{note && <p className="package-note">{note}</p>}
		</div>
	);
}
