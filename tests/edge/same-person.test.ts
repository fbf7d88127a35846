import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { selectQuotes } from "#app/admin/dashboard/quote-list.server.ts";
import type { ContactAnswers } from "#app/answers/questions.ts";
import { paths } from "#app/config/paths.ts";
import { selectRequestsOfPerson } from "#app/quotes/quote-reads.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { anOwner, costOf, db, planOf } from "../support/edge-quotes.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";

const MAY = Date.parse("2026-05-12T12:00:00-04:00");
let numbers = 0;

/** Somebody whom no other test knows. */
function aPerson() {
	const digits = String(++numbers).padStart(4, "0");
	return {
		phone: `+1570777${digits}`,
		email: `back.${digits}.${crypto.randomUUID().slice(0, 8)}@example.com`,
	};
}

async function save(contact: Partial<ContactAnswers>, now: number): Promise<string> {
	const { phone } = aPerson();
	const submission = aSubmission({
		contact: { name: "Ida Again", contactMethod: "text", phone, ...contact },
	});
	await saveQuote(db, submission, now);
	return submission.id;
}

const change = (id: string, values: Partial<typeof quoteRequests.$inferInsert>) =>
	settled(db, db.update(quoteRequests).set(values).where(eq(quoteRequests.id, id)));

/** A card's closed part, as text. */
async function summaryOf(id: string): Promise<string> {
	const { html } = await (await anOwner()).get(paths.admin);
	const [, summary = ""] =
		new RegExp(`id="quote-${id}".*?<summary[^>]*>(.*?)</summary>`, "s").exec(html) ?? [];
	return summary.replace(/<!--.*?-->|<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("a card tells which request of a person it is, by phone or email, and when their last job was done", async () => {
	const { phone, email } = aPerson();
	const first = await save({ phone }, MAY);
	expect(await summaryOf(first)).not.toContain("request");
	const second = await save({ phone, email }, Date.now() - 2);
	expect(await summaryOf(second)).toContain("2nd request");
	await change(first, { contacted: true, contactedAt: MAY, doneAt: MAY });
	const third = await save({ email: email.toUpperCase() }, Date.now() - 1);
	// The second one had the number of the first one, and this address.
	expect(await summaryOf(third)).toContain("3rd request, last job May 12, 2026");
	const fourth = await save({ phone, email }, Date.now());
	expect(await summaryOf(fourth)).toContain("4th request, last job May 12, 2026");
	expect(await summaryOf(second)).toContain("2nd request, last job May 12, 2026");
});

test("neither spam nor a test counts as a request of theirs", async () => {
	const { phone } = aPerson();
	await change(await save({ phone }, MAY), { spam: true });
	await change(await save({ phone }, MAY + 1), { test: true });
	expect(await summaryOf(await save({ phone }, Date.now()))).not.toContain("request");
});

test("a quote's own page lists the person's other requests, newest first, with what each came to", async () => {
	const { phone } = aPerson();
	const ids: string[] = [];
	for (const daysAgo of [800, 400, 1]) ids.push(await save({ phone }, Date.now() - daysAgo * DAY_MS));
	const [oldest = "", middle = "", newest = ""] = ids;
	const { html } = await (await anOwner()).get(paths.adminQuote(middle));
	const [, list = ""] = /aria-labelledby="other-requests"(.*?)<\/section>/s.exec(html) ?? [];
	const links = Array.from(list.matchAll(/href="([^"]*)"/g), ([, link]) => link);
	expect(links).toEqual([paths.adminQuote(newest), paths.adminQuote(oldest)]);
	expect(list.replace(/<!--.*?-->/g, "")).toContain("$765");
	const alone = await (await anOwner()).get(paths.adminQuote(await save({}, Date.now())));
	expect(alone.html).not.toContain("other-requests");
});

test("who is a stranger costs no rows, and however often somebody asks, twenty are looked at", async () => {
	const { phone } = aPerson();
	const read = async () => (await costOf(() => selectQuotes(db, readFilter(new URLSearchParams()), 1))).read;
	await save({}, Date.now());
	const stranger = await read();
	for (let number = 0; number < 30; number++) await save({ phone }, MAY + number);
	await save({ phone }, Date.now());
	expect(await read()).toBeLessThanOrEqual(stranger + 42);
	const [quote] = await selectQuotes(db, readFilter(new URLSearchParams()), 1);
	expect(quote?.customer?.earlier).toMatchObject({ requests: 20, doneAt: null });
	const plan = await planOf(selectRequestsOfPerson(db, quote?.id ?? ""));
	expect(plan).not.toMatch(/SCAN (n|quote_requests)\b/);
	await db.run(sql`delete from quote_requests where name = 'Ida Again'`);
});
