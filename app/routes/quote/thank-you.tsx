import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Faq } from "../../components/marketing/faq";
import { NextStepsCard } from "../../components/thank-you/next-steps-card";
import { ConditionsNote, LuxuryNote, LuxuryUpsell } from "../../components/thank-you/package-notes";
import { PricingStories } from "../../components/thank-you/pricing-stories";
import { QuoteSummary } from "../../components/thank-you/quote-summary";
import { Icon } from "../../components/ui/icon";
import { paths } from "../../config/paths";
import { pricingFaq } from "../../content/pricing-faq";
import { pageSeo } from "../../content/seo";
import { pricingStories, thankYouHero } from "../../content/thank-you";
import { readConfirmation } from "../../quotes/confirmation-link";
import { pageMeta } from "../../seo/meta";

export const meta: MetaFunction = () => pageMeta(pageSeo.thankYou, { path: paths.thankYou });

/** The address holds a name: no cache keeps the page. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export function loader({ request }: LoaderFunctionArgs) {
	return readConfirmation(new URL(request.url).searchParams);
}

export default function ThankYouRoute() {
	const quote = useLoaderData<typeof loader>();
	return (
		<div className="wrap grid gap-12 py-10 sm:py-16">
			<header className="grid max-w-3xl gap-4" data-conversion={`${quote.package}, ${quote.price}`}>
				<h1 className="text-3xl wrap-anywhere">{thankYouHero.greeting(quote.name)}</h1>
				<p className="flex items-center gap-3 text-lg font-bold">
					<Icon name="message" className="size-7 text-ember" />
					{thankYouHero.checkPhone}
				</p>
				<p>{thankYouHero.text}</p>
				<p className="text-sm text-ink-soft">{thankYouHero.afterHours}</p>
			</header>
			<div className="grid gap-6 lg:grid-cols-[5fr_3fr]">
				<QuoteSummary quote={quote} />
				<NextStepsCard withWindows={quote.withWindows} />
				{quote.withWindows && (
					<>
						<div className="grid content-start gap-6">
							<LuxuryUpsell chosen={quote.package} />
							<ConditionsNote />
						</div>
						<LuxuryNote />
					</>
				)}
			</div>
			<PricingStories />
			<section className="grid gap-6">
				<h2 className="text-2xl">{pricingStories.faqTitle}</h2>
				<Faq name="pricing-faq" items={pricingFaq} />
			</section>
		</div>
	);
}
