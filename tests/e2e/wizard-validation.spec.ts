import { awaitHydration } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";
import {
	answerCondition,
	answerContact,
	answerService,
	expectStep,
	reachPackages,
	requestQuote,
	wizardPath,
} from "../support/wizard.ts";

const refused = /400 \(Bad Request\)/;

test("step 1 names every missing answer and keeps the others", async ({ page, consoleErrors }) => {
	consoleErrors.expect(refused);
	await page.goto(wizardPath);
	await page.getByLabel("Window Cleaning").check();
	await page.getByLabel("ZIP code").fill("18411");
	await page.getByRole("button", { name: "Continue" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("Missing Information");
	await expect(summary).toContainText("Please complete all required fields");
	await expect(summary.getByRole("link")).toHaveText([
		"Choose your home size",
		"Choose how many stories your home has",
	]);
	await expect(page.getByLabel("Window Cleaning")).toBeChecked();
	await expect(page.getByLabel("ZIP code")).toHaveValue("18411");
	await summary.getByRole("link", { name: "Choose your home size" }).click();
	await expect(page.getByLabel("Small (under 1,500 sq ft)")).toBeFocused();
});

test("step 1 with nothing answered asks for all four", { tag: "@crossed" }, async ({
	page,
	consoleErrors,
}) => {
	consoleErrors.expect(refused);
	await page.goto(wizardPath);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("alert").getByRole("link")).toHaveText([
		"Choose at least one service",
		"Choose your home size",
		"Choose how many stories your home has",
		"Enter your ZIP code",
	]);
});

test("the error summary takes focus, also when it says the same again", { tag: "@js" }, async ({
	page,
	consoleErrors,
}) => {
	consoleErrors.expect(refused);
	await page.goto(wizardPath, { waitUntil: "networkidle" });
	for (let time = 1; time <= 2; time += 1) {
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByRole("alert")).toBeFocused();
		await page.getByLabel("ZIP code").focus();
	}
});

test("a mended field is right at once, and without a script as soon as it is sent", async ({
	page,
	javaScriptEnabled,
	consoleErrors,
}) => {
	consoleErrors.expect(refused);
	await page.goto(wizardPath);
	const next = page.getByRole("button", { name: "Continue" });
	await next.click();
	const zip = page.getByLabel("ZIP code");
	const summary = page.getByRole("alert");
	await expect(zip).toHaveAttribute("aria-invalid", "true");
	await expect(zip).toHaveAccessibleDescription(/Error: Enter your ZIP code/);
	await zip.fill("1841");
	if (!javaScriptEnabled) await next.click();
	await expect(summary.getByRole("link", { name: "Enter a five-digit ZIP code, like 18411" })).toBeVisible();
	await zip.fill("18411");
	if (!javaScriptEnabled) await next.click();
	await expect(summary.getByRole("link")).toHaveText([
		"Choose at least one service",
		"Choose your home size",
		"Choose how many stories your home has",
	]);
	await expect(zip).not.toHaveAttribute("aria-invalid");
	await expect(zip).toHaveValue("18411");
});

for (const typed of ["ann@gmial.com", "ann@gmail.con"])
	test(`${typed} is asked about once, and kept as it was typed`, async ({ page, consoleErrors }) => {
		consoleErrors.expect(refused);
		await page.goto(wizardPath);
		await answerService(page, { services: ["Window Cleaning"] });
		await page.getByLabel("Email", { exact: true }).first().check();
		const email = page.getByRole("textbox", { name: "Email" });
		await email.fill(typed);
		await page.getByLabel("Name").fill("Ann Example");
		await page.getByLabel("Phone", { exact: true }).fill("(570) 555-0199");
		const next = page.getByRole("button", { name: "Continue" });
		await next.click();
		const question = "Did you mean ann@gmail.com? If it is right as typed, send it again";
		await expect(page.getByRole("alert").getByRole("link")).toHaveText([question]);
		await expect(email).toHaveValue(typed);
		// Another field meanwhile does not bring the question back.
		await page.getByLabel("Address").first().fill("1 Elm St");
		await next.click();
		await expectStep(page, 3);
		await page.getByRole("link", { name: "Back" }).click();
		await expect(email).toHaveValue(typed);
	});

