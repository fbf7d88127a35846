import { cameFromSchema } from "#app/catalog/came-from.ts";
import { decisionOutcomes } from "#app/catalog/quote-enums.ts";
import { UNDO_MS } from "#app/quotes/commands/triage-quote.ts";
import { offerOfJob } from "#app/quotes/job.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** The numbers are reckoned from a quote's life. It is neither Spam nor a test; what was erased or purged is gone. */
export type QuoteLife = ReturnType<typeof parseLife>;

/** `booked` and `done` are whole dollars, the others are counts. */
export const measures = ["requests", "offers", "won", "accepted", "booked", "done"] as const;
type Measure = (typeof measures)[number];
export type Counts = Record<Measure, number>;

/** Something that counts, at the moment to whose day it belongs. */
interface Fact {
	readonly measure: Measure;
	readonly at: UtcMs;
	readonly amount: number;
}

/** What a quote counts for. An offer is a quote's first one that was not withdrawn: another one in its place is the same
 * offer. It is won, on the day it was sent, once its customer accepted any of them and the job was not lost afterwards. */
export function factsOf(life: QuoteLife): Fact[] {
	const facts: Fact[] = [{ measure: "requests", at: life.createdAt, amount: 1 }];
	const sent = life.offers.toSorted((one, other) => one.number - other.number);
	const offer = sent.find(({ outcome }) => outcome !== "withdrawn");
	const accepted = life.stage === "lost" ? [] : sent.filter(({ outcome }) => outcome === "accepted");
	if (offer) facts.push({ measure: "offers", at: offer.sentAt, amount: 1 });
	if (offer && accepted.length > 0) facts.push({ measure: "won", at: offer.sentAt, amount: 1 });
	let booked = 0;
	for (const [index, { decidedAt, total }] of accepted.entries()) {
		const at = decidedAt ?? 0;
		if (index === 0) facts.push({ measure: "accepted", at, amount: 1 });
		facts.push({ measure: "booked", at, amount: total - booked });
		booked = total;
	}
	if (life.doneAt !== null) facts.push({ measure: "done", at: life.doneAt, amount: jobTotal(life) });
	return facts;
}

/** Returns what the job costs, in whole dollars: as accepted, else as offered, else as estimated. */
export function jobTotal({ totalPrice, offers }: Pick<QuoteLife, "totalPrice" | "offers">): number {
	return offerOfJob(offers.map((sent) => ({ ...sent, lines: [] })))?.total ?? totalPrice;
}

/** Returns when and why a quote was lost; null where it is not. */
export function lossOf({ stage, lostAt, declinedAt, lostReason }: QuoteLife) {
	const at = stage === "lost" ? (lostAt ?? declinedAt) : null;
	return at === null ? null : { at, reason: lostReason ?? "unknown" };
}

/** Returns when somebody first got in touch with who asked on the website; null where nobody did, and for who called by phone. */
export function firstContactOf({ source, contactedAt, marks }: QuoteLife): UtcMs | null {
	if (source !== "website" || contactedAt === null) return null;
	if (marks.length === 0) return contactedAt;
	let now: UtcMs | null = null;
	let undone: UtcMs | null = null;
	let first: UtcMs | null = null;
	const steps = new Map<string, UtcMs>();
	for (const { action, at } of marks.toSorted((one, other) => one.at - other.at)) {
		steps.set(action, at);
		if (action === "contacted") [undone, now] = [now, at];
		else if (action === "reopened") undone = now = now !== null && at - now <= UNDO_MS ? undone : null;
		// A step that was itself the contact, such as `lost`, is taken back with it.
		else if (action.startsWith("not-")) now = steps.get(action.slice(4)) === now ? null : now;
		else if (now === null) undone = now = at;
		first = now === null ? null : (first ?? now);
	}
	return first;
}

/** Reads lives as `selectLives` packs them: one a line. */
export function parseLives(packed: string): QuoteLife[] {
	return packed === "" ? [] : packed.split("\n").map(parseLife);
}

function parseLife(line: string) {
	const fields = line.split("|");
	const [createdAt, contactedAt, marks, source = "", heardOfUs, cameFrom, name = "", zipCode = "", services] =
		fields;
	const [price, stage = "", scheduledFor, doneAt, lostAt, declinedAt, lostReason, offers] = fields.slice(9);
	return {
		createdAt: Number(createdAt),
		contactedAt: numberOf(contactedAt),
		/** What may have been the first contact, or have taken it back: of a quote that its visitor changed after a contact. */
		marks: listOf(marks).map(([action = "", at]) => ({ action, at: Number(at) })),
		source,
		heardOfUs: heardOfUs || null,
		cameFrom: cameFrom ? (cameFromSchema.safeParse(JSON.parse(cameFrom)).data ?? null) : null,
		package: name,
		zipCode,
		services: services ? services.split(",") : [],
		/** This price and the totals of offers are whole dollars. */
		totalPrice: Number(price),
		stage,
		scheduledFor: numberOf(scheduledFor),
		doneAt: numberOf(doneAt),
		lostAt: numberOf(lostAt),
		declinedAt: numberOf(declinedAt),
		/** The quote was lost for this reason, as the owner says, or else the customer who declined the offer. */
		lostReason: lostReason || null,
		offers: listOf(offers).map(([number, sentAt, total, outcome, decidedAt]) => ({
			number: Number(number),
			sentAt: Number(sentAt),
			total: Number(total),
			outcome: decisionOutcomes.find((known) => known === outcome) ?? null,
			decidedAt: numberOf(decidedAt),
		})),
	};
}

function numberOf(text: string | undefined): number | null {
	return text ? Number(text) : null;
}

function listOf(text: string | undefined): string[][] {
	return text ? text.split(",").map((entry) => entry.split(":")) : [];
}
