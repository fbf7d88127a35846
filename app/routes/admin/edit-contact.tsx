import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { customerSchema } from "#app/admin/new-quote/quote-form.ts";
import { CheckedForm, type CheckedPageProps } from "#app/admin/shell/checked-form.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { attemptOf, notSignedIn, ownerAction, quoteAddress } from "#app/admin/shell/owner-action.server.ts";
import { ownerMeta, QuoteFormPage } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { type ContactName, contactNames, questionsByStep } from "#app/answers/questions.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { QuestionField } from "#app/components/ui/question-field.tsx";
import { contactForm } from "#app/content/quote-form.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { askOfTypos } from "#app/quote-wizard/ask-of-typos.server.ts";
import { parseStep, useStepForm } from "#app/quote-wizard/step-form.ts";
import { contactText } from "#app/quotes/commands/correct-contact.ts";
import { correctContact } from "#app/quotes/commands.server.ts";
import { selectQuote } from "#app/quotes/quote-reads.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export const meta = ownerMeta(contactForm.title);

const unknown = { revision: undefined, answers: null, seen: "" };

export function loader(args: LoaderFunctionArgs) {
	const { id = "" } = args.params;
	return orUnavailable(args, "contact not loaded", unknown, async () => {
		const { shell, results } = await readPage(args, [selectQuote(args.context.db, id)]);
		const [[quote]] = results;
		if (!quote) throw new Response(null, { status: 404 });
		const { revision, name, phone, contactMethod, email, address } = quote;
		const known = { name, phone: formatPhone(phone), contactMethod, email, address };
		const answers = known satisfies Record<ContactName, unknown>;
		return { revision, answers, seen: contactText(quote), shell };
	});
}

export async function action(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const form = await readPostedForm(request);
	const submission = parseStep(form, askOfTypos(customerSchema));
	const quoteId = params.id ?? "";
	const posted = String(form.get("seen") ?? "");
	function refuse(status: number, failure?: StepFailure) {
		// Only who was told starts from what somebody else saved.
		const seen = status === 409 ? null : posted;
		return data({ result: submission.reply(), refusal: failure && { ...failure }, seen }, status);
	}
	return ownerAction(args, {
		what: "contact not corrected",
		quoteId,
		async work(owner) {
			if (submission.status !== "success") return refuse(400);
			const command = { contact: submission.value, attempt: attemptOf(form), seen: posted };
			const corrected = await correctContact(context.db, owner, quoteId, command, Date.now());
			if (corrected.kind === "changed") return redirectWithFlash(quoteAddress(params), "contact-corrected");
			if (corrected.refusal.kind === "gone") throw new Response(null, { status: 404 });
			return refuse(409, contactForm.newer);
		},
		failed: () => refuse(503, contactForm.failed),
		signedOut: () => refuse(401, notSignedIn()),
	});
}

export { clientAction, clientLoader, shouldRevalidate } from "#app/admin/shell/unsent-form.ts";

const questions = questionsByStep.contact;

export default function EditContactRoute() {
	const known = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return known.answers || reply ? <EditContactPage {...known} reply={reply} /> : <LoadFailure />;
}

export { QuoteError as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";

function EditContactPage({ revision, answers, seen, reply }: CheckedPageProps<typeof loader>) {
	const { form, fields } = useStepForm({
		...{ id: "contact", schema: customerSchema, reply: reply?.result },
		answers: answers ?? {},
	});
	return (
		<QuoteFormPage name={answers?.name ?? null} texts={contactForm}>
			<CheckedForm form={form} reply={reply} submit={contactForm.save}>
				<input type="hidden" name="seen" value={reply?.seen ?? seen} />
				{revision !== undefined && <input type="hidden" name="revision" value={revision} />}
				{contactNames.map((name) => (
					<QuestionField key={name} question={questions[name]} field={fields[name]} hint={null} />
				))}
			</CheckedForm>
		</QuoteFormPage>
	);
}
