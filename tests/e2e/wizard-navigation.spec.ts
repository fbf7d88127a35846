import { paths } from "#app/config/paths.ts";
import { saveQuoteOf } from "../support/owner-browser.ts";
import { expect, test } from "../support/test.ts";
import {
	answerCondition,
	answerContact,
	answerService,
	beginAMinuteAgo,
	expectStep,
	reachPackages,
	requestQuote,
	walkToPackages,
	wizardPath,
} from "../support/wizard.ts";

test("whoever skips ahead lands on the first unanswered step, which says why", { tag: "@crossed" }, async ({
	page,
	context,
}) => {
	for (const step of ["contact", "condition", "package", "confirmation"]) {
		await context.clearCookies();
		await page.goto(`${wizardPath}/${step}`);
		await expect(page).toHaveURL(`${wizardPath}?draft=missing`);
		await expect(page.getByText("We found no earlier answers in this browser.")).toBeVisible();
	}
	await answerService(page, { services: ["Window Cleaning"] });
	await page.goto(`${wizardPath}/confirmation`);
	await expect(page).toHaveURL(`${wizardPath}/contact`);
});

test("Back leads through every step and keeps every answer", async ({ page, uniqueName }) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"], zip: "18444" });
	await page.getByRole("link", { name: "Back" }).click();
	await expectStep(page, 3);
	await expect(page.getByLabel("6-12 months ago")).toBeChecked();
	await expect(page.getByLabel("Normal dust and dirt")).toBeChecked();
	await page.getByRole("link", { name: "Back" }).click();
	await expectStep(page, 2);
	await expect(page.getByLabel("Name")).toHaveValue(uniqueName);
	await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("(570) 555-0199");
	await page.getByRole("link", { name: "Back" }).click();
	await expectStep(page, 1);
	await expect(page.getByLabel("Window Cleaning")).toBeChecked();
	await expect(page.getByLabel("Medium (1,500-2,500)")).toBeChecked();
	await expect(page.getByLabel("ZIP code")).toHaveValue("18444");
});

test("the browser's own Back and a reload keep every answer", { tag: "@crossed" }, async ({
	page,
	uniqueName,
}) => {
	await walkToPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await page.goBack();
	await expectStep(page, 3);
	await expect(page.getByLabel("6-12 months ago")).toBeChecked();
	await page.reload();
	await expect(page.getByLabel("Normal dust and dirt")).toBeChecked();
});

test("Change leads to the step and straight back", { tag: "@crossed" }, async ({ page, uniqueName }) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await expect(page.getByText("$600–$700")).toBeVisible();
	await page.getByRole("link", { name: "Change Your home" }).click();
	await expectStep(page, 1);
	await expect(page.getByText("Your other answers are kept.")).toBeVisible();
	await page.getByLabel("Small (under 1,500 sq ft)").check();
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 4);
	await expect(page.getByText("$450–$550")).toBeVisible();
});

test("a service added later asks its questions before the price", { tag: "@crossed" }, async ({
	page,
	uniqueName,
}) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await page.getByRole("link", { name: "Change Your home" }).click();
	await page.getByLabel("Gutter Cleaning").check();
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 3);
	await expect(page.getByLabel("6-12 months ago")).toBeChecked();
	await page
		.getByRole("group", { name: /gutters/ })
		.getByLabel("Not sure")
		.check();
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByText("Bundle saving (15%)").first()).toBeVisible();
});

test("a new step's heading takes focus", { tag: "@js" }, async ({ page }) => {
	await page.goto(wizardPath, { waitUntil: "networkidle" });
	await answerService(page, { services: ["Window Cleaning"] });
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the wizard is walked with the keyboard alone", { tag: "@desktop" }, async ({ page }) => {
	await page.goto(wizardPath);
	await page.getByLabel("Window Cleaning").focus();
	await page.keyboard.press("Space");
	await page.getByLabel("Small (under 1,500 sq ft)").focus();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByLabel("Medium (1,500-2,500)")).toBeChecked();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await page.keyboard.type("18411");
	await page.keyboard.press("Enter");
	await expectStep(page, 2);
});

test("a forged, a truncated and a meaningless draft is a fresh start each", { tag: "@crossed" }, async ({
	page,
	context,
}) => {
	const changes = [
		(value: string) => `${value.slice(0, 40)}A${value.slice(41)}`,
		(value: string) => value.slice(0, 60),
		() => "%E0%A4%A",
	];
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"] });
	const draft = (await context.cookies()).find(({ name }) => name === "quote");
	expect(draft).toMatchObject({ httpOnly: true, secure: false, sameSite: "Lax" });
	for (const change of changes) {
		if (draft) await context.addCookies([{ ...draft, value: change(draft.value) }]);
		const response = await page.goto(`${wizardPath}/contact`);
		expect(response?.status()).toBe(200);
		await expect(page).toHaveURL(`${wizardPath}?draft=missing`);
		await expect(page.getByLabel("Window Cleaning")).not.toBeChecked();
	}
});

test("after a confirmed quote the next one is another", { tag: "@crossed" }, async ({
	page,
	site,
	uniqueName,
}) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await requestQuote(page);
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
	await page.goto(wizardPath);
	await page.getByLabel("Small (under 1,500 sq ft)").check();
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
	await requestQuote(page);
	const { rows } = await site.database.execute({
		sql: "select home_size from quote_requests where name = ? order by home_size",
		args: [uniqueName],
	});
	expect(rows.map((row) => row.home_size)).toEqual(["medium", "small"]);
});

