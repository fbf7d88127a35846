import { drizzle } from "drizzle-orm/libsql/web";
import { rateCard } from "#app/pricing/rates.ts";
import { saveAddons } from "#app/quotes/addons.server.ts";
import { dayAround, formatJobTime } from "#app/quotes/job-times.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { setDate } from "../support/jobs.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectFitting, paleOnPaper } from "../support/page-checks.ts";
import { alterRows } from "../support/settled.ts";
import type { Site } from "../support/site.ts";
import { aSubmission } from "../support/submissions.ts";
import { expect, test } from "../support/test.ts";

const tag = ["@js", "@desktop"];

/** A quote with an answer to every question. */
async function saveFullQuote(site: Site, name: string): Promise<string> {
	const db = drizzle(site.database);
	const submission = aSubmission({
		service: {
			services: ["window-cleaning", "gutter-cleaning", "pressure-washing"],
			homeSize: "xl",
			stories: "three-plus",
			zip: "18411",
		},
		contact: {
			name,
			phone: "+15705550123;ext=1234",
			contactMethod: "email",
			email: "a.rather.long.address@example.com",
			address: "1184 Winding Brook Road, Waverly Township",
		},
		condition: {
			lastCleaned: "3plus",
			trackCondition: "significant",
			gutterLastCleaned: "over-2-years",
			pressureTargets: ["house", "patio", "driveway"],
			pressureLastCleaned: "over-2-years",
			concerns: "The skylights cannot be reached from the ground. ".repeat(10).trim(),
		},
	});
	const { id } = submission;
	await saveQuote(db, submission, Date.now());
	await saveAddons(
		db,
		{ quoteId: id, priced: rateCard, addons: ["deck", "siding"], confirmed: true },
		Date.now(),
	);
	return id;
}

test("an open quote's page follows what happens to the quote elsewhere", { tag }, async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	const id = await saveFullQuote(site, uniqueName);
	await page.goto(`/admin/quotes/${id}`);
	await expect(page.getByRole("heading", { level: 1, name: uniqueName })).toBeVisible();
	const stream = page.waitForResponse(/quotes\/stream/);
	await page.reload();
	await stream;
	const other = await context.newPage();
	await other.goto(`/admin/quotes/${id}`);
	await other.getByLabel("Notes").fill("Ring at the side door");
	await other.getByRole("button", { name: "Mark as contacted" }).click();
	const history = page.getByRole("region", { name: "History" }).getByRole("listitem");
	await expect(history.first()).toContainText("Marked as contacted");
	await expect(page.getByLabel("Notes")).toHaveValue("Ring at the side door");
	await expect(page.getByRole("button", { name: "Back to new" })).toBeVisible();
});

test("on a device too busy to draw, what a press tells everybody does not cut its own page short", {
	tag,
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const id = await saveFullQuote(site, uniqueName);
	await page.goto(`/admin/quotes/${id}`);
	await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
	await page.evaluate(() => {
		let left = 30;
		function work(): void {
			const end = performance.now() + 110;
			while (performance.now() < end);
			if (left-- > 0) setTimeout(work);
		}
		work();
	});
	// A load that is cut short while it is read is told to the console, which the end of a test finds.
	for (const [press, next] of [
		["Mark as contacted", "Undo"],
		["Undo", "Mark as contacted"],
		["Mark as contacted", "Undo"],
		["Undo", "Mark as contacted"],
	] as const) {
		await page.getByRole("button", { name: press }).click();
		await expect(page.getByRole("button", { name: next })).toBeVisible();
	}
});

test("a quote's page prints on one sheet, with all that was answered", { tag }, async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	const id = await saveFullQuote(site, uniqueName);
	await alterRows(site.database, {
		sql: "update quote_requests set admin_notes = ? where id = ?",
		args: ["Ring at the side door, the dog barks. ".repeat(10), id],
	});
	await page.goto(`/admin/quotes/${id}`);
	for (const format of ["Letter", "A4"]) {
		const pdf = await page.pdf({ format });
		expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
	}
	expect(await paleOnPaper(page)).toEqual([]);
	await page.emulateMedia({ media: "print" });
	for (const text of [uniqueName, "a.rather.long.address@example.com", "Ring at the side door", "History"])
		await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Mark as contacted" })).toBeHidden();
});

test("a quote's page prints what was sold, for how much, when it is done and what was noted", {
	tag,
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const db = drizzle(site.database);
	const quoteId = await saveFullQuote(site, uniqueName);
	const now = Date.now();
	const offer = anOffer(quoteId, {
		...{ number: 1, validUntil: now + DAY_MS },
		lines: [
			{ label: "Roof and skylights", amount: 1600, kind: "work" },
			{ label: "For neighbors", amount: 90, kind: "saving" },
		],
	});
	await send(db, offer, now);
	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [quoteId],
	});
	await decide(db, { quoteId, token: String(rows[0]?.customer_token), offer }, "accepted", { now: now + 1 });
	const startsAt = dayAround(now + 3 * DAY_MS).from + 9 * HOUR_MS;
	const times = { startsAt, endsAt: startsAt + HOUR_MS };
	await setDate(db, quoteId, times, { now: now + 2 });
	await alterRows(site.database, {
		sql: "update quote_requests set admin_notes = 'Ring at the side door' where id = ?",
		args: [quoteId],
	});
	await page.goto(`/admin/quotes/${quoteId}`);
	await page.emulateMedia({ media: "print" });
	for (const text of [
		...["Roof and skylights", "$1,600", "For neighbors", "−$90", "$1,510", "Ring at the side door"],
		formatJobTime(times),
	])
		await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
});

test("Back from a quote's page and a reload show the list where it was", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	for (let number = 0; number < 10; number++) await saveQuoteOf(site, `${uniqueName} ${number}`);
	await page.goto(`/admin?q=${encodeURIComponent(uniqueName)}`);
	const card = page.getByRole("article").last();
	await card.locator("summary").click();
	await card.getByRole("link", { name: "Open its page" }).click();
	await expect(page.getByRole("region", { name: "History" })).toBeVisible();
	await page.goBack();
	await expect(card).toBeInViewport();
	const stream = page.waitForResponse(/quotes\/stream/);
	await page.reload();
	await stream;
	await expect(card).toBeInViewport();
});

test("the bar that takes a move back leaves a phone's screen its width, however long the name", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const id = await saveFullQuote(site, `${uniqueName} of the Long Meadow beyond`);
	await page.goto(`/admin/quotes/${id}`);
	await page.getByRole("button", { name: /^Mark as done/ }).click();
	await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
	await expectFitting(page);
});
