import * as z from "zod/mini";
import { type Addon, addons, labelOf, type PackageName, packageNames } from "#app/catalog/options.ts";
import { decisionOutcomes } from "#app/catalog/quote-enums.ts";
import { offerLineTexts } from "#app/content/offer-form.ts";
import { inShownOrder, services } from "#app/services/services.ts";
import { type OfferLine, savedLinesSchema, serviceLabel } from "./offer.ts";
import { type Quote, termsOf } from "./quote.ts";

/** The job is told from these parts of an offer; money is in whole dollars. */
export const jobOfferSchema = z.object({
	number: z.int(),
	lines: z.readonly(savedLinesSchema),
	total: z.int(),
	outcome: z.nullable(z.enum(decisionOutcomes)),
});
type JobOffer = z.output<typeof jobOfferSchema>;

/** The offer that says what the job is: the last one that was accepted, else the newest while nobody decided it. */
export function offerOfJob(offers: readonly JobOffer[]): JobOffer | null {
	const newest = lastOffered(offers);
	const accepted = lastOffered(offers.filter(({ outcome }) => outcome === "accepted"));
	return accepted ?? (newest?.outcome === null ? newest : null);
}

/** The newest offer, also where one before it was accepted. */
export function lastOffered(offers: readonly JobOffer[]): JobOffer | null {
	return offers.toSorted((one, other) => one.number - other.number).at(-1) ?? null;
}

/** What is done for a customer, and at which price. */
export interface Job {
	/** The job was last told by the customer's yes, the owner's offer, or the website. */
	readonly basis: "accepted" | "offered" | "estimate";
	readonly work: readonly string[];
	/** Whole dollars; one that nobody accepted may yet change. */
	readonly total: number;
	/** The lines have their amounts; an estimate has ranges in their place. */
	readonly lines: readonly OfferLine[];
}

/** A quote as the job is told from it; money is whole dollars. */
export interface QuotedJob {
	readonly services: readonly { readonly service: string }[];
	readonly addons: readonly { readonly addon: Addon }[];
	readonly package: PackageName;
	readonly totalPrice: number;
	readonly offer: JobOffer | null;
}

const PACKAGE_AT_END = new RegExp(`, (${Object.values(packageNames.labels).join("|")})$`);

/** What a line calls the work, with its package in brackets, as commas are between works, and without what the package includes: titles
 * and lists have no room for it. */
function workOf(label: string): string {
	const included = Object.values(offerLineTexts.packages).map((text) => `: ${text}`);
	const end = included.find((text) => label.endsWith(text)) ?? "";
	return label.slice(0, label.length - end.length).replace(PACKAGE_AT_END, " ($1)");
}

/** What the job is: what was accepted, else what is offered, else what was asked for. */
export function jobOf({ services: asked, addons: added, package: name, totalPrice, offer }: QuotedJob): Job {
	if (offer) {
		const { lines, total, outcome } = offer;
		const work = lines.filter(({ kind }) => kind === "work").map(({ label }) => workOf(label));
		return { basis: outcome === "accepted" ? outcome : "offered", work, total, lines };
	}
	const work = [
		...inShownOrder(asked).map(({ service }) => workOf(serviceLabel(service, name))),
		...added.map(({ addon }) => addons.labels[addon]),
	];
	return { basis: "estimate", work, total: totalPrice, lines: [] };
}

/** What the job is, with its price once the customer said yes to it; until then it is null. */
export function agreedJob(quote: QuotedJob) {
	const { basis, work, total, lines } = jobOf(quote);
	const isAgreed = basis === "accepted";
	return { services: work, price: isAgreed ? total : null, lines: isAgreed ? lines : [] };
}

/** Returns the services that were done at a finished job: those asked for that the agreed work names, or all where it names none. */
export function doneServices(job: QuotedJob): string[] {
	const asked = job.services.map(({ service }) => service);
	const { services: work, price } = agreedJob(job);
	const isNamed = (service: string) =>
		work.some((line) => line.startsWith(labelOf(services.labels, service)));
	const named = price === null ? [] : asked.filter(isNamed);
	return named.length > 0 ? named : asked;
}

/** A whole quote as its job is told. */
export function quotedJob({
	services,
	addons,
	package: name,
	totalPrice,
	offers,
}: Pick<Quote, "services" | "addons" | "package" | "totalPrice" | "offers">): QuotedJob {
	return {
		services,
		package: name,
		addons: addons.map(({ addonName }) => ({ addon: addonName })),
		totalPrice,
		offer: offerOfJob(
			offers.map((offer) => ({
				...{ number: offer.number, ...termsOf(offer) },
				outcome: offer.decision?.outcome ?? null,
			})),
		),
	};
}
