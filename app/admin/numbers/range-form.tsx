import { Form, useSearchParams } from "@remix-run/react";
import { TabLinks } from "#app/admin/shell/tab-links.tsx";
import { namesOf } from "#app/catalog/records.ts";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { numbersPage } from "#app/content/numbers.ts";
import { type Days, type presetsAt, type Range, type RangeFault, units } from "#app/numbers/range.ts";

interface RangeFormProps {
	typed: Days;
	presets: ReturnType<typeof presetsAt>;
	fault: RangeFault | null;
	range: Range | null;
}

const texts = numbersPage.range;

export function rangeQuery({ from, to }: Days, by?: string): string {
	return `?${new URLSearchParams({ from, to, ...(by && { by }) })}`;
}

const rangePath = (days: Days, by?: string) => `${ownerPaths.numbers}${rangeQuery(days, by)}`;

export function RangeForm({ typed, presets, fault, range }: RangeFormProps) {
	const by = useSearchParams()[0].get("by") ?? "";
	return (
		<div className="grid gap-3 print:hidden">
			{fault && (
				<ErrorSummary title={texts.title} errors={[{ fieldId: "from", message: texts.faults[fault] }]} />
			)}
			<Form method="get" action={ownerPaths.numbers} className="flex flex-wrap items-end gap-3">
				{(["from", "to"] as const).map((name) => (
					<label key={name} className="grid gap-1.5 font-bold">
						{texts[name]}
						<input
							// Another range is another value to begin with.
							key={typed[name]}
							id={name}
							type="date"
							name={name}
							required
							defaultValue={typed[name]}
							aria-invalid={fault ? true : undefined}
							className="min-h-12 rounded-md border border-edge bg-white px-3 font-normal text-ink aria-invalid:border-2 aria-invalid:border-alarm"
						/>
					</label>
				))}
				{by && <input type="hidden" name="by" value={by} />}
				<Button variant="ink">{texts.show}</Button>
			</Form>
			<TabLinks
				label={texts.presetsLabel}
				tabs={namesOf(presets).map((name) => ({
					path: rangePath(presets[name], by),
					label: texts.presets[name],
					isCurrent: presets[name].from === range?.from && presets[name].to === range.to,
				}))}
			/>
			{range && (
				<TabLinks
					label={texts.unitLabel}
					tabs={units.map((unit) => ({
						path: rangePath(range, unit),
						label: texts.units[unit],
						isCurrent: unit === range.unit,
					}))}
				/>
			)}
		</div>
	);
}
