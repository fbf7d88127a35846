import type { ReactNode } from "react";
import { fieldLabels } from "#app/content/site.ts";
import { Icon } from "./icon.tsx";
import { WithPhone } from "./with-phone.tsx";

export interface FormField {
	id: string;
	name: string;
	errorId: string;
	descriptionId: string;
	errors: readonly string[] | undefined;
	initialValue?: unknown;
}

export function describedBy(field: FormField, hint: unknown): string | undefined {
	const ids = [hint ? field.descriptionId : "", field.errors ? field.errorId : ""].filter(Boolean);
	return ids.length > 0 ? ids.join(" ") : undefined;
}

export function FieldError({ field }: { field: FormField }) {
	const message = field.errors?.[0];
	if (!message) return null;
	return (
		<p id={field.errorId} className="flex gap-2 text-sm font-bold text-alarm">
			<Icon name="alert" className="mt-0.5 size-5" />
			<span>
				<span className="sr-only">{fieldLabels.error} </span>
				<WithPhone text={message} />
			</span>
		</p>
	);
}

/** Returns a field of a form that no library reads, with what is wrong with it and what it begins with. */
export function formField(
	id: string,
	name: string,
	error: string | undefined,
	initialValue?: unknown,
): FormField {
	const errors = error ? [error] : undefined;
	return { id, name, errorId: `${id}-error`, descriptionId: `${id}-hint`, errors, initialValue };
}

/** Returns what a control says of its field: its name, whether it is wrong, and what describes it. */
export function controlOf(field: FormField, hint?: unknown) {
	return {
		id: field.id,
		name: field.name,
		"aria-invalid": field.errors ? true : undefined,
		"aria-describedby": describedBy(field, hint),
	};
}

interface LabelledFieldProps {
	field: FormField;
	label: ReactNode;
	hint?: ReactNode;
	children(control: ReturnType<typeof controlOf>): ReactNode;
}

/** A control with its label and hint, and with what is wrong with what was typed. */
export function LabelledField({ field, label, hint, children }: LabelledFieldProps) {
	return (
		<div className="grid content-start gap-1.5">
			<label htmlFor={field.id} className="font-bold">
				{label}
			</label>
			{hint && (
				<p id={field.descriptionId} className="text-sm text-ink-soft">
					{hint}
				</p>
			)}
			<FieldError field={field} />
			{children(controlOf(field, hint))}
		</div>
	);
}

interface TextFieldProps extends Omit<LabelledFieldProps, "children"> {
	optional?: boolean;
	type?: "text" | "tel" | "email" | "password";
	inputMode?: "numeric" | "tel" | "email";
	autoComplete?: string;
	maxLength: number;
	rows?: number;
	width?: string;
}

const box =
	"min-h-12 w-full rounded-md border border-edge bg-white px-4 py-2.5 text-ink transition-colors hover:border-ink aria-invalid:border-2 aria-invalid:border-alarm";

export function TextField({
	field,
	label,
	hint,
	optional,
	rows,
	width = "",
	type = "text",
	...input
}: TextFieldProps) {
	const shared = {
		// A password is never sent back.
		defaultValue: type !== "password" && typeof field.initialValue === "string" ? field.initialValue : "",
		required: !optional,
	};
	const name = (
		<>
			{label}
			{optional && <span className="font-normal text-ink-soft"> {fieldLabels.optional}</span>}
		</>
	);
	return (
		<LabelledField field={field} label={name} hint={hint}>
			{(control) =>
				rows ? (
					// What is too long is refused with its words: a browser would cut a pasted text off without one.
					<textarea {...control} {...shared} rows={rows} className={box} />
				) : (
					<input {...control} {...shared} {...input} type={type} className={`${box} ${width}`} />
				)
			}
		</LabelledField>
	);
}
