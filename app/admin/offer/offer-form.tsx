import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { HiddenFields } from "#app/admin/shell/hidden-fields.tsx";
import { ErrorSummary, LiveAlert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import {
	controlOf,
	FieldError,
	type FormField,
	formField,
	LabelledField,
	TextField,
} from "#app/components/ui/form-field.tsx";
import { offerForm } from "#app/content/offer-form.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { MAX_LABEL } from "#app/quotes/offer.ts";
import type { OfferFormValues } from "./offer-drafts.ts";
import { MAX_NOTE, type OfferErrors, offerFieldName, readOfferForm, typedTotal } from "./read-offer.ts";

export interface OfferFormProps {
	values: OfferFormValues;
	errors: OfferErrors;
	/** The newest offer that the owner has seen has this number. */
	newest: number;
	/** A visit like the quote's costs at least this many whole dollars. */
	minimum: number;
	/** Hears of each change, and of what was typed before the scripts ran. */
	onTyped?(form: HTMLFormElement): void;
}

/** A line of a narrow phone has room for this many characters. */
const CHARACTERS = 32;

const box =
	"min-h-12 w-full min-w-0 rounded-md border border-edge bg-white px-3 py-2 text-ink hover:border-ink aria-invalid:border-2 aria-invalid:border-alarm";

export function OfferForm({ values, errors, newest, minimum, onTyped }: OfferFormProps) {
	const field = (name: string, initialValue = "") =>
		formField(`offer-${name}`, name, errors[name], initialValue);
	const failed = Object.entries(errors).map(([name, message]) => {
		return { fieldId: `offer-${name}`, message, field: offerFieldName(name) };
	});
	const typed = useRef<HTMLFieldSetElement>(null);
	const [total, setTotal] = useState(() => typedTotal(values.rows));
	const addUp = () => {
		const form = typed.current?.form;
		if (form) setTotal(typedTotal(readOfferForm(new FormData(form)).rows));
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts ran
	useEffect(() => {
		addUp();
		const form = typed.current?.form;
		if (form && hasTyped(form)) onTyped?.(form);
	}, []);
	const { pathname, search } = useLocation();
	const lines = values.rows.length;
	const linesBefore = useRef(lines);
	useEffect(() => {
		if (lines > linesBefore.current) document.getElementById(`offer-label-${lines - 1}`)?.focus();
		linesBefore.current = lines;
	}, [lines]);
	return (
		<form
			method="post"
			// Without the part of the page that the address led to last.
			action={pathname + search}
			className="grid gap-6"
			noValidate
			onInput={({ currentTarget }) => {
				onTyped?.(currentTarget);
				addUp();
			}}
		>
			{failed.length > 0 && <ErrorSummary refusal={errors} {...offerForm.wrong} errors={failed} />}
			<HiddenFields fields={{ id: values.id, newest, minimum, changed: values.changed }} />
			{/* Return presses the first button of a form. */}
			<button type="submit" name="intent" value="preview" hidden tabIndex={-1} aria-hidden="true" />
			<fieldset ref={typed} id="offer-lines" className="grid gap-3" tabIndex={-1}>
				<legend className="mb-1 text-lg font-bold">{offerForm.lines}</legend>
				<p className="text-sm text-ink-soft">{offerForm.lineHint}</p>
				<FieldError field={field("lines")} />
				{[...values.rows.entries()].map(([position, row]) => (
					<div key={position}>
						<OfferRow row={row} position={position} fieldOf={field} />
					</div>
				))}
				<div className="flex flex-wrap items-center justify-between gap-3">
					{/* Without scripts the page opens at the line that is added. */}
					<Button variant="quiet" name="intent" value="add-line" formAction={`#offer-label-${lines}`}>
						{offerForm.addLine}
					</Button>
					<p className="flex items-baseline gap-3 font-bold">
						{total !== null && offerForm.total}{" "}
						<output className="text-xl tabular-nums" aria-live="polite">
							{total !== null && formatDollars(total)}
						</output>
					</p>
				</div>
				<BelowMinimum total={total} minimum={minimum} />
			</fieldset>
			<TextField
				field={field("note", values.note)}
				label={offerForm.note}
				optional
				rows={3}
				maxLength={MAX_NOTE}
			/>
			<LabelledField field={field("until")} label={offerForm.until}>
				{(control) => (
					<input
						{...control}
						type="date"
						defaultValue={values.until}
						required
						className={`${box} max-w-52`}
					/>
				)}
			</LabelledField>
			<Button
				name="intent"
				value="preview"
				className="w-full sm:w-auto sm:justify-self-start"
				icon="arrow-right"
			>
				{offerForm.preview}
			</Button>
		</form>
	);
}

function hasTyped({ elements }: HTMLFormElement): boolean {
	return Array.from(elements).some(
		(field) =>
			(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
			field.value !== field.defaultValue,
	);
}

/** What is less than a visit usually costs can be sent all the same, unless it is less than nothing or not known. */
export function BelowMinimum({ total, minimum }: { total: number | null; minimum: number }) {
	const isShown = total !== null && total >= 0 && total < minimum;
	return (
		<LiveAlert isShown={isShown} tone="warning" title={offerForm.belowMinimum(formatDollars(minimum))} />
	);
}

interface OfferRowProps {
	row: OfferFormValues["rows"][number];
	position: number;
	fieldOf(name: string): FormField;
}

function OfferRow({ row, position, fieldOf }: OfferRowProps) {
	const [label, amount] = [fieldOf(`label-${position}`), fieldOf(`amount-${position}`)];
	const errors = [label, amount].filter((field) => field.errors);
	return (
		<fieldset className="flex flex-wrap items-end gap-2 rounded-md bg-sky p-3 sm:grid sm:grid-cols-[minmax(0,1fr)_min(8rem,25%)_min(12rem,35%)]">
			<legend className="sr-only">{offerForm.line(position + 1)}: </legend>
			{errors.map((field) => (
				<div key={field.id} className="col-span-full basis-full">
					<FieldError field={field} />
				</div>
			))}
			<label className="grid basis-full gap-1 text-sm">
				{offerForm.label}
				<textarea
					{...controlOf(label)}
					defaultValue={row.label}
					maxLength={MAX_LABEL}
					rows={Math.max(1, Math.ceil(row.label.length / CHARACTERS))}
					className={box}
				/>
			</label>{" "}
			<label className="grid basis-28 gap-1 text-sm">
				{offerForm.amount}
				<input
					{...controlOf(amount)}
					type="text"
					defaultValue={row.amount}
					inputMode="numeric"
					maxLength={16}
					className={`${box} text-right tabular-nums`}
				/>
			</label>
			<label className="grid grow basis-32 gap-1 text-sm">
				{offerForm.kind}
				<select name={`kind-${position}`} defaultValue={row.kind} className={box}>
					<option value="work">{offerForm.kinds.work}</option>
					<option value="saving">{offerForm.kinds.saving}</option>
				</select>
			</label>
		</fieldset>
	);
}
