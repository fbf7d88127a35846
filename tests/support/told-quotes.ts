import type { TriageIntent } from "#app/catalog/quote-enums.ts";
import { hearings } from "#app/catalog/request-source.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Quote } from "#app/quotes/quote.ts";
import type { QuoteEvent } from "#app/quotes/quote-events.ts";
import { rowOf } from "#app/quotes/quote-row.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/time/clock.ts";
import { decisions, offers, quoteEvents, quoteRequests, quoteServices } from "#db/schema.ts";
import { decideStep, happen, type Step } from "./lives.ts";

/** A quote as it is, and everything that happened to it. */
export interface Told {
	quote: Quote;
	events: readonly QuoteEvent[];
	/** The mark of a contact after each event. */
	marks: readonly (number | null)[];
}

const zips = ["18411", "18414", "18503", "08540"];
const beginnings: readonly Step[] = [
	{ kind: "submit", package: "deluxe", hasEmail: true, signals: "none" },
	{ kind: "submit", package: "basic", hasEmail: false, signals: "none" },
	{ kind: "submit", package: "luxury", hasEmail: true, signals: "honeypot" },
	{ kind: "take", addons: ["deck"] },
];
const triage = (intent: TriageIntent): Step => ({ kind: "triage", intent, notes: "" });
/** What may follow; those that come to something are among them more than once. */
const steps: readonly Step[] = [
	...beginnings.slice(0, 2),
	...(["contacted", "contacted", "contacted", "undo", "reopen", "spam", "not-spam"] as const).map(triage),
	...(["done", "done", "not-done", "lost", "lost", "not-lost"] as const).map(triage),
	...[300, 450, 600, 450, 300].map((amount): Step => ({ kind: "offer", amount })),
	...(["accepted", "accepted", "accepted", "declined", "withdrawn"] as const).map(
		(outcome): Step => ({ kind: "answer", outcome }),
	),
	...[DAY_MS, 9 * DAY_MS, null].map((ahead): Step => ({ kind: "date", in: ahead })),
	{ kind: "add-ons", addons: ["deck"], confirmed: true },
	{ kind: "ask" },
];
const pauses = [4_000, 9_000, 20 * MINUTE_MS, 3 * HOUR_MS, DAY_MS, 3 * DAY_MS];

/** Numbers below one that look random, and are the same for the same seed. */
function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

/** Quotes in every stage, each begun at some time in the half year from `since` on. */
export function generateQuotes(count: number, since: number, seed: number): Told[] {
	const random = randomFrom(seed);
	const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];
	return Array.from({ length: count }).flatMap((_, number): Told[] => {
		const id = `10000000-0000-4000-8000-${String(seed * 1_000_000 + number).padStart(12, "0")}`;
		const events: QuoteEvent[] = [];
		const marks: (number | null)[] = [];
		let quote: Quote | null = null;
		let at = since + Math.floor(random() * 183 * DAY_MS);
		for (let step = Math.floor(random() * 24); step >= 0; step--) {
			const wanted = pick(quote ? steps : beginnings);
			const attempt = `${String(step).padStart(8, "0")}${id.slice(8)}`;
			const decision = wanted && decideStep(id, quote, wanted, { at, attempt });
			if (decision?.kind === "events") {
				const happened = happen(quote, decision.events);
				events.push(...decision.events);
				marks.push(...happened.moments.map(({ after }) => after.contactedAt));
				quote = happened.quote;
			}
			at += pick(pauses) ?? 0;
		}
		if (!quote) return [];
		const heardOfUs = quote.source === "phone" ? (pick([null, ...hearings]) ?? null) : null;
		const came = {
			first: { source: "postcard" },
			...(random() < 0.5 && { last: { source: "Door hanger", medium: "print" } }),
		};
		const cameFrom = quote.source === "website" && random() < 0.5 ? came : null;
		const zipCode = pick(zips) ?? "";
		const told = {
			...quote,
			mails: [],
			customerToken: null,
			test: number % 17 === 0,
			zipCode,
			heardOfUs,
			cameFrom,
		};
		return [{ quote: told, events, marks }];
	});
}

/** Saves quotes with their services, events, offers and decisions. */
export async function saveTold(db: Database, told: readonly Told[]): Promise<void> {
	for (let start = 0; start < told.length; start += 200) {
		const chunk = told.slice(start, start + 200);
		const sent = chunk.flatMap(({ quote }) => quote.offers.map((offer) => ({ ...offer, quoteId: quote.id })));
		const decided = sent.flatMap(({ id, decision }) =>
			decision ? [{ ...decision, offerId: id, wishes: null }] : [],
		);
		await db.batch([
			db.insert(quoteRequests).values(chunk.map(({ quote }) => rowOf(quote))),
			db
				.insert(quoteServices)
				.values(chunk.flatMap(({ quote }) => quote.services.map((line) => ({ ...line, quoteId: quote.id })))),
			db.insert(quoteEvents).values(
				chunk.flatMap(({ quote, events }) =>
					events.map(({ action, at }, index) => ({
						...{ quoteId: quote.id, revision: index + 1 },
						...{ createdAt: at, action },
					})),
				),
			),
			...(sent.length > 0
				? [
						db
							.insert(offers)
							.values(
								sent.map(({ decision, ...offer }) => ({ ...offer, lines: JSON.stringify(offer.lines) })),
							),
					]
				: []),
			...(decided.length > 0 ? [db.insert(decisions).values(decided)] : []),
		]);
	}
}
