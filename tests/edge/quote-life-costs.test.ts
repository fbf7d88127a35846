import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fieldsOf } from "#app/admin/settings/settings-form.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { defaultSettings } from "#app/settings/settings.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { quoteEvents, quoteRequests, settings } from "#db/schema.ts";
import { seedQuotes } from "../bench/seed-quotes.ts";
import { anOwner, costOf, db, forgetCounts } from "../support/edge-quotes.ts";
import { anOffer, send } from "../support/offers.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

// What an offer, its answer and its date cost at the database: round trips, and rows read and written, which do not grow with
// the quotes there are.

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: MONDAY });
	await forgetCounts();
	// What other tests left would be read as well.
	await settled(db, db.delete(quoteRequests));
	await db.delete(quoteEvents).where(eq(quoteEvents.action, "unscheduled"));
	// Whoever has saved settings: they cost more rows than none.
	await db.update(settings).set({ value: JSON.stringify(defaultSettings), calendarVersion: 0 });
});
afterEach(async () => {
	vi.useRealTimers();
	await db.update(settings).set({ value: "{}", calendarVersion: 0 });
	await settled(db, db.delete(quoteRequests).where(sql`fingerprint = 'seeded'`));
});

/** A quote with an offer that its customer has seen. */
async function anOfferedQuote() {
	const submission = aSubmission();
	const token = (await saveQuote(db, submission, MONDAY - 60_000)) ?? "";
	const offer = anOffer(submission.id, { validUntil: MONDAY + 10 * DAY_MS });
	if (!(await send(db, offer, MONDAY - 50_000))) throw new Error("The offer was not sent");
	await settled(
		db,
		db
			.update(quoteRequests)
			.set({ offerOpenedAt: MONDAY - 40_000 })
			.where(sql`id = ${submission.id}`),
	);
	return { id: submission.id, token, path: paths.customerQuote(token), offer };
}

/** A look into an index counts the row behind it, too: a quote whose id and number come last in each is there in every life. */
async function aLastQuote() {
	const contact = { name: "Zoe Last", phone: "+19735550199", contactMethod: "text" } as const;
	const { id } = aSubmission();
	const last = aSubmission({ id: `ffffffff${id.slice(8)}`, contact });
	await saveQuote(db, last, MONDAY - 20 * DAY_MS);
	await send(db, anOffer(last.id, { validUntil: MONDAY - DAY_MS }), MONDAY - 19 * DAY_MS);
}

type Offered = Awaited<ReturnType<typeof anOfferedQuote>>;

const answer = ({ id, offer }: Offered, fields: Record<string, string>) =>
	Object.entries({ quote: id, offer: offer.id, attempt: crypto.randomUUID(), ...fields });

const offerForm = () =>
	Object.entries({
		...{ intent: "send", id: crypto.randomUUID(), newest: "0", until: "2026-05-14", note: "By ladder" },
		...{ "label-0": "Windows and gutters", "amount-0": "612", "kind-0": "work" },
	});

async function settingsForm() {
	const { settings: saved, revision } = settingsOf(await selectSettings(db));
	const days = Object.entries(fieldsOf(saved, "2026-05-04").hours).flatMap(
		([day, { open, opens, closes }]) => [
			...(open ? [[`open-${day}`, "on"] as const] : []),
			[`opens-${day}`, opens] as const,
			[`closes-${day}`, closes] as const,
		],
	);
	return [...days, ["capacity", "3"] as const, ["revision", String(revision)] as const];
}

/** What each step of a quote's life costs, by its name. */
async function costsOfALife() {
	const [owner, customer] = [await anOwner(), new Visitor()];
	const costs = new Map<string, Awaited<ReturnType<typeof costOf>>>();
	await aLastQuote();
	const count = async (name: string, status: number, work: () => Promise<{ status: number }>) => {
		costs.set(name, await costOf(async () => expect([name, (await work()).status]).toEqual([name, status])));
	};
	const [accepted, declined, withdrawn] = [
		await anOfferedQuote(),
		await anOfferedQuote(),
		await anOfferedQuote(),
	];
	const asked = aSubmission();
	await saveQuote(db, asked, MONDAY - 60_000);
	const yes = { intent: "accept", name: "Ann Q. Example", terms: "on", wish: "2026-05-12 morning" };
	await count("the customer's page", 200, () => customer.get(accepted.path));
	await count("a question", 303, () =>
		customer.post(accepted.path, answer(accepted, { intent: "ask", question: "With the screens?" })),
	);
	await count("an acceptance", 303, () => customer.post(accepted.path, answer(accepted, yes)));
	await count("a refusal", 303, () =>
		customer.post(declined.path, answer(declined, { intent: "decline", reason: "price" })),
	);
	await count("an offer that is withdrawn", 303, () =>
		owner.post(paths.adminWithdrawOffer(withdrawn.id), [["offer", withdrawn.offer.id]]),
	);
	await count("the form of an offer", 200, () => owner.get(paths.adminOffer(asked.id)));
	await count("an offer that is sent", 303, () => owner.post(paths.adminOffer(asked.id), offerForm()));
	await count("a date that is set", 303, () =>
		owner.post(jobPaths.quoteDate(accepted.id), [
			["before", ""],
			["wish", "2026-05-12 morning"],
		]),
	);
	await count("today", 200, () => owner.get(paths.adminToday));
	await count("calendar", 200, () => owner.get(jobPaths.calendar));
	await count("the customer's calendar", 200, () => customer.get(jobPaths.customerCalendar(accepted.token)));
	await owner.post(jobPaths.calendar, [["intent", "on"]]);
	const { html } = await owner.get(jobPaths.calendar);
	const feed = html.match(/value="https?:\/\/[^/"]+(\/calendar\/[^"]+)"/)?.[1] ?? "";
	await count("the owner's feed", 200, () => customer.get(feed));
	await count("a job that is done", 303, () =>
		owner.post(paths.adminQuote(accepted.id), [
			["intent", "done"],
			["from", "quote"],
		]),
	);
	await count("the settings' form", 200, () => owner.get(paths.adminSettings));
	const form = await settingsForm();
	await count("settings that are saved", 303, () => owner.post(paths.adminSettings, form));
	return costs;
}

/** A quote is loaded in one round trip, and its change committed in another. */
const changesOfQuotes = [
	...["a question", "a refusal", "an acceptance", "an offer that is sent", "an offer that is withdrawn"],
	...["a date that is set", "a job that is done"],
];

test("a page is one round trip, a change of a quote two, and neither takes more rows with more quotes and offers", async () => {
	const few = await costsOfALife();
	// Those of the first life count as spam, so that both have the same to show.
	// What other tests left would be read as well.
	await settled(db, db.delete(quoteRequests));
	await seedQuotes(db, 1_000, MONDAY - 20 * DAY_MS, { offers: true });
	const many = await costsOfALife();
	expect(many.size).toBe(few.size);
	for (const [name, { trips, read, written }] of many) {
		expect([name, trips]).toEqual([name, changesOfQuotes.includes(name) ? 2 : 1]);
		// Today lists whoever waits, up to fifty.
		if (name !== "today")
			expect.soft(Math.abs(read - (few.get(name)?.read ?? 0)), `${name} grows`).toBeLessThanOrEqual(4);
		expect.soft(written, `${name} writes more`).toBe(few.get(name)?.written);
	}
});
