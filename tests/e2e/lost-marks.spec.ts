import type { Route } from "@playwright/test";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expect, test } from "../support/test.ts";

test("a mark whose answer was lost is not told as refused, and the note of it and a later one are saved", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site, uniqueName, consoleErrors }) => {
	consoleErrors.expect(/ERR_FAILED/);
	await signInOwner(context, site);
	const id = await saveQuoteOf(site, uniqueName);
	const saved = async () => {
		const sql = "select contacted, admin_notes from quote_requests where id = ?";
		const [row] = (await site.database.execute({ sql, args: [id] })).rows;
		return [row?.contacted, row?.admin_notes];
	};
	await page.goto(`/admin?q=${encodeURIComponent(uniqueName)}`);
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const card = page.getByRole("article");
	await card.getByRole("heading", { name: uniqueName }).click();
	await card.getByLabel("Notes").fill("Gate code 1234");
	const lose = async (route: Route) => {
		await route.fetch();
		await route.abort();
	};
	await page.route(/\/triage$/, lose, { times: 1 });
	await card.getByRole("button", { name: "Mark as contacted" }).click();
	await expect(page.getByText("No connection. Kept on this device")).toBeVisible();
	expect(await saved()).toEqual([1, "Gate code 1234"]);
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(page.getByText(/Saved now|Could not be saved/)).toHaveText(/Saved now/);
	await expect(page.getByText("Kept on this device")).toHaveCount(0);
	await page.goto(`/admin/quotes/${id}`);
	for (const text of ["Gate code 5678", "Gate code 1234"]) {
		await page.getByLabel("Notes").fill(text);
		// It waits for the answer of the save before.
		const save = page.getByRole("button", { name: "Save notes", disabled: false });
		await save.click();
		await expect.poll(saved).toEqual([1, text]);
	}
});
