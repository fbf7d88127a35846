import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { deleteQuotes } from "#app/quotes/delete-quotes.server.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { alterRows } from "../support/settled.ts";
import type { Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const tag = ["@js", "@phone"];
const card = (page: Page, name: string) =>
	page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const searchFor = (name: string) => `/admin?q=${encodeURIComponent(name)}`;

async function savedNotes(site: Site, id: string) {
	const sql = "select admin_notes from quote_requests where id = ?";
	return (await site.database.execute({ sql, args: [id] })).rows[0]?.admin_notes;
}

/** The dashboard with the quote's card open, ready to be typed in. */
async function openCard(page: Page, name: string) {
	await page.goto(searchFor(name));
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const quote = card(page, name);
	await quote.getByRole("heading", { name }).click();
	return { quote, notes: quote.getByLabel("Notes") };
}

test("notes saved without a connection stay on the dashboard and go out when there is one", { tag }, async ({
	context,
	page,
	site,
	uniqueName,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	const { quote, notes } = await openCard(page, uniqueName);
	await context.setOffline(true);
	await notes.fill("Gate code 1234");
	await quote.getByRole("button", { name: "Save notes" }).click();
	await expect(quote.getByText("No connection. Kept on this device")).toBeVisible();
	await expect(notes).toHaveValue("Gate code 1234");
	await expect(page.getByText("The database did not answer")).toHaveCount(0);
	await expectAccessible(page);
	await context.setOffline(false);
	await expect(page.getByText("Saved now that there is a connection")).toBeVisible();
	await expect(quote.getByText("Kept on this device")).toHaveCount(0);
	expect(await savedNotes(site, id)).toBe("Gate code 1234");
});

test("a quote is not lost without a reason, which is asked for where the button is, and half typed notes stay", {
	tag,
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	const { quote, notes } = await openCard(page, uniqueName);
	await notes.pressSequentially("half typed");
	await quote.getByRole("button", { name: /^Mark as lost/ }).click();
	await expect(quote.getByLabel("Why is it lost?")).toBeFocused();
	await expect(page).not.toHaveURL(/\/admin\/quotes\//);
	await expect(page.getByLabel("Notes")).toHaveValue("half typed");
	await quote.getByLabel("Why is it lost?").selectOption("Too expensive");
	await quote.getByRole("button", { name: /^Mark as lost/ }).click();
	await expect(page.getByText("Marked as lost")).toBeVisible();
});

test("half typed notes outlive a closed card, another tab, a reload and the session, and log-out asks before it clears them", {
	tag,
}, async ({ context, page, site, uniqueName }) => {
	const session = await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	const { quote, notes } = await openCard(page, uniqueName);
	await notes.pressSequentially("half typed");
	await quote.getByRole("heading", { name: uniqueName }).click();
	await expect(notes).toBeHidden();
	await page.getByRole("link", { name: /^Contacted/ }).click();
	await expect(quote).toHaveCount(0);
	const unsaved = page.getByText("Notes not saved yet on this device");
	await expect(unsaved).toBeVisible();
	await expectAccessible(page);
	await site.database.execute({ sql: "delete from sessions where id = ?", args: [session] });
	await page.reload();
	await expect(page).toHaveURL(/\/auth/);
	await signInOwner(context, site);
	await page.goto("/admin?status=contacted");
	await page.getByRole("main").getByRole("link", { name: uniqueName }).click();
	await expect(page.getByRole("link", { name: "All quotes", exact: true })).toBeVisible();
	await expect(page.getByLabel("Notes")).toHaveValue("half typed");
	expect(await savedNotes(site, id)).toBeNull();
	await page.getByRole("link", { name: "All quotes", exact: true }).click();
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page.getByText("Some notes are not saved yet")).toBeVisible();
	await page.getByRole("button", { name: "Log out and lose them" }).click();
	await expect(page).toHaveURL(/\/auth/);
	const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft:/.test(key)));
	expect(kept).toEqual([]);
});

test("notes typed when the session ended are kept, and sent once signed in again", { tag }, async ({
	context,
	page,
	site,
	uniqueName,
	consoleErrors,
}) => {
	consoleErrors.expect(/401/);
	const session = await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	const { quote, notes } = await openCard(page, uniqueName);
	await site.database.execute({ sql: "delete from sessions where id = ?", args: [session] });
	await notes.fill("Wants Tuesday");
	await quote.getByRole("button", { name: "Mark as contacted" }).click();
	await expect(quote.getByText("Your session has ended. Kept on this device")).toBeVisible();
	await signInOwner(context, site);
	await page.goto("/admin?status=contacted");
	await expect(page.getByText("Saved now that there is a connection")).toBeVisible();
	await expect(card(page, uniqueName)).toBeVisible();
	expect(await savedNotes(site, id)).toBe("Wants Tuesday");
});

