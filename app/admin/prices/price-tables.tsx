import { boxClass, SettingGroup } from "#app/admin/settings/setting-field.tsx";
import { FieldError, plainField } from "#app/components/ui/field-error.tsx";
import { type PriceSection, priceBookPage, priceCellNames } from "#app/content/price-book.ts";
import { fieldOf } from "./read-prices.ts";

interface PriceTablesProps {
	sections: readonly PriceSection[];
	typed: Readonly<Record<string, string>>;
	errors: Readonly<Record<string, string>>;
}

/** Every price in a box of its own, in the order in which Tab and a thumb go through them. */
export function PriceTables({ sections, typed, errors }: PriceTablesProps) {
	return (
		<div className="grid gap-5 lg:grid-cols-2">
			{sections.map(({ title, hint, unit, groups }) => (
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
											<span className="text-sm">{label}</span>{" "}
											<span className="flex flex-wrap items-center gap-2">
												{cells.map(({ cell, end }) => (
													<PriceCell
														key={cell}
														cell={cell}
														value={typed[fieldOf(cell)] ?? ""}
														error={errors[fieldOf(cell)]}
														before={end === "high" ? priceBookPage.high : unit === "$" ? "$" : ""}
														after={unit === "%" ? "%" : ""}
													/>
												))}
											</span>
										</div>
										{cells.map(({ cell }) => (
											<FieldError key={cell} field={fieldState(cell, errors)} />
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

function fieldState(cell: string, errors: PriceTablesProps["errors"]) {
	const name = fieldOf(cell);
	return plainField(name, { error: errors[name] });
}

interface PriceCellProps {
	cell: string;
	value: string;
	error: string | undefined;
	before: string;
	after: string;
}

function PriceCell({ cell, value, error, before, after }: PriceCellProps) {
	const name = fieldOf(cell);
	return (
		<span className="flex items-center gap-2">
			<span className="text-sm text-ink-soft">{before}</span>{" "}
			<input
				type="text"
				inputMode="numeric"
				id={name}
				name={name}
				aria-label={priceCellNames[cell]}
				defaultValue={value}
				maxLength={16}
				className={`${boxClass} w-20! px-2! text-right tabular-nums`}
				{...(error && { "aria-invalid": true as const, "aria-describedby": `${name}-error` })}
			/>{" "}
			{after && <span className="text-sm text-ink-soft">{after}</span>}{" "}
		</span>
	);
}
