import * as z from "zod/mini";
import { detailNames } from "#app/answers/questions.ts";
import { homeSizes, packageNames, storyCounts } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import type { OwnTexts } from "#app/content/own-texts.ts";
import { enumerate } from "#app/content/phrases.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { quoteMail } from "#app/content/quote-mails.ts";
import { knownAs } from "#app/fields/person-name.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { describeChanges } from "#app/quotes/change-text.ts";
import { contactLinks } from "#app/quotes/contact-links.ts";
import { describeQuote, type FactName } from "#app/quotes/describe-quote.ts";
import { jobOf } from "#app/quotes/job.ts";
import { serviceLabel, spamReasonsText } from "#app/quotes/quote-labels.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { type SendQuoteBody, sendQuoteBody } from "#app/quotes/send-quote.ts";
import { estimateLines, lineText } from "#app/quotes/total-lines.ts";
import type { WorkingTimes } from "#app/time/business-hours.ts";
import { formatMoment } from "#app/time/time-text.ts";
import { type EmailContent, type EmailFact, oneLine } from "./email-content.ts";
import type { NewsSummary, QuoteNews } from "./quote-news.ts";

/** Returns undefined where the address might be a trap: invalid, with a spam signal, changed since, or the company's own. */
export function safeReplyTo(news: QuoteNews, owners: readonly string[]): string | undefined {
	const { email, spamReason } = news.quote;
	const isChanged = news.history.some(({ changes }) => changes.some(({ field }) => field === "email"));
	if (email === null || spamReason !== null || isChanged) return undefined;
	const own = [...owners, business.email.display, business.email.noReply];
	return own.includes(email.toLowerCase()) || !z.email().safeParse(email).success ? undefined : email;
}

interface QuoteEmailSettings {
	origin: string;
	replyTo: string | undefined;
	times: WorkingTimes;
	texts: OwnTexts;
}

export function quoteEmail(
	{ quote, occasion, ...news }: NewsSummary,
	{ origin, replyTo, times, texts }: QuoteEmailSettings,
): EmailContent {
	const body = sendQuoteBody(quote);
	const name = oneLine(body.name);
	const job = jobOf(quote);
	const total = formatDollars(job.total);
	const [kind, work] =
		job.basis === "estimate"
			? [packageNames.labels[body.selectedPackage], body.selectedServices.map(serviceLabel).join(", ")]
			: [quoteCard.jobs[job.basis], job.work.map(oneLine).join(", ")];
	const changes = describeChanges(news.changes);
	const { subjects } = quoteMail;
	const subject =
		occasion === "changed"
			? subjects.changed(name, changedLabels(changes))
			: subjects[occasion](name, kind, total);
	const marked = quote.spamReason === null ? subject : subjects.maybeSpam(subject);
	return {
		subject: quote.test ? subjects.test(marked) : marked,
		preview: quoteMail.preview(work, oneLine(body.zipCode)),
		heading: quoteMail.headings[occasion],
		paragraphs: [
			quote.test && quoteMail.test,
			occasion === "changed" && quoteMail.changed(name),
			(occasion === "confirmed" || occasion === "submittedAndConfirmed") && quoteMail.confirmed(name, total),
			(occasion === "submitted" || occasion === "submittedAndConfirmed") &&
				quoteMail.submitted(name, quote.createdAt, times),
			quote.contactedAt !== null && quoteMail.contactedBefore(formatMoment(quote.contactedAt)),
			quote.spamReason !== null && quoteMail.maybeSpam(spamReasonsText(quote)),
		].filter((paragraph) => paragraph !== false),
		buttons: [
			...contactButtons(quote, texts),
			{ label: quoteMail.open, href: origin + paths.adminQuote(quote.id) },
		],
		facts: [
			{
				label: quoteMail.labels.changes,
				value: changes.map(({ label, from, to }) => quoteMail.change(label, from, to)).join("\n"),
			},
			...factsOf(quote, body, texts),
		],
		closing: replyTo ? [quoteMail.reply(knownAs(name))] : [],
	};
}

/** Names in a sentence what was changed, without the total where more than that was. */
export function changedLabels(changes: readonly { label: string }[]): string {
	const labels = changes.map(({ label }) => label);
	const [total] = describeChanges([{ field: "total", from: null, to: null }]);
	const others = labels.filter((label) => label !== total?.label);
	return enumerate(others.length > 0 ? others : labels);
}

function contactButtons(quote: QuoteView, texts: OwnTexts) {
	const links = contactLinks(quote, texts);
	const known = knownAs(oneLine(quote.name));
	const hasExtension = quote.phone.includes(";");
	const buttons = [
		{ method: "call", label: quoteMail.call(formatPhone(quote.phone)), href: links.call },
		// A number with an extension can be called, but not texted.
		{ method: "text", label: quoteMail.text(known), href: hasExtension ? null : links.text },
		{ method: "email", label: quoteMail.email(known), href: links.email },
	];
	const rank = ({ method }: { method: string }) => (method === quote.contactMethod ? 0 : 1);
	return buttons
		.toSorted((one, other) => rank(one) - rank(other))
		.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
}

function factsOf(quote: QuoteView, body: SendQuoteBody, texts: OwnTexts): readonly EmailFact[] {
	const { labels } = quoteMail;
	const links = contactLinks(quote, texts);
	const { basis, total, lines } = jobOf(quote);
	const estimated = quote.confirmedAt === null ? labels.total : labels.confirmedTotal;
	const offered = [formatDollars(total), ...lines.map((line) => oneLine(lineText(line)))];
	const said: Partial<Record<FactName, string>> = {
		name: oneLine(body.name),
		phone: formatPhone(body.phone),
		address: oneLine(body.address),
		zip: oneLine(body.zipCode),
	};
	const hrefs: Partial<Record<FactName, string | undefined>> = {
		phone: links.call,
		email: links.email ?? undefined,
		address: links.map,
	};
	const tell = (names: readonly FactName[]) =>
		describeQuote(quote, "mail", names).map(({ name, label, lines }) => ({
			label,
			value: said[name] ?? lines.join(", "),
			href: hrefs[name],
		}));
	return [
		...tell(["name", "phone", "contactMethod", "email", "address", "zip", "area"]),
		...(basis === "estimate" ? tell(["services", "package"]) : []),
		{
			label: basis === "estimate" ? estimated : quoteCard.jobs[basis],
			value: (basis === "estimate" ? estimateLines(quote) : offered).join("\n"),
		},
		{
			label: labels.home,
			value: `${homeSizes.labels[body.homeSize]}, ${storyCounts.labels[body.stories]}`,
		},
		...tell(detailNames),
		...tell(["photos", "reference"]),
	];
}
