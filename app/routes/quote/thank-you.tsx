import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Faq } from "#app/components/marketing/faq.tsx";
import { nextOpening } from "#app/config/business-hours.ts";
import { paths } from "#app/config/paths.ts";
import { pricingFaq, pricingFaqWithoutWindows } from "#app/content/pricing-faq.ts";
import { pageSeo } from "#app/content/seo.ts";
import { pricingStories } from "#app/content/thank-you.ts";
import { CustomerPageLink } from "#app/customer-page/components/customer-page-link.tsx";
import { readDraft } from "#app/quote-wizard/draft.server.ts";
import { pageMeta } from "#app/seo/meta.ts";
import { visitorSettings } from "#app/settings/visitor-settings.server.ts";
import { NextStepsCard } from "#app/thank-you/components/next-steps-card.tsx";
import { ConditionsNote, LuxuryNote, LuxuryUpsell } from "#app/thank-you/components/package-notes.tsx";
import { PricingStories } from "#app/thank-you/components/pricing-stories.tsx";
import { QuoteSummary } from "#app/thank-you/components/quote-summary.tsx";
import { ThankYouHero } from "#app/thank-you/components/thank-you-hero.tsx";
import { readConfirmation } from "#app/thank-you/confirmation-view.ts";

export const meta: MetaFunction = () => pageMeta(pageSeo.thankYou, { path: paths.thankYou });

/** The address has a name in it. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader(args: LoaderFunctionArgs) {
	const quote = readConfirmation(new URL(args.request.url).searchParams, await readDraft(args));
	return { quote, opening: nextOpening(Date.now(), await visitorSettings(args.context)) };
}

export default function ThankYouRoute() {
	const { quote, opening } = useLoaderData<typeof loader>();
	return (
		<div className="one-sheet wrap grid gap-12 py-10 sm:py-16">
			<ThankYouHero quote={quote} opening={opening} />
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
			<PricingStories />
			<section className="no-print grid gap-6">
				<h2 className="text-2xl">{pricingStories.faqTitle}</h2>
				<Faq name="pricing-faq" items={quote.withWindows ? pricingFaq : pricingFaqWithoutWindows} />
			</section>
		</div>
	);
}

const column = "flex flex-col gap-6 *:last:grow";
