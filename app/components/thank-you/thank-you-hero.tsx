import { paths } from "../../config/paths";
import { thankYouHero } from "../../content/thank-you";
import { formatDollars } from "../../pricing/format";
import type { ConfirmationView } from "../../quotes/confirmation-view";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";

/** The greeting, when to look at the phone, and whether a request has arrived at all. */
export function ThankYouHero({ quote }: { quote: ConfirmationView }) {
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
			<p>{quote.isSaved ? thankYouHero.saved : thankYouHero.notSaved}</p>
			{!quote.isSaved && (
				<ButtonLink href={paths.quote} className="justify-self-start">
					{thankYouHero.start}
				</ButtonLink>
			)}
			<p className="text-sm text-ink-soft">{thankYouHero.afterHours}</p>
		</header>
	);
}
