import type { ReactNode } from "react";
import { fieldLabels } from "#app/content/site.ts";
import { FieldError, type FormField } from "./field-error.tsx";
import { controlOf } from "./form-field.ts";

interface TextFieldProps {
	field: FormField;
	label: string;
	hint?: ReactNode;
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
		...controlOf(field, hint),
		// A password is never sent back.
		defaultValue: type !== "password" && typeof field.initialValue === "string" ? field.initialValue : "",
		required: !optional,
	};
	return (
		<div className="grid gap-1.5">
			<label htmlFor={field.id} className="font-bold">
				{label}
				{optional && <span className="font-normal text-ink-soft"> {fieldLabels.optional}</span>}
			</label>
			{hint && (
				<p id={field.descriptionId} className="text-sm text-ink-soft">
					{hint}
				</p>
			)}
			<FieldError field={field} />
			{rows ? (
				// What is too long is refused with its words: a browser would cut a pasted text off without one.
				<textarea {...shared} rows={rows} className={box} />
			) : (
				<input {...shared} {...input} type={type} className={`${box} ${width}`} />
			)}
		</div>
	);
}
