import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Addon, PackageName } from "#app/catalog/options.ts";
import type { Mail } from "#app/outbox/mailer.server.ts";
import { isDigestHour, queueSpamDigest } from "#app/outbox/spam-digest.server.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { saveAddons } from "#app/quotes/addons.server.ts";
import type { SubmissionSource } from "#app/quotes/spam-signals.ts";
import type { QuoteSubmission } from "#app/quotes/submission.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/time/clock.ts";
import { db, forgetCounts } from "../support/edge-quotes.ts";
import { mailsAt } from "../support/mails-at.ts";
import { emptyOutbox } from "../support/queued-mails.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";

const NOW = Date.UTC(2026, 4, 4, 15);

beforeEach(async () => {
	await emptyOutbox();
	await forgetCounts();
	await settled(db, db.run(sql`delete from quote_requests where spam`));
});

const subjectsAt = async (now: number) => (await mailsAt(now)).map(({ subject }) => subject);

const save = (submission: QuoteSubmission, now: number, source?: SubmissionSource) =>
	saveQuote(db, submission, now, source);

const choose = ({ id }: QuoteSubmission, now: number, addons: readonly Addon[], confirmed = false) =>
	saveAddons(db, { quoteId: id, priced: rateCard, addons, confirmed }, now);

test("150 changes of a quote in three seconds send three mails, and later one that tells how it ended", async () => {
	const { id } = aSubmission();
	const sent: Mail[] = [];
	const names: PackageName[] = ["basic", "deluxe", "luxury"];
	for (let change = 0; change <= 150; change++) {
		const now = NOW + change * 20;
		await save(aSubmission({ id }, names[change % 3]), now);
		sent.push(...(await mailsAt(now)));
	}
	expect(sent).toHaveLength(3);
	// The cron runs every minute.
	for (let minute = 1; minute < 30; minute++) sent.push(...(await mailsAt(NOW + minute * MINUTE_MS)));
	expect(sent).toHaveLength(4);
	expect(sent.at(-1)?.text).toContain("Package: Basic\n");
	expect(new Set(sent.map(({ key }) => key)).size).toBe(4);
});

test("a quote changed all day long sends at most three mails in any ten minutes", async () => {
	const { id } = aSubmission();
	const times: number[] = [];
	for (let minute = 0; minute < 120; minute++) {
		const now = NOW + minute * MINUTE_MS;
		await save(aSubmission({ id }, minute % 2 ? "basic" : "luxury"), now);
		for (const _ of await mailsAt(now)) times.push(minute);
	}
	for (const time of times)
		expect(times.filter((other) => time <= other && other < time + 10).length).toBeLessThanOrEqual(3);
	// What is beyond the hour's budget is gathered, and not silent for longer than that takes.
	for (let start = 0; start <= 100; start++)
		expect(
			times.some((time) => time >= start && time < start + 20),
			`from minute ${start}`,
		).toBe(true);
});

test("what changed is named in the subject and told from what to what", async () => {
	const first = aSubmission();
	await save(first, NOW);
	expect(await subjectsAt(NOW)).toEqual(["New quote: Ann Example, Deluxe $765"]);
	const contact = { ...first.contact, phone: "+15705550199" };
	await save(aSubmission({ id: first.id, contact }, "luxury"), NOW + MINUTE_MS);
	const [mail, ...others] = await mailsAt(NOW + MINUTE_MS);
	expect(others).toEqual([]);
	expect(mail?.subject).toBe("Changed: Ann Example, phone and package");
	expect(mail?.text).toContain(
		"Changed: Phone: (570) 555-0123 → (570) 555-0199\n    Package: Deluxe → Luxury\n    Total: $765 → ",
	);
	expect(mail?.text).toContain("Phone: (570) 555-0199\n");
});

test("add-ons tried out wait for the confirmation, which is mailed at once and alone", async () => {
	const quote = aSubmission();
	await save(quote, NOW);
	await mailsAt(NOW);
	await choose(quote, NOW + 1_000, ["deck"]);
	await choose(quote, NOW + 2_000, ["deck", "siding"]);
	await choose(quote, NOW + 3_000, ["siding"]);
	expect(await mailsAt(NOW + 3_000)).toEqual([]);
	await choose(quote, NOW + 4_000, ["siding"], true);
	const [mail] = await mailsAt(NOW + 4_000);
	expect(mail?.subject).toBe("Confirmed $880: Ann Example, Deluxe");
	expect(mail?.text).toContain("Confirmed total: $880\n    Deluxe $765, the middle of $680–$850");
	expect(await mailsAt(NOW + DAY_MS)).toEqual([]);
});

