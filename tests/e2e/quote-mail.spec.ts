import { business } from "#app/config/business.ts";
import { savedQuotes } from "../support/saved-quotes.ts";
import { expect, test } from "../support/test.ts";
import { reachPackages, requestQuote } from "../support/wizard.ts";

test("the owner gets a mail of a new quote at once, readable on a phone and without fault @phone @js", async ({
	page,
	site,
	uniqueName,
	context,
}) => {
	await reachPackages(page, uniqueName, { services: ["Window Cleaning"] });
	await requestQuote(page);
	await expect.poll(() => site.mails.texts(uniqueName)).toHaveLength(1);
	const [text] = await site.mails.texts(uniqueName);
	expect(text).toContain(`Name: ${uniqueName}\nPhone: (570) 555-0199\n`);
	expect(text).toContain(`${site.baseUrl}/admin`);
	await expect
		.poll(async () => (await savedQuotes(site.database, uniqueName)).mails)
		.toMatchObject([{ attempts: 1, sent_at: expect.any(Number), last_error: null }]);

	const mail = await context.newPage();
	await mail.route(`${business.siteUrl}/icon-192.png`, (route) =>
		route.fulfill({ path: "public/icon-192.png" }),
	);
	await mail.setContent((await site.mails.documents(uniqueName))[0] ?? "");
	await expect(mail.getByRole("heading", { level: 1 })).toHaveText("New quote request");
	await expect(mail.getByRole("link", { name: "Call (570) 555-0199" })).toHaveAttribute(
		"href",
		"tel:+15705550199",
	);
	for (const link of await mail.getByRole("link", { name: /^(Call|Text|Open)/ }).all()) {
		expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}
	expect(await mail.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
