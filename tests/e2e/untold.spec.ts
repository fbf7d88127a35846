import { drizzle } from "drizzle-orm/libsql/web";
import { paths } from "#app/config/paths.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { todayPage } from "#app/content/today.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { setDate } from "../support/jobs.ts";
import { putAwayQuotes, saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expect, test } from "../support/test.ts";

test("a date that no mail tells is on Today until its text is pressed, or it is marked as told", async ({
	page,
	context,
	site,
	uniqueName,
	javaScriptEnabled,
}) => {
	const now = Date.now();
	await putAwayQuotes(site);
	const id = await saveQuoteOf(site, uniqueName, now - 3);
	const startsAt = now + 3 * DAY_MS;
	await setDate(drizzle(site.database), id, { startsAt, endsAt: startsAt + HOUR_MS }, { now: now - 2 });
	await signInOwner(context, site);
	await page.goto(paths.adminToday);
	const item = page.locator("#untold li", { hasText: uniqueName });
	await expect(item.getByRole("link", { name: jobDateTexts.text })).toBeVisible();
	if (!javaScriptEnabled) {
		const mark = item.getByRole("button", { name: quoteCard.actions.told });
		await mark.click();
		const bar = page.getByRole("region", { name: "Marked as told" });
		await expect(item).toBeHidden();
		await bar.getByRole("button", { name: quoteCard.actions.untold }).click();
		await expect(item).toBeVisible();
		await mark.click();
		await expect(bar).toBeVisible();
		await expect(item).toBeHidden();
		return;
	}
	await page.goto(paths.adminQuote(id));
	const date = page.locator("#date");
	await expect(date.getByText(jobDateTexts.notMailed(null))).toBeVisible();
	await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
	await date.getByRole("link", { name: jobDateTexts.text }).click();
	await expect(date.getByText(jobDateTexts.told)).toBeVisible();
	await expect(date.getByRole("button", { name: quoteCard.actions.told })).toBeHidden();
	await page.goto(paths.adminToday);
	await expect(page.getByRole("heading", { name: todayPage.title, level: 1 })).toBeVisible();
	await expect(item).toBeHidden();
});
