import { boxClass, Options, SettingField, SettingInput } from "#app/admin/settings/setting-field.tsx";
import { NotSaved } from "#app/admin/shell/load-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { calendarPage, ownEntryForm as texts } from "#app/content/calendar.ts";
import { MAX_ENTRY_TITLE, type OwnEntry } from "#app/settings/settings.ts";
import { formatShortDay } from "#app/time/time-text.ts";
import type { EntryRefusal } from "./read-own-entry.ts";

export function OwnEntryView({ date, half, title }: OwnEntry) {
	return (
		<form
			method="post"
			className="flex items-center justify-between gap-2 rounded-md border-l-4 border-edge bg-cream px-3 py-1 text-sm"
		>
			<p className="wrap-anywhere">{title}</p>
			<input type="hidden" name="date" value={date} />
			<input type="hidden" name="half" value={half} />
			<Button name="intent" value="free" variant="quiet" icon="close" className="px-3 print:hidden">
				<span className="sr-only">{texts.free(title, formatShortDay(date), calendarPage.halves[half])}</span>
			</Button>
		</form>
	);
}

interface OwnEntryFormProps {
	today: string;
	refusal: EntryRefusal | null;
}

const nothing: EntryRefusal = { errors: {}, typed: { date: "", half: "morning", title: "" } };

export function OwnEntryForm({ today, refusal }: OwnEntryFormProps) {
	const { errors, typed } = refusal ?? nothing;
	const wrong = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }));
	return (
		<section
			id="own-entry"
			aria-labelledby="own-entry-heading"
			className={`${panel} grid scroll-mt-24 gap-3 print:hidden`}
		>
			<h2 id="own-entry-heading" className="text-lg">
				{texts.title}
			</h2>
			{refusal && <NotSaved title={texts.failed} {...refusal} refusal={refusal} errors={wrong} />}
			<p className="max-w-prose text-sm text-ink-soft">{texts.intro}</p>
			<form method="post" className="grid gap-4 sm:grid-cols-3">
				<input type="hidden" name="intent" value="keep" />
				<SettingInput
					name="date"
					label={texts.date}
					error={errors.date}
					type="date"
					required
					min={today}
					defaultValue={typed.date}
				/>
				<SettingField name="half" label={texts.half} error={errors.half}>
					{(control) => (
						<select {...control} defaultValue={typed.half} className={boxClass}>
							<Options of={Object.entries(texts.halves)} />
						</select>
					)}
				</SettingField>
				<SettingInput
					name="title"
					label={texts.what}
					error={errors.title}
					type="text"
					required
					maxLength={MAX_ENTRY_TITLE}
					autoComplete="off"
					defaultValue={typed.title}
				/>
				<div className="col-span-full flex flex-wrap gap-3">
					<Button variant="ink">{texts.save}</Button>
					{refusal?.isWarning && (
						<Button variant="quiet" name="anyway" value="yes">
							{texts.anyway}
						</Button>
					)}
				</div>
			</form>
		</section>
	);
}
