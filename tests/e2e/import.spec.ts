import { ownerPaths } from "#app/config/owner-paths.ts";
import { importPage as texts } from "#app/content/customer-import.ts";
import { signInOwner } from "../support/owner-browser.ts";
import { expect, test } from "../support/test.ts";

test("an owner imports a file of many parts, looks at what is wrong with it, and takes it back", {
	tag: ["@js", "@desktop"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	await page.goto(ownerPaths.customers);
	await page.getByRole("link", { name: "Import customers from a file" }).click();
	const people = Array.from(
		{ length: 900 },
		(_, at) => `${uniqueName} ${at},57066${String(10_000 + at)},Windows,5/12/2024,$350`,
	);
	const text = `Name,Phone,Description,Job date,Total\n${people.join("\n")}\n${uniqueName} wrong,12,,,\n`;
	await page
		.getByLabel(texts.file.label)
		.setInputFiles({ name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
	const step = page.locator("main [tabindex='-1']", { hasText: texts.columns.title });
	await page.getByRole("button", { name: texts.file.send }).press("Enter");
	await expect(step).toBeFocused();
	await expect(page.getByLabel("What it cost")).toHaveValue("4");
	await page.getByRole("button", { name: texts.columns.send }).click();
	await expect(
		page.getByText(texts.check.told({ customers: 900, known: 0, jobs: 900 }, false)),
	).toBeVisible();
	await expect(page.getByText("Line 902: “12” is not a phone number")).toBeVisible();
	await page.getByRole("button", { name: texts.check.confirm }).click();
	await expect(page.getByRole("heading", { name: texts.done.title(900, 900) })).toBeVisible();
	await page.getByRole("link", { name: texts.back }).click();
	await page.getByLabel("Search customers").fill(`${uniqueName} 899`);
	await page.getByLabel("Search customers").press("Enter");
	await page.getByRole("link", { name: `${uniqueName} 899` }).click();
	// The list tells the date, too: Back is pressed on the customer's own page.
	await expect(page.getByRole("heading", { level: 1, name: `${uniqueName} 899` })).toBeVisible();
	await expect(page.getByText("May 12, 2024")).toBeVisible();
	await page.goBack();
	await page.goto(ownerPaths.importCustomers);
	await page.getByRole("link", { name: "clients.csv" }).first().click();
	await page.getByText(texts.done.undo).click();
	await page.getByRole("button", { name: texts.done.undoYes }).click();
	await expect(page.getByRole("heading", { name: texts.undone.title })).toBeVisible();
	await page.goto(`${ownerPaths.customers}?q=${encodeURIComponent(uniqueName)}`);
	await expect(page.getByText("Nobody is found")).toBeVisible();
});
