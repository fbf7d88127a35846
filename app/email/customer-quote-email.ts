import { labelOf, packageNames } from "#app/catalog/options.ts";
import { paths } from "#app/config/paths.ts";
import { customerMail } from "#app/content/customer-mail.ts";
import { afterOpening } from "#app/content/phrases.ts";
import { rangeFact } from "#app/content/price-facts.ts";
import { quoteReference } from "#app/fields/text.ts";
import type { CustomerQuoteMail } from "#app/outbox/queued-mail.ts";
import { formatTotal } from "#app/pricing/format.ts";
import { services } from "#app/services/services.ts";
import { nextOpening, type WorkingTimes } from "#app/time/business-hours.ts";
import { type EmailContent, greetingLine } from "./email-content.ts";

export function customerQuoteEmail(
	quote: CustomerQuoteMail,
	{ origin, times }: { origin: string; times: WorkingTimes },
): EmailContent {
	const { labels, newLink } = customerMail;
	const reference = { label: labels.reference, value: quoteReference(quote.quoteId) };
	const mail = {
		subject: customerMail.subject(quoteReference(quote.quoteId)),
		buttons: [{ label: customerMail.open, href: origin + paths.customerQuote(quote.token) }],
		closing: customerMail.closing,
	};
	if (quote.isNewLink) {
		const { heading, intro } = newLink;
		return { ...mail, heading, preview: intro, paragraphs: [greetingLine(null), intro], facts: [reference] };
	}
	return {
		...mail,
		preview: customerMail.preview(rangeFact(quote)),
		heading: customerMail.heading,
		paragraphs: [
			greetingLine(null),
			customerMail.intro,
			customerMail.answer(afterOpening(nextOpening(quote.savedAt, times))),
		],
		facts: [
			{
				label: labels.services,
				value: quote.services.map((service) => labelOf(services.labels, service)).join(", "),
			},
			{ label: labels.package, value: packageNames.labels[quote.package] },
			rangeFact(quote),
			{ label: labels.total, value: formatTotal(quote.total, quote.hasAddons) },
			reference,
		],
	};
}
