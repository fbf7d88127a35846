import { QuoteLink } from "#app/components/marketing/quote-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Opening } from "#app/config/business-hours.ts";
import { afterOpening } from "#app/content/phrases.ts";
import { thankYouHero } from "#app/content/thank-you.ts";
import { formatDollars } from "#app/pricing/format.ts";
import type { ConfirmationView } from "#app/thank-you/confirmation-view.ts";

interface ThankYouHeroProps {
	quote: ConfirmationView;
	opening: Opening | null;
}

export function ThankYouHero({ quote, opening }: ThankYouHeroProps) {
	return (
		<header
			className="grid max-w-3xl gap-4"
			data-conversion={`${quote.package}, ${formatDollars(quote.midpoint)}`}
		>
			<h1 className="text-3xl wrap-anywhere">{thankYouHero.greeting(quote.name)}</h1>
			<p className="flex items-center gap-3 text-lg font-bold">
				<Icon name="message" className="size-7 text-ember" />
				{thankYouHero.checkPhone}
			</p>
			{opening && (
				<p className="max-w-prose rounded-md bg-orange-mist px-4 py-3 font-semibold">
					{quote.isSaved
						? thankYouHero.afterHours(afterOpening(opening))
						: thankYouHero.afterHoursNotSaved(afterOpening(opening))}
				</p>
			)}
			<p>{quote.isSaved ? thankYouHero.saved : thankYouHero.notSaved}</p>
			{!quote.isSaved && <QuoteLink className="justify-self-start" />}
		</header>
	);
}
