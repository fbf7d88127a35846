import { Form } from "@remix-run/react";
import { useSending } from "#app/admin/shell/unsent-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { FieldError, formField } from "#app/components/ui/form-field.tsx";
import { settingsPage } from "#app/content/settings.ts";
import { MAX_CAPACITY, MAX_VACATION_TEXT } from "#app/settings/settings.ts";
import { weekdays } from "#app/time/business-hours.ts";
import { DaysOffFields } from "./days-off-fields.tsx";
import { type FormFailure, FormRefusal } from "./form-refusal.tsx";
import { boxClass, SettingField, SettingGroup, SettingInput, Switch } from "./setting-field.tsx";
import type { SettingsErrors, SettingsFields } from "./settings-form.ts";

const { hours, daysOff, capacity, near, followUps, visitors, failures } = settingsPage;

const names = {
	"open-Monday": hours.legend,
	offFrom: daysOff.from,
	capacity: capacity.label,
	nearSaving: near.label,
	vacationText: visitors.vacation,
};

interface SettingsViewProps {
	fields: SettingsFields;
	revision: number;
	errors: SettingsErrors;
	failure: FormFailure | null;
}

export function SettingsView({ fields, revision, errors, failure }: SettingsViewProps) {
	const pending = useSending().isSending;
	return (
		<Form method="post" noValidate className="grid max-w-3xl gap-5">
			<input type="hidden" name="revision" value={revision} />
			<FormRefusal errors={errors} names={names} wrong={failures} failure={failure} />
			<SettingGroup legend={hours.legend} hint={hours.hint}>
				<HoursFields hours={fields.hours} errors={errors} />
			</SettingGroup>
			<SettingGroup legend={daysOff.legend} hint={daysOff.hint}>
				<DaysOffFields fields={fields} errors={errors} />
				<SettingInput
					{...capacity}
					name="capacity"
					error={errors.capacity}
					type="number"
					inputMode="numeric"
					min={1}
					max={MAX_CAPACITY}
					defaultValue={fields.capacity}
					className="max-w-28"
				/>
				<SettingInput
					{...near}
					name="nearSaving"
					error={errors.nearSaving}
					type="text"
					inputMode="numeric"
					defaultValue={fields.nearSaving}
					className="max-w-28"
				/>
			</SettingGroup>
			<SettingGroup legend={followUps.legend}>
				<Switch
					label={followUps.label}
					hint={followUps.hint}
					name="followUps"
					defaultChecked={fields.followUps}
				/>
			</SettingGroup>
			<SettingGroup legend={visitors.legend}>
				<SettingField
					name="vacationText"
					label={visitors.vacation}
					hint={visitors.vacationHint}
					error={errors.vacationText}
				>
					{(control) => (
						<textarea
							{...control}
							rows={3}
							maxLength={MAX_VACATION_TEXT}
							defaultValue={fields.vacationText}
							className={boxClass}
						/>
					)}
				</SettingField>
				<Switch
					label={visitors.unfinished}
					hint={visitors.unfinishedHint}
					name="unfinished"
					defaultChecked={fields.unfinished}
				/>
				<Switch
					label={visitors.pause}
					hint={visitors.pauseHint}
					name="paused"
					defaultChecked={fields.paused}
				/>
			</SettingGroup>
			<Button variant="ink" aria-disabled={pending} className="justify-self-start">
				{pending ? settingsPage.saving : settingsPage.save}
			</Button>
		</Form>
	);
}

const { hours: texts } = settingsPage;

function HoursFields({ hours, errors }: Pick<SettingsFields, "hours"> & { errors: SettingsErrors }) {
	return (
		<ul className="grid gap-y-2">
			{weekdays.map((day) => {
				const message = errors[`opens-${day}`] ?? errors[`open-${day}`];
				const field = formField(`hours-${day}`, day, message);
				const wrong = message && { "aria-invalid": true as const, "aria-describedby": field.errorId };
				return (
					<li key={day} className="group grid items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
						<Switch
							label={day}
							id={`open-${day}`}
							name={`open-${day}`}
							defaultChecked={hours[day].open}
							aria-label={texts.open(day)}
						/>
						<div className="flex flex-wrap items-center gap-2 group-not-has-checked:hidden">
							{(["opens", "closes"] as const).map((end) => (
								<span key={end} className="contents">
									{end === "closes" && <span className="text-sm text-ink-soft"> {texts.until} </span>}
									<input
										type="time"
										id={`${end}-${day}`}
										name={`${end}-${day}`}
										aria-label={texts[end](day)}
										defaultValue={hours[day][end]}
										className={`${boxClass} w-auto! max-w-40 grow basis-28 px-3!`}
										{...wrong}
									/>
								</span>
							))}
						</div>
						{message && (
							<div className="sm:col-span-2">
								<FieldError field={field} />
							</div>
						)}
					</li>
				);
			})}
		</ul>
	);
}
