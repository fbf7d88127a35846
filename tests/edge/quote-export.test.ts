import { expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import { quoteReference } from "#app/fields/text.ts";
import { answerOffer } from "#app/quotes/commands.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { anOwner, db } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { anOffer, anOfferedQuote, decide, SENT, send } from "../support/offers.ts";
import { triageAs } from "../support/triage.ts";

const MINUTE = 60_000;

/** What the export tells of a quote, by its headings. */
async function exported(quoteId: string): Promise<Record<string, string>> {
	const reference = quoteReference(quoteId);
	const { html: csv } = await (await anOwner()).get(`${paths.adminQuotesCsv}?q=${reference}`);
	const [headings = [], ...rows] = csv
		.replace(/^\ufeff/, "")
		.split("\r\n")
		.map(cellsOf);
	const row = rows.find((cells) => cells.some((cell) => cell.replace(/[="]/g, "") === reference)) ?? [];
	return Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ""]));
}

const cellsOf = (row: string) =>
	Array.from(row.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g), ([, cell = ""]) => cell);

test("the export tells when an offer was sent and accepted, for how much it was sold, and when the job is and was done", async () => {
	const offered = await anOfferedQuote(db);
	const { quoteId } = offered;
	const before = await exported(quoteId);
	expect(before).toMatchObject({ Status: "Offer expired", Total: "612", "Total is": "offered" });
	expect(before).toMatchObject({ "Offer sent": "2026-05-04 10:00", "Offer ends": "2026-05-18 09:59" });
	expect(before["Offered for"]).toBe("612");
	expect(before).toMatchObject({ "Sold for": "", Accepted: "", "Job begins": "", Done: "", Lost: "" });
	await decide(db, offered, "accepted", { now: SENT + MINUTE });
	await setDate(db, quoteId, TUESDAY, { now: SENT + 2 * MINUTE });
	await triageAs(db, { quoteId, intent: "done", now: TUESDAY.endsAt });
	expect(await exported(quoteId)).toMatchObject({
		...{ Status: "Done", "Sold for": "612", "Total is": "accepted", Accepted: "2026-05-04 10:01" },
		...{ "Job begins": "2026-05-12 08:00", "Job ends": "2026-05-12 12:00", Done: "2026-05-12 12:00" },
		...{ Lost: "", "Lost because": "" },
	});
});

test("an offer that was withdrawn counts for nothing beside the one that was accepted", async () => {
	const offered = await anOfferedQuote(db);
	const { quoteId, token } = offered;
	await decide(db, offered, "accepted", { now: SENT + MINUTE });
	const lines = [{ label: "Deck", amount: 503, kind: "work" as const }];
	const further = anOffer(quoteId, { number: 2, lines });
	expect(await send(db, further, SENT + 2 * MINUTE)).toBe(true);
	await decide(db, { quoteId, token, offer: further }, "withdrawn", { now: SENT + 3 * MINUTE });
	expect(await exported(quoteId)).toMatchObject({ "Offered for": "612", "Sold for": "612" });
});

test("the export tells when and why a quote was lost, whoever ended it", async () => {
	const { quoteId, token, offer } = await anOfferedQuote(db);
	const answer = { token, name: "Ann Example", signature: null, wishes: [], comment: null };
	const attempt = crypto.randomUUID();
	const declined = { ...answer, offerId: offer.id, attempt, outcome: "declined", reason: "timing" } as const;
	await answerOffer(db, visitor(db), quoteId, declined, SENT + MINUTE);
	const told = { Status: "Lost", "Sold for": "", "Offered for": "612", Lost: "2026-05-04 10:01" };
	expect(await exported(quoteId)).toMatchObject({ ...told, "Lost because": "No date that suits" });
	const other = await anOfferedQuote(db);
	await triageAs(db, {
		...{ quoteId: other.quoteId, intent: "lost", lostReason: "price", now: SENT + MINUTE },
	});
	expect(await exported(other.quoteId)).toMatchObject({ ...told, "Lost because": "Too expensive" });
});
