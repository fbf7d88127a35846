import { type ComponentProps, Fragment, type ReactNode } from "react";
import { type DrawnOptions, labelOf } from "#app/catalog/options.ts";
import type { IconName } from "#app/pictures/pictures.ts";
import { describedBy, FieldError, type FormField } from "./form-field.tsx";
import { Icon } from "./icon.tsx";

interface ChoiceGroupProps {
	field: FormField;
	type: "radio" | "checkbox";
	legend: string;
	hint?: ReactNode;
	options: DrawnOptions;
}

/** A question with drawn options: one or several may be chosen. */
export function ChoiceGroup({ field, type, legend, hint, options }: ChoiceGroupProps) {
	// Each read of the field works its value out anew.
	const { id, name, descriptionId, initialValue } = field;
	const chosen: unknown[] = Array.isArray(initialValue) ? initialValue : [initialValue];
	return (
		<fieldset className="grid gap-1.5" aria-describedby={describedBy(field, hint)}>
			<legend className="mb-1.5 font-bold">{legend}</legend>
			{hint && (
				<p id={descriptionId} className="text-sm text-ink-soft">
					{hint}
				</p>
			)}
			<FieldError field={field} />
			<div className="choices grid" data-count={options.values.length}>
				{options.values.map((value, index) => (
					<Choice
						key={value}
						// The error summary links to the first box.
						id={index === 0 ? id : `${id}-${value}`}
						name={name}
						type={type}
						value={value}
						label={labelOf(options.labels, value)}
						drawing={options.drawings[value]}
						defaultChecked={chosen.includes(value)}
					/>
				))}
			</div>
		</fieldset>
	);
}

type ChoiceProps = ComponentProps<"input"> & { label: string; drawing: IconName | undefined };

function Choice({ label, drawing, ...input }: ChoiceProps) {
	return (
		<label className="choice">
			{" "}
			<input {...input} />
			{drawing && <Icon name={drawing} className="choice-drawing" />}
			<span className="choice-label">
				{label.split("/").map((part, position) => (
					<Fragment key={part}>
						{position > 0 && (
							<>
								/<wbr />
							</>
						)}
						{part}
					</Fragment>
				))}
			</span>
		</label>
	);
}
