import type { InputHTMLAttributes } from "react";
import { settingsPage } from "#app/content/settings.ts";
import { holidayOn } from "#app/time/holidays.ts";
import { formatDate } from "#app/time/time-text.ts";
import { boxClass, SettingField, Switch } from "./setting-field.tsx";
import type { SettingsErrors, SettingsFields } from "./settings-form.ts";

const { daysOff: texts } = settingsPage;

export function DaysOffFields({ fields, errors }: { fields: SettingsFields; errors: SettingsErrors }) {
	const entered = [...new Set([...fields.before, ...fields.holidays, ...fields.daysOff])].sort();
	return (
		<>
			<input type="hidden" name="before" value={fields.before.join()} />
			<input type="hidden" name="holidays" value={fields.holidays.join()} />
			{entered.length === 0 ? (
				<p className="text-sm text-ink-soft">{texts.none}</p>
			) : (
				<ul className="grid gap-x-6 sm:grid-cols-2">
					{entered.map((date) => (
						<li key={date}>
							<Switch
								label={texts.day(formatDate(date), holidayOn(date))}
								name="daysOff"
								value={date}
								defaultChecked={fields.daysOff.includes(date)}
							/>
						</li>
					))}
				</ul>
			)}
			<div className="grid gap-4 sm:grid-cols-2">
				<SettingField name="offFrom" label={texts.from} error={errors.offFrom}>
					{(control) => <OptionalDate {...control} defaultValue={fields.offFrom} />}
				</SettingField>
				<SettingField name="offTo" label={texts.to} error={errors.offTo}>
					{(control) => <OptionalDate {...control} defaultValue={fields.offTo} />}
				</SettingField>
			</div>
		</>
	);
}

/** Marked while it is empty, when WebKit shows it like today's date: owner.css then hides that. */
function OptionalDate({ defaultValue, ...input }: InputHTMLAttributes<HTMLInputElement>) {
	return (
		<input
			{...input}
			type="date"
			defaultValue={defaultValue}
			data-empty={defaultValue === "" ? "" : undefined}
			onInput={({ currentTarget }) => currentTarget.toggleAttribute("data-empty", currentTarget.value === "")}
			className={`${boxClass} px-3!`}
		/>
	);
}
