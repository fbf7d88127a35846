import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Makes a new address on the calendar's page, of which it may have one already, and returns its path. */
export async function makeCalendarAddress(page: Page): Promise<string> {
	const address = page.getByLabel("Address");
	const before = await address.evaluateAll(([field]) => field?.getAttribute("value") ?? "");
	if (before === "") await page.getByRole("button", { name: "Make an address" }).click();
	else {
		await page.getByText("Make a new address", { exact: true }).click();
		await page.getByRole("button", { name: "Yes, make a new address" }).click();
	}
	await expect(address).not.toHaveValue(before);
	return new URL(await address.inputValue()).pathname;
}
