import { QuoteLink } from "#app/components/marketing/quote-link.tsx";
import { QuoteOrCall } from "#app/components/marketing/quote-or-call.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { answerPromise } from "#app/content/phrases.ts";
import { thankYouHero } from "#app/content/thank-you.ts";
import { formatDollars } from "#app/pricing/format.ts";
import type { ConfirmationView } from "./confirmation-view.ts";

interface ThankYouHeroProps {
	quote: ConfirmationView;
	/** The company opens then, such as "Monday after 8 am"; null while it is open. */
	when: string | null;
}

export function ThankYouHero({ quote, when }: ThankYouHeroProps) {
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

/** Stands in place of a quote, at an address that tells of none. */
export function NoQuoteHero() {
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
