import type { Locator } from "@playwright/test";
import { drizzle } from "drizzle-orm/libsql/web";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { setDate } from "../support/jobs.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectAccessible, expectGood } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test("an offer that is being typed outlives the session's end, a lost database and a reload", {
	tag: "@phone",
}, async ({ context, page, site, uniqueName, javaScriptEnabled, consoleErrors }) => {
	consoleErrors.expect(/401|503/);
	const session = await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	await page.goto(`/admin/quotes/${id}/offer`);
	const label = page.getByRole("group", { name: "Line 1" }).getByLabel("What for");
	const note = page.getByLabel("A note to the customer");
	const preview = page.getByRole("button", { name: "Preview" });
	await label.fill("Windows and a bird's nest");
	await note.fill("Mind the dog");
	const expectKept = async () => {
		await expect(label).toHaveValue("Windows and a bird's nest");
		await expect(note).toHaveValue("Mind the dog");
	};
	await site.database.execute({ sql: "delete from sessions where id = ?", args: [session] });
	await preview.click();
	await expect(page.getByRole("alert")).toContainText("Your session has ended");
	await expect(page.getByRole("link", { name: "Sign in in a new tab" })).toBeVisible();
	await expectKept();
	await signInOwner(context, site);
	await site.proxy.fail({ kind: "refuse" });
	await preview.click();
	await expect(page.getByRole("alert")).toContainText("The database did not answer");
	await site.proxy.reset();
	await expectKept();
	if (javaScriptEnabled) {
		await page.goto(`/admin/quotes/${id}/offer`);
		await expect(page.getByText("Here is what you typed before")).toBeVisible();
		await expectKept();
		await expectGood(page);
	}
	await preview.click();
	await expect(page.getByText("Windows and a bird's nest")).toBeVisible();
	await page.getByRole("button", { name: /^Send offer of/ }).click();
	await expect(page.getByText("Waits for an answer")).toBeVisible();
	await page.getByRole("link", { name: "Make a new offer" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Offer for ${uniqueName}`);
	await expect(note).toHaveValue("Mind the dog");
	await expect(page.getByText("Here is what you typed before")).toHaveCount(0);
});

test("each amount stays with its line where one is emptied and another is added", async ({
	context,
	page,
	site,
	uniqueName,
	javaScriptEnabled,
}) => {
	await signInOwner(context, site);
	await page.goto(`/admin/quotes/${await saveQuoteOf(site, uniqueName)}/offer`);
	const line = (number: number) => {
		const group = page.getByRole("group", { name: `Line ${number}` });
		return [group.getByLabel("What for"), group.getByLabel("Dollars")] as const;
	};
	const add = page.getByRole("button", { name: "Add a line" });
	const rows = page.getByRole("group", { name: /^Line / });
	const before = await rows.count();
	await add.click();
	await expect(rows).toHaveCount(before + 1);
	if (javaScriptEnabled) await expect(line(before + 1)[0]).toBeFocused();
	for (const [number, label, amount] of [
		[1, "", ""],
		[before + 1, "Skylights", "75"],
	] as const) {
		await line(number)[0].fill(label);
		await line(number)[1].fill(amount);
	}
	await add.click();
	await expect(rows).toHaveCount(before + 2);
	for (const [number, label, amount] of [
		[1, "", ""],
		[before + 1, "Skylights", "75"],
		[before + 2, "", ""],
	] as const) {
		await expect(line(number)[0]).toHaveValue(label);
		await expect(line(number)[1]).toHaveValue(amount);
	}
});

test("what is typed before the scripts ran takes the place of an older draft", {
	tag: ["@phone", "@js"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const path = `/admin/quotes/${await saveQuoteOf(site, uniqueName)}/offer`;
	const amount = page.getByRole("group", { name: "Line 1" }).getByLabel("Dollars");
	const restored = page.getByText("Here is what you typed before");
	await page.goto(path);
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	await amount.fill("900");
	await page.reload();
	await expect(restored).toBeVisible();
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(path, { waitUntil: "commit" });
	await amount.fill("777");
	release();
	await expect(restored).toBeVisible();
	await expect(amount).toHaveValue("777");
});

test("what is typed into a filled field before the scripts ran stays", {
	tag: ["@phone", "@js"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", (route) => released.then(() => route.continue()));
	await page.goto(`/admin/quotes/${id}/offer`, { waitUntil: "commit" });
	const label = page.getByRole("group", { name: "Line 1" }).getByLabel("What for");
	await expect(label).not.toHaveValue("");
	await label.fill("Every window, twice");
	release();
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	await expect(label).toHaveValue("Every window, twice");
	await page.reload();
	await expect(page.getByText("Here is what you typed before")).toBeVisible();
	await expect(label).toHaveValue("Every window, twice");
});

test("an offer sent while the browser is offline stays typed, the page says so, and the same press sends it later; so does a date", {
	tag: ["@phone", "@js"],
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	await page.goto(`/admin/quotes/${id}/offer`);
	const unsent = page.getByRole("alert").getByText("You are offline: this was not sent");
	const pressTwice = async (button: Locator) => {
		// Each of these pages is a document of its own; a press before it has its scripts goes to the network.
		await expect(page.getByText("Live", { exact: true })).toBeVisible();
		await context.setOffline(true);
		await button.click();
		await expect(unsent).toBeVisible();
		await expectAccessible(page);
		await context.setOffline(false);
		await expect(unsent).toHaveCount(0);
		await button.click();
	};
	await page.getByLabel("A note to the customer").fill("Mind the dog");
	await pressTwice(page.getByRole("button", { name: "Preview" }));
	await expect(page.getByText("Mind the dog")).toBeVisible();
	await pressTwice(page.getByRole("button", { name: /^Send offer of/ }));
	await expect(page.getByText("Waits for an answer")).toBeVisible();
	await page.goto(`/admin/quotes/${id}/date`);
	const monday = new Date(Date.now() + 14 * 86_400_000);
	monday.setUTCDate(monday.getUTCDate() + 1 - monday.getUTCDay());
	await page.getByLabel("Day").fill(monday.toISOString().slice(0, 10));
	await pressTwice(page.getByRole("button", { name: "Set this date" }));
	await expect(page.getByText("The date is set")).toBeVisible();
});

test("a page whose data cannot be loaded anew beside a form's answer stays, and the next press goes on", {
	tag: ["@phone", "@js"],
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|\b409\b/);
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	let lost = 0;
	await page.route(/\.data\b/, async (route) => {
		if (route.request().method() === "POST") return route.continue();
		lost += 1;
		await route.abort("internetdisconnected");
	});
	await page.goto(`/admin/quotes/${id}/offer`);
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	await page.getByLabel("A note to the customer").fill("Mind the dog");
	await page.getByRole("button", { name: "Preview" }).click();
	const send = page.getByRole("button", { name: /^Send offer of/ });
	await expect(send).toBeVisible();
	await expect.poll(() => lost).toBe(1);
	await expectGood(page);
	await page.getByRole("button", { name: "Change" }).click();
	await expect(page.getByLabel("A note to the customer")).toHaveValue("Mind the dog");
	await expect.poll(() => lost).toBe(2);
	await page.getByRole("button", { name: "Preview" }).click();
	await expect.poll(() => lost).toBe(3);
	await page.goto(`/admin/quotes/${id}/contact`);
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const typed = page.getByLabel("Name");
	await typed.fill(`${uniqueName} Senior`);
	await site.database.execute({
		sql: "update quote_requests set email = 'new@example.com' where id = ?",
		args: [id],
	});
	const save = page.getByRole("button", { name: "Save" });
	await save.click();
	await expect.poll(() => lost).toBe(4);
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(typed).toHaveValue(`${uniqueName} Senior`);
	await page.unroute(/\.data\b/);
	// What is saved now was not loaded: the first press that gets through brings it.
	const loaded = page.waitForResponse(/\/contact\.data\?_routes/);
	await save.click();
	await loaded;
	await save.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${uniqueName} Senior`);
});

