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
	const noon = dayAround(Date.now()).from + 12 * HOUR_MS;
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
