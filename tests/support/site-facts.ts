import { business, yearsInBusiness } from "#app/config/business.ts";
import { typicalRange } from "#app/content/price-texts.ts";
import { pricingTestimonials } from "#app/content/pricing-testimonials.ts";
import { residentialReviews } from "#app/content/residential-reviews.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { formatTime } from "#app/time/business-hours.ts";

/** What the company tells of itself, each in one place: the profile, the rate card, the hours. */
const { claims, foundedYear, freeChange, guarantee, home, hours, timing } = business;

const numbersIn = (value: unknown) => new Set(JSON.stringify(value).match(/\d+(?:-\d+)?/g) ?? []);
const minutes = numbersIn(Object.values(timing).filter((time) => time.endsWith("minutes")));
const paid = numbersIn([
	residentialReviews.map(({ pricePaid }) => pricePaid),
	pricingTestimonials.map(({ pricePaid, text }) => [pricePaid, text]),
]);
const otherPercents = ["100", "50", String(Number.parseInt(claims.luxuryShare, 10))];
const words = (text: string) => text.toLowerCase();

interface Fact {
	/** Each place that tells the fact; its first group is what is told. */
	told: RegExp;
	isTrue: (told: string, sentence: string) => boolean;
}

const facts: Readonly<Record<string, Fact>> = {
	minutes: { told: /(\d+(?:[-–]\d+)?)[ -]minutes?\b/gi, isTrue: (told) => minutes.has(told) },
	seconds: { told: /(\d+) seconds/gi, isTrue: (told) => told === "60" },
	"business days": { told: /(\d+) business days?/gi, isTrue: (told) => timing.estimate.startsWith(told) },
	miles: { told: /(\d+) miles/gi, isTrue: (told) => told === String(home.radiusMiles) },
	reviews: {
		told: /(\d+\+?) (?:five-star )?reviews(?! on \w)/gi,
		isTrue: (told) => [String(claims.rating.count), claims.fiveStarReviews].includes(told),
	},
	"a review's site": { told: /reviews on (\w+)/gi, isTrue: () => false },
	rating: { told: /(\d\.\d) out of 5/gi, isTrue: (told) => told === String(claims.rating.value) },
	"structured rating": {
		told: /"aggregateRating":\{[^}]*?"ratingValue":([\d.]+)/g,
		isTrue: (told) => told === String(claims.rating.value),
	},
	"structured reviews": {
		told: /"reviewCount":(\d+)/g,
		isTrue: (told) => told === String(claims.rating.count),
	},
	founded: {
		told: /(?:since |in |"foundingDate":")(20[01]\d)\b/gi,
		isTrue: (told) => told === String(foundedYear),
	},
	years: { told: /(\d+)\+ years/gi, isTrue: (told) => told === String(yearsInBusiness(Date.now())) },
	homes: {
		told: /(\d+)\+? (?:homes|homeowners|[A-Z]\w+ Township homes)\b/gi,
		isTrue: (told) => told === String(Number.parseInt(claims.homes, 10)),
	},
	"what most choose": {
		told: /((?:of our customers|most (?:people|customers|homes)) (?:choose|pick|take)|we clean most often)/gi,
		isTrue: (_told, sentence) => sentence.includes(`${claims.luxuryShare} of our customers choose Luxury`),
	},
	guarantee: {
		told: /(at no charge|make it right|put it right|clean it again|come back and|within \w+ days)/gi,
		// A visit that the weather moves costs nothing either.
		isTrue: (_told, sentence) =>
			words(sentence).includes(guarantee.promise) ||
			sentence.includes("we'll move your appointment at no charge"),
	},
	changes: {
		told: /((?:move|cancel|change) [^.]*until the (?:day|hour|week)[^.:]*)/gi,
		isTrue: (told) => told.includes(freeChange),
	},
	hours: {
		told: /(\d+ am to \d+ pm)/gi,
		isTrue: (told) => told === `${formatTime(hours.opens)} to ${formatTime(hours.closes)}`,
	},
};

/** Returns what a text tells otherwise than its one source does, each with its sentence. `amounts` are dollars of one quote. */
export function contradictions(
	text: string,
	amounts: readonly string[] = [],
	prices: PriceBook = rateCard,
): string[] {
	const sentences = text.split(/(?<=[.!?])\s+|\n/);
	const known = new Set([...numbersIn([prices, typicalRange(prices)]), ...paid, ...amounts]);
	const percents = new Set([...Object.values(prices.bundlePercent).map(String), ...otherPercents]);
	const isKnown = (told: string) => known.has(told.replaceAll(",", ""));
	const all: Readonly<Record<string, Fact>> = {
		...facts,
		dollars: { told: /\$([\d,]*\d)/g, isTrue: isKnown },
		"structured prices": { told: /"(?:low|high)Price":(\d+)/g, isTrue: isKnown },
		percents: { told: /(\d+) ?%/g, isTrue: (told) => percents.has(told) },
	};
	return sentences.flatMap((sentence) =>
		Object.entries(all).flatMap(([name, { told, isTrue }]) =>
			Array.from(sentence.matchAll(told), ([, found = ""]) => found)
				.filter((found) => !isTrue(found, sentence))
				.map((found) => `${name} “${found}” in: ${sentence.slice(0, 200)}`),
		),
	);
}

/** Returns the words of a page as they are read, its descriptions and structured data included. */
export function pageWords(html: string): string {
	const descriptions = Array.from(html.matchAll(/<meta [^>]*content="([^"]*)"/g), ([, text]) => text);
	const data = Array.from(
		html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
		([, json]) => json,
	);
	const text = html
		.replace(/<(script|style|template)\b.*?<\/\1>/gs, "")
		.replace(/<!--.*?-->/gs, "")
		.replace(
			/<\/?(?:p|li|h\d|dt|dd|summary|section|div|td|th|label|legend|title|figcaption|blockquote|a)\b[^>]*>/g,
			"\n",
		)
		.replace(/<[^>]*>/g, " ")
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&")
		.replace(/[ \t]+/g, " ");
	return [...descriptions, text, ...data].join("\n");
}
