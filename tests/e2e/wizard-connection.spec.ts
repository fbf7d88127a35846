import type { Page } from "@playwright/test";
import { savedQuotes } from "../support/saved-quotes.ts";
import { expect, test } from "../support/test.ts";
import { answerService, expectStep, reachPackages, requestQuote, wizardPath } from "../support/wizard.ts";

const tag = ["@js", "@phone"];
const offline = /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/;

/** Presses the button with the connection gone; the step says so and takes focus. */
async function pressInVain(page: Page, button: string, title: string): Promise<void> {
	await page.context().setOffline(true);
	await page.getByRole("button", { name: button }).click();
	await expect(page.getByRole("alert")).toContainText(title);
	await expect(page.getByRole("alert")).toBeFocused();
	await page.context().setOffline(false);
}

test("without a connection a step says so, keeps what was typed, and is sent when there is one", {
	tag,
}, async ({ page, consoleErrors, uniqueName }) => {
	consoleErrors.expect(offline);
	await page.goto(wizardPath);
	await page.getByLabel("Window Cleaning").check();
	await page.getByLabel("Medium (1,500-2,500)", { exact: true }).check();
	await page.getByLabel("One story", { exact: true }).check();
	await page.getByLabel("ZIP code").fill("18411");
	await pressInVain(page, "Continue", "Not Sent");
	await expect(page.getByLabel("ZIP code")).toHaveValue("18411");
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 2);
	await page.getByLabel("Name").fill(uniqueName);
	await page.getByLabel("Phone", { exact: true }).fill("570-555-0199");
	await pressInVain(page, "Continue", "Not Sent");
	await expect(page.getByLabel("Name")).toHaveValue(uniqueName);
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 3);
});

test("without a connection neither a price, an add-on nor the confirmation is lost", { tag }, async ({
	page,
	site,
	consoleErrors,
	uniqueName,
}) => {
	consoleErrors.expect(offline);
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await pressInVain(page, "Request This Quote", "Error Saving Quote");
	await requestQuote(page);
	await page.context().setOffline(true);
	await page.getByLabel("Pressure Washing Deck").check();
	await expect(page.getByText("$800+")).toBeVisible();
	await pressInVain(page, "Confirm My Total Quote", "Something went wrong. Please try again.");
	await expect(page.getByLabel("Pressure Washing Deck")).toBeChecked();
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByText("Pressure Washing Deck: $150")).toBeVisible();
	const { quotes, addons } = await savedQuotes(site.database, uniqueName);
	expect(quotes).toMatchObject([{ total_price: 800 }]);
	expect(addons.map((addon) => addon.addon_name)).toEqual(["deck"]);
});

for (const [what, missing, first] of [
	["only scripts are missing gives them up", /components-/, "given up"],
	["a picture is missing, too, leaves both to load", /components-|logo-/, "sent"],
] as const)
	test(`a form sent while ${what}`, { tag }, async ({ page }) => {
		const order: string[] = [];
		page.on("requestfailed", () => order.push("given up"));
		page.on("request", (request) => request.method() === "POST" && order.push("sent"));
		// Never answered, as on a line that brings nothing more.
		await page.route(missing, () => {});
		await page.goto(wizardPath, { waitUntil: "commit" });
		await expect(page.locator("html[data-scripted]")).toBeAttached();
		await answerService(page, { services: ["Window Cleaning"] });
		expect(order[0]).toBe(first);
	});

test("a tap at the moment in which React begins is taken, without an error", { tag }, async ({ page }) => {
	await page.addInitScript(() => {
		const { addEventListener } = document;
		document.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
			addEventListener.apply(document, listener);
			// React alone listens to this one, and renders in a task of its own after it listens to all.
			if (listener[0] !== "dragend") return;
			document.addEventListener = addEventListener;
			queueMicrotask(() => document.querySelector("label")?.click());
		};
	});
	await page.goto(wizardPath);
	await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
	await answerService(page, { services: [] });
});
