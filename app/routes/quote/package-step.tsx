import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { FieldError } from "#app/components/ui/form-field.tsx";
import { business } from "#app/config/business.ts";
import { visitorAlerts } from "#app/content/settings.ts";
import { callAction } from "#app/content/site.ts";
import { stepFailures } from "#app/content/wizard-failures.ts";
import { packageStep } from "#app/content/wizard-package.ts";
import { answeredAddress } from "#app/customer-page/answer-forms.ts";
import { logError } from "#app/log/log.server.ts";
import { pinPrice } from "#app/pricing/pinned-price.ts";
import { PricingError } from "#app/pricing/price.ts";
import { listAnswers } from "#app/quote-wizard/answer-rows.server.ts";
import { AnswerSummary } from "#app/quote-wizard/components/answer-summary.tsx";
import { ComparisonTable } from "#app/quote-wizard/components/comparison-table.tsx";
import { PackageCard } from "#app/quote-wizard/components/package-card.tsx";
import { StepForm } from "#app/quote-wizard/components/step-form.tsx";
import { StepPage } from "#app/quote-wizard/components/step-page.tsx";
import { TurnstileCheck } from "#app/quote-wizard/components/turnstile-check.tsx";
import {
	draftPrices,
	pricesOfShown,
	readStep,
	redirectWithDraft,
	requirePriceable,
	showStep,
	startOverVoid,
} from "#app/quote-wizard/draft.server.ts";
import { clientAction as keepAnswers } from "#app/quote-wizard/keep-answers.ts";
import { packageSummary } from "#app/quote-wizard/package-summary.ts";
import { refuseStep } from "#app/quote-wizard/refuse-step.server.ts";
import { signDraft } from "#app/quote-wizard/signed-draft.server.ts";
import { parseStep, useStepForm } from "#app/quote-wizard/step-form.ts";
import { stepPath } from "#app/quote-wizard/steps.ts";
import { goOnAs } from "#app/quotes/begin-another.ts";
import { priceOf } from "#app/quotes/draft-price.ts";
import { holdSaved } from "#app/quotes/held-prices.ts";
import { detectSpam } from "#app/quotes/spam-signals.ts";
import { packageSchema } from "#app/quotes/step-schemas.ts";
import { buildSubmission } from "#app/quotes/submission.ts";
import { RefusedQuoteError, submitRequest } from "#app/quotes/submit.server.ts";
import { visitorKey } from "#app/security/network.server.ts";
import { failsTurnstile } from "#app/security/turnstile.server.ts";
import { areaNote } from "#app/service-areas/zip-lookup.ts";
import { visitorAlert, visitorSettings } from "#app/settings/visitor-settings.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const shown = await showStep("package", args);
	const draft = requirePriceable(shown.draft);
	const [settings, prices] = await Promise.all([
		visitorSettings(args.context),
		draftPrices(draft, args.context),
	]);
	const priced = priceOf(draft, prices);
	const { packages } = priced;
	// The form saves what the page shows, whatever the prices are by then.
	const isPinned = draft.price?.packages.length === packages.length;
	const pinned = { ...draft, price: pinPrice(priced) };
	const token = isPinned ? shown.token : (await signDraft(pinned, args.context.env)).token;
	const earlier = packages.find(({ name }) => name === draft.package);
	const preset = (earlier ?? packages.find(({ recommended }) => recommended))?.name;
	// Only these cards' texts go to the browser.
	const cards = packages.map((priced) => ({ priced, offer: packageSummary(priced.name, draft) }));
	// What was saved before can be changed all the same.
	const isPaused = settings.paused && !draft.saved && !draft.customerToken;
	return {
		token,
		rows: listAnswers(draft),
		cards,
		preset,
		siteKey: (!isPaused && args.context.env.TURNSTILE_SITE_KEY) || null,
		notice: visitorAlert(settings, draft),
		isPaused,
		submitLabel: draft.promised ? packageStep.submitChange : packageStep.submit,
		area: areaNote(draft.service.zip),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const { form, unkept, ...posted } = await readStep("package", { request, context });
	const draft = requirePriceable(posted.draft);
	const submission = parseStep(form, packageSchema);
	if (submission.status !== "success" || unkept) return refuseStep(submission, unkept ?? {});
	try {
		const priced = priceOf(draft, await pricesOfShown(draft, context));
		const chosen = priced.packages.find(({ name }) => name === submission.value.package);
		if (!chosen) return refuseStep(submission, { failure: stepFailures.package });
		const now = Date.now();
		const network = visitorKey(request, context.env);
		const signals = detectSpam(draft, {
			failsTurnstile: await failsTurnstile(form, draft.id, context.env),
			now,
		});
		const submitted = buildSubmission(draft, chosen, priced);
		const source = { network, signals };
		const { id, customerToken, ...kept } = await submitRequest(context.db, submitted, now, source);
		const own = id === draft.id ? draft : goOnAs(draft, id);
		const saved = {
			...own,
			price: pinPrice(priced),
			// The promise of an earlier save goes on.
			prices: own.customerToken ? own.prices : holdSaved(chosen.rateCard, now),
			package: chosen.name,
			saved: true,
			...(customerToken && { customerToken }),
		};
		const news = kept.isPromised ? kept.asked : "other-price";
		const answer =
			(kept.isPromised || kept.isOtherPrice) && customerToken
				? redirectDocument(answeredAddress(customerToken, news), {
						status: 303,
						// What was asked for is with the owner: who begins anew asks for another quote.
						headers: (await signDraft({ ...saved, confirmed: kept.isPromised }, context.env)).headers,
					})
				: await redirectWithDraft(stepPath("confirmation"), saved, context);
		context.accepted = true;
		context.afterAnswer(() => Promise.all([context.feed.wake(), context.mail.deliver()]));
		return answer;
	} catch (error) {
		const refused = error instanceof RefusedQuoteError ? error.reason : null;
		if (refused === "erased" || refused === "replaced") return startOverVoid(refused, draft, context);
		if (refused === "paused") return refuseStep(submission, { status: 503, failure: visitorAlerts.notTaken });
		if (error instanceof PricingError)
			return refuseStep(submission, { status: 422, failure: stepFailures.price });
		if (refused === "too-many") return refuseStep(submission, { status: 429, failure: stepFailures.tooMany });
		logError("quote save failed", error, { quote: draft.id });
		return refuseStep(submission, { status: 503, failure: stepFailures.save });
	}
}

