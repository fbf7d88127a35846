import { jobDateTexts } from "#app/content/job-date.ts";
import { type OwnTexts, writeText } from "#app/content/own-texts.ts";
import { enumerate } from "#app/content/phrases.ts";
import { mailSubject, quoteCard } from "#app/content/quote-card.ts";
import { mailAddress, textAddress } from "#app/fields/message-address.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { placeOf } from "./describe-quote.ts";
import { agreedJob, type QuotedJob } from "./job.ts";
import { formatJobTime } from "./job-times.ts";
import { servicesText } from "./quote-labels.ts";
import type { QuoteView } from "./quote-view.ts";
import type { UntoldDate } from "./untold.ts";

export type ReachableQuote = Pick<
	QuoteView,
	"name" | "stage" | "contactMethod" | "phone" | "email" | "address" | "zipCode" | "services"
> &
	QuotedJob;

/** Returns `tel:`, `sms:`, `mailto:` and map addresses to answer a quote, in the owners' words. */
export function contactLinks(quote: ReachableQuote, texts: OwnTexts) {
	const { name, stage, phone, email } = quote;
	const { services: work, price } = agreedJob(quote);
	const isFirst = stage === "new" || stage === "contacted";
	const greeting =
		price === null || stage === "lost" || stage === "done"
			? writeText(
					isFirst ? "greeting" : "greetingOfQuote",
					{ customer: name, service: servicesText(quote) },
					texts,
				)
			: writeText(
					"greetingOfJob",
					{ customer: name, work: enumerate(work), total: formatDollars(price) },
					texts,
				);
	const place = encodeURIComponent(placeOf(quote));
	return {
		call: `tel:${phone}`,
		text: textAddress(phone, greeting),
		email: email && mailAddress(email, { subject: mailSubject, words: greeting }),
		map: `https://www.google.com/maps/search/?api=1&query=${place}`,
	};
}

/** Returns the address of a text message that tells a customer of the date, or that it is off. `link` leads to the customer's page. */
export function dateTextAddress(
	{ name, phone }: Pick<ReachableQuote, "name" | "phone">,
	{ times, isOff }: UntoldDate,
	{ link, texts }: { link: string | null; texts: OwnTexts },
): string {
	const words = writeText(isOff ? "dateOff" : "date", { customer: name, time: formatJobTime(times) }, texts);
	return textAddress(phone, link && !isOff ? `${words} ${jobDateTexts.yourQuote(link)}` : words);
}

/** Returns the address of a text message with the answer to a question. */
export function answerTextAddress(
	{ name, phone }: Pick<ReachableQuote, "name" | "phone">,
	answer: string,
	texts: OwnTexts,
): string {
	return textAddress(phone, writeText("answer", { customer: name, answer }, texts));
}

export interface ContactAction {
	icon: "phone" | "message" | "mail";
	label: string;
	href: string;
}

/** Returns the ways to answer a quote, the preferred one first. */
export function contactActions(quote: ReachableQuote, texts: OwnTexts): [ContactAction, ...ContactAction[]] {
	return orderActions(contactLinks(quote, texts), quote.contactMethod);
}

/** Returns the ways to reach somebody, the preferred one first. */
export function orderActions(
	{ call, text, email }: Pick<ReturnType<typeof contactLinks>, "call" | "text" | "email">,
	method: QuoteView["contactMethod"],
): [ContactAction, ...ContactAction[]] {
	const ways: Record<"call" | "text", ContactAction> & { email?: ContactAction } = {
		call: { icon: "phone", label: quoteCard.call, href: call },
		text: { icon: "message", label: quoteCard.text, href: text },
		...(email && { email: { icon: "mail", label: quoteCard.email, href: email } }),
	};
	const preferred = ways[method] ?? ways.call;
	return [preferred, ...Object.values(ways).filter((way) => way !== preferred)];
}
