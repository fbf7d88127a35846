import { drizzle } from "drizzle-orm/libsql/web";
import { paths } from "#app/config/paths.ts";
import { toUtc } from "#app/time/clock.ts";
import { setDate } from "../support/jobs.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectFitting, expectGood, tooSmallToTap } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

/** A working day that no other test and no other project uses, weeks from now, as an owner finds it in the calendar. */
function aDay(number: number) {
	const now = new Date();
	const monday = now.getUTCDate() - ((now.getUTCDay() + 6) % 7) + 7 * 30;
	const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), monday + 28 * number);
	const at = (hour: number) => toUtc(midnight + hour * 3_600_000);
	return {
		date: new Date(midnight).toISOString().slice(0, 10),
		morning: { startsAt: at(8), endsAt: at(12) },
		afternoon: { startsAt: at(12), endsAt: at(18) },
	};
}

test("an owner moves a day by one press, takes it back, and moves part of it; the customer says that it is fine", async ({
	context,
	page,
	site,
	uniqueName,
	consoleErrors,
	javaScriptEnabled,
	isMobile,
}, { repeatEachIndex }) => {
	await signInOwner(context, site);
	const db = drizzle(site.database);
	const { date, morning, afternoon } = aDay(
		Number(javaScriptEnabled) + 2 * Number(isMobile) + 4 * (repeatEachIndex % 4),
	);
	const names = ["Ann", "Bob", "Cy"].map((name) => `${name} ${uniqueName.split(" ").at(-1)}`);
	const ids = await Promise.all(names.map((name) => saveQuoteOf(site, name)));
	for (const [index, times] of [morning, afternoon, afternoon].entries())
		await setDate(db, ids[index] ?? "", times, { now: Date.now() });

	await page.goto(`/admin/calendar?from=${date}`);
	await page.getByRole("link", { name: "Move this day" }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Move this day");
	if (javaScriptEnabled) {
		await expectGood(page);
		if (isMobile) expect(await tooSmallToTap(page)).toEqual([]);
		else await expectFitting(page);
	}
	const move = (count: number) =>
		page.getByRole("button", { name: javaScriptEnabled ? `Move ${count} job` : "Move the selected jobs" });
	await move(3).click();
	await expect(page.getByText("Moved 3 jobs.", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Moved back", { exact: true })).toBeVisible();

	consoleErrors.expect(/the server responded with a status of 4/);
	await page.getByRole("checkbox", { name: /^Bob / }).uncheck();
	await page.getByLabel(`Move to (${names[0]})`).selectOption("");
	await move(2).click();
	await expect(page.getByRole("alert").getByText("1 job was not moved")).toBeVisible();
	await expect(page.getByRole("alert").filter({ hasText: "1 job was not moved" })).toBeFocused();
	await expect(page.getByRole("checkbox", { name: /^Bob / })).not.toBeChecked();
	await expect(page.getByRole("checkbox", { name: /^Cy / })).toHaveCount(0);
	await page.getByLabel(`Move to (${names[0]})`).selectOption({ index: 3 });
	const chosen = await page.getByLabel(`Move to (${names[0]})`).inputValue();
	await move(1).click();
	await expect(page.getByText(/^Moved [12] jobs?\.$/)).toBeVisible();
	await expect(page.getByRole("link", { name: "Text the new date Ann" })).toBeVisible();
	await expect(page.getByRole("checkbox", { name: /^Bob / })).toBeVisible();
	const moved = page.url();

	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [ids[0] ?? ""],
	});
	const token = String(rows[0]?.customer_token);
	await page.goto(paths.customerQuote(token));
	await expect(page.getByText("Does this work for you?")).toBeVisible();
	await page.getByText("Another day would be better").click();
	if (javaScriptEnabled) await expectGood(page);
	await page.getByRole("button", { name: "Ask for another day" }).click();
	await expect(page.getByRole("link", { name: "Pick a half day" })).toBeVisible();
	await page.getByLabel("Another time, or anything else we should know").fill("Any day after that week");
	await page.getByRole("button", { name: "Ask for another day" }).click();
	await expect(page.getByText("We have your request")).toBeVisible();
	await page.getByRole("button", { name: "That works" }).click();
	await expect(page.getByText("You said that this date works for you.")).toBeVisible();
	await page.goto(moved);
	await expect(page.getByText("Fine with the customer")).toBeVisible();
	expect(chosen).not.toContain(date);
	await page.goto(paths.adminQuote(ids[0] ?? ""));
	await expect(page.getByText("The customer says that it is fine")).toBeVisible();
	await expect(page.getByText("Any day after that week")).toBeVisible();
});
