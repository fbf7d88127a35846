import { boxClass, SettingGroup } from "#app/admin/settings/setting-field.tsx";
import { controlOf, FieldError, type FormField, formField } from "#app/components/ui/form-field.tsx";
import { priceBookPage, priceCellNames, priceSections } from "#app/content/price-book.ts";
import type { PriceFormProps } from "./price-form.tsx";
import { fieldOf } from "./read-prices.ts";

/** Every price in a box of its own, in the order in which Tab and a thumb go through them. */
export function PriceTables({ typed, errors }: Pick<PriceFormProps, "typed" | "errors">) {
	const fieldFor = (cell: string) => {
		const name = fieldOf(cell);
		return formField(name, name, errors[name], typed[name] ?? "");
	};
	return (
		<div className="grid gap-5 lg:grid-cols-2">
			{priceSections.map(({ title, hint, unit, groups }) => (
				<SettingGroup
					key={title}
					legend={title}
					hint={hint}
					className={groups.length > 1 ? "gap-4 lg:col-span-2" : "gap-4"}
				>
					<div className={groups.length > 1 ? "grid gap-6 sm:grid-cols-2" : ""}>
						{groups.map((group) => (
							<div key={group.title ?? title} className="grid content-start gap-2">
								{group.title && <h3 className="text-base">{group.title}</h3>}
								{group.rows.map(({ label, cells }) => (
									<div key={label} className="grid gap-1">
										<div className="flex flex-wrap items-center justify-between gap-2">
											<span className="min-w-0 flex-1 text-sm wrap-anywhere">{label}</span>{" "}
											<span className="flex flex-wrap items-center gap-2">
												{cells.map(({ cell, end }) => (
													<PriceCell
														key={cell}
														field={fieldFor(cell)}
														label={priceCellNames[cell]}
														before={end === "high" ? priceBookPage.high : unit === "$" ? "$" : ""}
														after={unit === "%" ? "%" : ""}
													/>
												))}
											</span>
										</div>
										{cells.map(({ cell }) => (
											<FieldError key={cell} field={fieldFor(cell)} />
										))}
									</div>
								))}
							</div>
						))}
					</div>
				</SettingGroup>
			))}
		</div>
	);
}

interface PriceCellProps {
	field: FormField;
	label: string | undefined;
	before: string;
	after: string;
}

function PriceCell({ field, label, before, after }: PriceCellProps) {
	return (
		<span className="flex items-center gap-2">
			<span className="text-sm text-ink-soft">{before}</span>{" "}
			<input
				{...controlOf(field)}
				type="text"
				inputMode="numeric"
				aria-label={label}
				defaultValue={String(field.initialValue)}
				maxLength={16}
				className={`${boxClass} w-20! px-2! text-right tabular-nums`}
			/>{" "}
			{after && <span className="text-sm text-ink-soft">{after}</span>}{" "}
		</span>
	);
}
