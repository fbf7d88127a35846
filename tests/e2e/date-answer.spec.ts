import { drizzle } from "drizzle-orm/libsql/web";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { dateAnswerTexts } from "#app/content/customer-date.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { setDate } from "../support/jobs.ts";
import { saveQuoteOf } from "../support/owner-browser.ts";
import { expect, test } from "../support/test.ts";

test("a word that a date is fine is not filled into the form of the next date once it was answered", {
	tag: ["@js", "@phone"],
}, async ({ page, site, uniqueName }) => {
	const now = Date.now();
	const db = drizzle(site.database);
	const id = await saveQuoteOf(site, uniqueName, now - 3);
	const [first, next] = [3, 5].map((days) => ({
		...{ startsAt: now + days * DAY_MS, endsAt: now + days * DAY_MS + HOUR_MS },
	}));
	if (!first || !next) throw new Error("There are no dates");
	await setDate(db, id, first, { now: now - 2 });
	const sql = "select customer_token from quote_requests where id = ?";
	const { rows } = await site.database.execute({ sql, args: [id] });
	const token = String(rows[0]?.customer_token);
	await page.goto(paths.customerQuote(token));
	const attempt = page.locator("#fine input[name=attempt]");
	const answered = await attempt.inputValue();
	await page.getByRole("button", { name: dateAnswerTexts.fine }).click();
	await expect(page).toHaveURL(/news=date-agreed/);
	await page.goto(jobPaths.customerPhotos(token));
	await page.goto(paths.customerQuote(token));
	await setDate(db, id, next, { before: first, now: now - 1 });
	await page.reload();
	await expect(page.locator("html[data-scripted]")).toBeAttached();
	await expect(page.getByRole("button", { name: dateAnswerTexts.fine })).toBeVisible();
	expect(
		await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("#fine"))),
	).toEqual([]);
	expect(await attempt.inputValue()).not.toBe(answered);
});
