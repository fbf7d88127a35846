import type { Locator } from "@playwright/test";
import { paths } from "#app/config/paths.ts";
import { dayAround } from "#app/quotes/job-times.ts";
import { HOUR_MS } from "#app/time/clock.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { alterRows } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";

/** What a Letter sheet has room for within its margins, in CSS pixels. */
const SHEET = { width: 725, height: 965 };

test("a full day's jobs print on one sheet, with phone numbers and without buttons", {
	tag: ["@js", "@desktop"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const { from, until } = dayAround(Date.now());
	const noon = from + 12 * HOUR_MS;
	// Jobs that other tests left on this day are not of the sheet.
	await alterRows(site.database, {
		sql: "update quote_requests set scheduled_for = null, scheduled_until = null where scheduled_for between ? and ?",
		args: [from, until],
	});
	for (let number = 1; number <= 6; number++) {
		const id = await saveQuoteOf(site, `${uniqueName} ${number}`);
		const notes = "The gate is at the side, its code is 4711. Please close it after you.";
		await alterRows(site.database, {
			sql: "update quote_requests set scheduled_for = ?, scheduled_until = ?, admin_notes = ? where id = ?",
			args: [noon + number, noon + 3_600_000, notes, id],
		});
	}
	await page.setViewportSize(SHEET);
	await page.emulateMedia({ media: "print" });
	await page.goto(paths.adminToday);
	const jobs = page.locator("#jobs");
	const job = jobs.getByRole("listitem").filter({ hasText: `${uniqueName} 6` });
	for (const text of ["(570) 555-0123", "Notes: The gate is at the side"])
		await expect(job.getByText(text)).toBeVisible();
	await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
	const { y = 0, height = SHEET.height } = (await jobs.boundingBox()) ?? {};
	expect(y + height).toBeLessThanOrEqual(SHEET.height);
});

test("a job's text has a narrow phone's whole width, above the arrows that are beside its phone number", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const noon = dayAround(Date.now()).from + 12 * HOUR_MS;
	for (const number of [1, 2])
		await alterRows(site.database, {
			sql: "update quote_requests set scheduled_for = ?, scheduled_until = ? where id = ?",
			args: [noon + number, noon + HOUR_MS, await saveQuoteOf(site, `${uniqueName} ${number}`)],
		});
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto(paths.adminToday);
	// The system's own letters may be wider, and break the line until the site's are there.
	await page.evaluate(async () => void (await document.fonts.ready));
	const job = page.locator("#jobs > ol > li").filter({ hasText: `${uniqueName} 1` });
	const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, width: 0, height: 0 };
	const { width } = await boxOf(job);
	expect((await boxOf(job.getByText("1 Elm St"))).width).toBeGreaterThan(width - 50);
	const { y, height } = await boxOf(job.getByRole("button", { name: "Later" }));
	const number = await boxOf(job.getByRole("link", { name: "(570) 555-0123", exact: true }));
	expect(Math.abs(number.y + number.height / 2 - y - height / 2)).toBeLessThan(2);
});
