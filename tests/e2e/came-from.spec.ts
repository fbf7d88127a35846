import type { Page } from "@playwright/test";
import { signInOwner } from "../support/owner-browser.ts";
import { savedQuotes } from "../support/saved-quotes.ts";
import { expect, test } from "../support/test.ts";
import {
	answerCondition,
	answerContact,
	answerService,
	beginAMinuteAgo,
	requestQuote,
	wizardPath,
} from "../support/wizard.ts";

const services = ["Window Cleaning"] as const;

/** From the page that is open to a saved request. */
async function askForQuote(page: Page, name: string): Promise<void> {
	await page.locator(`main a[href^="${wizardPath}"]`).first().click();
	await answerService(page, { services });
	await answerContact(page, name);
	await answerCondition(page, services);
	await requestQuote(page);
}

test("a request tells which postcard brought it, and no address on the way does", {
	tag: "@crossed",
}, async ({ page, site, uniqueName, javaScriptEnabled }) => {
	await beginAMinuteAgo(page);
	await page.goto("/about?utm_source=postcard&utm_campaign=may&zip=18411");
	// Without a script the page before the quote is all that tells.
	if (javaScriptEnabled) await page.goto("/services");
	await askForQuote(page, uniqueName);
	expect(page.url()).not.toContain("postcard");
	const { quotes } = await savedQuotes(site.database, uniqueName);
	expect(quotes.map(({ came_from }) => JSON.parse(String(came_from)))).toEqual([
		{ first: { source: "postcard", campaign: "may", landing: "/about" } },
	]);
});

test("a browser that objects tells nothing of where it came from", { tag: ["@js", "@phone"] }, async ({
	page,
	site,
	uniqueName,
}) => {
	await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
	await page.context().setExtraHTTPHeaders({ "Sec-GPC": "1" });
	await beginAMinuteAgo(page);
	await page.goto("/about?utm_source=postcard");
	await askForQuote(page, uniqueName);
	const { quotes } = await savedQuotes(site.database, uniqueName);
	expect(quotes).toMatchObject([{ came_from: null }]);
	expect(await page.evaluate(() => sessionStorage.getItem("visit"))).toBeNull();
});

test("the visit is told once by the wizard's first step, also after a refusal, and by no form of the owner", {
	tag: ["@js", "@desktop"],
}, async ({ context, page, site }) => {
	const told: string[][] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") told.push(new URLSearchParams(request.postData() ?? "").getAll("visit"));
	});
	await page.goto("/about?utm_source=postcard");
	await page.goto(wizardPath);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await answerService(page, { services });
	expect(told).toEqual([["utm_source=postcard&start=/about"]]);

	await signInOwner(context, site);
	await page.goto("/admin/quotes/new");
	const hasVisit = page.locator("form:has([name=homeSize])").evaluate((form: HTMLFormElement) => {
		form.requestSubmit();
		return new FormData(form).has("visit");
	});
	expect(await hasVisit).toBe(false);
});