test("a note of a quote that is gone meanwhile is not named for ever: its page says so, and the device forgets it", {
	tag,
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/404/);
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	const { notes } = await openCard(page, uniqueName);
	await notes.fill("Has a dog");
	await drizzle(site.database).batch(deleteQuotes(drizzle(site.database), sql`(select ${id})`));
	await page.goto("/admin/today");
	await page.goto("/admin");
	const unsaved = page.getByText("not saved yet on this device");
	await expect(unsaved).toBeVisible();
	await page.getByRole("link", { name: uniqueName }).click();
	await expect(page.getByRole("heading", { name: "This quote does not exist" })).toBeVisible();
	await page.goto("/admin");
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	await expect(unsaved).toHaveCount(0);
});

test("a note changed on two devices shows both texts in its card, and both are kept", { tag }, async ({
	context,
	page,
	site,
	uniqueName,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	const { quote, notes } = await openCard(page, uniqueName);
	const other = await openCard(await context.newPage(), uniqueName);
	await notes.fill("call after five");
	// Another device: one that does not share this one's storage.
	await alterRows(site.database, {
		sql: "update quote_requests set admin_notes = 'gate code 1234', notes_revision = 1 where id = ?",
		args: [id],
	});
	await quote.getByRole("button", { name: "Save notes" }).click();
	await expect(quote.getByText("changed on another device")).toBeVisible();
	await expect(quote.getByRole("region", { name: "saved on another device" })).toContainText(
		"gate code 1234",
	);
	await expect(quote.getByLabel("Your notes")).toHaveValue("call after five");
	await expectAccessible(page);
	await quote.getByRole("button", { name: "Save both" }).click();
	await expect(page.getByText("Notes saved", { exact: true })).toBeVisible();
	await expect(page.getByText("changed on another device")).toHaveCount(0);
	await expect(notes).toHaveValue("gate code 1234\ncall after five");
	await expect(notes).toBeFocused();
	// The same in another tab, by itself.
	await expect(other.notes).toHaveValue("gate code 1234\ncall after five");
	expect(await savedNotes(site, id)).toBe("gate code 1234\ncall after five");
});

test("a tab that said that notes are saved takes it back where another one could not save them", {
	tag,
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	const { quote, notes } = await openCard(page, uniqueName);
	const other = await openCard(await context.newPage(), uniqueName);
	await notes.fill("Gate code 1234");
	await quote.getByRole("button", { name: "Save notes" }).click();
	await expect(page.getByText("Notes saved", { exact: true })).toBeVisible();
	await expect(other.notes).toHaveValue("Gate code 1234");
	await context.setOffline(true);
	await other.notes.fill("Gate code 5678");
	await other.quote.getByRole("button", { name: "Save notes" }).click();
	await expect(quote.getByText("No connection. Kept on this device")).toBeVisible();
	await expect(page.getByText("Notes saved", { exact: true })).toHaveCount(0, { timeout: 1_000 });
	await context.setOffline(false);
	await expect(quote.getByText("Kept on this device")).toHaveCount(0);
	await expect(other.quote.getByText("Kept on this device")).toHaveCount(0);
	expect(await savedNotes(site, id)).toBe("Gate code 5678");
});

test("where the browser keeps nothing, the page says so, and still saves", { tag }, async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("refused", "SecurityError");
			},
		});
	});
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	const { quote, notes } = await openCard(page, uniqueName);
	await notes.fill("no storage");
	await expect(quote.getByText("This browser keeps nothing")).toBeVisible();
	await page.getByRole("link", { name: /^Contacted/ }).click();
	await expect(quote).toHaveCount(0);
	await page.getByRole("link", { name: /^All/ }).click();
	await quote.getByRole("heading", { name: uniqueName }).click();
	await expect(notes).toHaveValue("no storage");
	await quote.getByRole("button", { name: "Save notes" }).click();
	await expect(page.getByText("Notes saved")).toBeVisible();
	expect(await savedNotes(site, id)).toBe("no storage");
});
