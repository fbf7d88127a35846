import { boxClass, SettingField } from "#app/admin/settings/setting-field.tsx";
import { CheckedForm, type CheckedReply } from "#app/admin/shell/checked-form.tsx";
import { OwnerPage } from "#app/admin/shell/owner-page.tsx";
import { hearingLabels, hearings } from "#app/catalog/request-source.ts";
import { quoteForm } from "#app/content/quote-form.ts";
import { formatPhone } from "#app/fields/phone.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { useStepForm } from "#app/quote-wizard/use-step-form.ts";
import type { BegunAnswers } from "#app/quotes/begun-request.ts";
import { QuoteFields } from "./quote-fields.tsx";
import { quoteFormSchema, RECOMMENDED } from "./quote-form.ts";

interface NewQuotePageProps {
	/** The id is the new quote's. */
	id: string;
	/** The current prices; null where they are not loaded. */
	card: RateCard | null;
	/** The customer said this on the website before leaving; null stands for nothing. */
	begun?: BegunAnswers | null;
	reply?: CheckedReply | undefined;
}

export function NewQuotePage({ id, card, begun = null, reply }: NewQuotePageProps) {
	const { form, fields } = useStepForm({
		id: "call",
		schema: quoteFormSchema,
		answers: {
			...{ contactMethod: "text", package: RECOMMENDED },
			...(begun && { ...begun.service, ...begun.contact, phone: formatPhone(begun.contact.phone) }),
		},
		reply: reply?.result,
	});
	return (
		<OwnerPage title={quoteForm.title} intro={quoteForm.intro}>
			<CheckedForm form={form} reply={reply} submit={quoteForm.save}>
				{/* What was sent may be saved: sent again, it is the same quote. */}
				<input type="hidden" name="id" value={String(reply?.result.initialValue?.id ?? id)} />
				<input type="hidden" name="prices" value={card?.version ?? ""} />
				<QuoteFields formId={form.id} fields={fields} card={card} isNew />
				<SettingField name="heardOfUs" label={quoteForm.heardOfUs}>
					{(control) => (
						<select
							{...control}
							className={boxClass}
							defaultValue={String(fields.heardOfUs.initialValue ?? "")}
						>
							<option value="">{quoteForm.notAsked}</option>
							{hearings.map((hearing) => (
								<option key={hearing} value={hearing}>
									{hearingLabels[hearing]}
								</option>
							))}
						</select>
					)}
				</SettingField>
			</CheckedForm>
		</OwnerPage>
	);
}
