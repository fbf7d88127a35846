import type { Page } from "@playwright/test";
import { drizzle } from "drizzle-orm/libsql/web";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { askAs } from "../support/offers.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectAccessible, expectGood, expectNothingLost } from "../support/page-checks.ts";
import { alterRows } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { expect, test } from "../support/test.ts";

const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
const searchFor = (name: string) => `/admin?q=${encodeURIComponent(name)}`;

test("a long link in a customer's question or in the lasting note stays within the quote's card", {
	tag: "@phone",
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	// A customer of its own: the note would stand on every quote of the number that other tests share.
	const contact = { name: uniqueName, phone: "+15705550987", contactMethod: "text" } as const;
	const submission = aSubmission({ contact });
	const quoteId = submission.id;
	await saveQuote(drizzle(site.database), submission, Date.now() - 1);
	const { rows } = await site.database.execute({
		sql: "select customer_token, customer_id from quote_requests where id = ?",
		args: [quoteId],
	});
	const link = `https://photos.example/album/${"a1b2c3d4".repeat(12)}`;
	const question = { id: crypto.randomUUID(), quoteId, offerId: null, text: link };
	const token = String(rows[0]?.customer_token);
	expect(await askAs(drizzle(site.database), question, token, Date.now())).toBe(true);
	await site.database.execute({
		sql: "update customers set note = ? where id = ?",
		args: [link, rows[0]?.customer_id ?? null],
	});
	await page.goto(searchFor(uniqueName));
	const marks = card(page, uniqueName).getByText(/https:\/\/photos\.example/);
	await expect(marks).toHaveCount(2);
	const right = await card(page, uniqueName).evaluate((shown) => shown.getBoundingClientRect().right);
	for (const mark of await marks.all())
		expect(await mark.evaluate((shown) => shown.getBoundingClientRect().right)).toBeLessThan(right);
	await expectNothingLost(page, "the dashboard");
});

test("the owner finds a quote, calls, writes notes, marks it as contacted, and takes it back", {
	tag: "@phone",
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	await page.goto("/admin?status=new");
	await page.getByLabel("Search quotes").fill(uniqueName.toUpperCase());
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL(/status=new&q=/);
	const quote = card(page, uniqueName);
	await expect(quote).toHaveCount(1);
	await expect(quote.getByRole("link", { name: `Text ${uniqueName}` })).toHaveAttribute(
		"href",
		/^sms:\+15705550123\?&body=Hi%20Ann/,
	);
	await expect(quote.getByLabel("Notes")).toBeHidden();
	await quote.getByRole("heading").click();
	await expect(quote.getByRole("link", { name: `Call ${uniqueName}` })).toHaveAttribute(
		"href",
		"tel:+15705550123",
	);
	await expect(quote.getByRole("link", { name: /^Map/ })).toHaveAttribute("href", /1%20Elm%20St/);
	await expect(quote).toContainText("1-3 years ago");
	await quote.getByLabel("Notes").fill("Tuesday at nine");
	await quote.getByRole("button", { name: "Mark as contacted" }).click();
	await expect(page.getByText("Marked as contacted")).toBeVisible();
	await expect(card(page, uniqueName)).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Marked as new again")).toBeVisible();
	await expect(card(page, uniqueName).getByLabel("Notes")).toHaveValue("Tuesday at nine");
	const { rows } = await site.database.execute({
		sql: "select contacted, contacted_at, admin_notes from quote_requests where id = ?",
		args: [id],
	});
	expect(rows).toMatchObject([{ contacted: 0, contacted_at: null, admin_notes: "Tuesday at nine" }]);
});

test("a quote is triaged with the keyboard alone", { tag: ["@js", "@desktop"] }, async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	await page.goto(searchFor(uniqueName));
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	await page.getByLabel("Search quotes").focus();
	const tabTo = async (name: RegExp) => {
		const reached: string[] = [];
		while (reached.length < 20) {
			await page.keyboard.press("Tab");
			const text = await page.evaluate(() => {
				const { activeElement, body } = document;
				if (activeElement instanceof HTMLTextAreaElement) return "Notes";
				return activeElement === body ? "no element" : (activeElement?.textContent ?? "");
			});
			reached.push(text);
			if (name.test(text)) return reached;
		}
		throw new Error(`Tab reached nothing that says ${name}, but ${reached.join(" | ")}`);
	};
	await tabTo(new RegExp(uniqueName));
	await page.keyboard.press("Enter");
	// What the card opens with is there before the next key: focus falls on no link that goes away.
	expect(await tabTo(/^Notes$/)).not.toContain("no element");
	await page.keyboard.type("By keyboard");
	await tabTo(/Mark as contacted/);
	await page.keyboard.press("Enter");
	await expect(card(page, uniqueName).getByText("Contacted", { exact: true }).first()).toBeVisible();
	await expect(page.getByText("Marked as contacted")).toBeVisible();
});

