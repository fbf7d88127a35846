import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { CheckedForm, type CheckedPageProps } from "#app/admin/shell/checked-form.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { attemptOf, notSignedIn, ownerAction, quoteAddress } from "#app/admin/shell/owner-action.server.ts";
import { ownerMeta, QuoteFormPage } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { TextField } from "#app/components/ui/form-field.tsx";
import { questionTexts } from "#app/content/questions.ts";
import { requiredText } from "#app/fields/text.ts";
import { refuseStep } from "#app/quote-wizard/refuse-step.server.ts";
import { parseStep, useStepForm } from "#app/quote-wizard/step-form.ts";
import { answerQuestion } from "#app/quotes/commands.server.ts";
import { selectQuote } from "#app/quotes/quote-reads.server.ts";
import { selectQuestions } from "#app/quotes/saved-questions.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { quoteRequests } from "#db/schema.ts";

export const meta = ownerMeta(questionTexts.answer);

const MAX_ANSWER = 1_000;
const schema = z.object({ answer: requiredText(MAX_ANSWER, questionTexts.missing) });

const questionIn = ({ url }: Request) => new URL(url).searchParams.get("question") ?? "";

const unknown = { name: null, email: null, revision: undefined, asked: null };

export function loader(args: LoaderFunctionArgs) {
	const { id = "" } = args.params;
	const { db } = args.context;
	return orUnavailable(args, "question not loaded", unknown, async () => {
		const isQuote = eq(quoteRequests.id, id);
		const { shell, results } = await readPage(args, [selectQuote(db, id), selectQuestions(db, isQuote)]);
		const [[quote], questions] = results;
		const asked = questions.find((other) => other.id === questionIn(args.request))?.text;
		if (!quote || asked === undefined) throw new Response(null, { status: 404 });
		const { name, email, revision } = quote;
		return { name, email, revision, asked, shell };
	});
}

export async function action(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const form = await readPostedForm(request);
	const isOtherwise = form.get("intent") === "answered";
	const submission = parseStep(form, schema);
	const { id: quoteId = "" } = params;
	const questionId = questionIn(request);
	const refuse = (options?: Parameters<typeof refuseStep>[1]) => refuseStep(submission, options);
	return ownerAction(args, {
		what: "question not answered",
		quoteId,
		async work(owner) {
			if (submission.status !== "success" && !isOtherwise) return refuse();
			const text = submission.status === "success" && !isOtherwise ? submission.value.answer : null;
			const command = { questionId, text, attempt: attemptOf(form) };
			const answered = await answerQuestion(context.db, owner, quoteId, command, Date.now());
			if (answered.kind === "refused") {
				if (answered.refusal.kind === "gone") throw new Response(null, { status: 404 });
				return refuse({ status: 409, failure: questionTexts.taken });
			}
			context.afterAnswer(() => context.mail.deliver());
			return redirectWithFlash(`${quoteAddress(params)}#questions`, "question-answered");
		},
		failed: () => refuse({ status: 503, failure: questionTexts.failed }),
		signedOut: () => refuse({ status: 401, failure: notSignedIn() }),
	});
}

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

export default function AnswerQuestionRoute() {
	const known = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return known.asked !== null || reply ? <AnswerQuestionPage {...known} reply={reply} /> : <LoadFailure />;
}

export { QuoteError as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";

function AnswerQuestionPage({ name, email, revision, asked, reply }: CheckedPageProps<typeof loader>) {
	const { form, fields } = useStepForm({
		...{ id: "answer", schema, reply: reply?.result },
		answers: { answer: "" },
	});
	const { answer: title, heading, intro } = questionTexts;
	return (
		<QuoteFormPage name={name} texts={{ title, heading, intro: intro(email) }}>
			{asked !== null && (
				<blockquote className="rounded-md bg-sky px-4 py-3 whitespace-pre-line wrap-anywhere">
					{asked}
				</blockquote>
			)}
			<CheckedForm form={form} reply={reply} submit={questionTexts.send}>
				{revision !== undefined && <input type="hidden" name="revision" value={revision} />}
				<TextField field={fields.answer} label={questionTexts.label} rows={5} maxLength={MAX_ANSWER} />
			</CheckedForm>
		</QuoteFormPage>
	);
}
