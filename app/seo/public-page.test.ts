import { expect, test } from "vitest";
import { socialPictures } from "#app/content/social-pictures.ts";
import { publicTags } from "./public-page.ts";

test("every social picture but the default and the wizard's is shown by the page that it was made for", () => {
	const pages = [
		...(["home", "about", "services", "residential", "serviceAreas", "zipLocator", "product"] as const),
		...(["gutterCleaning", "pressureWashing", "whyChoose"] as const),
	];
	const shown = pages.map((page) => /\/social\/([\w-]+)\.jpg/.exec(JSON.stringify(publicTags(page)))?.[1]);
	expect(["default", ...shown, "pricing-calculator"]).toEqual(socialPictures.map(({ page }) => page));
});
