import { Icon } from "#app/components/ui/icon.tsx";
import { recommendedBadge } from "#app/content/packages.ts";
import { formatRange } from "#app/pricing/format.ts";
import type { PricedPackage } from "#app/pricing/quote.ts";
import type { PackageOffer } from "#app/quote-wizard/package-offer.ts";
import { PriceLines } from "./price-lines.tsx";

interface PackageCardProps {
	id: string;
	priced: PricedPackage;
	offer: PackageOffer;
	/** The only card there is: nothing to choose and nothing to recommend. */
	single: boolean;
	defaultChecked: boolean;
}

/** One package: a radio button whose label covers the whole card. */
export function PackageCard({ id, priced, offer, single, defaultChecked }: PackageCardProps) {
	const recommended = priced.recommended && !single;
	return (
		<div
			className={`relative flex flex-col gap-4 rounded-lg border bg-white p-5 transition-shadow hover:shadow-lift has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-glass ${recommended ? "border-orange" : "border-edge"}`}
		>
			{recommended && (
				<p className="-mx-5 -mt-5 flex items-center gap-2 rounded-t-lg bg-orange px-5 py-2 text-sm font-bold">
					<Icon name="star" className="size-4" />
					{recommendedBadge}
				</p>
			)}
			<div className="flex items-start gap-3">
				<input
					id={id}
					type="radio"
					name="package"
					value={priced.name}
					defaultChecked={defaultChecked}
					className="relative z-10 mt-1 size-5 shrink-0 accent-ink focus-visible:outline-none"
				/>
				<div className="grid gap-1">
					<label
						htmlFor={id}
						className="cursor-pointer text-lg font-bold leading-7 after:absolute after:inset-0"
					>
						{offer.displayName}
						<span className="block text-xl tracking-tight tabular-nums">{formatRange(priced.range)}</span>
					</label>
					<p className="text-sm text-ink-soft">{offer.tagline}</p>
				</div>
			</div>
			<PriceLines lines={priced.lines} bundle={priced.bundle} />
			<ul className="grid gap-2 border-t border-line pt-4 text-sm">
				{offer.features.map((feature) => (
					<li key={feature} className="flex gap-2">
						<Icon name="check" className="mt-0.5 size-5 text-leaf" />
						{feature}
					</li>
				))}
			</ul>
			{offer.personalizedMessage && (
				<p className="rounded-md bg-orange-mist p-3 text-sm wrap-anywhere">{offer.personalizedMessage}</p>
			)}
		</div>
	);
}
