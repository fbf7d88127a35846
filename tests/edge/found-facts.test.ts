import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { selectQuotes } from "#app/admin/dashboard/quote-list.server.ts";
import { paths } from "#app/config/paths.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { saveAddons } from "#app/quotes/addons.server.ts";
import { answerOffer, answerQuestion } from "#app/quotes/commands.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { quoteSearchText } from "#db/derived-tables.ts";
import { quoteRequests } from "#db/schema.ts";
import { refreshDerived } from "#scripts/refresh-derived.ts";
import { anOwner, db } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { anOffer, askAs, SENT, send } from "../support/offers.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";
import { Visitor } from "../support/visitor.ts";

// Whatever the owner's page, the customer's page, the history or the export tells of a quote, a search for it finds the quote.

afterEach(() => vi.useRealTimers());

async function finds(search: string, id: string, status: string): Promise<boolean> {
	const filter = readFilter(new URLSearchParams({ q: search, status }));
	return (await selectQuotes(db, filter, 200)).some((quote) => quote.id === id);
}

/** A quote of somebody with an offer of two lines, a question and an add-on, and the secret of its page. */
async function anAskedQuote() {
	const submission = aSubmission(
		{
			service: {
				services: ["window-cleaning", "gutter-cleaning", "pressure-washing"],
				homeSize: "xl",
				stories: "three-plus",
				zip: "18101",
			},
			contact: {
				...{ name: "Zoë O’Brien", phone: "+15708764321", contactMethod: "email" },
				...{ email: "z.ob@cottage.example", address: "1184 D'Artagnan Road" },
			},
			condition: {
				...{ lastCleaned: "3plus", trackCondition: "significant", gutterLastCleaned: "over-2-years" },
				...{ pressureTargets: ["patio"], pressureLastCleaned: "not-sure", concerns: "Two friendly dogs" },
			},
		},
		"luxury",
	);
	const { id } = submission;
	const token = (await saveQuote(db, submission, SENT)) ?? "";
	await saveAddons(db, { quoteId: id, addons: ["deck"], priced: rateCard, confirmed: true }, SENT + 1);
	const offer = anOffer(id, {
		lines: [
			{ label: "Chandeliers", amount: 1_437, kind: "work" },
			{ label: "For neighbors", amount: 90, kind: "saving" },
		],
		note: "Ladders are included",
	});
	await send(db, offer, SENT + DAY_MS);
	const questionId = crypto.randomUUID();
	await askAs(
		db,
		{ id: questionId, quoteId: id, offerId: offer.id, text: "And the attic?" },
		token,
		SENT + DAY_MS + 1,
	);
	const answer = { attempt: crypto.randomUUID(), questionId, text: "Gladly, by rope" };
	await answerQuestion(db, visitor(db), id, answer, SENT + DAY_MS + 2);
	return { id, token, offer };
}

type Asked = Awaited<ReturnType<typeof anAskedQuote>>;
const LATER = SENT + 2 * DAY_MS;
const answers = { signature: null, wishes: [], reason: null, comment: null };

async function decide({ id, token, offer }: Asked, outcome: "accepted" | "declined", said: object) {
	const command = { ...answers, token, name: "Zed Signer", offerId: offer.id, attempt: crypto.randomUUID() };
	await answerOffer(db, visitor(db), id, { ...command, ...said, outcome }, LATER);
}

const stages: Record<string, (quote: Asked) => Promise<unknown>> = {
	offered: async () => {},
	done: async (quote) => {
		const wishes = [{ date: "2026-05-12", half: "morning" }];
		await decide(quote, "accepted", { comment: "Thursdays too", wishes });
		await setDate(db, quote.id, TUESDAY, { now: LATER + 1 });
		const work = "Frames as well";
		await triageAs(db, {
			quoteId: quote.id,
			intent: "done",
			work,
			notes: "Gate code 9182",
			now: TUESDAY.endsAt,
		});
	},
	declined: (quote) => decide(quote, "declined", { reason: "timing", comment: "Perhaps in autumn" }),
	lost: ({ id }) => triageAs(db, { quoteId: id, intent: "lost", lostReason: "went-elsewhere", now: LATER }),
	spam: ({ id }) => triageAs(db, { quoteId: id, intent: "spam", now: LATER }),
};

const texts = (html: string, pattern: RegExp) =>
	Array.from(html.matchAll(pattern), ([, text = ""]) =>
		text
			.replaceAll(/<[^>]*>/g, " ")
			.replaceAll("&#x27;", "'")
			.trim(),
	);

