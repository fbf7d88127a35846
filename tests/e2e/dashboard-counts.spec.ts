import { drizzle } from "drizzle-orm/libsql/web";
import { paths } from "#app/config/paths.ts";
import { anOffer, send } from "../support/offers.ts";
import { putAwayQuotes, saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expect, test } from "../support/test.ts";
import { reachPackages, requestQuote } from "../support/wizard.ts";

test("what a customer and another owner do shows at once, and all the dashboard's counts agree", {
	tag: ["@js", "@desktop"],
}, async ({ context, page, browser, baseURL, site, uniqueName }) => {
	await putAwayQuotes(site);
	const offered = await saveQuoteOf(site, uniqueName);
	const validUntil = Date.now() + 86_400_000;
	await send(drizzle(site.database), anOffer(offered, { validUntil }), Date.now());
	await signInOwner(context, site);
	await page.goto("/admin");
	await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
	const soon = { timeout: 1_000 };
	const today = page.getByRole("navigation", { name: "Today" });
	const badge = page.getByRole("link", { name: /1 new quote waits/ });
	const newTab = page
		.getByRole("navigation", { name: "Quotes by status" })
		.getByRole("link", { name: /^New/ });
	await expect(newTab).toHaveText("New 0");
	await expect(badge).toHaveCount(0);

	const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
	const visitor = await elsewhere.newPage();
	await reachPackages(visitor, `${uniqueName} too`, { services: ["Window Cleaning"] });
	await requestQuote(visitor);
	await expect(newTab).toHaveText("New 1", soon);
	await expect(badge).toBeVisible(soon);
	await expect(today.getByRole("link", { name: "1 new" })).toBeVisible(soon);
	await expect(page).toHaveTitle(/^\(1\) /, soon);

	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [offered],
	});
	await visitor.goto(paths.customerQuote(String(rows[0]?.customer_token)));
	await visitor.getByText("Ask a question", { exact: true }).click();
	await visitor.getByLabel("Your question").fill("Do you bring a ladder?");
	await visitor.getByRole("button", { name: "Send the question" }).click();
	await expect(page.getByText(`${uniqueName} asks a question`)).toBeVisible();
	await visitor.getByLabel("Your full name").fill("Ann Q. Example");
	await visitor.getByLabel("I accept the offer").check();
	await visitor.getByRole("button", { name: "Accept for $612" }).click();
	await expect(page.getByText(`${uniqueName} accepted $612`)).toBeVisible();
	await expect(today.getByRole("link", { name: "1 to schedule" })).toBeVisible(soon);
	await page.getByText("More", { exact: true }).click();
	await expect(page.getByRole("link", { name: "Accepted 1" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Offered 0" })).toBeVisible();

	await signInOwner(elsewhere, site);
	await visitor.goto("/admin?status=new");
	const card = visitor.getByRole("article").filter({ hasText: `${uniqueName} too` });
	await card.getByRole("heading").click();
	await card.getByRole("button", { name: "Mark as contacted" }).click();
	await expect(newTab).toHaveText("New 0");
	await expect(badge).toHaveCount(0, soon);
	await expect(today.getByRole("link", { name: "1 new" })).toHaveCount(0, soon);
	await expect(page).not.toHaveTitle(/^\(/, soon);
	await elsewhere.close();
});
