import { labelOf, packageNames } from "#app/catalog/options.ts";
import { quoteReference } from "#app/catalog/text.ts";
import { nextOpening, type WorkingTimes } from "#app/config/business-hours.ts";
import { paths } from "#app/config/paths.ts";
import { customerMail } from "#app/content/customer-mail.ts";
import { afterOpening } from "#app/content/phrases.ts";
import type { CustomerQuoteMail } from "#app/outbox/queued-mail.ts";
import { formatDollars, formatRange } from "#app/pricing/format.ts";
import { services } from "#app/services/services.ts";
import type { EmailContent } from "./email-content.ts";

export function customerQuoteEmail(
	quote: CustomerQuoteMail,
	{ origin, times }: { origin: string; times: WorkingTimes },
): EmailContent {
	const { labels } = customerMail;
	const opening = nextOpening(quote.savedAt, times);
	return {
		subject: customerMail.subject(quoteReference(quote.quoteId)),
		preview: customerMail.preview(formatRange(quote)),
		heading: customerMail.heading,
		paragraphs: [
			customerMail.intro,
			opening ? customerMail.answerAfter(afterOpening(opening)) : customerMail.answerSoon,
		],
		buttons: [{ label: customerMail.open, href: origin + paths.customerQuote(quote.token) }],
		facts: [
			{
				label: labels.services,
				value: quote.services.map((service) => labelOf(services.labels, service)).join(", "),
			},
			{ label: labels.package, value: packageNames.labels[quote.package] },
			{ label: labels.range, value: formatRange(quote) },
			{ label: labels.total, value: `${formatDollars(quote.total)}+` },
			{ label: labels.reference, value: quoteReference(quote.quoteId) },
		],
		closing: customerMail.closing,
	};
}
