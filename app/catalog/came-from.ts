import * as z from "zod/mini";
import { campaignParameters, clickIds } from "#app/fields/visit.ts";

const words = z.optional(z.string().check(z.maxLength(40), z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._+-]*$/u)));
const host = z.optional(z.string().check(z.maxLength(60), z.regex(/^[a-z0-9.-]+$/)));

const visitSchema = z.object({
	source: words,
	medium: words,
	campaign: words,
	/** The click's id at the network that counts it. */
	click: z.optional(z.string().check(z.maxLength(110), z.regex(/^[\w.-]+$/))),
	referrer: host,
	landing: z.optional(z.string().check(z.maxLength(40), z.regex(/^\/[\w/-]*$/))),
});
export type Visit = z.output<typeof visitSchema>;

/** The first and the last visit before a request was sent; one that was both stands once. */
export const cameFromSchema = z.object({ first: visitSchema, last: z.optional(visitSchema) });
export type CameFrom = z.output<typeof cameFromSchema>;

/** These parameters of an address are read, and no others. */
const parameters = {
	...campaignParameters,
	ref: "referrer",
	start: "landing",
} as const;

/** Returns what an address's parameters say of where its visitor came from, null where that is nothing; what does not fit is left out. */
export function visitIn(address: URLSearchParams): Visit | null {
	const told: Visit = {};
	for (const [parameter, name] of Object.entries(parameters)) {
		const field = visitSchema.shape[name].safeParse(address.get(parameter)?.trim());
		if (field.data) told[name] = field.data;
	}
	for (const [parameter, network] of Object.entries(clickIds)) {
		const click = visitSchema.shape.click.safeParse(address.get(parameter) ?? undefined).data;
		if (click) Object.assign(told, { click, source: told.source ?? network });
	}
	// Who is named needs no address as well: a draft has to fit into a cookie.
	if (told.source) delete told.referrer;
	return Object.keys(told).length > 0 ? told : null;
}

/** Returns the visits with one more; one that says of nobody who sent it is forgotten beside another. */
export function withVisit(before: CameFrom | undefined, visit: Visit | null): CameFrom | undefined {
	if (!visit) return before;
	if (!before) return { first: visit };
	if (!visit.source && !visit.referrer) return before;
	const isSame = JSON.stringify(before.last ?? before.first) === JSON.stringify(visit);
	return isSame ? before : { first: before.first, last: visit };
}

const names = new Map(
	Object.entries({
		google: "Google",
		bing: "Bing",
		duckduckgo: "DuckDuckGo",
		yahoo: "Yahoo",
		facebook: "Facebook",
		fb: "Facebook",
		instagram: "Instagram",
		nextdoor: "Nextdoor",
		yelp: "Yelp",
		email: "E-mail",
	}),
);

/** Returns where a request came from as one label, by which requests are counted: `Google`, `postcard`, `example.com`. */
export function sourceName({ first, last }: CameFrom): string {
	return nameOf(last ?? first);
}

function nameOf({ source, referrer }: Visit): string {
	if (source) return names.get(source.toLowerCase()) ?? spaced(source);
	if (!referrer) return "Directly";
	const [site = ""] = referrer.replace(/^(?:www|m|l|lm|search)\./, "").split(".");
	return names.get(site) ?? referrer;
}

const spaced = (text: string) => text.replace(/[_+-]+/g, " ").trim();

/** `Google, postcard May`, and where the request's visitor began: the last visit first. */
export function cameFromLines({ first, last }: CameFrom): string[] {
	return last ? [visitLine(last), `first ${visitLine(first)}`] : [visitLine(first)];
}

function visitLine(visit: Visit): string {
	const { medium, campaign, click, landing } = visit;
	const isAd = click !== undefined || /^(?:cpc|ppc|paid)/i.test(medium ?? "");
	const told = [
		isAd ? `${nameOf(visit)} ad` : nameOf(visit),
		campaign && spaced(campaign),
		landing && landing !== "/" && `by ${landing}`,
	];
	return told.filter(Boolean).join(", ");
}
