import type { ComponentProps, InputHTMLAttributes, ReactNode } from "react";
import { formField, LabelledField } from "#app/components/ui/form-field.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { WithPhone } from "#app/components/ui/with-phone.tsx";

type SettingFieldProps = Omit<ComponentProps<typeof LabelledField>, "field"> & {
	name: string;
	error?: string | undefined;
};

export const boxClass =
	"min-h-12 w-full rounded-md border border-edge bg-white px-4 py-2.5 text-ink hover:border-ink aria-invalid:border-2 aria-invalid:border-alarm";

export function SettingField({ name, error, ...field }: SettingFieldProps) {
	return <LabelledField field={formField(name, name, error)} {...field} />;
}

type SettingInputProps = Omit<SettingFieldProps, "children"> & InputHTMLAttributes<HTMLInputElement>;

export function SettingInput({ name, label, hint, error, className = "", ...input }: SettingInputProps) {
	return (
		<SettingField name={name} label={label} hint={hint} error={error}>
			{(control) => <input {...control} {...input} className={`${boxClass} ${className}`} />}
		</SettingField>
	);
}

/** The options of a list, each with its label. */
export function Options({ of }: { of: readonly (readonly [value: string, label: string])[] }) {
	return of.map(([value, label]) => (
		<option key={value} value={value}>
			{label}
		</option>
	));
}

interface SettingGroupProps {
	legend: string;
	hint?: string | undefined;
	className?: string;
	children: ReactNode;
}

export function SettingGroup({ legend, hint, className = "gap-4", children }: SettingGroupProps) {
	return (
		<fieldset className={`${panel} grid content-start ${className}`}>
			<legend className="contents">
				<h2 className="text-lg">{legend}</h2>
			</legend>
			{hint && <p className="-mt-2 text-sm text-ink-soft">{hint}</p>}
			{children}
		</fieldset>
	);
}

type SwitchProps = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string };

export function Switch({ label, hint, ...input }: SwitchProps) {
	return (
		<label className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 wrap-anywhere">
			{" "}
			<input type="checkbox" className="size-6" {...input} />
			<span className="tap font-bold">{label}</span>{" "}
			{hint && (
				<span className="col-start-2 text-sm text-ink-soft">
					<WithPhone text={hint} />{" "}
				</span>
			)}
		</label>
	);
}
