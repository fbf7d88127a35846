import type { Browser, Page } from "@playwright/test";
import { drizzle } from "drizzle-orm/libsql/web";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { answerTexts } from "#app/content/customer-offer.ts";
import { offerList } from "#app/content/offer-form.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { invitedOwners } from "#db/schema.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectGood } from "../support/page-checks.ts";
import { aSubmission } from "../support/submissions.ts";
import { expect, test } from "../support/test.ts";

/** The customer's page in a browser of its own, which has nothing but the link. */
async function openLink(browser: Browser, owner: Page, javaScriptEnabled: boolean): Promise<Page> {
	const link = await owner.getByRole("textbox", { name: "Link" }).inputValue();
	const context = await browser.newContext({ javaScriptEnabled, viewport: owner.viewportSize() });
	const page = await context.newPage();
	await page.goto(new URL(new URL(link).pathname, owner.url()).href);
	return page;
}

/** How far a page goes beyond the window where the browser shows all text at twice its size. */
async function overflowEnlarged(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { style } = document.documentElement;
		style.fontSize = "200%";
		// A phone's window grows with what is too wide for it.
		const beyond = document.documentElement.scrollWidth - screen.width;
		style.fontSize = "";
		return beyond;
	});
}

test("with text of twice its size no page with money or forms is wider than the screen, at the highest amount either", {
	tag: "@js",
}, async ({ context, page, site, uniqueName: name }) => {
	await signInOwner(context, site);
	const db = drizzle(site.database);
	const contact = { name, phone: "+15705550123", contactMethod: "email", email: "ann@example.com" } as const;
	const submission = aSubmission({ contact });
	const token = (await saveQuote(db, submission, Date.now())) ?? "";
	const offer = anOffer(submission.id, {
		lines: [{ label: "Windows and gutters", amount: 100_000, kind: "work" }],
		validUntil: Date.now() + DAY_MS,
	});
	await send(db, offer, Date.now());
	const email = `${"featherstonehaugh".repeat(2)}-${submission.id}@example.com`;
	await db.insert(invitedOwners).values({ email, invitedAt: Date.now() });
	for (const path of [
		...["/thank-you", "/thank-you?name=Al&package=basic&price=350&homeSize=small", ownerPaths.account],
		...[ownerPaths.prices, paths.adminSettings, paths.customerQuote(token)],
		...[paths.adminQuote(submission.id), paths.adminOffer(submission.id)],
	]) {
		await page.goto(path);
		for (const folded of await page.locator("main details").all())
			await folded.evaluate((details) => details.setAttribute("open", ""));
		expect.soft(await overflowEnlarged(page), path).toBe(0);
	}
});

