import type { ServiceAnswers } from "#app/answers/questions.ts";
import { type Addon, addons } from "#app/catalog/options.ts";
import { confirmationStep } from "#app/content/wizard-confirmation.ts";
import { bundleWith } from "#app/pricing/bundle.ts";
import { formatDollars } from "#app/pricing/format.ts";
import type { AddonPrices, BundlePercents } from "#app/pricing/price-book.ts";

interface AddonGridProps {
	offered: readonly Addon[];
	prices: AddonPrices;
	bundlePercent: BundlePercents;
	services: ServiceAnswers["services"];
	chosen: readonly Addon[];
	onToggle: (addon: Addon, selected: boolean) => void;
}

export function AddonGrid({ offered, prices, bundlePercent, services, chosen, onToggle }: AddonGridProps) {
	return (
		<div className="grid gap-3 sm:grid-cols-2">
			{offered.map((addon) => (
				<label
					key={addon}
					className="flex min-h-16 cursor-pointer items-center gap-3 rounded-md border border-edge bg-white px-4 py-3 transition-colors hover:border-ink hover:bg-sky has-checked:border-ink has-checked:bg-glass-mist has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-glass"
				>
					{" "}
					<input
						type="checkbox"
						name="addons"
						value={addon}
						defaultChecked={chosen.includes(addon)}
						onChange={(event) => onToggle(addon, event.currentTarget.checked)}
						className="size-5 shrink-0 accent-ink focus-visible:outline-none"
					/>
					<span className="grow leading-snug">
						{addons.labels[addon]}{" "}
						<AddonNote addon={addon} services={services} bundlePercent={bundlePercent} />
					</span>{" "}
					<span className="whitespace-nowrap text-sm text-ink-soft tabular-nums">
						{confirmationStep.addOnFrom} {formatDollars(prices[addon])}
					</span>
				</label>
			))}
		</div>
	);
}

function AddonNote({
	addon,
	services,
	bundlePercent,
}: { addon: Addon } & Pick<AddonGridProps, "services" | "bundlePercent">) {
	const percent = bundleWith(services, [addon], bundlePercent);
	if (percent <= bundleWith(services, [], bundlePercent)) return null;
	return <span className="mt-1 block text-sm text-ink-soft">{confirmationStep.addOnBundle(percent)}</span>;
}
