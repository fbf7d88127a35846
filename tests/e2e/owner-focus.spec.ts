import { ownerPaths } from "#app/config/owner-paths.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import { signInOwner } from "../support/owner-browser.ts";
import { expect, test } from "../support/test.ts";

// Where an owner's button takes itself or its form away: what has the focus then, and what is said.

test("a preview of prices is gone to, far above its button", { tag: "@js" }, async ({
	context,
	page,
	site,
}) => {
	await signInOwner(context, site);
	await page.goto(ownerPaths.prices);
	const preview = page.getByRole("heading", { name: priceBookPage.previewTitle });
	for (const dollars of ["90", "95"]) {
		await page.getByLabel("Gutter Cleaning, Small, from").fill(dollars);
		await page.getByRole("button", { name: "Preview" }).press("Enter");
		await expect(preview).toBeFocused();
		await expect(preview).toBeInViewport({ ratio: 1 });
	}
});
