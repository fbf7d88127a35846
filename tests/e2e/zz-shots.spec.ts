import { expect, test } from "../support/test";
import { makeAccount, mailedLink, signIn } from "../support/accounts";
import { ownerEmail } from "../support/owners";

for (const [width, js] of [[390, true], [1280, true], [390, false]] as const) {
	test(`shots ${width} ${js}`, { tag: js ? ["@js", "@desktop"] : ["@no-js", "@desktop"] }, async ({ page, site, consoleErrors }) => {
		test.setTimeout(90_000);
		consoleErrors.expect(/400|410|429|503|404/);
		const email = ownerEmail("is-checked", js ? "js" : "no-js");
		await site.database.execute("delete from throttle");
		await makeAccount(site.database, email);
		await page.setViewportSize({ width, height: 800 });
		const shot = async (name: string) => { await page.screenshot({ path: `/tmp/acc-shots/${width}-${js ? "js" : "no"}-${name}.png`, fullPage: false }); };
		await page.goto("/auth", { waitUntil: "networkidle" });
		await shot("signin");
		await page.getByLabel("Email").fill("ann@");
		await page.getByRole("button", { name: "Sign In" }).click();
		await expect(page.getByRole("alert")).toContainText("Invalid email address");
		await page.waitForTimeout(500);
		await shot("signin-error");
		await page.getByRole("link", { name: "Sign Up" }).click();
		await expect(page.getByText("For the owner")).toBeVisible();
		await shot("signup");
		await page.goto("/auth/forgot-password", { waitUntil: "networkidle" });
		await shot("forgot");
		await page.getByLabel("Email").fill(email);
		await page.getByRole("button", { name: "Send reset email" }).click();
		await expect(page.getByText("Password reset email sent!")).toBeVisible();
		await shot("forgot-sent");
		const link = await mailedLink(site.database, email, "reset-password");
		await page.goto(link, { waitUntil: "networkidle" });
		await shot("new-password");
		await page.goto("/auth/new-password?token=x", { waitUntil: "networkidle" });
		await shot("dead");
		await page.goto("/auth/confirm?token=x", { waitUntil: "networkidle" });
		await shot("confirm");
		await page.getByRole("button", { name: "Confirm my account" }).click();
		await expect(page.getByText("This link no longer works.")).toBeVisible();
		await shot("confirm-dead");
		await signIn(page, email);
		await page.waitForTimeout(500);
		await shot("gate");
		for (let i = 0; i < 5; i++) {
			await page.getByLabel("PIN", { exact: true }).fill("1111");
			await page.getByRole("button", { name: "Unlock" }).click();
			await expect(page.getByRole("alert")).toContainText("Incorrect PIN");
			await page.waitForTimeout(400);
			if (i === 0) await shot("gate-wrong");
		}
		await page.waitForTimeout(500);
		await shot("gate-locked");
		await site.database.execute("update throttle set count = 10, locked_until = null");
		await page.goto("/admin/unlock", { waitUntil: "networkidle" });
		await shot("gate-signin-again");
	});
}
