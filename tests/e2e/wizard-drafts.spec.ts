import { makeAccount, signIn } from "../support/accounts.ts";
import { startCookielessProxy } from "../support/cookieless-proxy.ts";
import { ownerEmail } from "../support/owners.ts";
import { savedQuotes } from "../support/saved-quotes.ts";
import { expect, test } from "../support/test.ts";
import {
	answerCondition,
	answerContact,
	answerService,
	expectStep,
	reachPackages,
	requestQuote,
	wizardPath,
} from "../support/wizard.ts";

test("two tabs are two quotes: each saves what it shows, and so do its add-ons", { tag: "@crossed" }, async ({
	page,
	context,
	site,
	uniqueName,
	javaScriptEnabled,
}) => {
	const services = ["Window Cleaning"] as const;
	const [left, right] = [page, await context.newPage()];
	const names = [`${uniqueName} A`, `${uniqueName} B`] as const;
	await left.goto(wizardPath);
	await right.goto(wizardPath);
	await answerService(left, { services, homeSize: "Small (under 1,500 sq ft)" });
	await answerService(right, { services, homeSize: "Extra Large (4,000+)" });
	await answerContact(left, names[0]);
	await answerContact(right, names[1], "(570) 555-0188");
	await answerCondition(left, services);
	await answerCondition(right, services);
	await requestQuote(left);
	await requestQuote(right);
	await expect(left.getByText("$450–$550")).toBeVisible();
	await left.getByLabel("Pressure Washing Deck").check();
	if (!javaScriptEnabled) await left.getByRole("button", { name: "Update estimate" }).click();
	await expect(left.getByText("$650+")).toBeVisible();
	await right.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(right.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
	const first = () => savedQuotes(site.database, names[0]);
	await expect.poll(async () => (await first()).addons.length).toBe(1);
	expect((await first()).quotes).toMatchObject([
		{ home_size: "small", total_price: 650, confirmed_at: null },
	]);
	const second = await savedQuotes(site.database, names[1]);
	expect(second.quotes).toMatchObject([
		{ home_size: "xl", total_price: 1000, contact_value: "+15705550188" },
	]);
	expect(second.addons).toEqual([]);
});

test("after Back a page saves the quote that it shows, also where the browser restores fields", {
	tag: ["@js", "@desktop"],
}, async ({ page, context, site, uniqueName }) => {
	const names = [`Ann ${uniqueName}`, `Bo ${uniqueName}`] as const;
	await reachPackages(page, names[0], { services: ["Window Cleaning"] });
	await requestQuote(page);
	await page.reload({ waitUntil: "networkidle" });
	await page.getByLabel("Pressure Washing Deck").check();
	await expect.poll(async () => (await savedQuotes(site.database, names[0])).addons.length).toBe(1);
	await page.goto("/privacy");
	const other = await context.newPage();
	await other.goto(wizardPath);
	await answerService(other, { services: ["Window Cleaning"] });
	await answerContact(other, names[1], "(570) 555-0188");
	await answerCondition(other, ["Window Cleaning"]);
	await requestQuote(other);

	await page.goBack();
	await expect(page.getByText(names[1])).toBeVisible();
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
	const confirmedAt = async (name: string) =>
		(await savedQuotes(site.database, name)).quotes[0]?.confirmed_at;
	expect(await confirmedAt(names[0])).toBeNull();
	expect(await confirmedAt(names[1])).not.toBeNull();
});

test("a browser that keeps no cookies says so at the first step, with all that was chosen and the phone number, and at the sign-in", {
	tag: "@crossed",
}, async ({ browser, site, javaScriptEnabled }) => {
	const proxy = await startCookielessProxy();
	const context = await browser.newContext({
		baseURL: site.baseUrl,
		javaScriptEnabled: javaScriptEnabled ?? true,
		proxy: { server: proxy.url },
	});
	try {
		const page = await context.newPage();
		await page.goto(wizardPath);
		await expect(page.getByText("Cookies Are Switched Off")).toHaveCount(0);
		await page.getByLabel("Gutter Cleaning").check();
		await page.getByLabel("Large (2,500-4,000)", { exact: true }).check();
		await page.getByLabel("Two story").check();
		await page.getByLabel("ZIP code").fill("18411");
		await page.getByRole("button", { name: "Continue" }).click();
		const alert = page.getByRole("alert").last();
		await expect(alert).toContainText("Cookies Are Switched Off");
		await expect(alert).toContainText("(570) 555-0148");
		await expectStep(page, 1);
		await expect(page.getByLabel("Gutter Cleaning")).toBeChecked();
		await expect(page.getByLabel("Large (2,500-4,000)", { exact: true })).toBeChecked();
		await expect(page.getByLabel("ZIP code")).toHaveValue("18411");

		await page.goto("/auth");
		await page.getByLabel("Email").fill("ann@glasswing.example");
		await page.getByLabel("Password").fill("correct horse battery");
		await page.getByRole("button", { name: "Sign In" }).click();
		await expect(alert).toContainText("Cookies are switched off");
		await expect(page.getByLabel("Email")).toHaveValue("ann@glasswing.example");
	} finally {
		await context.close();
		await proxy.stop();
	}
});

test("where the browser blocks storage, the wizard and the sign-in work all the same", {
	tag: ["@js", "@phone"],
}, async ({ page, site, uniqueName }) => {
	await page.addInitScript(() => {
		for (const name of ["sessionStorage", "localStorage"]) {
			Object.defineProperty(window, name, {
				configurable: true,
				get() {
					throw new DOMException("Access is denied for this document.", "SecurityError");
				},
			});
		}
	});
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await requestQuote(page);
	await page.getByRole("link", { name: "Back" }).click();
	await expectStep(page, 4);
	await page.goBack();
	await expectStep(page, 5);
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
	const email = ownerEmail("blocks-storage", "js");
	await makeAccount(site.database, email);
	await signIn(page, email);
});