test("a mistake shows without asking the server, and goes when all is right", {
	tag: ["@js", "@phone"],
}, async ({ page }) => {
	await page.goto(wizardPath, { waitUntil: "networkidle" });
	const posts: string[] = [];
	page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
	await page.getByRole("button", { name: "Continue" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toBeFocused();
	await page.getByLabel("Gutter Cleaning").check();
	await page.getByLabel("Medium (1,500-2,500)", { exact: true }).check();
	await page.getByLabel("One story", { exact: true }).check();
	await expect(summary.getByRole("link")).toHaveText(["Enter your ZIP code"]);
	// As some browsers fill a field in: without a keystroke.
	await page.getByLabel("ZIP code").evaluate((field) => {
		if (field instanceof HTMLInputElement) field.value = "18411";
		field.dispatchEvent(new Event("change", { bubbles: true }));
	});
	await expect(summary).toHaveCount(0);
	expect(posts).toEqual([]);
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 2);
});

test("what came back from a refusal before React stays when the next sending finds no connection", {
	tag: "@js",
}, async ({ page, consoleErrors }) => {
	consoleErrors.expect(refused);
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
	await page.goto(wizardPath, { waitUntil: "networkidle" });
	await page.getByLabel("Gutter Cleaning").check();
	// As a browser sends a form that no script has taken over yet.
	const form = page.locator("form").filter({ has: page.getByLabel("ZIP code") });
	await form.evaluate((element) => element instanceof HTMLFormElement && element.submit());
	await expect(page.getByRole("alert")).toContainText("Missing Information");
	await awaitHydration(page);
	await page.getByLabel("Two story", { exact: true }).check();
	await page.getByLabel("Medium (1,500-2,500)", { exact: true }).check();
	await page.getByLabel("ZIP code").fill("18411");
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("alert")).toContainText("Not Sent");
	await page.context().setOffline(false);
	await expect(page.getByLabel("Gutter Cleaning")).toBeChecked();
	await expect(page.getByLabel("Two story", { exact: true })).toBeChecked();
});

test("step 2 needs a name and a phone number", async ({ page, javaScriptEnabled, consoleErrors }) => {
	consoleErrors.expect(refused);
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"] });
	const next = page.getByRole("button", { name: "Continue" });
	const summary = page.getByRole("alert");
	if (javaScriptEnabled) {
		await page.getByLabel("Name").fill("   ");
		await expect(next).toHaveAttribute("aria-disabled", "true");
		await expect(next).toHaveAccessibleDescription("Your name and phone number are still missing.");
	}
	await page.getByLabel("Name").press("Enter");
	await expect(summary).toContainText("Missing Information");
	await expect(summary).toContainText("Please provide your name and phone number");
	await expect(summary.getByRole("link")).toHaveText(["Enter your name", "Enter your phone number"]);
	await page.getByLabel("Phone", { exact: true }).fill("555-0199");
	await page.getByLabel("Name").fill("Ann");
	await expect(next).not.toHaveAttribute("aria-disabled", "true");
	await next.click();
	await expect(summary).toContainText("Check your phone number");
	await expect(summary.getByRole("link")).toHaveText(["Add the area code, like (570) 555-0123"]);
	await page.getByLabel("Phone", { exact: true }).fill("570");
	await next.click();
	await expect(summary.getByRole("link", { name: /Enter a phone number with its area code/ })).toBeVisible();
	await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("570");
	await expect(page.getByLabel("Text message")).toBeChecked();
});

test("step 2 asks for an email address only when email is the way to answer", async ({
	page,
	consoleErrors,
}) => {
	consoleErrors.expect(refused);
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"] });
	const email = page.getByRole("textbox", { name: "Email" });
	await expect(email).toBeHidden();
	await page.getByRole("radio", { name: "Email" }).check();
	await page.getByLabel("Name").fill("Ann");
	await page.getByLabel("Phone", { exact: true }).fill("570 555 0199");
	await page.getByRole("button", { name: "Continue" }).click();
	// Name and phone number are there.
	await expect(page.getByRole("alert")).toContainText("Please correct what is marked below.");
	await email.fill("ann@");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter an email address like name@example.com");
	await email.fill("ann@example.com");
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 3);
});

