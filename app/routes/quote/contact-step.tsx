import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChoiceGroup } from "../../components/ui/choice-group";
import { TextField } from "../../components/ui/text-field";
import { useAreFilled } from "../../components/ui/use-are-filled";
import { useFormState } from "../../components/ui/use-form-state";
import { paths } from "../../config/paths";
import { contactStep } from "../../content/wizard";
import { stepFailures } from "../../content/wizard-failures";
import { HoneypotField } from "../../quote-wizard/components/honeypot-field";
import { OutsideAreaWarning } from "../../quote-wizard/components/outside-area-warning";
import { StepForm } from "../../quote-wizard/components/step-form";
import { StepPage } from "../../quote-wizard/components/step-page";
import { answerStep } from "../../quote-wizard/draft";
import { readStep, redirectWithDraft, showStep } from "../../quote-wizard/draft.server";
import { isHoneypotFilled } from "../../quote-wizard/honeypot";
import { limits } from "../../quote-wizard/limits";
import { contactMethods } from "../../quote-wizard/options";
import { formatPhone } from "../../quote-wizard/phone";
import { refuseStep } from "../../quote-wizard/refuse-step.server";
import { type Contact, contactSchema } from "../../quote-wizard/step-schemas";
import { isChangeRequest, nextPath } from "../../quote-wizard/steps";
import { outsideZip } from "../../quote-wizard/zip-coverage";
import { coveredZips } from "../../service-areas/coverage";

export async function loader(args: LoaderFunctionArgs) {
	const { draft, token } = await showStep("contact", args);
	const { contact, service } = draft;
	const answers = contact && { ...contact, phone: formatPhone(contact.phone) };
	return {
		token,
		answers: answers ?? { contactMethod: "text" as const },
		outside: outsideZip(service?.zip ?? "", coveredZips),
	};
}

export async function action(args: ActionFunctionArgs) {
	const { draft, form, unkept } = await readStep("contact", args);
	const submission = parseWithZod(form, { schema: contactSchema });
	if (submission.status !== "success" || unkept) return refuseStep(submission, unkept ?? {});
	const answered = answerStep(draft, "contact", submission.value, Date.now());
	const honeypot = answered.honeypot || isHoneypotFilled(form);
	const next = nextPath("contact", answered, isChangeRequest(args.request.url));
	return redirectWithDraft(next, { ...answered, honeypot }, args.context);
}

export { keepAnswers as clientAction, keepPage as shouldRevalidate } from "../../quote-wizard/keep-answers";

export default function ContactStepRoute() {
	const { token, answers, outside } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.result;
	const form = useFormState<Contact>({ id: "contact", answers, reply });
	const filled = useAreFilled(form.id, ["name", "phone"]);
	const { heading, intro, labels, hints, privacyLink } = contactStep;
	return (
		<StepPage
			heading={heading}
			intro={intro}
			notice={outside !== null && <OutsideAreaWarning zip={outside} />}
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
				<TextField
					field={form.field("name")}
					label={labels.name}
					hint={hints.name}
					autoComplete="name"
					maxLength={limits.name}
				/>
				<TextField
					field={form.field("phone")}
					label={labels.phone}
					hint={
						<>
							{hints.phone}{" "}
							<a href={`${paths.privacy}#texts`} className="text-ink underline underline-offset-4">
								{privacyLink}
							</a>
						</>
					}
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					maxLength={limits.phone}
					width="max-w-sm"
				/>
				<ChoiceGroup
					field={form.field("contactMethod")}
					type="radio"
					legend={labels.contactMethod}
					hint={hints.contactMethod}
					options={contactMethods}
					columns="sm:grid-cols-3"
				/>
				<div className="email-field">
					<TextField
						field={form.field("email")}
						label={labels.email}
						hint={hints.email}
						type="email"
						inputMode="email"
						autoComplete="email"
						maxLength={limits.email}
					/>
				</div>
				<TextField
					field={form.field("address")}
					label={labels.address}
					hint={hints.address}
					optional
					autoComplete="address-line1"
					maxLength={limits.address}
				/>
			</StepForm>
		</StepPage>
	);
}
