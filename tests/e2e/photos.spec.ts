import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { expectGood } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

/** A photo as a phone takes it: held sideways, with the place in it. */
async function aPhoto(name: string) {
	const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
	const picture = sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: "#888", noise } });
	const place = { IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 31/1 48/1" } };
	const buffer = await picture.jpeg().withExif(place).withMetadata({ orientation: 6 }).toBuffer();
	return { name, mimeType: "image/jpeg", buffer };
}

const sizeOf = (photo: Locator) =>
	photo.evaluate((img) => img instanceof HTMLImageElement && [img.naturalWidth, img.naturalHeight]);

test("a customer sends photos and takes one away; the owner sees them, and adds what was before and after", async ({
	page,
	browser,
	site,
	uniqueName,
	javaScriptEnabled,
}) => {
	const id = await saveQuoteOf(site, uniqueName);
	const read = async (column: string) => {
		const found = await site.database.execute({
			sql: `select ${column} as value from quote_requests where id = ?`,
			args: [id],
		});
		return String(found.rows[0]?.value);
	};
	const token = await read("customer_token");
	await page.goto(paths.customerQuote(token));
	await page.getByRole("link", { name: "Add photos" }).click();
	await page
		.getByLabel("Choose photos")
		.setInputFiles([await aPhoto("gutter.jpg"), await aPhoto("window.jpg")]);
	await page.getByRole("button", { name: "Send photos" }).click();
	await expect(page.getByText("Thank you for the photos")).toBeVisible();
	const photo = page.getByRole("img", { name: "Photo 1" });
	await photo.scrollIntoViewIfNeeded();
	// Upright, and with a script no larger than is needed.
	await expect.poll(() => sizeOf(photo)).toEqual(javaScriptEnabled ? [1_500, 2_000] : [1_800, 2_400]);
	if (javaScriptEnabled) await expectGood(page);

	await page.getByRole("link", { name: "Add or remove photos" }).click();
	await page.getByText("Remove: Photo 2").click();
	await page.getByRole("button", { name: /^Remove it.*Photo 2$/ }).click();
	await expect(page.getByText("The photo was removed")).toBeVisible();
	await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(1);
	if (javaScriptEnabled) await expectGood(page);

	const context = await browser.newContext({ javaScriptEnabled, viewport: page.viewportSize() });
	await signInOwner(context, site);
	const owner = await context.newPage();
	await owner.goto(new URL(paths.adminQuote(id), page.url()).href);
	await expect(owner.getByRole("img", { name: "Photo 1" })).toBeVisible();
	await owner.getByRole("link", { name: "Add or remove photos" }).click();
	await expect(owner).toHaveURL(new RegExp(`${ownerPaths.quotePhotos(id)}$`));
	await owner.getByLabel("After the job").check();
	await owner.getByLabel("Choose photos").setInputFiles(await aPhoto("clean.jpg"));
	if (javaScriptEnabled) await expectGood(owner);
	await owner.getByRole("button", { name: "Send photos" }).click();
	const after = owner.getByRole("img", { name: "After the job, photo 1" });
	await after.scrollIntoViewIfNeeded();
	await expect.poll(() => sizeOf(after)).toEqual(javaScriptEnabled ? [1_500, 2_000] : [1_800, 2_400]);
	if (javaScriptEnabled) await expectGood(owner);
	await context.close();

	await page.goto(paths.customerQuote(token));
	await expect(page.getByRole("heading", { name: "Before and after" })).toBeVisible();
	// What is stored has no word of the place.
	const stored = await page.request.get(
		jobPaths.customerPhoto(token, JSON.parse(await read("photos"))[0].id),
	);
	const metadata = await sharp(await stored.body()).metadata();
	expect([metadata.orientation ?? 1, (await stored.body()).includes("Phone")]).toEqual([
		javaScriptEnabled ? 1 : 6,
		false,
	]);
});