/** What is told of a quote in each place; of a moment its day, and without the words between the facts. */
async function toldOf({ id, token }: Asked, status: string): Promise<string[]> {
	const owner = await anOwner();
	const detail = (await owner.get(paths.adminQuote(id))).html;
	const customer = (await new Visitor().get(paths.customerQuote(token))).html;
	const history = texts(detail.slice(detail.indexOf('aria-label="History"')), /<p[^>]*>(.*?)<\/p>/g);
	const { html: csv } = await owner.get(`${paths.adminQuotesCsv}?status=${status}`);
	const [headings = [], ...rows] = csv
		.split("\r\n")
		.map((row) =>
			Array.from(row.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g), ([, cell = ""]) =>
				cell.replaceAll(/="|"/g, ""),
			),
		);
	const row = rows.find((cells) => cells.includes(id.slice(0, 8).toUpperCase())) ?? [];
	expect(row).toHaveLength(headings.length);
	return [
		...texts(detail, /<dd[^>]*>(.*?)<\/dd>/gs),
		...texts(customer, /<dd[^>]*>(.*?)<\/dd>/gs),
		...history.map((line) => line.replace(/^.*→ |^Offer: /, "")),
		// How often somebody asked before is told of other quotes.
		...row.filter((_, column) => headings[column] !== "Earlier requests"),
	]
		.map((told) =>
			told
				.replaceAll(/,? \d\d?:\d\d( [AP]M)?/g, "")
				.replaceAll(/, the middle of|, bundle saving|\b(from|about|to|ZIP)\b|^(yes|Not yet)$|[=→]/g, " ")
				.trim(),
		)
		.filter((told) => /[\p{L}\p{N}]/u.test(told));
}

test.each(Object.keys(stages))("everything that is told of a quote finds it: %s", async (stage) => {
	vi.useFakeTimers({ toFake: ["Date"], now: LATER + 5 });
	const quote = await anAskedQuote();
	await stages[stage]?.(quote);
	const status = stage === "spam" ? stage : "all";
	const told = await toldOf(quote, status);
	expect(told.length).toBeGreaterThan(40);
	const lost: string[] = [];
	for (const text of new Set(told)) {
		// A reference is none.
		const words = /^[\dA-F]{8}$/.test(text) ? [] : (text.match(/[\p{L}']{4,}/gu) ?? []);
		const plurals = words.filter((word) => !/(s|x|z|ch|sh|y)$/i.test(word)).map((word) => `${word}s`);
		for (const search of [text, ...words.map((word) => word.slice(0, 3)), ...plurals])
			if (!(await finds(search, quote.id, status))) lost.push(search);
	}
	expect(lost).toEqual([]);
});

test("an amount with its comma finds what has that amount, also in a note, and not what has its digits apart", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: LATER + 5 });
	const [noted, apart] = [await anAskedQuote(), await anAskedQuote()];
	const note = (id: string, notes: string) =>
		triageAs(db, { quoteId: id, intent: "notes", notes, now: LATER });
	await note(noted.id, "Deposit of 2,480 in May");
	await note(apart.id, "Gate 2, code 480");
	for (const search of ["2,480", "$2,480", "2,480.00", "$2480"])
		expect([await finds(search, noted.id, "all"), await finds(search, apart.id, "all")], search).toEqual([
			true,
			false,
		]);
});

test("a quote that an older release saved is found by everything once it is refreshed, its offer's reminder falls due, and only that is written", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: LATER + 5 });
	const [old, other] = [await anAskedQuote(), await anAskedQuote()];
	const textOf = (id: string) => db.select().from(quoteSearchText).where(eq(quoteSearchText.quoteId, id));
	const [before] = [await textOf(other.id)];
	await db.delete(quoteSearchText).where(eq(quoteSearchText.quoteId, old.id));
	const [saved] = before;
	const position = (saved?.position ?? 0) + 1;
	const stale = { state: "contacted", words: "Zoë", notes: "", reference: old.id.slice(0, 8) };
	await db.insert(quoteSearchText).values({ ...stale, position, quoteId: old.id });
	expect(await finds("chandeliers", old.id, "all")).toBe(false);
	const { id, reminderDueAt } = quoteRequests;
	const [due] = await db.select({ reminderDueAt }).from(quoteRequests).where(eq(id, other.id));
	expect(due).toEqual({ reminderDueAt: SENT + 3 * DAY_MS });
	await db.update(quoteRequests).set({ reminderDueAt: null }).where(eq(id, old.id));
	await refreshDerived(db);
	expect(await db.select({ reminderDueAt }).from(quoteRequests).where(eq(id, old.id))).toEqual([due]);
	for (const search of ["extra large chandeliers", "Allentown", "May 4, 2026"])
		expect(await finds(search, old.id, "all"), search).toBe(true);
	expect(await textOf(old.id)).toMatchObject([{ position }]);
	expect(await textOf(other.id)).toEqual(before);
});
