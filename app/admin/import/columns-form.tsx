import { Form } from "@remix-run/react";
import { boxClass, SettingField } from "#app/admin/settings/setting-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { importPage as texts } from "#app/content/customer-import.ts";
import { type ImportColumns, importFields } from "#app/customer-import/columns.ts";

/** Asks which column of a file is which field; `options` are its columns. */
export function ColumnsForm({ options, chosen }: { options: readonly string[]; chosen: ImportColumns }) {
	const { title, text, none, send } = texts.columns;
	return (
		<Form method="post" className="grid max-w-3xl gap-5">
			<div className="grid gap-1">
				<h2 className="text-lg">{title}</h2>
				<p className="text-ink-soft">{text}</p>
			</div>
			<div className="grid gap-4 sm:grid-cols-2">
				{importFields.map((field) => (
					<SettingField key={field} name={field} label={texts.fields[field]}>
						{(control) => (
							<select {...control} defaultValue={chosen[field] ?? ""} className={boxClass}>
								<option value="">{none}</option>
								{options.map((option, at) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
									<option key={at} value={at}>
										{option}
									</option>
								))}
							</select>
						)}
					</SettingField>
				))}
			</div>
			<Button name="intent" value="columns" className="justify-self-start">
				{send}
			</Button>
		</Form>
	);
}
