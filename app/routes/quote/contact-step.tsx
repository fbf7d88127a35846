import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { questionsByStep } from "#app/answers/questions.ts";
import { namesOf } from "#app/catalog/records.ts";
import { QuestionField } from "#app/components/ui/question-field.tsx";
import { typedText, useTyped } from "#app/components/ui/use-typed.ts";
import { paths } from "#app/config/paths.ts";
import { begunNotice } from "#app/content/begun-requests.ts";
import { contactStep } from "#app/content/wizard.ts";
import { stepFailures } from "#app/content/wizard-failures.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { askOfTypos } from "#app/quote-wizard/ask-of-typos.server.ts";
import { EarlyEstimate } from "#app/quote-wizard/components/early-estimate.tsx";
import { EmailAsTyped } from "#app/quote-wizard/components/email-as-typed.tsx";
import { StepForm } from "#app/quote-wizard/components/step-form.tsx";
import { StepPage } from "#app/quote-wizard/components/step-page.tsx";
import { acceptStep, draftPrices, readStep, showStep } from "#app/quote-wizard/draft.server.ts";
import { earlyEstimateOf } from "#app/quote-wizard/early-estimates.server.ts";
import { HONEYPOT_FIELD } from "#app/quote-wizard/hidden-fields.ts";
import { keepBegun } from "#app/quote-wizard/keep-begun.server.ts";
import { refuseStep } from "#app/quote-wizard/refuse-step.server.ts";
import { parseStep, useStepForm } from "#app/quote-wizard/step-form.ts";
import { answerStep } from "#app/quotes/answer-step.ts";
import { contactSchema } from "#app/quotes/step-schemas.ts";
import { areaNote } from "#app/service-areas/zip-lookup.ts";
import { knownSettings, visitorAlert } from "#app/settings/visitor-settings.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { draft, token } = await showStep("contact", args);
	const { contact, service } = draft;
	const prices = await draftPrices(draft, args.context);
	const settings = knownSettings(args.context);
	const answers = contact && { ...contact, phone: formatPhone(contact.phone) };
	return {
		token,
		answers: answers ?? { contactMethod: "text" as const },
		estimate: service && earlyEstimateOf(service, prices),
		kept: settings.unfinished ? begunNotice : null,
		notice: visitorAlert(settings, draft),
		area: service ? areaNote(service.zip) : null,
	};
}

export async function action(args: ActionFunctionArgs) {
	const { draft, form, unkept } = await readStep("contact", args);
	const submission = parseStep(form, askOfTypos(contactSchema, draft.contact?.email));
	if (submission.status !== "success" || unkept) return refuseStep(submission, unkept ?? {});
	const answered = answerStep(draft, "contact", submission.value, Date.now());
	const honeypot = answered.honeypot || Boolean(form.get(HONEYPOT_FIELD));
	// Only of who was told so.
	if (form.has("kept"))
		keepBegun(args.request, { ...answered, honeypot }, { before: draft, context: args.context });
	return acceptStep("contact", { ...answered, honeypot }, args);
}

export { clientAction, shouldRevalidate } from "#app/quote-wizard/keep-answers.ts";

const questions = questionsByStep.contact;

/** The address of an email is only asked of who wants one, and then needed. */
const special = (kept: string | null): Partial<Record<keyof typeof questions, Special>> => ({
	phone: {
		hint: (
			<>
				{questions.phone.hint} {kept && `${kept} `}
				<a href={`${paths.privacy}#texts`} className="text-ink underline underline-offset-4">
					{contactStep.privacyLink}
				</a>
			</>
		),
	},
	email: { optional: false },
});

type Special = Pick<ComponentProps<typeof QuestionField>, "hint" | "optional">;

export default function ContactStepRoute() {
	const { token, answers, estimate, kept, notice, area } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.result;
	const { form, fields } = useStepForm({ id: "contact", schema: contactSchema, answers, reply });
	const filled = useTyped(form.id, hasNameAndPhone, true);
	const { heading, intro } = contactStep;
	return (
		<StepPage
			heading={heading}
			intro={intro(kept !== null)}
			{...{ notice, area }}
			alerts={<EarlyEstimate text={estimate} />}
		>
			<StepForm
				step="contact"
				token={token}
				form={form}
				failure={stepFailures.contact}
				incomplete={!filled && contactStep.incomplete}
				className="contact-fields"
			>
				<HoneypotField />
				{kept && <input type="hidden" name="kept" value="yes" />}
				<EmailAsTyped reply={reply} />
				{namesOf(questions).map((name) => (
					<div key={name} className={name === "email" ? "email-field" : "contents"}>
						<QuestionField question={questions[name]} field={fields[name]} {...special(kept)[name]} />
					</div>
				))}
			</StepForm>
		</StepPage>
	);
}

const hasNameAndPhone = (values: FormData) =>
	typedText(values, "name") !== "" && typedText(values, "phone") !== "";

function HoneypotField() {
	return (
		<div className="absolute -left-[9999px]" aria-hidden="true">
			<label>
				{contactStep.honeypot}
				<input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" maxLength={60} />
			</label>
		</div>
	);
}
