import { boxClass } from "#app/admin/settings/setting-field.tsx";
import { answersForm } from "#app/content/quote-form.ts";
import { formatDollars, formatRange } from "#app/pricing/format.ts";
import type { QuotePrice } from "#app/quotes/commands/edit-answers.ts";
import { range } from "#app/services/price-range.ts";
import type { ChosenPrices } from "./edit-answers-request.server.ts";

const { choice } = answersForm;

export function PriceChoice({ prices }: { prices: ChosenPrices }) {
	const options = [
		{ value: "keep", label: choice.keep(textOf(prices.kept)) },
		{ value: "new", label: choice.new(textOf(prices.priced)) },
	];
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-1.5 font-bold">{choice.legend}</legend>
			<input type="hidden" name="shown" value={prices.shown} />
			{options.map(({ value, label }) => (
				<label key={value} className={`${boxClass} tap flex items-center gap-3`}>
					{" "}
					<input type="radio" name="price" value={value} className="size-5 shrink-0 accent-leaf" />
					<span>{label}</span>
				</label>
			))}
		</fieldset>
	);
}

function textOf({ estimatedPriceLow, estimatedPriceHigh, totalPrice }: QuotePrice): string {
	return answersForm.price(
		formatRange(range(estimatedPriceLow, estimatedPriceHigh)),
		formatDollars(totalPrice),
	);
}
