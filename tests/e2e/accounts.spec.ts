import { givePin, mailedLink, makeAccount, PASSWORD, signIn } from "../support/accounts.ts";
import { ownerEmail, PIN } from "../support/owners.ts";
import { expect, test } from "../support/test.ts";

const NEW_PASSWORD = "a better horse battery";
const variantOf = (javaScriptEnabled: boolean | undefined) => (javaScriptEnabled ? "js" : "no-js");

test("an owner signs up, opens the mailed link, signs in, gives the PIN and logs out", {
	tag: "@phone",
}, async ({ page, site, javaScriptEnabled }) => {
	const email = ownerEmail("signs-up", variantOf(javaScriptEnabled));
	await page.goto("/auth");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Access");
	await expect(page.getByText("Sign in to manage quote requests")).toBeVisible();
	await page.getByRole("link", { name: "Sign Up" }).click();
	await expect(page).toHaveURL(/\/auth\/sign-up$/);
	// The address changes before the page does: what is typed until then goes into the sign-in's field.
	await expect(page.getByLabel("Password")).toHaveCount(0);
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Sign Up" }).click();
	await expect(page.getByRole("status")).toContainText("If this address may have an account");

	const link = await mailedLink(site.database, email, "confirm-sign-up");
	await expect.poll(() => site.mails.texts(link)).toHaveLength(1);
	await page.goto(link);
	await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
	await page.getByLabel("Confirm new password").fill(PASSWORD);
	await page.getByRole("button", { name: "Create my account" }).click();
	await expect(page.getByText("Account created! You can now log in.")).toBeVisible();

	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter PIN");
	await expect(page.getByText("Signed in successfully!")).toBeVisible();
	const pin = page.getByLabel("PIN", { exact: true });
	// The field has the focus, so it is what is read out.
	await expect(pin).toHaveAccessibleDescription(/^Signed in successfully!/);
	await pin.fill(PIN);
	await page.getByRole("button", { name: "Unlock" }).click();
	await expect(page).toHaveURL(/\/admin$/);
	await page.goto("/auth");
	await expect(page).toHaveURL(/\/admin$/);
});

test("without a connection the sign-in keeps what was typed and says so, and so does the gate without the PIN", {
	tag: ["@js", "@phone"],
}, async ({ page, site, context, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
	const email = ownerEmail("is-offline", "js");
	await makeAccount(site.database, email);
	await page.goto("/auth");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(PASSWORD);
	await context.setOffline(true);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("We could not be reached.")).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue(email);
	await context.setOffline(false);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter PIN");
	await page.getByLabel("PIN", { exact: true }).fill(PIN);
	await context.setOffline(true);
	await page.getByRole("button", { name: "Unlock" }).click();
	await expect(page.getByText("We could not be reached.").first()).toBeVisible();
	await context.setOffline(false);
	await page.getByLabel("PIN", { exact: true }).fill(PIN);
	await page.getByRole("button", { name: "Unlock" }).click();
	await expect(page).toHaveURL(/\/admin$/);
});

test("who asks for more mails than a minute allows is told to wait, with the address kept", {
	tag: ["@js", "@phone"],
}, async ({ page, consoleErrors }) => {
	consoleErrors.expect(/429|SyntaxError/);
	const isSent = page.getByText("Password reset email sent!");
	const isRefused = page.getByRole("alert").getByText("Please wait a minute and try again.");
	// Six within a minute are taken, and the sixth may be another minute's first.
	for (let asked = 0; asked < 13 && !(await isRefused.isVisible()); asked += 1) {
		await page.goto("/auth/forgot-password");
		await page.getByLabel("Email").fill("nobody@example.com");
		await page.getByRole("button", { name: "Send reset email" }).click();
		await expect(isSent.or(isRefused)).toBeVisible();
	}
	await expect(isRefused).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
});

test("a forgotten password is replaced through the mailed link", { tag: "@phone" }, async ({
	page,
	site,
	javaScriptEnabled,
	consoleErrors,
}) => {
	consoleErrors.expect(/400|410/);
	const email = ownerEmail("resets", variantOf(javaScriptEnabled));
	await makeAccount(site.database, email);
	await page.goto("/auth");
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	const send = page.getByRole("button", { name: "Send reset email" });
	if (javaScriptEnabled) await expect(send).toBeDisabled();
	await page.getByLabel("Email").fill(email);
	await send.click();
	await expect(page.getByText("Password reset email sent! Check your inbox.")).toBeVisible();

	const link = await mailedLink(site.database, email, "reset-password");
	await expect.poll(() => site.mails.texts(link)).toHaveLength(1);
	await page.goto(link);
	await expect(page.getByRole("link", { name: "Sign In" })).toHaveAttribute("aria-current", "page");
	const update = page.getByRole("button", { name: "Update password" });
	await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
	await page.getByLabel("Confirm new password").fill("something else");
	await update.click();
	await expect(page.getByRole("alert").last()).toContainText("Passwords do not match");
	await expect(page.getByLabel("New password", { exact: true })).toHaveValue(
		javaScriptEnabled ? NEW_PASSWORD : "",
	);
	await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
	await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
	await update.click();
	await expect(page.getByText("Password updated! You can now sign in.")).toBeVisible();
	await page.goto(link);
	await expect(page.getByText("This link no longer works.")).toBeVisible();
	await signIn(page, email, NEW_PASSWORD);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page.getByText("Logged out successfully")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Access");
});

