import { Form } from "@remix-run/react";
import { type FormFailure, FormRefusal } from "#app/admin/settings/form-refusal.tsx";
import { SettingInput } from "#app/admin/settings/setting-field.tsx";
import { useSending } from "#app/admin/shell/unsent-form.ts";
import { useFocusOn } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import type { PricePreview } from "./price-changes.ts";
import { PriceTables } from "./price-tables.tsx";

const { failures } = priceBookPage;

export interface PriceFormProps {
	typed: Readonly<Record<string, string>>;
	errors: Readonly<Record<string, string>>;
	failure: FormFailure | null;
	base: string;
	attempt: string;
	preview: PricePreview | null;
}

/** Shows the price book as a form: Enter previews, and only its own button publishes. */
export function PriceForm({ typed, errors, failure, base, attempt, preview }: PriceFormProps) {
	const pending = useSending().isSending;
	return (
		<Form method="post" action={ownerPaths.prices} noValidate className="grid gap-6">
			<input type="hidden" name="base" value={base} />
			<input type="hidden" name="attempt" value={attempt} />
			<FormRefusal errors={errors} wrong={failures} failure={failure} />
			{preview && <PreviewTables preview={preview} reason={typed.reason} isRefused={!!errors.reason} />}
			<PriceTables typed={typed} errors={errors} />
			<div className="grid max-w-xl gap-4">
				<SettingInput
					name="reason"
					label={priceBookPage.reason}
					hint={priceBookPage.reasonHint}
					error={errors.reason}
					type="text"
					maxLength={200}
					defaultValue={typed.reason}
				/>
				<div className="flex flex-wrap gap-3">
					<Button name="intent" value="preview" variant="quiet" aria-disabled={pending}>
						{pending ? priceBookPage.working : priceBookPage.preview}
					</Button>
					<Button name="intent" value="publish" variant="ink" aria-disabled={pending}>
						{pending ? priceBookPage.working : priceBookPage.publish}
					</Button>
				</div>
			</div>
		</Form>
	);
}

const { columns } = priceBookPage;

interface PreviewProps {
	preview: PricePreview;
	reason: string | undefined;
	isRefused: boolean;
}

function PreviewTables({ preview, reason, isRefused }: PreviewProps) {
	const heading = useFocusOn<HTMLHeadingElement>(!isRefused && preview);
	return (
		<section
			id="preview"
			aria-label={priceBookPage.previewTitle}
			className="grid gap-4 rounded-lg border border-ink bg-sky p-4 sm:p-6"
		>
			<h2 ref={heading} tabIndex={-1} className="text-lg">
				{priceBookPage.previewTitle}
			</h2>
			{preview.typed.length > 0 ? (
				<div className="grid gap-1">
					<h3 className="text-base">{priceBookPage.typed}</h3>
					<ul className="list-disc pl-5 text-sm wrap-anywhere">
						{preview.typed.map((change) => (
							<li key={change}>{change}</li>
						))}
					</ul>
				</div>
			) : (
				<p>{priceBookPage.nothingChanged}</p>
			)}
			<p role="status">
				{priceBookPage.previewIntro} {!reason?.trim() && priceBookPage.reasonMissing}
			</p>
			<ChangeTable caption={priceBookPage.sample} changes={preview.sample} />
			{preview.addons.length > 0 && <ChangeTable caption={priceBookPage.addons} changes={preview.addons} />}
			{preview.quotes.length > 0 ? (
				<ChangeTable caption={priceBookPage.quotes(preview.quotes.length)} changes={preview.quotes} />
			) : (
				<p>{priceBookPage.noQuotes}</p>
			)}
		</section>
	);
}

function ChangeTable({ caption, changes }: { caption: string; changes: PricePreview["sample"] }) {
	return (
		<table className="w-full text-sm">
			<caption className="pb-1 text-left font-bold">{caption}</caption>
			<thead>
				<tr className="text-left text-ink-soft">
					{[columns.what, columns.now, columns.after].map((column) => (
						<th key={column} scope="col" className="py-1 pr-3 font-normal last:pr-0">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{changes.map((change) => (
					<tr key={change.key} className="border-t border-line align-top">
						<th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
							{change.what}
						</th>
						<td className="py-1.5 pr-3 tabular-nums">{change.now}</td>
						<td
							className={`py-1.5 tabular-nums ${change.now === change.after ? "text-ink-soft" : "font-bold"}`}
						>
							{change.now === change.after ? priceBookPage.unchanged : change.after}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
