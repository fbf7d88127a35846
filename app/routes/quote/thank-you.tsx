import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Faq } from "#app/components/marketing/faq.tsx";
import { QuoteLink, QuoteOrCall } from "#app/components/marketing/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { afterOpening, answerPromise } from "#app/content/phrases.ts";
import { pricingFaq, pricingFaqWithoutWindows } from "#app/content/pricing-faq.ts";
import { pricingStories, thankYouHero } from "#app/content/thank-you.ts";
import { CustomerPageLink } from "#app/customer-page/components/customer-page-link.tsx";
import { formatDollars } from "#app/pricing/format.ts";
import { draftPrices, readDraft } from "#app/quote-wizard/draft.server.ts";
import { stepPath } from "#app/quote-wizard/steps.ts";
import { type ConfirmationView, readConfirmation } from "#app/quote-wizard/thank-you/confirmation-view.ts";
import { QuoteSummary } from "#app/quote-wizard/thank-you/quote-summary.tsx";
import {
	ConditionsNote,
	LuxuryNote,
	LuxuryUpsell,
	NextStepsCard,
	PricingStories,
} from "#app/quote-wizard/thank-you/thank-you-sections.tsx";
import { publicMeta } from "#app/seo/public-page.ts";
import { visitorSettings } from "#app/settings/visitor-settings.server.ts";
import { nextOpening } from "#app/time/business-hours.ts";

export const meta = publicMeta("thankYou");

/** The address has a name in it. */
export { headers } from "#app/security/no-store.ts";

export async function loader(args: LoaderFunctionArgs) {
	const draft = await readDraft(args);
	const card = await draftPrices(draft, args.context);
	const quote = readConfirmation(new URL(args.request.url).searchParams, draft, card);
	if (!quote && draft.saved) throw redirect(stepPath("confirmation"), 303);
	const faq = quote?.withWindows === false ? pricingFaqWithoutWindows(card) : pricingFaq(card);
	return { quote, faq, when: afterOpening(nextOpening(Date.now(), await visitorSettings(args.context))) };
}

export default function ThankYouRoute() {
	const { quote, faq, when } = useLoaderData<typeof loader>();
	return (
		<div className="print-one-page wrap grid gap-12 py-10 sm:py-16">
			{quote ? <SentQuote quote={quote} when={when} /> : <NoQuoteHero />}
			<PricingStories />
			<section className="no-print grid gap-6">
				<h2 className="text-2xl">{pricingStories.faqTitle}</h2>
				<Faq name="pricing-faq" items={faq} />
			</section>
		</div>
	);
}

interface SentQuoteProps {
	quote: ConfirmationView;
	/** The company opens then, such as "Monday after 8 am"; null while it is open. */
	when: string | null;
}

function SentQuote({ quote, when }: SentQuoteProps) {
	return (
		<>
			<ThankYouHero quote={quote} when={when} />
			{quote.customerToken && <CustomerPageLink token={quote.customerToken} />}
			<div className="grid gap-6 lg:grid-cols-[5fr_3fr] print:grid-cols-[5fr_3fr]">
				<div className={column}>
					<QuoteSummary quote={quote} />
					<LuxuryUpsell chosen={quote.package} />
				</div>
				<div className={column}>
					<NextStepsCard withWindows={quote.withWindows} />
					{quote.withWindows && <ConditionsNote />}
					{quote.withWindows && <LuxuryNote />}
				</div>
			</div>
		</>
	);
}

const column = "flex flex-col gap-6 *:last:grow";

function ThankYouHero({ quote, when }: SentQuoteProps) {
	const { contactMethod } = quote;
	return (
		<header
			className="grid max-w-3xl gap-4"
			data-conversion={`${quote.package}, ${formatDollars(quote.midpoint)}`}
		>
			<h1 className="text-3xl wrap-anywhere">{thankYouHero.greeting(quote.name)}</h1>
			{(contactMethod || when !== null) && (
				<p className="flex items-center gap-3 text-lg font-bold">
					<Icon name="message" className="size-7 text-ember" />
					{when === null && thankYouHero.check[contactMethod === "email" ? "email" : "phone"]}
					{when !== null &&
						(contactMethod ? answerPromise(contactMethod, when) : thankYouHero.afterHoursNotSaved(when))}
				</p>
			)}
			<p>{contactMethod ? thankYouHero.saved : thankYouHero.notSaved}</p>
			{!contactMethod && <QuoteLink className="justify-self-start" />}
		</header>
	);
}

function NoQuoteHero() {
	const { title, text } = thankYouHero.noQuote;
	return (
		<header className="grid max-w-3xl gap-4">
			<h1 className="text-3xl">{title}</h1>
			<p>{text}</p>
			<div className="flex flex-wrap gap-3">
				<QuoteOrCall />
			</div>
		</header>
	);
}
