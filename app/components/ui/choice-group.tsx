import { FieldError } from "./field-error.tsx";
import { describedBy, type FormField } from "./form-field.ts";

interface ChoiceGroupProps<V extends string> {
	field: FormField;
	type: "radio" | "checkbox";
	legend: string;
	hint?: string;
	options: { values: readonly V[]; labels: Record<V, string> };
	columns?: string;
}

export function ChoiceGroup<V extends string>({
	field,
	type,
	legend,
	hint,
	options,
	columns = "sm:grid-cols-2",
}: ChoiceGroupProps<V>) {
	const chosen = chosenValues(field.initialValue);
	return (
		<fieldset className="grid gap-1.5" aria-describedby={describedBy(field, hint)}>
			<legend className="mb-1.5 font-bold">{legend}</legend>
			{hint && (
				<p id={field.descriptionId} className="text-sm text-ink-soft">
					{hint}
				</p>
			)}
			<FieldError field={field} />
			<div className={`mt-1 grid gap-3 ${columns}`}>
				{options.values.map((value, index) => (
					<Choice
						key={value}
						// The error summary leads to the field's id: the first box.
						id={index === 0 ? field.id : `${field.id}-${value}`}
						name={field.name}
						type={type}
						value={value}
						label={options.labels[value]}
						defaultChecked={chosen.includes(value)}
					/>
				))}
			</div>
		</fieldset>
	);
}

interface ChoiceProps {
	id: string;
	name: string;
	type: "radio" | "checkbox";
	value: string;
	label: string;
	defaultChecked: boolean;
}

function Choice({ id, label, type, ...input }: ChoiceProps) {
	return (
		<label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-edge bg-white px-4 py-3 transition-colors hover:border-ink hover:bg-sky has-checked:border-ink has-checked:bg-glass-mist has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-glass">
			<input
				id={id}
				type={type}
				className="size-5 shrink-0 accent-ink focus-visible:outline-none"
				{...input}
			/>
			<span className="leading-snug">{label}</span>
		</label>
	);
}

function chosenValues(initial: unknown): unknown[] {
	return Array.isArray(initial) ? initial : [initial];
}