test("a page that was answered before and cannot be opened again says so", {
	tag: ["@phone", "@js"],
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|\b400\b/);
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	await page.goto(`/admin/quotes/${id}/offer`);
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	await page.getByRole("group", { name: "Line 1" }).getByLabel("What for").fill("");
	await page.getByRole("button", { name: "Preview" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await page.getByRole("link", { name: "Back to the quote" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(uniqueName);
	await page.route(/offer\.data/, (route) => route.abort("internetdisconnected"));
	await page.getByRole("link", { name: /offer/ }).first().click();
	await expect(page.getByRole("alert")).toContainText(
		"This page could not be loadedThe site did not answer.",
	);
});

test("logging out names an offer that is being typed before it clears it", {
	tag: ["@phone", "@js"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	await page.goto(`/admin/quotes/${id}/offer`);
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const note = page.getByLabel("A note to the customer");
	await note.fill("Mind the dog");
	await page.getByRole("link", { name: "Today" }).click();
	await page.getByRole("button", { name: "Log out" }).click();
	const asked = page.getByRole("alert").filter({ hasText: "An offer was typed and not sent" });
	await expect(asked).toBeVisible();
	await expect(page.getByText("Some notes are not saved yet")).toHaveCount(0);
	await expectGood(page);
	await asked.getByRole("link", { name: uniqueName }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/quotes/${id}/offer$`));
	await expect(note).toHaveValue("Mind the dog");
	await page.getByRole("button", { name: "Log out and lose them" }).click();
	await expect(page).toHaveURL(/\/auth/);
	const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft:/.test(key)));
	expect(kept).toEqual([]);
});

test("settings sent when the session ended are still there, and the page moves to where it says so", {
	tag: ["@phone", "@js"],
}, async ({ context, page, site, consoleErrors }) => {
	consoleErrors.expect(/401/);
	const session = await signInOwner(context, site);
	await page.goto("/admin/settings");
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const text = page.getByLabel("Vacation text");
	await text.fill("Away until June");
	await site.database.execute({ sql: "delete from sessions where id = ?", args: [session] });
	await page.getByRole("button", { name: "Save settings" }).click();
	const alert = page.getByRole("alert").filter({ hasText: "Your session has ended" });
	await expect(alert).toBeInViewport();
	await expect(text).toHaveValue("Away until June");
	await expectGood(page);
});

test("a contact and a day sent when the session ended stay on their pages, and the same press saves them once signed in again", {
	tag: ["@phone", "@js"],
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/401/);
	const id = await saveQuoteOf(site, uniqueName);
	const noon = new Date();
	// A Monday of no other test.
	noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7) + 7 * 32);
	noon.setUTCHours(12, 0, 0, 0);
	const times = { startsAt: noon.getTime(), endsAt: noon.getTime() + 4 * 3_600_000 };
	await setDate(drizzle(site.database), id, times, { now: Date.now() });
	const address = page.getByLabel("address");
	const day = noon.toISOString().slice(0, 10);
	for (const { path, fill, kept, button } of [
		{
			path: ownerPaths.editContact(id),
			fill: () => address.fill("9 Elm St"),
			kept: () => expect(address).toHaveValue("9 Elm St"),
			button: "Save the contact",
		},
		{
			path: ownerPaths.moveDay(day),
			fill: () => page.getByLabel(/^Move to/).selectOption({ index: 2 }),
			kept: () => expect(page.getByLabel(/^Move to/)).not.toHaveValue(""),
			button: "Move 1 job",
		},
	]) {
		const session = await signInOwner(context, site);
		await page.goto(path);
		await expect(page.getByText("Live", { exact: true })).toBeVisible();
		await fill();
		await site.database.execute({ sql: "delete from sessions where id = ?", args: [session] });
		const press = () => page.getByRole("button", { name: button }).click();
		await press();
		await expect(page.getByRole("alert").filter({ hasText: "Your session has ended" })).toBeInViewport();
		await kept();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectGood(page);
		await signInOwner(context, site);
		await press();
		await expect(page.getByText(/^(Contact corrected|Moved 1 job)/).first()).toBeVisible();
	}
});
