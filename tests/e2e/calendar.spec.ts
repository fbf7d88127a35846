import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/web";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { quoteRequests } from "#db/schema.ts";
import { makeCalendarAddress } from "../support/calendar-address.ts";
import { readCalendar } from "../support/jobs.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectGood } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

/** The working day of that number, from 0 to 5, some weeks from now. */
function aWorkingDay(weeks: number, number: number): string {
	const today = new Date();
	const monday = today.getUTCDate() - ((today.getUTCDay() + 6) % 7);
	const day = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), monday + weeks * 7 + number);
	return new Date(day).toISOString().slice(0, 10);
}

test(
	"the owner sets a date, takes it back and undoes that; both calendars hold it",
	{
		tag: ["@crossed"],
	},
	async (
		{ page, context, site, uniqueName, javaScriptEnabled, request, consoleErrors },
		{ repeatEachIndex },
	) => {
		// Before the working hours a date is asked about first.
		consoleErrors.expect(/409/);
		await signInOwner(context, site);
		const id = await saveQuoteOf(site, uniqueName);
		await page.goto(paths.adminQuote(id));
		const date = page.locator("section#date");
		// One job fills a half day, and both kinds of browser share the site and its calendar of five weeks.
		await date.getByLabel("Day").fill(aWorkingDay(2 + Number(javaScriptEnabled), repeatEachIndex % 6));
		await date.getByLabel("At these times").check();
		await date.getByLabel("From", { exact: true }).fill("07:15");
		await date.getByLabel("To", { exact: true }).fill("07:45");
		await date.getByRole("button", { name: "Set this date" }).click();
		await page.getByRole("button", { name: "Book it anyway" }).click();
		await expect(date.getByText(/7:15 am to 7:45 am/)).toBeVisible();
		await date.getByRole("button", { name: "Take the date back" }).click();
		await expect(date.getByText("The job has no date yet.")).toBeVisible();
		await date.getByRole("button", { name: "Undo" }).click();
		await expect(date.getByText(/7:15 am to 7:45 am/)).toBeVisible();
		if (javaScriptEnabled) await expectGood(page);

		await page.getByRole("link", { name: "Calendar" }).last().click();
		await expect(page.getByRole("link", { name: uniqueName, exact: true })).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("article", { name: uniqueName })).toHaveCSS("break-inside", "avoid");
		// In a row of a grid, a browser prints the next week over the days that moved to the next sheet.
		const weeks = page.locator("details").filter({ hasText: uniqueName }).locator("..");
		await expect(weeks).toHaveCSS("display", "block");
		await page.emulateMedia({ media: null });
		const feed = await makeCalendarAddress(page);
		if (javaScriptEnabled) await expectGood(page);
		const [quote] = await drizzle(site.database).select().from(quoteRequests).where(eq(quoteRequests.id, id));
		for (const address of [feed, jobPaths.customerCalendar(quote?.customerToken ?? "")]) {
			const { events } = readCalendar(
				await (await request.get(new URL(address, page.url()).pathname)).text(),
			);
			const found = events.find(({ uid }) => uid.startsWith(id));
			expect(found).toMatchObject({
				status: "CONFIRMED",
				startsAt: quote?.scheduledFor,
				endsAt: quote?.scheduledUntil,
			});
		}
	},
);
