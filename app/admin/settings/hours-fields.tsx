import { FieldError } from "#app/components/ui/field-error.tsx";
import { settingsPage } from "#app/content/settings.ts";
import { weekdays } from "#app/time/business-hours.ts";
import { boxClass, Switch } from "./setting-field.tsx";
import type { SettingsErrors, SettingsFields } from "./settings-form.ts";

const { hours: texts } = settingsPage;

export function HoursFields({ hours, errors }: Pick<SettingsFields, "hours"> & { errors: SettingsErrors }) {
	return (
		<ul className="grid gap-y-2">
			{weekdays.map((day) => {
				const message = errors[`opens-${day}`] ?? errors[`open-${day}`];
				const errorId = `hours-${day}-error`;
				const wrong = message && { "aria-invalid": true as const, "aria-describedby": errorId };
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
								<FieldError
									field={{ id: day, name: day, errorId, descriptionId: errorId, errors: [message] }}
								/>
							</div>
						)}
					</li>
				);
			})}
		</ul>
	);
}