test("while the database is down the note stays in its card, and what was pressed happens later by itself", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/503/);
	await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	await page.goto(searchFor(uniqueName));
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const quote = card(page, uniqueName);
	await quote.getByRole("heading").click();
	await quote.getByLabel("Notes").fill("Gate code 1234");
	await site.proxy.fail({ kind: "refuse" });
	await quote.getByRole("button", { name: "Mark as contacted" }).click();
	await expect(quote.getByRole("alert")).toContainText("Failed to update quote");
	await expect(quote.getByLabel("Notes")).toHaveValue("Gate code 1234");
	await expectAccessible(page);
	await page.goto("/admin");
	await expect(page.getByRole("alert")).toContainText("Failed to load quote requests");
	await expectAccessible(page);
	await site.proxy.reset();
	// By itself, without a touch.
	await expect(page.getByRole("article").first()).toBeVisible({ timeout: 15_000 });
	await expect(page.getByText("Saved now that there is a connection")).toBeVisible();
	await page.goto(searchFor(uniqueName));
	await expect(quote.getByText("Contacted", { exact: true }).first()).toBeVisible();
	await quote.getByRole("heading").click();
	await expect(quote.getByLabel("Notes")).toHaveValue("Gate code 1234");
});

test("a page that the database did not answer for loads by itself, also without scripts", {
	tag: ["@no-js", "@phone"],
}, async ({ context, page, site, consoleErrors }) => {
	consoleErrors.expect(/503/);
	await signInOwner(context, site);
	await site.proxy.fail({ kind: "refuse" });
	await page.goto("/admin/today");
	await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
	await site.proxy.reset();
	await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible({ timeout: 20_000 });
});

test("many quotes page by links, older and back to the newest", { tag: ["@no-js", "@desktop"] }, async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	for (let number = 1; number <= 27; number++) {
		await saveQuoteOf(site, `${uniqueName} no. ${number}`, Date.now() + number);
	}
	await page.goto(searchFor(uniqueName));
	await expect(page.getByRole("article")).toHaveCount(25);
	await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(`${uniqueName} no. 27`);
	await page.getByRole("link", { name: "Older quotes" }).click();
	await expect(page.getByRole("article")).toHaveCount(2);
	await page.getByRole("link", { name: "Newest quotes" }).click();
	await expect(page.getByRole("article")).toHaveCount(25);
	await expect(page.getByRole("link", { name: "Refresh" })).toBeVisible();
});

test("five cards fit a phone's screen, and every tab is within reach", { tag: "@phone" }, async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	const ids: string[] = [];
	for (let number = 0; number < 6; number++) ids.push(await saveQuoteOf(site, `${uniqueName} no. ${number}`));
	// Six people, and not one who asks six times, which would be marked.
	const marked =
		"update quote_requests set contacted = 1, contacted_at = 1, changed_at = ?, contact_value = ?, customer_id = null where id = ?";
	for (const [index, id] of ids.entries())
		await alterRows(site.database, {
			sql: marked,
			args: [index === 0 ? 2 : null, `+1${Date.now()}${index}`, id],
		});
	await page.goto(searchFor(uniqueName));
	const bar = await page.getByRole("navigation", { name: "Quote desk" }).boundingBox();
	const visible = await page
		.getByRole("article")
		.evaluateAll(
			(cards, end) => cards.filter((item) => item.getBoundingClientRect().bottom <= end).length,
			bar?.y ?? 0,
		);
	expect(visible).toBeGreaterThanOrEqual(5);
	await page.getByRole("link", { name: /Look again/ }).click();
	await expect(page).toHaveURL(/status=changed/);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
});

test("every state of the dashboard is accessible and valid, and fits", { tag: "@js" }, async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	const longName = `${uniqueName} ${"Featherstonehaugh".repeat(2)}`;
	const id = await saveQuoteOf(site, longName.slice(0, 60));
	await saveQuoteOf(site, `${uniqueName} two`);
	await site.database.execute({
		sql: "update outbox set failed_at = 1, sent_at = null where idempotency_key = ?",
		args: [`send-quote:${id}:1`],
	});
	const states = [
		searchFor(uniqueName),
		`${searchFor(uniqueName)}&open=${id}`,
		"/admin?status=spam&q=nothing",
		`/admin/quotes/${id}`,
	];
	for (const address of states) {
		await page.goto(address);
		await expect(page.getByRole("main")).toBeVisible();
		await expectGood(page);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow, address).toBeLessThanOrEqual(0);
		const small = await page
			.locator("main")
			.locator("a[href]:visible, button:visible, summary:visible")
			.evaluateAll((elements) =>
				elements
					.filter((element) => element.getBoundingClientRect().height < 44)
					.map((element) => element.outerHTML.slice(0, 160)),
			);
		expect(small, address).toEqual([]);
	}
	await page.getByRole("button", { name: "Mark as contacted" }).click();
	await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
	await expectAccessible(page);
	await site.database.execute("delete from outbox where failed_at is not null");
});
