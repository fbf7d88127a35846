import type { FormField } from "#app/components/ui/field-error.tsx";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { acceptTexts } from "#app/content/customer-offer.ts";
import type { CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import { formatJobTime } from "#app/quotes/job-times.ts";
import { formatSlot } from "#app/quotes/preferred-slots.ts";
import { formatShortDay } from "#app/time/time-text.ts";

export function SlotFields({ page, field }: { page: CustomerOfferPage; field: FormField }) {
	const days = [...new Set(page.halfDays.map(({ date }) => date))];
	const wished = page.kept?.intent === "accept" ? page.kept.wishes : [];
	if (page.date)
		return (
			<div id={field.id} tabIndex={-1} className="grid gap-1">
				<h3 className="text-base">{acceptTexts.dateIsSet}</h3>
				<p className="font-bold">{formatJobTime(page.date)}</p>
				<p className="text-sm text-ink-soft">{acceptTexts.otherDate}</p>
			</div>
		);
	if (days.length === 0) return <p>{acceptTexts.noWishes}</p>;
	return (
		<fieldset
			id={field.id}
			tabIndex={-1}
			className="grid gap-3"
			aria-describedby={field.errors ? field.errorId : undefined}
		>
			<legend className="font-bold">{acceptTexts.wishes}</legend>
			<p className="text-sm text-ink-soft">{acceptTexts.wishesHint}</p>
			<FieldError field={field} />
			<ul className="grid gap-2 md:grid-cols-2">
				{days.map((date) => (
					<li
						key={date}
						className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sky px-3 py-1"
					>
						<span className="min-w-24 text-sm font-semibold">{formatShortDay(date)}</span>
						<span className="flex flex-wrap gap-x-4">
							{page.halfDays
								.filter((half) => half.date === date)
								.map(({ half }) => (
									<label key={half} className="tap flex items-center gap-2 text-sm">
										{" "}
										<input
											type="checkbox"
											name={field.name}
											value={formatSlot({ date, half })}
											defaultChecked={wished.includes(formatSlot({ date, half }))}
											aria-label={acceptTexts.wish(formatShortDay(date), acceptTexts.halves[half])}
											className="size-5 accent-leaf"
										/>
										{acceptTexts.halves[half]}
									</label>
								))}
						</span>
					</li>
				))}
			</ul>
		</fieldset>
	);
}
