import { serviceAreasPath } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";

// What can be operated on the public pages, beyond the menu and the ZIP checks.

for (const { path, count } of [
	{ path: "/", count: 12 },
	{ path: serviceAreasPath, count: 3 },
]) {
	test(`the ${count} questions of ${path} open one at a time and close again`, { tag: "@phone" }, async ({
		page,
	}) => {
		await page.goto(path);
		const questions = page.locator("main details");
		await expect(questions).toHaveCount(count);
		await expect(page.locator("main details[open]")).toHaveCount(0);
		for (let position = 0; position < count; position++) {
			await questions.nth(position).locator("summary").click();
			await expect(questions.nth(position).locator("p")).toBeVisible();
			await expect(page.locator("main details[open]")).toHaveCount(1);
		}
		await questions.last().locator("summary").click();
		await expect(page.locator("main details[open]")).toHaveCount(0);
	});
}

test("without JavaScript the gallery is a strip of pairs side by side, without controls that do nothing", {
	tag: "@no-js",
}, async ({ page }) => {
	await page.goto("/");
	for (const name of ["Window glass", "Gutter", "Driveway"]) {
		const pair = page.getByRole("figure").filter({ has: page.getByRole("heading", { name, exact: true }) });
		await pair.scrollIntoViewIfNeeded();
		await expect(pair.getByRole("heading")).toBeInViewport();
		const [before, after] = await Promise.all(
			["Before", "After"].map((label) => pair.getByText(label, { exact: true }).boundingBox()),
		);
		expect(before?.x).toBeLessThan(after?.x ?? 0);
		const [left, right] = await Promise.all(
			[0, 1].map((position) => pair.getByRole("img").nth(position).boundingBox()),
		);
		expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
	}
	await expect(page.getByRole("slider")).toHaveCount(0);
	await expect(page.getByRole("button", { name: /picture/ })).toHaveCount(0);
});

test("the video is a link to its own page without JavaScript", { tag: ["@phone", "@no-js"] }, async ({
	page,
}) => {
	await page.goto("/");
	for (const name of ["Play the video", "Watch the video on its own page"]) {
		await expect(page.getByRole("link", { name })).toHaveAttribute(
			"href",
			"https://www.youtube.com/watch?v=GlasswingDemo",
		);
	}
});

test("the video's embed is loaded by a click and no sooner, and pauses when the tab is hidden", {
	tag: ["@desktop", "@js"],
}, async ({ page, site }) => {
	const foreign: string[] = [];
	await page.route(
		(url) => url.origin !== site.baseUrl,
		(route) => {
			foreign.push(route.request().url());
			const player =
				"<script>addEventListener('message', ({ data }) => document.body.textContent = data)</script>";
			return route.fulfill({ contentType: "text/html", body: `<body>${player}</body>` });
		},
	);
	await page.goto("/");
	const play = page.getByRole("link", { name: "Play the video" });
	await play.scrollIntoViewIfNeeded();
	expect(foreign).toEqual([]);
	await play.click();
	const player = page.frameLocator('iframe[title="A morning on the ladder with Glasswing"]');
	await expect(player.locator("body")).toBeAttached();
	expect(foreign).toEqual([expect.stringMatching("^https://www.youtube-nocookie.com/embed/GlasswingDemo")]);
	await page.evaluate(() => {
		Object.defineProperty(document, "hidden", { value: true });
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await expect(player.locator("body")).toContainText("pauseVideo");
});

test("a picture that cannot be loaded says so", { tag: ["@desktop", "@js"] }, async ({
	page,
	consoleErrors,
}) => {
	consoleErrors.expect(/Failed to load resource/);
	await page.route("**/pictures/service-gutters*", (route) => route.abort());
	await page.goto("/services");
	const card = page.getByRole("listitem").filter({ hasText: "Gutter Cleaning and Maintenance" });
	await card.scrollIntoViewIfNeeded();
	await expect(card.getByText("Image unavailable")).toBeVisible();
	const other = page.getByRole("listitem").filter({ hasText: "A low-pressure wash" });
	await expect(other.getByText("Image unavailable")).toBeHidden();
});

test("a link opens the next page at its top", { tag: "@desktop" }, async ({ page }) => {
	await page.goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Residential" }).click();
	await expect(page).toHaveURL("/residential");
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});
