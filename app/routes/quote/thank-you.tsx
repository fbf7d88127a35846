import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Faq } from "#app/components/marketing/faq.tsx";
import { afterOpening } from "#app/content/phrases.ts";
import { pricingFaq, pricingFaqWithoutWindows } from "#app/content/pricing-faq.ts";
import { pricingStories } from "#app/content/thank-you.ts";
import { CustomerPageLink } from "#app/customer-page/components/customer-page-link.tsx";
import { readDraft } from "#app/quote-wizard/draft.server.ts";
import { draftPrices } from "#app/quote-wizard/draft-prices.server.ts";
import { stepPath } from "#app/quote-wizard/steps.ts";
import { readConfirmation } from "#app/quote-wizard/thank-you/confirmation-view.ts";
import { QuoteSummary } from "#app/quote-wizard/thank-you/quote-summary.tsx";
import { NoQuoteHero, ThankYouHero } from "#app/quote-wizard/thank-you/thank-you-hero.tsx";
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

function SentQuote({ quote, when }: ComponentProps<typeof ThankYouHero>) {
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
