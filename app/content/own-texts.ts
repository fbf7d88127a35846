import { namesOf } from "#app/catalog/records.ts";
import { ofCompany, type Placeholder } from "./placeholders.ts";
import { hello } from "./quote-card.ts";

interface OwnText<Told extends Placeholder> {
	/** The title says when the text is sent. */
	title: string;
	/** What it can say beside the company. */
	told: readonly Told[];
	/** The text is of no use without these. */
	needs: readonly Told[];
	/** Whether it is a message by itself, which has to name the company; a mail has its logo. */
	isMessage: boolean;
	standard: string;
}

function text<const Told extends Placeholder = never>(
	title: string,
	standard: string,
	told: readonly Told[] = [],
	needs: readonly NoInfer<Told>[] = [],
): OwnText<Told> {
	return { title, standard, told, needs, isMessage: true };
}

function part<const Told extends Placeholder = never>(
	title: string,
	standard: string,
	told: readonly Told[] = [],
): OwnText<Told> {
	return { title, standard, told, needs: [], isMessage: false };
}

/** The texts that owners send again and again, and the words of automatic mails. */
export const ownTexts = {
	greeting: text(
		"First answer to a request",
		"{hello}, this is {owner} from {company}. Thank you for your {service} request! When is a good time to go over your quote?",
		["service"],
	),
	greetingOfJob: text(
		"To a customer who accepted",
		"{hello}, this is {owner} from {company}. I'm writing about the work you ordered for {total}: {work}. When is a good time to talk?",
		["total", "work"],
	),
	greetingOfQuote: text(
		"To a customer with an offer, or whose quote is lost or done",
		"{hello}, this is {owner} from {company}. I'm writing about the {service} you asked us for.",
		["service"],
	),
	begun: text(
		"To somebody who began a request and left",
		"{hello}, this is {owner} from {company}. You started asking for a price on our website. Can I help you finish?",
	),
	link: text(
		"The link to a quote",
		"{hello}, this is {owner} from {company}. Here is the link to your quote: {link}",
		["link"],
		["link"],
	),
	answer: text(
		"The answer to a question",
		"{hello}, this is {owner} from {company}. {answer}",
		["answer"],
		["answer"],
	),
	offer: text(
		"An offer",
		"{hello}, this is {owner} from {company}. Here is your offer of {total}. Look at it and accept it here: {link}",
		["total", "link"],
		["link"],
	),
	offerDays: text(
		"First reminder of an offer",
		"{hello}, this is {owner} from {company}. Did you get to look at your offer of {total}? You can accept it until {lastDay}, or ask me anything: {link}",
		["total", "lastDay", "link"],
		["link"],
	),
	offerWeek: text(
		"Second reminder of an offer",
		"{hello}, {owner} from {company} once more. Your offer of {total} is good until {lastDay}: {link} If it's not for you, just say so there, and I won't ask again.",
		["total", "lastDay", "link"],
		["link"],
	),
	date: text(
		"The date of the job",
		"{hello}, this is {owner} from {company}. We're coming on {time}.",
		["time"],
		["time"],
	),
	dateOff: text(
		"A date that is off",
		"{hello}, this is {owner} from {company}. Our visit on {time} is canceled.",
		["time"],
		["time"],
	),
	dateReminder: text(
		"The day before the job",
		"{hello}, this is {owner} from {company}. A reminder: we're coming on {time}. If that no longer works for you, just reply to this message.",
		["time"],
		["time"],
	),
	onMyWay: text("On my way", "{hello}, this is {owner} from {company}. I'm on my way to you now."),
	late: text(
		"Running late",
		"{hello}, this is {owner} from {company}. I'm running about half an hour late today. Sorry for the wait!",
	),
	thanks: text(
		"Thanks for a job",
		"{hello}, {owner} from {company} here. Thank you for having us! If anything isn't right, {guarantee}. Would you write a few honest words about how it went? {reviews}",
	),
	nextVisit: text(
		"When the next cleaning is due",
		"{hello}, {owner} from {company} here. About {months} months ago we finished {did}. {advice} If you'd like us to come back, a new price takes a minute: {link} If not, no need to reply: I'll ask only once.",
		["months", "did", "advice", "link"],
		["link"],
	),
	offerNote: part("The note that a new offer begins with", ""),
	mailOffer: part(
		"Mail with an offer",
		"{company} offers you the work below at a firm price. Look at it, accept it or ask a question on your page.",
		["total", "lastDay"],
	),
	mailFirstReminder: part(
		"First reminder of an offer by mail",
		"On {sentDay} we offered you the work at a firm price of {total}. You can accept it until {lastDay}, ask a question, or say no, all on your page.",
		["sentDay", "total", "lastDay"],
	),
	mailLastReminder: part(
		"Last reminder of an offer by mail",
		"You can accept our offer of {total}, made on {sentDay}, until {lastDay}. If it's not for you, just say so on your page, or let it pass. We won't remind you again.",
		["sentDay", "total", "lastDay"],
	),
	mailThanks: part(
		"Thanks for a job by mail",
		"We have finished the work at your home. If anything isn't as it should be, {guarantee}: reply to this email or call {phone}.",
	),
	mailNextVisit: part(
		"When the next cleaning is due, by mail",
		"About {months} months ago we finished {did}. If you'd like us to come back, it takes a minute to get a new price.",
		["months", "did"],
	),
} as const;

export type TextName = keyof typeof ownTexts;

export type OwnTexts = Readonly<Partial<Record<TextName, string>>>;

type Told<Name extends TextName> = (typeof ownTexts)[Name]["told"][number];

const PLACEHOLDER = /\{(\w+)\}/g;

/** Writes a text to a customer, by the whole name, in the owners' own words where they have some. */
export function writeText<Name extends TextName>(
	name: Name,
	{ customer, ...told }: { customer: string } & Record<Told<Name>, string>,
	texts: OwnTexts,
): string {
	const said: Readonly<Record<string, string>> = { ...ofCompany, hello: hello(customer), ...told };
	return (texts[name] ?? ownTexts[name].standard).replace(
		PLACEHOLDER,
		(whole, place: string) => said[place] ?? whole,
	);
}

export function placeholdersOf(name: TextName): Placeholder[] {
	return ["hello", ...namesOf(ofCompany), ...ownTexts[name].told];
}
