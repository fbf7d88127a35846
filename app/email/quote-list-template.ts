import { paths } from "../config/paths";
import { moreQuotesMail, quoteListLine, spamDigestMail } from "../content/quote-mails";
import { formatDollars } from "../pricing/format";
import { formatPhone } from "../quote-wizard/phone";
import { serviceLabel } from "../quotes/quote-labels";
import type { QuoteView } from "../quotes/quote-view";
import { spamReasonLines } from "../quotes/spam-reasons-text";
import { type Letter, oneLine } from "./letter";
import type { QuoteListNews } from "./mail-content.server";

const lists = {
	"spam-digest": { texts: spamDigestMail, page: `${paths.admin}?status=spam` },
	"more-quotes": { texts: moreQuotesMail, page: paths.admin },
} as const;

/** A mail that lists quotes, a line each, with links to them. */
export function quoteListTemplate(
	list: keyof typeof lists,
	{ quotes, count }: QuoteListNews,
	origin: string,
): Letter {
	const { texts, page } = lists[list];
	const more = count - quotes.length;
	return {
		subject: texts.subject(count),
		preview: quotes.map(({ name }) => oneLine(name)).join(", "),
		heading: texts.heading,
		paragraphs: [texts.intro],
		buttons: [{ label: texts.button, href: origin + page }],
		facts: quotes.map((quote) => ({
			label: oneLine(quote.name),
			value: [quoteListLine.about(aboutOf(quote)), ...spamReasonLines(quote)].join("\n"),
			href: origin + paths.adminQuote(quote.id),
		})),
		closing: more > 0 ? [quoteListLine.andMore(more)] : [],
	};
}

function aboutOf(quote: QuoteView): string[] {
	return [
		...quote.services.map(({ service }) => serviceLabel(service)),
		oneLine(quote.zipCode),
		formatPhone(quote.contactValue),
		formatDollars(quote.totalPrice),
	];
}