test("a device that the owner trusts asks for the PIN alone, until it is forgotten", {
	tag: "@phone",
}, async ({ page, site, javaScriptEnabled, consoleErrors }) => {
	// The feed of the page that is open when its session ends.
	consoleErrors.expect(/401/);
	const email = ownerEmail("trusts", variantOf(javaScriptEnabled));
	await makeAccount(site.database, email);
	await signIn(page, email);
	await page.getByLabel("Trust this device for 30 days").check();
	await givePin(page);
	await expect(page).toHaveURL(/\/admin$/);

	await site.database.execute({
		sql: "update sessions set last_seen_at = 1 where user_id = (select id from users where email = ?)",
		args: [email],
	});
	await page.goto("/admin?status=contacted");
	await expect(page.getByText("Your session has ended.")).toBeVisible();
	await givePin(page);
	await expect(page).toHaveURL(/\/admin\?status=contacted$/);
	await page.locator("summary", { hasText: "Log out" }).click();
	await expect(page.getByRole("button", { name: "Log out and forget this device" })).toBeVisible();
	await page.getByRole("button", { name: "Log out, keep it trusted" }).click();
	await expect(page.getByText("This device is trusted: your PIN is enough.")).toBeVisible();
	await givePin(page);
	await page.getByRole("link", { name: "Settings" }).click();
	await page.getByRole("link", { name: "Trusted devices" }).click();
	await page.getByRole("listitem").getByRole("button", { name: "Forget" }).click();
	await expect(page.getByText("You trust no device.")).toBeVisible();
	await page.getByRole("link", { name: /^Quotes/ }).click();
	await expect(page).toHaveURL(/\/admin$/);
});

test("a wrong sign-in says so and keeps the address", { tag: "@phone" }, async ({
	page,
	javaScriptEnabled,
	consoleErrors,
}) => {
	consoleErrors.expect(/400/);
	const email = ownerEmail("signs-in", variantOf(javaScriptEnabled));
	await page.goto("/auth");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("alert").last()).toContainText("Invalid email address");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill("1234567");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("alert").last()).toContainText("Password must be at least 8 characters");
	await page.getByLabel("Password").fill("12345678");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("alert").last()).toContainText("Wrong email or password");
	await expect(page.getByLabel("Email")).toHaveValue(email);
});

test("the gate takes four digits alone, and five wrong PINs lock it", { tag: "@desktop" }, async ({
	page,
	site,
	javaScriptEnabled,
	consoleErrors,
}) => {
	consoleErrors.expect(/400|429/);
	const email = ownerEmail("guesses", variantOf(javaScriptEnabled));
	await makeAccount(site.database, email);
	await signIn(page, email);
	const pin = page.getByLabel("PIN", { exact: true });
	await expect(pin).toBeFocused();
	const unlock = page.getByRole("button", { name: "Unlock" });
	await expect(pin).toHaveAttribute("inputmode", "numeric");
	if (javaScriptEnabled) {
		await expect(unlock).toBeDisabled();
		await pin.pressSequentially("1a2-3");
		await expect(pin).toHaveValue("123");
		await expect(unlock).toBeDisabled();
		await pin.pressSequentially("45");
		await expect(pin).toHaveValue("1234");
		await expect(unlock).toBeEnabled();
	}
	for (let time = 1; time <= 5; time += 1) {
		await pin.fill("1234");
		await unlock.click();
		await expect(page.getByRole("alert").last()).toContainText("Incorrect PIN");
		await expect(pin).toHaveValue("");
	}
	await expect(page.getByRole("alert").last()).toContainText("Try again in 15 minutes.");
	await expect(page.getByText(/The gate opens again at \d{1,2}:\d{2} [AP]M/)).toBeVisible();
	if (javaScriptEnabled) {
		const countdown = page.getByRole("timer");
		await expect(countdown).toHaveText(/^1[45]:\d{2}$/);
		const shown = (await countdown.textContent()) ?? "";
		await expect(countdown).not.toHaveText(shown);
	}
	await pin.fill(PIN);
	await unlock.click();
	await expect(page.getByRole("alert").last()).toContainText("Too many tries");
	await expect(page).toHaveURL(/\/admin\/unlock$/);
});

test("a toast takes no focus, and goes when it is dismissed", {
	tag: ["@js", "@desktop"],
}, async ({ page }) => {
	await page.goto("/auth/sign-up", { waitUntil: "networkidle" });
	await page.getByLabel("Email").fill(ownerEmail("dismisses", "js"));
	await page.getByRole("button", { name: "Sign Up" }).click();
	const toast = page.getByRole("status");
	await expect(toast).toContainText("If this address may have an account");
	await expect(toast.locator(":focus")).toHaveCount(0);
	await page.getByRole("button", { name: "Dismiss" }).click();
	await expect(toast).toBeEmpty();
});
