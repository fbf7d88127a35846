import { questionsByStep } from "#app/answers/questions.ts";
import { addons, packageNames } from "#app/catalog/options.ts";
import type { Questions } from "#app/catalog/question.ts";
import { namesOf } from "#app/catalog/records.ts";
import { ChoiceGroup } from "#app/components/ui/choice-group.tsx";
import type { FormField } from "#app/components/ui/form-field.tsx";
import { QuestionField } from "#app/components/ui/question-field.tsx";
import { useTyped } from "#app/components/ui/use-typed.ts";
import { quoteForm } from "#app/content/quote-form.ts";
import { estimateTotal, workOf } from "#app/pricing/estimate-total.ts";
import { formatDollars, formatRange } from "#app/pricing/format.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { WINDOWS } from "#app/services/services.ts";
import { askedConditions, priceTyped, RECOMMENDED } from "./quote-form.ts";

interface QuoteFieldsProps {
	formId: string;
	fields: Readonly<Record<string, FormField>>;
	/** The current prices; null where they are not loaded. */
	card: RateCard | null;
	isNew: boolean;
}

const { service, condition, contact } = questionsByStep;
const windowPackages = [RECOMMENDED, "basic", "deluxe", "luxury"] as const;
const { parts } = quoteForm;

export function QuoteFields({ formId, fields, card, isNew }: QuoteFieldsProps) {
	const typed = useTyped(formId, encodeForm, "");
	const priced = card && priceTyped(typed, card);
	const asked: readonly string[] = askedConditions(typed);
	const hasPackages = typed === "" || new URLSearchParams(typed).getAll("services").includes(WINDOWS);
	const rangeOf = (name: string) => priced?.packages.find((offered) => offered.name === name)?.range;
	const labels = (["basic", "deluxe", "luxury"] as const).map((name) => {
		const range = rangeOf(name);
		return [name, `${packageNames.labels[name]}${range ? `, ${formatRange(range)}` : ""}`];
	});
	const packages = {
		values: windowPackages,
		labels: { [RECOMMENDED]: quoteForm.recommended, ...Object.fromEntries(labels) },
		drawings: {},
	};
	return (
		<>
			<Part heading={parts.home} questions={service} fields={fields} />
			<Part heading={parts.condition} questions={condition} fields={fields} asked={asked} />
			<section className="grid gap-6">
				<h2 className="text-lg">{parts.price}</h2>
				<div hidden={!hasPackages}>
					{fields.package && (
						<ChoiceGroup
							field={fields.package}
							type="radio"
							legend={quoteForm.package}
							hint={quoteForm.packageHint}
							options={packages}
						/>
					)}
				</div>
				{isNew && fields.addons && (
					<ChoiceGroup
						field={fields.addons}
						type="checkbox"
						legend={quoteForm.addons}
						hint={quoteForm.addonsHint}
						options={{ ...addons, drawings: {} }}
					/>
				)}
				<output className="block rounded-md bg-sky px-4 py-3 font-bold tabular-nums empty:hidden">
					{priced && priceText(priced)}
				</output>
			</section>
			{isNew && <Part heading={parts.caller} questions={contact} fields={fields} />}
		</>
	);
}

interface PartProps {
	heading: string;
	questions: Questions;
	fields: QuoteFieldsProps["fields"];
	/** These questions are asked; the others keep what was answered, unseen. */
	asked?: readonly string[];
}

function Part({ heading, questions, fields, asked = namesOf(questions) }: PartProps) {
	// Those about the contact speak to the customer.
	const hint = questions === contact && { hint: null };
	return (
		<section className="grid gap-6">
			<h2 className="text-lg">{heading}</h2>
			{Object.entries(questions).map(([name, question]) => {
				const field = fields[name];
				return (
					field && (
						<div key={name} hidden={!asked.includes(name)}>
							<QuestionField question={question} field={field} {...hint} />
						</div>
					)
				);
			})}
		</section>
	);
}

function encodeForm(values: FormData): string {
	return new URLSearchParams(Array.from(values, ([name, value]) => [name, String(value)])).toString();
}

function priceText({ chosen, added, ...priced }: NonNullable<ReturnType<typeof priceTyped>>): string {
	const estimate = quoteForm.estimate(packageNames.labels[chosen.name], formatRange(chosen.range));
	const extras = added.map((addon) => ({ addon, price: priced.addons[addon] }));
	const total = formatDollars(estimateTotal(workOf(chosen, priced), extras));
	return `${estimate}, ${added.length > 0 ? quoteForm.withAddons(total) : quoteForm.about(total)}`;
}
