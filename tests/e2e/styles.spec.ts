import { drizzle } from "drizzle-orm/libsql/web";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { lostRules, smallFields } from "../support/lost-rules.ts";
import { anOffer, send } from "../support/offers.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { publicPages } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";
import { reachPackages, requestQuote } from "../support/wizard.ts";

test("no rule of a class of ours loses to a utility by its layer, and no field is so small that iOS zooms: public pages", async ({
	page,
	uniqueName,
}) => {
	test.slow();
	for (const path of publicPages.filter((path) => !path.startsWith("/location/"))) {
		await page.goto(path);
		expect(await lostRules(page), path).toEqual([]);
		expect(await smallFields(page), path).toEqual([]);
	}
	await reachPackages(page, uniqueName, { services: ["Window Cleaning", "Gutter Cleaning"] });
	expect(await lostRules(page)).toEqual([]);
	await requestQuote(page);
	expect(await lostRules(page)).toEqual([]);
});

test("no rule of a class of ours loses to a utility by its layer, and no field is so small that iOS zooms: owner and customer", async ({
	context,
	page,
	site,
	uniqueName,
	consoleErrors,
}) => {
	test.slow();
	consoleErrors.expect(/400/);
	await page.goto(paths.auth);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("alert").last()).toContainText("Invalid email address");
	expect(await lostRules(page), "a toast").toEqual([]);
	expect(await smallFields(page)).toEqual([]);

	await signInOwner(context, site);
	const now = Date.now();
	const id = await saveQuoteOf(site, uniqueName, now);
	await send(drizzle(site.database), anOffer(id, { validUntil: now + 80 * 60 * 60_000 }), now);
	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [id],
	});
	for (const path of [
		...[paths.admin, paths.adminToday, jobPaths.calendar, paths.adminSettings, paths.adminQuote(id)],
		...[paths.adminOffer(id), jobPaths.quoteDate(id), paths.customerQuote(String(rows[0]?.customer_token))],
	]) {
		await page.goto(path);
		expect(await lostRules(page), path).toEqual([]);
		expect(await smallFields(page), path).toEqual([]);
	}
});

test("times that do not apply are not shown, and none begins empty, which Safari shows like half past twelve", async ({
	context,
	page,
	site,
	uniqueName,
	javaScriptEnabled,
}) => {
	await signInOwner(context, site);
	await page.goto(paths.adminSettings);
	const opens = page.getByLabel("Sunday: opens at");
	await expect(opens).toBeHidden();
	await page.getByLabel("Open on Sunday").check();
	await expect(opens).toBeVisible();
	await expect(opens).not.toHaveValue("");
	const dayOff = page.getByLabel("First day off");
	await expect(dayOff).toHaveAttribute("data-empty");
	await dayOff.fill("2030-01-02");
	if (javaScriptEnabled) await expect(dayOff).not.toHaveAttribute("data-empty");

	await page.goto(jobPaths.quoteDate(await saveQuoteOf(site, uniqueName)));
	const from = page.getByLabel("From", { exact: true });
	await expect(from).toBeHidden();
	await page.getByLabel("At these times").check();
	await expect(from).toBeVisible();
	await expect(from).not.toHaveValue("");
});
