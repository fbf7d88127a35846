import * as z from "zod/mini";
import { business } from "../config/business";
import { paths } from "../config/paths";
import { quoteMail } from "../content/mails";
import { formatDollars } from "../pricing/format";
import {
	exteriorLastCleaned,
	homeSizes,
	labelOf,
	packageNames,
	services,
	storyCounts,
	windowsLastCleaned,
} from "../quote-wizard/options";
import { firstName } from "../quote-wizard/package-offer";
import { formatPhone } from "../quote-wizard/phone";
import { type Letter, oneLine } from "./letter";
import { NO_ADDRESS, type SendQuoteBody } from "./send-quote";

const lastCleaned = { ...exteriorLastCleaned.labels, ...windowsLastCleaned.labels };

/** The visitor's own address, which replies go to; undefined when none was given (SPEC section 7, send-quote). */
export function visitorEmail({ email }: SendQuoteBody): string | undefined {
	return email !== business.email.noReply && z.email().safeParse(email).success ? email : undefined;
}

/** What the owner reads of a new quote, on a phone: who, how to answer at once, then every field of the body. */
export function quoteLetter(body: SendQuoteBody, origin: string): Letter {
	const shown = shownValues(body);
	const known = firstName(shown.name);
	const phone = phoneLinks(body.phone, quoteMail.greeting(known));
	const email = visitorEmail(body);
	const hrefs: Partial<Record<Field, string>> = {
		phone: phone?.tel,
		email: email && `mailto:${email}`,
		address: body.address === NO_ADDRESS ? undefined : mapLink(`${shown.address}, ${shown.zipCode}`),
	};
	return {
		subject: quoteMail.subject(shown.name, shown.selectedPackage, shown.totalPrice),
		preview: quoteMail.preview(shown.selectedServices, shown.zipCode),
		heading: quoteMail.heading,
		paragraphs: [quoteMail.intro(shown.name)],
		buttons: [
			phone && { label: quoteMail.call(shown.phone), href: phone.tel },
			phone?.sms && { label: quoteMail.text(known), href: phone.sms },
			{ label: quoteMail.dashboard, href: `${origin}${paths.admin}` },
		].filter((button) => typeof button === "object" && button !== null),
		facts: fields.map((field) => ({
			label: quoteMail.labels[field],
			value: shown[field] || quoteMail.blank,
			href: hrefs[field],
		})),
		closing: email ? [quoteMail.reply(known)] : [],
	};
}

type Field = keyof SendQuoteBody;

/** Every field of the body, in the order in which the owner wants to know them. */
const fields = [
	"name",
	"phone",
	"email",
	"address",
	"zipCode",
	"selectedServices",
	"selectedPackage",
	"totalPrice",
	"homeSize",
	"stories",
	"windowCount",
	"lastCleaned",
	"specialConcerns",
] as const satisfies readonly Field[];

/** The fields as people read them: options by their labels; empty where the visitor gave nothing. */
function shownValues(body: SendQuoteBody): Record<Field, string> {
	return {
		name: oneLine(body.name),
		phone: formatPhone(oneLine(body.phone)),
		email: visitorEmail(body) ?? "",
		address: oneLine(body.address),
		zipCode: oneLine(body.zipCode),
		selectedServices: body.selectedServices.map((name) => labelOf(services.labels, oneLine(name))).join(", "),
		selectedPackage: labelOf(packageNames.labels, oneLine(body.selectedPackage)),
		totalPrice: formatDollars(body.totalPrice),
		homeSize: labelOf(homeSizes.labels, oneLine(body.homeSize)),
		stories: labelOf(storyCounts.labels, oneLine(body.stories)),
		windowCount: oneLine(body.windowCount),
		lastCleaned: labelOf(lastCleaned, oneLine(body.lastCleaned)),
		specialConcerns: body.specialConcerns,
	};
}

/** Links for a saved number; an extension can be dialled, but not be texted. Null for what is no saved number. */
function phoneLinks(phone: string, greeting: string) {
	const [, number, extension] = phone.match(/^(\+\d{8,15})(?:;ext=(\d{1,6}))?$/) ?? [];
	if (!number) return null;
	if (extension) return { tel: `tel:${number};ext=${extension}`, sms: null };
	// "?&" is what both iOS and Android take.
	return { tel: `tel:${number}`, sms: `sms:${number}?&body=${encodeURIComponent(greeting)}` };
}

function mapLink(address: string): string {
	return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
