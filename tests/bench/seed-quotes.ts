import { eq, sql } from "drizzle-orm";
import { stageOf } from "#app/catalog/stage.ts";
import type { Database } from "#app/database/client.server.ts";
import { foldText } from "#app/fields/fold-text.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { countedStage, type QuoteRow } from "#app/quotes/quote.ts";
import { searchText } from "#app/quotes/search-text.ts";
import { reminderDueAt } from "#app/quotes/sent-reminders.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { newId } from "#app/time/new-id.ts";
import { nextPosition, quoteSearchText, stageCounts } from "#db/derived-tables.ts";
import {
	customerKeys,
	customers,
	decisions,
	offers,
	quoteAddons,
	quoteEvents,
	quoteRequests,
	quoteServices,
} from "#db/schema.ts";

const firstNames = ["Ann", "Bo", "Carla", "Dmitri", "Élodie", "Frank", "Grace", "Hugo", "Ines", "Jack"];
const lastNames = [
	"Abbott",
	"Baker",
	"Castillo",
	"Dunn",
	"Evans",
	"Fischer",
	"Garcia",
	"Huang",
	"Irwin",
	"Jones",
];
const zips = ["18411", "18414", "18503", "18101", "18015"];
const homeSizes = ["small", "medium", "large", "xl"] as const;

/** Rows in one statement: SQLite takes 32,766 values. */
const CHUNK = 500;
/** Minutes between two quotes, so that 100,000 are about two years. */
const APART = 10;

interface Life {
	/** Three in ten got an offer. */
	offers?: boolean;
	/** One in a hundred got a date, two weeks after it was asked for. */
	dates?: boolean;
	/** The number of the first one: each number is another person. */
	first?: number;
}

/**
 * Fills an empty database with quotes, the last one as new as `newest` (UTC milliseconds), with their counts and search
 * index, each of another customer. One in ten waits to be called, one in a hundred is spam.
 */
export async function seedQuotes(
	db: Database,
	count: number,
	newest: number,
	life: Life = {},
): Promise<void> {
	for (let start = 0; start < count; start += CHUNK) {
		const numbers = Array.from({ length: Math.min(CHUNK, count - start) }, (_, index) => start + index);
		const quotes = numbers.map((index) => {
			const number = (life.first ?? 0) + index;
			const createdAt = newest - (count - 1 - index) * APART * 60_000;
			const quote = {
				...quoteRow(number, createdAt),
				...(life.offers && offerTimes(number, createdAt)),
				...(life.dates && number % 100 === 1 && jobTimes(createdAt, newest)),
			};
			const whole = { ...noTimes, ...quote };
			return { ...quote, stage: stageOf(whole), reminderDueAt: reminderDueAt(whole) };
		});
		const sent = quotes.flatMap((quote) => offersOf(quote));
		const known = quotes.map(customerOf);
		await db.batch([
			db.insert(customers).values(known.flatMap((one) => one.customers)),
			db
				.insert(customerKeys)
				.values(known.flatMap((one) => one.keys))
				.onConflictDoNothing(),
		]);
		const rows = await db
			.insert(quoteRequests)
			.values(quotes.map((quote) => ({ ...quote, customerId: quote.spam ? null : quote.id })))
			.returning();
		await db.batch([
			db
				.insert(quoteServices)
				.values(quotes.flatMap(({ id }) => services.map((service) => ({ quoteId: id, ...service })))),
			db.insert(quoteAddons).values(
				quotes
					.filter((_, index) => index % 3 === 0)
					.map(({ id, name, phone }) => ({
						quoteId: id,
						userName: name,
						phone,
						addonName: "deck" as const,
						price: rateCard.addons.deck,
					})),
			),
			db.insert(quoteEvents).values(
				quotes.map(({ id, createdAt }) => ({
					quoteId: id,
					revision: 1,
					createdAt,
				})),
			),
			db.insert(quoteSearchText).values(rows.map((row, index) => searched(row, index % 3 === 0))),
			...stages.map((stage) =>
				db
					.update(stageCounts)
					.set({ count: sql`count + ${quotes.filter((quote) => countedStage(quote) === stage).length}` })
					.where(eq(stageCounts.stage, stage)),
			),
			...(sent.length > 0
				? [
						db.insert(offers).values(sent.map(({ offer }) => offer)),
						db.insert(decisions).values(sent.flatMap(({ decision }) => decision)),
					]
				: []),
		]);
	}
}

/** The customer of a seeded quote, who has its id and its number and address; none of spam, as where it is saved. */
function customerOf({ id, spam, name, phone, email, createdAt }: ReturnType<typeof quoteRow>) {
	const keys = (email === null ? [phone] : [phone, email]).map((value) => ({ value, customerId: id }));
	const customer = { id, primaryId: id, name, searchedName: foldText(name), createdAt, updatedAt: createdAt };
	return spam ? { customers: [], keys: [] } : { customers: [customer], keys };
}

