import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { QuoteFields } from "#app/admin/new-quote/quote-fields.tsx";
import { RECOMMENDED, workFormSchema } from "#app/admin/new-quote/quote-form.ts";
import {
	type ChosenPrices,
	handleEditAnswers,
	handleEditUndo,
} from "#app/admin/quote/edit-answers-request.server.ts";
import { boxClass } from "#app/admin/settings/setting-field.tsx";
import { CheckedForm, type CheckedPageProps } from "#app/admin/shell/checked-form.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { ownerMeta, QuoteFormPage } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { questionNames } from "#app/answers/questions.ts";
import { postedAnswer } from "#app/answers/saved-answers.ts";
import { answersForm } from "#app/content/quote-form.ts";
import { formatDollars, formatRange } from "#app/pricing/format.ts";
import { useStepForm } from "#app/quote-wizard/step-form.ts";
import { type QuotePrice, workText } from "#app/quotes/commands/edit-answers.ts";
import { selectQuote } from "#app/quotes/quote-reads.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { range } from "#app/services/price-range.ts";
import { pricesOf, selectNewestPrices } from "#app/settings/price-books.server.ts";

export const meta = ownerMeta(answersForm.title);

const unknown = { name: null, seen: "", card: null, answers: {} };

export function loader(args: LoaderFunctionArgs) {
	const { id = "" } = args.params;
	const { db } = args.context;
	return orUnavailable(args, "answers not loaded", unknown, async () => {
		const { shell, results } = await readPage(args, [selectQuote(db, id), selectNewestPrices(db)]);
		const [[quote], prices] = results;
		if (!quote) throw new Response(null, { status: 404 });
		const { name, package: chosen } = quote;
		const answers = Object.fromEntries(
			questionNames.map((question) => [question, postedAnswer(quote, question)]),
		);
		return {
			...{ name, seen: workText(quote), card: pricesOf(prices), shell },
			answers: { ...answers, package: chosen === "standard" ? RECOMMENDED : chosen },
		};
	});
}

export async function action(args: ActionFunctionArgs) {
	const form = await readPostedForm(args.request);
	return form.get("intent") === "undo" ? handleEditUndo(args, form) : handleEditAnswers(args, form);
}

export { clientAction, clientLoader, shouldRevalidate } from "#app/admin/shell/unsent-form.ts";

export default function EditAnswersRoute() {
	const known = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return known.name !== null || reply ? <EditAnswersPage {...known} reply={reply} /> : <LoadFailure />;
}

export { QuoteError as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";

function EditAnswersPage({
	name,
	answers,
	seen,
	card,
	reply,
}: CheckedPageProps<typeof loader, { prices?: ChosenPrices | null }>) {
	const { form, fields } = useStepForm({
		...{ id: "answers", schema: workFormSchema, reply: reply?.result },
		answers,
	});
	return (
		<QuoteFormPage name={name} texts={answersForm}>
			<CheckedForm form={form} reply={reply} submit={answersForm.save}>
				{reply?.prices && <PriceChoice prices={reply.prices} />}
				<input type="hidden" name="seen" value={reply?.seen ?? seen} />
				<QuoteFields formId={form.id} fields={fields} card={card} isNew={false} />
			</CheckedForm>
		</QuoteFormPage>
	);
}

const { choice } = answersForm;

function PriceChoice({ prices }: { prices: ChosenPrices }) {
	const options = [
		{ value: "keep", label: choice.keep(textOf(prices.kept)) },
		{ value: "new", label: choice.new(textOf(prices.priced)) },
	];
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-1.5 font-bold">{choice.legend}</legend>
			<input type="hidden" name="shown" value={prices.shown} />
			{options.map(({ value, label }) => (
				<label key={value} className={`${boxClass} tap flex items-center gap-3`}>
					{" "}
					<input type="radio" name="price" value={value} className="accent-leaf" />
					<span>{label}</span>
				</label>
			))}
		</fieldset>
	);
}

function textOf({ estimatedPriceLow, estimatedPriceHigh, totalPrice }: QuotePrice): string {
	const estimate = formatRange(range(estimatedPriceLow, estimatedPriceHigh));
	return answersForm.price(estimate, formatDollars(totalPrice));
}
