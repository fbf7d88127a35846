import { labelOf } from "#app/catalog/options.ts";
import { paths } from "#app/config/paths.ts";
import { declineTexts } from "#app/content/customer-offer.ts";
import {
	acceptedMail,
	answeredMail,
	answerMail,
	changeMail,
	offerBefore,
	offerMail,
	questionMail,
} from "#app/content/offer-mails.ts";
import { type OwnTexts, writeText } from "#app/content/own-texts.ts";
import { quoteMail } from "#app/content/quote-mails.ts";
import { mailAddress } from "#app/fields/message-address.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { quoteReference } from "#app/fields/text.ts";
import type {
	AnswerMail,
	CustomerOfferMail,
	OfferAcceptedMail,
	OfferAnsweredMail,
	QuestionMail,
} from "#app/outbox/queued-mail.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { formatLastDay, formatMoment, formatSlots } from "#app/time/time-text.ts";
import { type EmailContent, type EmailFact, greetingLine, oneLine } from "./email-content.ts";

/** Returns the mail that tells the customer what is offered, with the link to accept it; `isFurther` where another offer was accepted. */
export function offerEmail(
	offer: CustomerOfferMail,
	origin: string,
	{ texts, isFurther = false }: { texts: OwnTexts; isFurther?: boolean },
): EmailContent {
	const total = formatDollars(offer.total);
	const day = formatLastDay(offer.validUntil);
	const intro = writeText("mailOffer", { customer: offer.customer ?? "", total, lastDay: day }, texts);
	return {
		subject: offerMail.subject(total),
		preview: offerMail.preview(day),
		heading: offerMail.heading,
		paragraphs: [
			greetingLine(offer.customer),
			offer.number > 1 ? `${intro} ${offerBefore[isFurther ? "accepted" : "replaced"]}` : intro,
			...(offer.note ? [offerMail.note(offer.note)] : []),
		],
		buttons: [{ label: offerMail.open, href: origin + paths.customerQuote(offer.token) }],
		facts: [
			...linesOf(offer),
			{ label: offerMail.validUntil, value: day },
			{ label: offerMail.reference, value: quoteReference(offer.quoteId) },
		],
		closing: offerMail.closing,
	};
}

/** Returns the mail that tells the customer what was agreed; `hasDay` where the day of the work is set. */
export function offerAcceptedEmail(offer: OfferAcceptedMail, origin: string, hasDay: boolean): EmailContent {
	const intro = acceptedMail.intro[offer.enteredAs ?? "page"];
	return {
		subject: acceptedMail.subject(formatDollars(offer.total)),
		preview: acceptedMail.preview,
		heading: acceptedMail.heading,
		paragraphs: [
			greetingLine(offer.customer),
			`${intro(oneLine(offer.name), formatMoment(offer.decidedAt))} ${acceptedMail.day[hasDay ? "set" : "open"]}`,
			acceptedMail.terms,
		],
		buttons: [{ label: acceptedMail.open, href: origin + paths.customerQuote(offer.token) }],
		facts: [
			...linesOf(offer),
			{ label: acceptedMail.wishes, value: formatSlots(offer.wishes) },
			{ label: acceptedMail.comment, value: offer.comment ?? "" },
			{ label: offerMail.reference, value: quoteReference(offer.quoteId) },
		],
		closing: acceptedMail.closing,
	};
}

/** Returns the mail that tells the owner what a customer said to an offer. */
export function offerAnsweredEmail(answer: OfferAnsweredMail, origin: string): EmailContent {
	const { labels } = answeredMail;
	const name = oneLine(answer.customer);
	const total = formatDollars(answer.total);
	const outcome = answer.isFurther ? "declinedFurther" : answer.outcome;
	const text = answeredMail.texts[outcome](name, total);
	return {
		subject: markedTest(answer, answeredMail.subjects[outcome](name, total)),
		preview: text,
		heading: answeredMail.headings[outcome],
		paragraphs: [text, ...(answer.saving ? [answeredMail.saving(formatDollars(answer.saving))] : [])],
		buttons: [{ label: answeredMail.open, href: origin + paths.adminQuote(answer.quoteId) }],
		facts: [
			{ label: labels.name, value: oneLine(answer.name ?? "") },
			...reachOf(answer),
			{ label: labels.reason, value: answer.reason ? labelOf(declineTexts.reasons, answer.reason) : "" },
			{ label: labels.comment, value: answer.comment ?? "" },
			{ label: labels.wishes, value: formatSlots(answer.wishes) },
			{ label: labels.number, value: String(answer.number) },
		],
	};
}

/** Returns the mail that tells the owner what a customer asked. */
export function questionEmail(question: QuestionMail, origin: string): EmailContent {
	const { labels } = answeredMail;
	const name = oneLine(question.customer);
	const said = question.isChange ? changeMail : questionMail;
	return {
		subject: markedTest(question, said.subject(name)),
		preview: oneLine(question.text),
		heading: said.heading,
		paragraphs: [said.intro(name)],
		buttons: [{ label: answeredMail.open, href: origin + paths.adminQuote(question.quoteId) }],
		facts: [
			{ label: question.isChange ? labels.change : labels.question, value: question.text },
			...reachOf(question),
		],
	};
}

/** Returns the mail that tells the customer what the owner answered. */
export function answerEmail(answer: AnswerMail, origin: string): EmailContent {
	return {
		subject: answerMail.subject,
		preview: oneLine(answer.text),
		heading: answerMail.heading,
		paragraphs: [greetingLine(answer.customer), answer.text],
		buttons: [{ label: answerMail.open, href: origin + paths.customerQuote(answer.token) }],
		facts: [{ label: answerMail.asked, value: answer.question }],
		closing: answerMail.closing,
	};
}

function markedTest({ test }: Pick<QuestionMail, "test">, subject: string): string {
	return test ? quoteMail.subjects.test(subject) : subject;
}

/** The ways to answer, each of which one tap opens. */
function reachOf({ phone, email }: Pick<QuestionMail, "phone" | "email">): readonly EmailFact[] {
	const { labels } = answeredMail;
	const href = email === null ? undefined : mailAddress(email);
	return [
		{ label: labels.phone, value: formatPhone(phone), href: `tel:${phone}` },
		{ label: labels.email, value: email ?? "", href },
	];
}

function linesOf({ lines, total }: Pick<CustomerOfferMail, "lines" | "total">): readonly EmailFact[] {
	const said = lines.map(({ label, amount, kind }) => ({
		label: oneLine(label),
		value: kind === "saving" ? offerMail.saving(formatDollars(amount)) : formatDollars(amount),
	}));
	const sum = { label: offerMail.total, value: formatDollars(total), isStrong: true };
	return [...said, sum].map((fact) => ({ ...fact, isAmount: true }));
}
