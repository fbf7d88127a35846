import { jobDateTexts } from "#app/content/job-date.ts";
import { questionTexts } from "#app/content/questions.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { todayPage } from "#app/content/today.ts";
import { answerTextAddress, dateTextAddress } from "#app/quotes/contact-links.ts";
import { formatJobTime } from "#app/quotes/job-times.ts";
import { type KnownDate, untoldDate } from "#app/quotes/untold.ts";
import { itemOf, type TodayItem, type TodayQuote, type Told } from "./today-items.ts";

interface UntoldQuote extends TodayQuote, Omit<KnownDate, keyof TodayQuote> {
	/** The whole address of the customer's page; null where it has none. */
	link: string | null;
	/** The newest answer that no mail brings; null for none. */
	answer: string | null;
}

/** Returns the item of a customer who is to be told of a date or an answer: one tap opens a text message that does. */
export function untoldItem(quote: UntoldQuote, { now, texts }: Told): TodayItem {
	const { link, answer } = quote;
	const { untold: asides, youSaid } = todayPage;
	const untold = untoldDate(quote);
	const date = untold && untold.times.endsAt > now ? untold : null;
	const ofDate = date && {
		href: dateTextAddress(quote, date, { link, texts }),
		label: date.isOff ? jobDateTexts.textOff : jobDateTexts.text,
		aside: date.isOff ? asides.off : asides.date,
		line: formatJobTime(date.times),
	};
	const ofAnswer = answer !== null && {
		href: answerTextAddress(quote, answer, texts),
		label: questionTexts.text,
		aside: asides.answer,
		line: youSaid(quoteCard.shortened(answer)),
	};
	const told = [ofDate, ofAnswer].flatMap((one) => one || []);
	const actions = told.map(({ href, label }) => ({ href, label, icon: "message" as const }));
	const aside = told.map((one) => one.aside).join(", ");
	const lines = told.map(({ line }) => line);
	return { ...itemOf(quote, aside, lines, actions), mark: "told" };
}
