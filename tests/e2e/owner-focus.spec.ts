import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { offerForm } from "#app/content/offer-form.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
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

test("an offer's preview has the focus, and so have its lines once it is to be changed", {
	tag: "@js",
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	await page.goto(paths.adminOffer(await saveQuoteOf(site, uniqueName)));
	await page.getByRole("button", { name: "Preview" }).press("Enter");
	const preview = page.getByRole("region", { name: offerForm.previewTitle });
	await expect(preview).toBeFocused();
	await expect(preview).toBeInViewport({ ratio: 1 });
	await page.getByRole("button", { name: "Change it" }).press("Enter");
	const lines = page.getByRole("group", { name: offerForm.lines });
	await expect(lines).toBeFocused();
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
	await lines.getByLabel("Dollars").first().fill("no number");
	await page.getByRole("button", { name: "Preview" }).press("Enter");
	await expect(page.getByRole("alert").filter({ hasText: offerForm.wrong.title })).toBeFocused();
});