const noTimes = {
	...{ offerDeliveredAt: null, offerOpenedAt: null, remindersStoppedAt: null, test: false, reminders: [] },
	askedAt: null,
	...{ offeredAt: null, acceptedAt: null, declinedAt: null },
	...{ scheduledFor: null, doneAt: null, lostAt: null },
};
const services = [
	{ service: "window-cleaning", priceLow: 600, priceHigh: 700 },
	{ service: "gutter-cleaning", priceLow: 200, priceHigh: 300 },
] as const;
const stages = ["new", "contacted", "offered", "accepted", "scheduled", "done", "lost", "spam"];

function searched(row: QuoteRow, hasDeck: boolean) {
	const addons = hasDeck ? [{ addonName: "deck" as const, price: rateCard.addons.deck }] : [];
	const text = searchText({ ...row, services, addons, offers: [], questions: [], workDone: null });
	return { ...text, position: nextPosition(row.createdAt), quoteId: row.id };
}

type Seeded = ReturnType<typeof quoteRow> & Partial<ReturnType<typeof offerTimes>>;

/** The offer that a quote's times tell of, with the customer's answer. */
function offersOf({ id, name, totalPrice, ...times }: Seeded) {
	if (!times.offeredAt || !times.offerValidUntil) return [];
	const offer = {
		id: newId(times.offeredAt),
		quoteId: id,
		number: 1,
		lines: JSON.stringify([{ label: "Windows and gutters", amount: totalPrice, kind: "work" }]),
		total: totalPrice,
		termsVersion: "2026-11",
		validUntil: times.offerValidUntil,
		sentAt: times.offeredAt,
		sha256: "0".repeat(64),
	};
	const decidedAt = times.acceptedAt ?? times.declinedAt;
	if (!decidedAt) return [{ offer, decision: [] }];
	const outcome = times.acceptedAt ? ("accepted" as const) : ("declined" as const);
	return [
		{ offer, decision: [{ offerId: offer.id, attempt: crypto.randomUUID(), outcome, name, decidedAt }] },
	];
}

/** Three in ten got an offer, of which one is accepted and done, one declined and one left to expire; who waits has none. */
function offerTimes(number: number, createdAt: number) {
	const [offeredAt, answeredAt] = [createdAt + 2 * HOUR_MS, createdAt + DAY_MS];
	const kind = number % 10;
	const isOffered = 1 <= kind && kind <= 3;
	return {
		offeredAt: isOffered ? offeredAt : null,
		offerDeliveredAt: isOffered ? offeredAt : null,
		offerValidUntil: isOffered ? offeredAt + 14 * DAY_MS : null,
		acceptedAt: kind === 1 ? answeredAt : null,
		doneAt: kind === 1 ? answeredAt + DAY_MS : null,
		declinedAt: kind === 2 ? answeredAt : null,
	};
}

/** Of an accepted offer; done once it is over. */
function jobTimes(createdAt: number, newest: number) {
	const scheduledFor = createdAt + 14 * DAY_MS;
	const scheduledUntil = scheduledFor + 4 * HOUR_MS;
	return { scheduledFor, scheduledUntil, doneAt: scheduledUntil < newest ? scheduledUntil : null };
}

function quoteRow(number: number, createdAt: number) {
	const contacted = number % 10 !== 0;
	const spam = number % 100 === 50;
	return {
		id: newId(createdAt),
		name: `${pick(firstNames, number)} ${pick(lastNames, Math.floor(number / 10))} ${number}`,
		contactMethod: "text" as const,
		email: number % 2 === 0 ? `customer.${number}@mail.example` : null,
		phone: `+1570${String(5_550_000 + ((number * 7_919) % 4_000_000)).padStart(7, "0")}`,
		zipCode: pick(zips, number),
		address: `${1 + (number % 400)} Elm Street`,
		serviceType: "window-cleaning" as const,
		homeSize: pick(homeSizes, number),
		stories: "two" as const,
		lastCleaned: "1-3years" as const,
		trackCondition: "normal" as const,
		gutterLastCleaned: "within-1-year" as const,
		concerns: number % 4 === 0 ? "The window above the porch is hard to reach." : null,
		package: "deluxe" as const,
		bundlePercent: 15,
		estimatedPriceLow: 680,
		estimatedPriceHigh: 850,
		totalPrice: 765,
		createdAt,
		updatedAt: createdAt,
		contacted,
		contactedAt: contacted ? createdAt + HOUR_MS : null,
		adminNotes:
			contacted && number % 3 === 0 ? `Left a message, gate code ${number % 9_999}, dog in the yard` : null,
		spam,
		spamReason: spam ? "too-fast" : null,
		fingerprint: "seeded",
	};
}

function pick<T>(values: readonly T[], number: number): T {
	const value = values[number % values.length];
	if (value === undefined) throw new Error("There is nothing to pick from");
	return value;
}
