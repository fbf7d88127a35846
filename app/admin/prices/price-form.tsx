import { Form } from "@remix-run/react";
import { FormRefusal } from "#app/admin/settings/form-refusal.tsx";
import { boxClass, SettingField } from "#app/admin/settings/setting-field.tsx";
import { useSending } from "#app/admin/shell/unsent-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { priceBookPage, priceSections } from "#app/content/price-book.ts";
import { PreviewTables } from "./preview-tables.tsx";
import type { PricePreview } from "./price-changes.ts";
import { PriceTables } from "./price-tables.tsx";

const { failures } = priceBookPage;

export interface PriceFormProps {
	/** As typed, by the cells' field names. */
	typed: Readonly<Record<string, string>>;
	/** Messages by the fields' names. */
	errors: Readonly<Record<string, string>>;
	/** Why nothing was published, where it is not the fields' fault. */
	failure: "conflict" | "overtaken" | "notReverted" | "unreachable" | null;
	/** The version that the form began from. */
	base: string;
	/** One for each showing of the form. */
	attempt: string;
	preview: PricePreview | null;
}

/** The price book as a form: Enter previews, and only its own button publishes. */
export function PriceForm({ typed, errors, failure, base, attempt, preview }: PriceFormProps) {
	const pending = useSending().isSending;
	return (
		<Form method="post" action={ownerPaths.prices} noValidate className="grid gap-6">
			<input type="hidden" name="base" value={base} />
			<input type="hidden" name="attempt" value={attempt} />
			<FormRefusal errors={errors} wrong={failures} failure={failure && failures[failure]} />
			{preview && <PreviewTables preview={preview} />}
			<PriceTables sections={priceSections} typed={typed} errors={errors} />
			<div className="grid max-w-xl gap-4">
				<SettingField
					name="reason"
					label={priceBookPage.reason}
					hint={priceBookPage.reasonHint}
					error={errors.reason}
				>
					{(control) => (
						<input
							{...control}
							type="text"
							maxLength={200}
							defaultValue={typed.reason}
							className={boxClass}
						/>
					)}
				</SettingField>
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