test("add-ons that are not confirmed are told in ten minutes, and not at all when none is left", async () => {
	const [quote, undecided] = [aSubmission(), aSubmission()];
	for (const { id } of [quote, undecided]) await save(aSubmission({ id }), NOW);
	await mailsAt(NOW);
	await choose(quote, NOW + 1_000, ["deck"]);
	await choose(undecided, NOW + 1_000, ["deck"]);
	await choose(undecided, NOW + 2_000, []);
	expect(await subjectsAt(NOW + 11 * MINUTE_MS)).toEqual(["Changed: Ann Example, add-ons"]);
});

test("a change that waits is not mailed once the quote is in Spam", async () => {
	const quote = aSubmission();
	await save(quote, NOW);
	await mailsAt(NOW);
	await choose(quote, NOW + 1_000, ["deck"]);
	const triage = { quoteId: quote.id, intent: "spam", now: NOW + MINUTE_MS } as const;
	await triageAs(db, triage);
	expect(await mailsAt(NOW + DAY_MS)).toEqual([]);
});

test("a mail about one signal says maybe spam, and answers go to nobody", async () => {
	const contact = {
		name: "Ann",
		phone: "+15705550123",
		contactMethod: "email",
		email: "ann@example.com",
	} as const;
	await save(aSubmission({ contact }), NOW, { network: "robots", signals: ["too-fast"] });
	await save(aSubmission({ contact }), NOW);
	const [marked, plain] = await mailsAt(NOW);
	expect(marked).toMatchObject({ subject: expect.stringMatching(/^Maybe spam: New quote: Ann/) });
	expect([marked?.replyTo, plain?.replyTo]).toEqual([undefined, "ann@example.com"]);
});

test("what came into Spam is listed once, a day's worth in one mail, and nothing when there is nothing new", async () => {
	const robot = { network: "robots", signals: ["honeypot"] } as const;
	await queueSpamDigest(db, NOW);
	expect(await mailsAt(NOW)).toEqual([]);
	await save(aSubmission(), NOW, robot);
	await save(aSubmission(), NOW + MINUTE_MS, robot);
	for (const hour of [0, 1]) await queueSpamDigest(db, NOW + DAY_MS + hour * 60 * MINUTE_MS);
	expect(await subjectsAt(NOW + DAY_MS + 60 * MINUTE_MS)).toEqual(["New in Spam: 2 requests"]);
	await queueSpamDigest(db, NOW + 2 * DAY_MS);
	expect(await mailsAt(NOW + 2 * DAY_MS)).toEqual([]);
	const late = aSubmission();
	await save(late, NOW + 2 * DAY_MS, robot);
	await queueSpamDigest(db, NOW + 3 * DAY_MS);
	const [digest] = await mailsAt(NOW + 3 * DAY_MS);
	expect(digest?.subject).toBe("New in Spam: 1 request");
	expect(digest?.html).toContain(`https://www.glasswing.example/admin/quotes/${late.id}`);
});

test("after more than a month without a list only what came since is new, also where older Spam is still there", async () => {
	const robot = { network: "robots", signals: ["honeypot"] } as const;
	await save(aSubmission(), NOW, robot);
	await queueSpamDigest(db, NOW + DAY_MS);
	expect(await subjectsAt(NOW + DAY_MS)).toHaveLength(1);
	await emptyOutbox();
	const later = NOW + 33 * DAY_MS;
	await save(aSubmission(), later, robot);
	await queueSpamDigest(db, later);
	expect(await subjectsAt(later)).toEqual(["New in Spam: 1 request"]);
});

test("the day's list of Spam goes out when the owner begins to work, summer and winter", () => {
	expect(isDigestHour(Date.parse("2026-07-04T08:17:00-04:00"))).toBe(true);
	expect(isDigestHour(Date.parse("2026-12-04T08:17:00-05:00"))).toBe(true);
	expect(isDigestHour(Date.parse("2026-12-04T08:17:00-04:00"))).toBe(false);
});