test("step 3 needs the answers about each chosen service", async ({ page, consoleErrors }) => {
	consoleErrors.expect(refused);
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning", "Pressure Washing"] });
	await answerContact(page, "Ann");
	await page.getByLabel("Any special concerns?").fill("A dog & two <cats>");
	await page.getByRole("button", { name: "Continue" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("Please Answer Required Questions");
	await expect(summary).toContainText("We need this info to give you accurate pricing");
	await expect(summary.getByRole("link")).toHaveCount(4);
	await expect(page.getByLabel("Any special concerns?")).toHaveValue("A dog & two <cats>");
});

test("step 4 with no package selected says so", { tag: "@no-js" }, async ({
	page,
	uniqueName,
	consoleErrors,
}) => {
	consoleErrors.expect(refused);
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await page.getByRole("radio").evaluateAll((radios) => {
		for (const radio of radios) radio.remove();
	});
	await page.getByRole("button", { name: "Request This Quote" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("No Package Selected");
	await expect(summary).toContainText("Please select a package");
	await expectStep(page, 4);
});

test("a ZIP outside the area warns as soon as it is typed", { tag: "@js" }, async ({ page }) => {
	await page.goto(wizardPath, { waitUntil: "networkidle" });
	const warning = page.getByText("90210 is outside our usual area");
	await page.getByLabel("ZIP code").fill("90210");
	await expect(warning).toBeVisible();
	await page.getByLabel("ZIP code").fill("18411");
	await expect(warning).toBeHidden();
});

test("a ZIP outside the area warns and does not block", { tag: "@crossed" }, async ({ page, uniqueName }) => {
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"], zip: "90210" });
	const warning = page.getByText("90210 is outside our usual area");
	await expect(warning).toBeVisible();
	await answerContact(page, uniqueName);
	await expect(warning).toBeVisible();
	await answerCondition(page, ["Window Cleaning"]);
	await expectStep(page, 4);
	await expect(warning).toBeVisible();
	await requestQuote(page);
	await expect(warning).toBeVisible();
});

test("a name and a number that a browser filled in without a keystroke count", {
	tag: ["@js", "@phone"],
}, async ({ page }) => {
	await page.goto(wizardPath);
	await answerService(page, { services: ["Window Cleaning"] });
	const next = page.getByRole("button", { name: "Continue" });
	await expect(next).toHaveAttribute("aria-disabled", "true");
	for (const [label, value] of [
		["Name", "Ann"],
		["Phone", "tel:+1‑570‑555‑0199"],
	] as const) {
		await page.getByLabel(label, { exact: true }).evaluate((input, typed) => {
			if (!(input instanceof HTMLInputElement)) return;
			input.value = typed;
			input.dispatchEvent(new Event("change", { bubbles: true }));
		}, value);
	}
	await expect(next).not.toHaveAttribute("aria-disabled", "true");
	await next.click();
	await expectStep(page, 3);
});

test("a ZIP is taken out of a whole address, and letters get a message", { tag: "@crossed" }, async ({
	page,
	consoleErrors,
}) => {
	consoleErrors.expect(refused);
	await page.goto(wizardPath);
	await page.getByLabel("Window Cleaning").check();
	await page.getByLabel("Medium (1,500-2,500)").check();
	await page.getByLabel("One story").check();
	await page.getByLabel("ZIP code").fill("Waverly");
	await page.getByRole("button", { name: "Continue" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("Check your ZIP code");
	await expect(summary.getByRole("link")).toHaveText(["Enter a five-digit ZIP code, like 18411"]);
	await page.getByLabel("ZIP code").fill(" Waverly Township, PA 18411-1234");
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 2);
	await page.getByRole("link", { name: "Back" }).click();
	await expect(page.getByLabel("ZIP code")).toHaveValue("18411");
});