export function clientAction(args: ClientActionFunctionArgs) {
	return keepAnswers(args, stepFailures.save);
}

export { shouldRevalidate } from "#app/quote-wizard/keep-answers.ts";

export default function PackageStepRoute() {
	const loaded = useLoaderData<typeof loader>();
	const { token, rows, cards, preset, siteKey, notice, isPaused, submitLabel, area } = loaded;
	const answer = useActionData<typeof action>();
	const reply = answer?.result;
	const answered = { package: preset };
	const { form, fields } = useStepForm({ id: "offer", schema: packageSchema, answers: answered, reply });
	const field = fields.package;
	const single = cards.length === 1;
	const isRange = cards.some(({ priced: { range } }) => range.low < range.high);
	return (
		<StepPage
			heading={single ? packageStep.standardHeading(isRange) : packageStep.heading}
			intro={single ? packageStep.standardIntro(isRange) : packageStep.intro}
			wide={!single}
			area={area}
			// A refusal says it already.
			notice={isPaused && answer?.refusal ? null : notice}
		>
			<StepForm
				step="package"
				token={token}
				form={form}
				failure={stepFailures.package}
				submitLabel={submitLabel}
				pendingLabel={packageStep.saving}
				instead={
					isPaused && (
						<ButtonLink href={business.phone.href} className="max-sm:flex-1 max-sm:px-3.5" icon="phone">
							<span className="whitespace-nowrap">{callAction}</span>
						</ButtonLink>
					)
				}
			>
				<fieldset className="grid gap-4">
					<legend className="sr-only">{packageStep.legend}</legend>
					<FieldError field={field} />
					<div className="packages grid" data-single={single || undefined}>
						{cards.map(({ priced, offer }, index) => (
							<PackageCard
								key={priced.name}
								id={index === 0 ? field.id : `${field.id}-${priced.name}`}
								priced={priced}
								offer={offer}
								single={single}
								defaultChecked={priced.name === (field.initialValue ?? preset)}
							/>
						))}
					</div>
				</fieldset>
				{!single && <ComparisonTable />}
				<AnswerSummary rows={rows} />
				{siteKey && <TurnstileCheck siteKey={siteKey} />}
				<p className="text-sm text-ink-soft">{packageStep.reassurance}</p>
			</StepForm>
		</StepPage>
	);
}
