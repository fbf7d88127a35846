import type { Page } from "@playwright/test";
import { paths } from "#app/config/paths.ts";
import { startCuttingProxy } from "../support/cutting-proxy.ts";
import { putAwayQuotes, saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { alterRows } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";
import { reachPackages, requestQuote } from "../support/wizard.ts";

const tag = ["@js", "@desktop"];
const card = (page: Page, name: string) =>
	page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** The dashboard with its stream open. */
async function openDashboard(page: Page, address = "/admin"): Promise<void> {
	await page.goto(address);
	await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
}

test("a quote shows within a second on two open dashboards, without reload", { tag }, async ({
	browser,
	context,
	page: visitor,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	await alterRows(site.database, "update quote_requests set changed_at = null, asked_at = null");
	const [first, second] = [await context.newPage(), await context.newPage()];
	for (const dashboard of [first, second]) await openDashboard(dashboard);
	await reachPackages(visitor, uniqueName, { services: ["Window Cleaning"] });
	await requestQuote(visitor);
	await Promise.all(
		[first, second].map((page) => expect(card(page, uniqueName)).toBeVisible({ timeout: 1_000 })),
	);
	for (const page of [first, second]) {
		await expect(page.getByText("New quote request received!")).toBeVisible();
		await expect(page.getByRole("article").first()).toContainText(uniqueName);
		await expect(page).toHaveTitle(/^\(\d+\) /);
	}
	expect(browser.isConnected()).toBe(true);
	// What the visitor changes afterwards is told from what to what, and brings the quote back to the top.
	await saveQuoteOf(site, `${uniqueName} the second`);
	await visitor.getByLabel(/Deck/).check();
	await expect(first.getByText("Add-ons: none → Pressure Washing Deck")).toBeVisible({ timeout: 3_000 });
	await expect(first.getByText("A quote was changed")).toBeVisible();
	await expect(card(first, `${uniqueName} the second`)).toBeVisible();
	await expect(first.getByRole("article").first()).toContainText(uniqueName);
	await expect(first.getByRole("article").first()).not.toContainText("the second");
	await expect(card(first, uniqueName)).toHaveCount(1);
	// Whom the owner called in the meantime is to be looked at again, and the tab's count says so.
	const lookAgain = second.getByRole("link", { name: /^Look again/ });
	await expect(lookAgain).toHaveCount(0);
	await alterRows(site.database, {
		sql: "update quote_requests set contacted = 1, contacted_at = 1 where name = ?",
		args: [uniqueName],
	});
	await visitor.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(lookAgain).toHaveText("Look again 1");
	await expect(first.getByText(/^Confirmed \$[\d,]+$/)).toBeVisible({ timeout: 3_000 });
});

test("Today and the calendar follow what another device does, and keep what is typed on them", {
	tag,
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	// Before the working hours a date is asked about first.
	consoleErrors.expect(/409/);
	await signInOwner(context, site);
	await putAwayQuotes(site);
	const id = await saveQuoteOf(site, uniqueName);
	const [today, calendar] = [await context.newPage(), await context.newPage()];
	await openDashboard(today, "/admin/today");
	await openDashboard(calendar, "/admin/calendar");
	await calendar.getByLabel("What for").fill("The dentist");
	const ofQuote = (side: Page) => side.getByRole("link", { name: uniqueName, exact: true });
	await expect(ofQuote(today)).toBeVisible();
	await expect(ofQuote(calendar)).toHaveCount(0);
	await page.goto(`/admin/quotes/${id}`);
	const soon = new Date(Date.now() + 9 * 86_400_000);
	soon.setUTCDate(soon.getUTCDate() + ((8 - soon.getUTCDay()) % 7));
	await page.getByLabel("Day").fill(soon.toISOString().slice(0, 10));
	await page.getByLabel("At these times").check();
	await page.getByLabel("From", { exact: true }).fill("06:15");
	await page.getByLabel("To", { exact: true }).fill("06:45");
	await page.getByRole("button", { name: "Set this date" }).click();
	await page.getByRole("button", { name: "Book it anyway" }).click();
	await expect(page.getByText(/6:15 am to 6:45 am/).first()).toBeVisible();
	await expect(ofQuote(calendar)).toBeVisible();
	await expect(today.locator("#fresh").getByRole("link", { name: uniqueName, exact: true })).toHaveCount(0);
	// Nobody told the customer yet.
	await expect(today.locator("#untold").getByRole("link", { name: uniqueName, exact: true })).toBeVisible();
	await expect(calendar.getByLabel("What for")).toHaveValue("The dentist");
});

test("Today and the calendar stay where a reload by the feed gets no answer, and say since when they are old", {
	tag,
}, async ({ context, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_FAILED|Failed to fetch/);
	await signInOwner(context, site);
	const [today, calendar] = [await context.newPage(), await context.newPage()];
	await openDashboard(today, "/admin/today");
	await openDashboard(calendar, "/admin/calendar");
	await calendar.getByLabel("What for").fill("The dentist");
	const id = await saveQuoteOf(site, uniqueName);
	await context.route(/\.data(\?|$)/, (route) => route.abort());
	// What goes through the site is told at once, and not with the next heartbeat.
	const marked = await context.request.post(paths.adminQuoteTriage(id), {
		form: { intent: "contacted", from: "" },
		headers: { Origin: site.baseUrl },
	});
	expect(marked.ok()).toBe(true);
	await expect(today.getByText(/^This is your day as it was on/)).toBeVisible();
	await expect(calendar.getByText(/^This is your calendar as it was on/)).toBeVisible();
	await expect(today.getByRole("heading", { name: "Today", exact: true })).toBeVisible();
	await expect(calendar.getByLabel("What for")).toHaveValue("The dentist");
	await context.unroute(/\.data(\?|$)/);
	// Loaded anew: what was said of the old page is gone.
	for (const page of [today, calendar]) await expect(page.getByText("You are offline")).toHaveCount(0);
	await expect(today.getByText(/^This is your day as it was on/)).toHaveCount(0);
});

test("after a cut connection exactly the quotes of the meantime are added", { tag }, async ({
	context,
	page,
	site,
	uniqueName,
	consoleErrors,
}) => {
	consoleErrors.expect(/Failed to load resource|ERR_/);
	await signInOwner(context, site);
	const connection = await startCuttingProxy(site.baseUrl);
	try {
		await openDashboard(page, `${connection.baseUrl}/admin?q=${encodeURIComponent(uniqueName)}`);
		await expect(page.getByText("No quotes match your filter")).toBeVisible();
		connection.cut();
		await expect(page.getByText("Reconnecting…")).toBeVisible();
		await expectAccessible(page);
		for (const number of [1, 2, 3]) await saveQuoteOf(site, `${uniqueName} no. ${number}`);
		await expect(page.getByRole("article")).toHaveCount(0);
		connection.mend();
		await expect(page.getByRole("article")).toHaveCount(3, { timeout: 10_000 });
		await expect(page.getByRole("heading", { level: 3 }).filter({ hasText: uniqueName })).toHaveText([
			`${uniqueName} no. 3`,
			`${uniqueName} no. 2`,
			`${uniqueName} no. 1`,
		]);
		await expect(page.getByText("Live", { exact: true })).toBeVisible();
	} finally {
		await connection.stop();
	}
});

test("an open card, a note half typed and the focus in it survive what arrives", { tag }, async ({
	context,
	page,
	site,
	uniqueName,
	browser,
	baseURL,
}) => {
	await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	await openDashboard(page, "/admin?status=new");
	await card(page, uniqueName).getByRole("heading").click();
	const notes = card(page, uniqueName).getByLabel("Notes");
	await notes.pressSequentially("Wants a call after ");
	// Another device marks this quote, and a visitor sends another.
	const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
	await signInOwner(elsewhere, site);
	const other = await elsewhere.newPage();
	await openDashboard(other, "/admin?status=new");
	await card(other, uniqueName).getByRole("heading").click();
	await card(other, uniqueName).getByRole("button", { name: "Mark as contacted" }).click();
	await expect(card(page, uniqueName).getByText("Contacted", { exact: true }).first()).toBeVisible();
	await reachPackages(other, `${uniqueName} too`, { services: ["Window Cleaning"] });
	await requestQuote(other);
	await expect(card(page, `${uniqueName} too`)).toBeVisible();
	await expect(notes).toBeFocused();
	await page.keyboard.type("five");
	await expect(notes).toHaveValue("Wants a call after five");
	await elsewhere.close();
});

test("a dashboard whose session ended elsewhere says so, keeps what is typed, and leads to sign in", {
	tag,
}, async ({ context, page, site, uniqueName }) => {
	const session = await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	await openDashboard(page, `/admin?q=${encodeURIComponent(uniqueName)}`);
	await card(page, uniqueName).getByRole("heading").click();
	await card(page, uniqueName).getByLabel("Notes").fill("half typed");
	await site.database.execute({ sql: "delete from sessions where id = ?", args: [session] });
	// Any wake ends it at once.
	const visitor = await context.newPage();
	await reachPackages(visitor, `${uniqueName} later`, { services: ["Window Cleaning"] });
	await requestQuote(visitor);
	await expect(page.getByRole("alert").getByText("Your session has ended")).toBeVisible();
	await expect.poll(() => page.evaluate(() => localStorage.getItem("owner-until"))).toBeNull();
	await expect(card(page, `${uniqueName} later`)).toHaveCount(0);
	await expect(card(page, uniqueName).getByLabel("Notes")).toHaveValue("half typed");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Sign in again" }).click();
	await expect(page).toHaveURL(/\/auth/);
});
