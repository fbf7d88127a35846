import { signInOwner } from "../support/owner-browser.ts";
import { expectGood } from "../support/page-checks.ts";
import { alterRows } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";

test("an empty dashboard sends its owner a test quote, which arrives like any other and goes with one tap", {
	tag: "@phone",
}, async ({ context, page, site, javaScriptEnabled }) => {
	await alterRows(site.database, "delete from quote_requests");
	await signInOwner(context, site);
	await page.goto("/admin");
	if (javaScriptEnabled) {
		await expect(page.getByText("Live", { exact: true })).toBeVisible();
		await expectGood(page);
	}
	await page.getByRole("button", { name: "Send yourself a test quote" }).click();
	const card = page.getByRole("article").filter({ hasText: "Test Customer" });
	await expect(card.getByText("Test", { exact: true }).first()).toBeVisible();
	if (javaScriptEnabled) {
		await expect(page.getByText("New quote request received!")).toBeVisible();
		await expect(page.getByRole("link", { name: "Test: Test Customer" })).toBeVisible();
		await expectGood(page);
	}
	await expect.poll(() => site.mails.texts("This is a test")).not.toHaveLength(0);
	await card.getByRole("button", { name: "Remove test quote" }).click();
	await expect(page.getByText("Test quote removed")).toBeVisible();
	await expect(card).toHaveCount(0);
	await expect(page.getByText("No quotes yet...")).toBeVisible();
	const { rows } = await site.database.execute("select id from quote_requests");
	expect(rows).toEqual([]);
});
