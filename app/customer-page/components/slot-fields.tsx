import type { ReactNode } from "react";
import { FieldError, type FormField, TextField } from "#app/components/ui/form-field.tsx";
import { acceptTexts } from "#app/content/customer-offer.ts";
import { MAX_COMMENT, MAX_WISHES } from "#app/customer-page/answer-forms.ts";
import { answerField, type CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { formatJobTime } from "#app/quotes/job-times.ts";
import { formatSlot } from "#app/quotes/preferred-slots.ts";
import { formatShortDay } from "#app/time/time-text.ts";

/** More are folded away. */
const FIRST_DAYS = 8;

interface SlotFieldsProps {
	page: CustomerOfferPage;
	field: FormField;
	/** What picking only days near other work saves, whole dollars; 0 for nothing. */
	saving: number;
}

export function SlotFields({ page, field, saving }: SlotFieldsProps) {
	const wished = page.kept?.intent === "accept" ? page.kept.wishes : [];
	const comment = answerField(page.kept, "accept", "comment");
	const otherTime = (
		<TextField field={comment} label={acceptTexts.otherTime} optional maxLength={MAX_COMMENT} />
	);
	if (page.date)
		return (
			<div id={field.id} tabIndex={-1} className="grid gap-1">
				<h3 className="text-base">{acceptTexts.dateIsSet}</h3>
				<p className="font-bold">{formatJobTime(page.date)}</p>
				{page.canAskForDate && <p className="text-sm text-ink-soft">{acceptTexts.otherDate}</p>}
				{/* Written before there was a date. */}
				{comment.initialValue !== "" && otherTime}
			</div>
		);
	if (page.halfDays.length === 0)
		return (
			<div className="grid gap-3">
				<p>{acceptTexts.noWishes}</p>
				{otherTime}
			</div>
		);
	return (
		<HalfDayFields
			{...{ field, wished, halfDays: page.halfDays }}
			legend={acceptTexts.wishes}
			hint={[acceptTexts.wishesHint, saving > 0 && acceptTexts.nearSaving(formatDollars(saving))]
				.filter(Boolean)
				.join(" ")}
		>
			{otherTime}
		</HalfDayFields>
	);
}

interface HalfDayFieldsProps {
	field: FormField;
	legend: string;
	hint: string;
	halfDays: CustomerOfferPage["halfDays"];
	wished: readonly string[];
	children: ReactNode;
}

/** The half days that a customer may pick some of, by their days, and what else is said with them. The later days are folded away. */
export function HalfDayFields({ field, legend, hint, halfDays, wished, children }: HalfDayFieldsProps) {
	const near = halfDays.filter(({ isNear }) => isNear);
	const others = halfDays.filter(({ isNear }) => !isNear);
	const firstDates = datesOf(others).slice(0, FIRST_DAYS);
	const first = others.filter(({ date }) => firstDates.includes(date));
	const later = others.filter(({ date }) => !firstDates.includes(date));
	const choice = { wished, name: field.name };
	return (
		<fieldset
			id={field.id}
			tabIndex={-1}
			data-max={MAX_WISHES}
			className="grid gap-3"
			aria-describedby={field.errors ? field.errorId : undefined}
		>
			<legend className="font-bold">{legend}</legend>
			<p className="text-sm text-ink-soft">{hint}</p>
			<FieldError field={field} />
			{near.length > 0 && (
				<>
					{/* biome-ignore lint/a11y/useSemanticElements: the fieldset is around all of them */}
					<div role="group" aria-labelledby="near-days" className="grid gap-2">
						<p id="near-days" className="font-semibold">
							{acceptTexts.near}
						</p>
						<Days halfDays={near} {...choice} />
					</div>
					{others.length > 0 && <p className="font-semibold">{acceptTexts.otherDays}</p>}
				</>
			)}
			<Days halfDays={first} {...choice} />
			{later.length > 0 && (
				<details open={wished.length > 0}>
					<summary className="link tap">{acceptTexts.moreDays}</summary>
					<Days halfDays={later} {...choice} />
				</details>
			)}
			{children}
		</fieldset>
	);
}

const datesOf = (halfDays: HalfDayFieldsProps["halfDays"]) => [...new Set(halfDays.map(({ date }) => date))];

function Days({
	halfDays,
	wished,
	name,
}: Pick<HalfDayFieldsProps, "halfDays" | "wished"> & { name: string }) {
	return (
		<ul className="grid gap-2 md:grid-cols-2">
			{datesOf(halfDays).map((date) => (
				<li
					key={date}
					className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sky px-3 py-1"
				>
					<span className="min-w-24 text-sm font-semibold">{formatShortDay(date)}</span>
					<span className="flex flex-wrap gap-x-4">
						{halfDays
							.filter((half) => half.date === date)
							.map(({ half }) => (
								<label key={half} className="tap flex items-center gap-2 text-sm">
									{" "}
									<input
										type="checkbox"
										name={name}
										value={formatSlot({ date, half })}
										defaultChecked={wished.includes(formatSlot({ date, half }))}
										aria-label={acceptTexts.wish(formatShortDay(date), acceptTexts.halves[half])}
										className="accent-leaf"
									/>
									{acceptTexts.halves[half]}
								</label>
							))}
					</span>
				</li>
			))}
		</ul>
	);
}