test("an owner offers a firm price, and the customer accepts it with two half days", {
	tag: "@crossed",
}, async ({ context, page, browser, site, uniqueName, javaScriptEnabled }) => {
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	await page.goto(`/admin/quotes/${id}`);
	const customer = await openLink(browser, page, javaScriptEnabled);
	await expect(customer.getByRole("heading", { level: 1 })).toHaveText(/here is your quote/i);

	await page.getByRole("link", { name: "Make an offer" }).click();
	const first = page.getByRole("group", { name: "Line 1" });
	await expect(first.getByLabel("Dollars")).not.toHaveValue("");
	await first.getByLabel("What for").fill("Windows and gutters");
	await first.getByLabel("Dollars").fill("612.50");
	for (const line of ["Line 2", "Line 3"]) {
		await page.getByRole("group", { name: line }).getByLabel("What for").fill("");
		await page.getByRole("group", { name: line }).getByLabel("Dollars").fill("");
	}
	const labels = page.getByLabel("What for");
	const lines = await labels.count();
	await page.getByRole("button", { name: "Add a line" }).click();
	await expect(labels).toHaveCount(lines + 1);
	await expect(labels.last()).toBeFocused();
	await expect(labels.last()).toBeInViewport();
	await page.getByLabel("A note to the customer").fill("We bring our own ladder.");
	await page.getByRole("button", { name: "Preview" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter whole dollars");
	if (javaScriptEnabled) await expectGood(page);
	await page.getByRole("group", { name: "Line 1" }).getByLabel("Dollars").fill("612");
	await page.getByRole("button", { name: "Preview" }).click();
	await expect(page.getByText("We bring our own ladder.")).toBeVisible();
	if (javaScriptEnabled) await expectGood(page);
	await page.getByRole("button", { name: "Send offer of $612" }).click();
	await expect(page.getByText("The offer is not delivered yet")).toBeInViewport({ ratio: 1 });
	await expect(page.getByText("Waits for an answer")).toBeVisible();
	await expect(page.getByText(offerList.undelivered)).toBeVisible();
	if (javaScriptEnabled) {
		await expectGood(page);
		await page.pdf();
		await expect(page.getByText(offerList.undelivered)).toBeHidden();
	}

	await customer.reload();
	await expect(customer.getByRole("heading", { level: 1 })).toHaveText(/here is your offer/i);
	await expect(customer.getByText("You decide", { exact: true })).toBeVisible();
	expect(await overflowEnlarged(customer)).toBe(0);
	const halves = customer.getByRole("checkbox", { name: /morning$/i });
	if (javaScriptEnabled) {
		await page.reload();
		await expect(page.getByText("Not yet", { exact: true })).toBeVisible();
	}
	await halves.nth(0).check();
	await halves.nth(1).check();
	if (javaScriptEnabled) {
		await halves.nth(2).check();
		await expect(halves.nth(3)).toBeDisabled();
		await halves.nth(2).uncheck();
		await expect(halves.nth(3)).toBeEnabled();
		await expect(async () => {
			await page.reload();
			await expect(page.getByText("Not yet", { exact: true })).toBeHidden({ timeout: 1_000 });
		}).toPass();
		await expectGood(customer);
	}
	await customer.getByLabel("Another time that works better for you").fill("Sunday after church");
	await customer.getByLabel("Your full name").fill("Ann Q. Example");
	await customer.getByRole("button", { name: "Accept for $612" }).click();
	await expect(customer.getByRole("alert")).toContainText("Check this box to accept the offer");
	await expect(halves.nth(1)).toBeChecked();
	await customer.getByLabel("I accept the offer").check();
	if (javaScriptEnabled) {
		const canvas = customer.locator("canvas");
		await canvas.scrollIntoViewIfNeeded();
		const box = await canvas.boundingBox();
		if (!box) throw new Error("There is no box to sign in");
		await customer.mouse.move(box.x + 20, box.y + 60);
		await customer.mouse.down();
		await customer.mouse.move(box.x + 120, box.y + 30, { steps: 8 });
		await customer.mouse.up();
	}
	await customer.getByRole("button", { name: "Accept for $612" }).click();
	const yes = customer.getByRole("status").filter({ hasText: answerTexts.accepted.title });
	await expect(yes).toBeFocused();
	await expect(customer.getByText("You accepted this offer")).toBeVisible();
	await expect(customer.getByText("We confirm a day", { exact: true })).toBeVisible();
	await expect(customer.getByText("Signed by Ann Q. Example")).toBeVisible();
	await expect(customer.getByText("Sunday after church", { exact: true })).toBeVisible();
	await expect(customer.getByRole("img", { name: "Signature of Ann Q. Example" })).toHaveCount(
		javaScriptEnabled ? 1 : 0,
	);
	if (javaScriptEnabled) {
		await expectGood(customer);
		const pdf = await customer.pdf({ format: "Letter" });
		expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	}
	await customer.context().close();

	await page.reload();
	await expect(page.getByText("Accepted", { exact: true }).first()).toBeVisible();
	await expect(page.getByText("Ann Q. Example")).toBeVisible();
	await expect(page.getByText(/, morning/).first()).toBeVisible();
});

test("what was accepted before a further offer opens without JavaScript, and is open on paper", async ({
	page,
	site,
	uniqueName,
	javaScriptEnabled,
}) => {
	const now = Date.now();
	const db = drizzle(site.database);
	const contact = { name: uniqueName, phone: "+15705550123", contactMethod: "text" } as const;
	const submission = aSubmission({ contact });
	const token = (await saveQuote(db, submission, now - 4)) ?? "";
	const validUntil = now + 9 * DAY_MS;
	const offer = anOffer(submission.id, { validUntil });
	await send(db, offer, now - 3);
	await decide(db, { quoteId: submission.id, token, offer }, "accepted", { now: now - 2 });
	const lines = [{ label: "More windows", amount: 90, kind: "work" as const }];
	await send(db, anOffer(submission.id, { number: 2, lines, validUntil }), now - 1);
	await page.goto(paths.customerQuote(token));
	const agreed = [page.getByText("Windows and gutters"), page.getByText("Signed by Ann Example on")];
	for (const text of agreed) await expect(text).toBeHidden();
	await page.emulateMedia({ media: "print" });
	for (const text of agreed) await expect(text).toBeVisible();
	await page.emulateMedia({ media: null });
	await page.getByText("What you accepted before: offer 1 for $612").click();
	for (const text of agreed) await expect(text).toBeVisible();
	if (javaScriptEnabled) await expectGood(page);
});
