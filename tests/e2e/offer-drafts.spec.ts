import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectGood } from "../support/page-checks.ts";
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
	await expect(note).toHaveValue("");
	await expect(page.getByText("Here is what you typed before")).toHaveCount(0);
});
