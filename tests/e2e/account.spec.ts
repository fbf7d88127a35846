import { ownerPaths } from "#app/config/owner-paths.ts";
import { signInOwner } from "../support/owner-browser.ts";
import { signedInOwner } from "../support/owners.ts";
import { expect, test } from "../support/test.ts";

test("after each invitation, not the first alone, the form is empty again and has no password", {
	tag: "@phone",
}, async ({ page, site, context, javaScriptEnabled }) => {
	await signInOwner(context, site);
	await page.goto(ownerPaths.account);
	const form = page.getByRole("form", { name: "Other owners" });
	const [email, password] = [form.getByLabel("Address to invite"), form.getByLabel("Your present password")];
	for (const name of ["bob", "dan"]) {
		const invited = `${name}.${javaScriptEnabled}@example.com`;
		await email.fill(invited);
		await password.fill(signedInOwner.password);
		await form.getByRole("button", { name: "Invite" }).click();
		await expect(page.getByRole("heading", { name: invited })).toBeVisible();
		await expect(email).toHaveValue("");
		await expect(password).toHaveValue("");
	}
});
