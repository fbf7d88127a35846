import { paths } from "#app/config/paths.ts";
import { moreQuotesMail, quoteListLine, spamDigestMail } from "#app/content/quote-mails.ts";
import { testQuote } from "#app/content/test-quote.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { jobOf } from "#app/quotes/job.ts";
import { spamReasonLines } from "#app/quotes/quote-labels.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { type EmailContent, oneLine } from "./email-content.ts";
import type { QuoteListNews } from "./gathered-mails.server.ts";

const lists = {
	"spam-digest": { texts: spamDigestMail, page: `${paths.admin}?status=spam` },
	"more-quotes": { texts: moreQuotesMail, page: paths.admin },
} as const;

/** Characters of one thing that a visitor did; the quote's page has all. */
const MAX_NEWS = 200;

export function quoteListEmail(
	list: keyof typeof lists,
	{ quotes, count }: QuoteListNews,
	origin: string,
): EmailContent {
	const { texts, page } = lists[list];
	const more = count - quotes.length;
	return {
		subject: texts.subject(count),
		preview: quotes.map(({ name }) => oneLine(name)).join(", "),
		heading: texts.heading,
		paragraphs: [texts.intro],
		buttons: [{ label: texts.button, href: origin + page }],
		facts: quotes.map((quote) => ({
			label: quote.test ? testQuote.named(oneLine(quote.name)) : oneLine(quote.name),
			value: [
				quoteListLine.about(aboutOf(quote)),
				...new Set(quote.news?.map((news) => inOneLine(news).slice(0, MAX_NEWS))),
				...spamReasonLines(quote),
			].join("\n"),
			href: origin + paths.adminQuote(quote.id),
		})),
		closing: more > 0 ? [quoteListLine.andMore(more)] : [],
	};
}

/** Each line of what was done is a thing of its own. */
function inOneLine(news: string): string {
	return news.split("\n").map(oneLine).filter(Boolean).join("; ");
}

function aboutOf(quote: QuoteView): string[] {
	const { work, total } = jobOf(quote);
	return [...work.map(oneLine), oneLine(quote.zipCode), formatPhone(quote.phone), formatDollars(total)];
}