test("Back and return show what was typed and not sent, until it is sent", {
	tag: ["@js", "@phone"],
}, async ({ page }) => {
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"] });
	await page.getByLabel("Name").fill("Ann Unsent");
	await page.getByRole("radio", { name: "Phone call" }).check();
	await page.getByRole("link", { name: "Back" }).click();
	await expectStep(page, 1);
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 2);
	await expect(page.getByLabel("Name")).toHaveValue("Ann Unsent");
	await expect(page.getByRole("radio", { name: "Phone call" })).toBeChecked();
	await page.getByLabel("Phone", { exact: true }).fill("570 555 0199");
	await page.reload({ waitUntil: "networkidle" });
	await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("570 555 0199");
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 3);
	await page.getByRole("link", { name: "Back" }).click();
	await expectStep(page, 2);
	await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("(570) 555-0199");
});

test("what was typed about the work stays while the services change", {
	tag: ["@js", "@phone"],
}, async ({ page }) => {
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"] });
	await answerContact(page, "Ann Unsent");
	await page.getByLabel("6-12 months ago").check();
	await page.getByLabel("Any special concerns?").fill("Two dogs");
	for (const step of [2, 1]) {
		await page.getByRole("link", { name: "Back" }).click();
		await expectStep(page, step);
	}
	await page.getByLabel("Pressure Washing").check();
	for (const step of [2, 3]) {
		await page.getByRole("button", { name: "Continue" }).click();
		await expectStep(page, step);
	}
	await expect(page.getByLabel("Any special concerns?")).toHaveValue("Two dogs");
	await expect(page.getByLabel("6-12 months ago")).toBeChecked();
});

test("what was typed and not sent does not come into another quote that is opened in the same tab", {
	tag: ["@js", "@phone"],
}, async ({ page, site, uniqueName }) => {
	const saved = await saveQuoteOf(site, uniqueName);
	const sql = "select customer_token from quote_requests where id = ?";
	const { rows } = await site.database.execute({ sql, args: [saved] });
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning", "Gutter Cleaning"] });
	await answerContact(page, "Ann Unsent");
	await page.getByLabel("Any special concerns?").fill("Two dogs");
	await page.goto(paths.customerQuote(String(rows[0]?.customer_token)));
	await page.getByRole("button", { name: "Change my answers" }).click();
	await expectStep(page, 1);
	await page.goto(paths.quoteCondition, { waitUntil: "networkidle" });
	await expect(page.getByLabel("1-3 years ago").first()).toBeChecked();
	await expect(page.getByLabel("Any special concerns?")).toHaveValue("");
});

test("what was typed and left on a step is forgotten once the quote is saved", {
	tag: ["@js", "@desktop"],
}, async ({ page, uniqueName }) => {
	await beginAMinuteAgo(page);
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"] });
	await page.goBack();
	await expectStep(page, 1);
	await page.getByLabel("ZIP code").fill("18444");
	await page.goForward();
	await expectStep(page, 2);
	await answerContact(page, uniqueName);
	await answerCondition(page, ["Window Cleaning"]);
	await requestQuote(page);
	await page.getByRole("link", { name: "Open my quote" }).click();
	await page.getByRole("button", { name: "Change my answers" }).click();
	await expectStep(page, 1);
	await page.waitForLoadState("networkidle");
	await expect(page.getByLabel("ZIP code")).toHaveValue("18411");
});

test("a step's title follows what a script shows and refuses", { tag: ["@js", "@desktop"] }, async ({
	page,
}) => {
	await page.goto(wizardPath, { waitUntil: "networkidle" });
	const title = "Instant Quote: See Your Price | Glasswing";
	await expect(page).toHaveTitle(title);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page).toHaveTitle(`Error: ${title}`);
	await answerService(page, { services: ["Window Cleaning"] });
	await expect(page).toHaveTitle("Your details, step 2 of 5 | Glasswing");
	await page.goBack();
	await expect(page).toHaveTitle(title);
});

test("what homes like this cost follows the answers", { tag: ["@js", "@desktop"] }, async ({ page }) => {
	await page.goto(wizardPath, { waitUntil: "networkidle" });
	const estimate = page.getByText(/^Homes like yours/);
	await page.getByLabel("Window Cleaning").check();
	await expect(estimate).toHaveCount(0);
	await page.getByLabel("Medium (1,500-2,500)", { exact: true }).check();
	await expect(estimate).toHaveText("Homes like yours: $400 to $850");
	await page.getByLabel("Small (under 1,500 sq ft)", { exact: true }).check();
	await expect(estimate).toHaveText("Homes like yours: $300 to $700");
});

test("the keyboard reaches a step's buttons in the order they are seen", { tag: "@phone" }, async ({
	page,
}) => {
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"] });
	const back = page.getByRole("link", { name: "Back" });
	await back.focus();
	await page.keyboard.press("Tab");
	const next = page.getByRole("button", { name: "Continue" });
	await expect(next).toBeFocused();
	const places = await Promise.all(
		[back, next].map((button) => button.evaluate((element) => element.getBoundingClientRect().toJSON())),
	);
	const [first, second] = places;
	const isSameRow = first.bottom > second.top && second.bottom > first.top;
	expect(isSameRow ? first.left < second.left : first.top < second.top).toBe(true);
});
