import { inlineScriptHashes } from "#app/security/inline-scripts.ts";
import { expect, test } from "../support/test.ts";
import { answerService, expectStep, wizardPath } from "../support/wizard.ts";

test("a page that fails to render says so, and Try Again brings it back with the answers kept", {
	tag: ["@js", "@phone"],
}, async ({ page, consoleErrors }) => {
	consoleErrors.expect(/Failed to (load|fetch)|TypeError/);
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"] });
	await page.route(/\.data/, (route) => route.abort());
	await page.getByRole("link", { name: "Back" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
	await expect(
		page.getByText(
			"We're sorry, but something unexpected happened. Please try refreshing the page or contact support if the problem persists.",
		),
	).toBeVisible();
	await expect(page.getByRole("link", { name: "Reload Page" })).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: /call/i })).toHaveAttribute(
		"href",
		"tel:+15705550148",
	);
	await page.unroute(/\.data/);
	const documents: string[] = [];
	page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
	await page.getByRole("link", { name: "Try Again" }).click();
	await expectStep(page, 1);
	await expect(page.getByLabel("Window Cleaning")).toBeChecked();
	expect(documents, "the page was reset in place").toEqual([]);
});

test("the page of a refused request may run every script that stands in it", {
	tag: ["@desktop", "@js"],
}, async ({ request }) => {
	const refused = await request.post(wizardPath, {
		headers: { Origin: "https://evil.example" },
		form: { services: "Window Cleaning" },
	});
	expect(refused.status()).toBe(403);
	const hashes = inlineScriptHashes(await refused.text());
	expect(hashes.length).toBeGreaterThan(0);
	for (const hash of hashes) expect(refused.headers()["content-security-policy"]).toContain(hash);
});
