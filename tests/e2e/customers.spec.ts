import { drizzle } from "drizzle-orm/libsql/web";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { aRequest, customerOf } from "../support/customers.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { signInOwner } from "../support/owner-browser.ts";
import { sticksOut } from "../support/page-checks.ts";
import type { Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Somebody who had a job for $612, under a number that nobody else has. */
async function aCustomer(site: Site, name: string) {
	const db = drizzle(site.database);
	const now = Date.now();
	const phone = `+1570${String(Math.floor(Math.random() * 8e6) + 2e6)}`;
	const quoteId = await aRequest(db, { name, phone }, now);
	const offer = anOffer(quoteId, { validUntil: now + 14 * DAY_MS });
	await send(db, offer, now);
	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [quoteId],
	});
	await decide(db, { quoteId, token: String(rows[0]?.customer_token), offer }, "accepted", { now: now + 1 });
	return { quoteId, id: (await customerOf(db, quoteId)) ?? "" };
}

test("an owner finds a customer, notes what holds for good, and takes it back", async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	const { quoteId } = await aCustomer(site, uniqueName);
	await page.goto(paths.adminToday);
	await page.getByRole("main").getByRole("link", { name: "Customers" }).click();
	await page.getByLabel("Search customers").fill(uniqueName);
	await page.getByRole("button", { name: "Search" }).click();
	await page.getByRole("link", { name: uniqueName }).click();
	await expect(page.getByRole("heading", { level: 1, name: uniqueName })).toBeVisible();
	await expect(page.getByText("$612")).toBeVisible();
	const note = page.getByLabel("What holds for every job");
	const save = page.getByRole("button", { name: "Save" });
	await note.fill("Beware of the dog");
	await save.click();
	await expect(page.getByText("Note saved")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(note).toHaveValue("");
	await note.fill("Gate code 4711");
	await save.click();
	// What the form starts from is what is saved.
	await expect(page.locator("form [name=seen]").last()).toHaveValue("Gate code 4711");
	await page.goto(paths.adminQuote(quoteId));
	await expect(page.getByText("Gate code 4711")).toBeVisible();
	await page.getByRole("link", { name: "All quotes and notes of this customer" }).click();
	await expect(note).toHaveValue("Gate code 4711");
});

test("two entries of one person are merged and separated again", async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	const { id } = await aCustomer(site, uniqueName);
	const other = `${uniqueName} again`;
	await aCustomer(site, other);
	await page.goto(ownerPaths.customer(id));
	await page.getByLabel("Find the other entry").fill(uniqueName);
	await page.getByRole("button", { name: "Search" }).click();
	await page.getByText(`Merge ${other} into this one`).click();
	await page.getByRole("button", { name: "Yes, merge them" }).click();
	await expect(page.getByText("Merged", { exact: true })).toBeVisible();
	await expect(page.getByText("$612")).toHaveCount(2);
	await page.getByRole("button", { name: `Make ${other} a customer of their own again` }).click();
	await expect(page.getByText("Separated", { exact: true })).toBeVisible();
	await expect(page.getByText("$612")).toHaveCount(1);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("$612")).toHaveCount(2);
});

test("the last job is offered again with one press", async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const { id } = await aCustomer(site, uniqueName);
	await page.goto(ownerPaths.customer(id));
	await page.getByRole("button", { name: "Same again" }).click();
	await expect(page.getByRole("heading", { level: 1, name: `Offer for ${uniqueName}` })).toBeVisible();
	await expect(page.locator("[name=label-0]")).toHaveValue("Windows and gutters");
	await expect(page.locator("[name=amount-0]")).toHaveValue("612");
});

test("a long name and email address make no page of theirs wider than the screen, and stay in their boxes", {
	tag: "@phone",
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const db = drizzle(site.database);
	const name = `${uniqueName.replaceAll(" ", "")}${"featherstonehaugh".repeat(2)}`;
	const email = `${"featherstonehaugh".repeat(3)}@example.com`;
	const quoteId = await aRequest(db, { name, contactMethod: "email", email });
	const id = (await customerOf(db, quoteId)) ?? "";
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of [ownerPaths.customer(id), paths.adminQuote(quoteId), ownerPaths.editContact(quoteId)]) {
		await page.goto(path);
		await page.locator("main details").evaluateAll((all) => {
			for (const folded of all) folded.setAttribute("open", "");
		});
		expect.soft(await sticksOut(page), path).toEqual({ page: 0, boxes: [] });
	}
});

test("a customer is erased after a question", async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const { id, quoteId } = await aCustomer(site, uniqueName);
	await page.goto(ownerPaths.customer(id));
	await page.getByText("Erase this customer").click();
	await page.getByRole("button", { name: "Yes, erase all of it" }).click();
	await expect(page.getByText("Customer erased")).toBeVisible();
	await page.getByLabel("Search customers").fill(uniqueName);
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page.getByText(`Nobody is found by “${uniqueName}”`)).toBeVisible();
	const { rows } = await site.database.execute({
		sql: "select 1 from quote_requests where id = ?",
		args: [quoteId],
	});
	expect(rows).toEqual([]);
});

test("who is erased leaves the pages that are open: dashboards where the quote came in and where it was, and the customers", {
	tag: ["@js", "@desktop"],
}, async ({ browser, context, page, site, uniqueName, consoleErrors }) => {
	// Of each draft it is asked whether its quote is still there.
	consoleErrors.expect(/404/);
	await signInOwner(context, site);
	const open = async (device = context) => {
		const dashboard = await device.newPage();
		await dashboard.goto(paths.admin);
		await expect(dashboard.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
		return dashboard;
	};
	const before = await open();
	const { id, quoteId } = await aCustomer(site, uniqueName);
	const offer = await context.newPage();
	await offer.goto(paths.adminOffer(quoteId));
	await offer.getByLabel("A note to the customer").fill("Gate code 99");
	const drafts = () =>
		page.evaluate((quote) => Object.keys(localStorage).filter((key) => key.includes(quote)), quoteId);
	// Another device sleeps meanwhile, and wakes after it.
	const asleep = await browser.newContext({ baseURL: site.baseUrl });
	await signInOwner(asleep, site);
	const dashboards = [before, await open(), await open(asleep)];
	for (const dashboard of dashboards)
		await expect(dashboard.getByRole("heading", { name: uniqueName })).toBeVisible();
	const list = await context.newPage();
	await list.goto(`${ownerPaths.customers}?q=${uniqueName}`);
	const person = list.getByRole("link", { name: uniqueName });
	await expect(list.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
	await expect(person).toBeVisible();
	await asleep.setOffline(true);
	await page.goto(ownerPaths.customer(id));
	await expect.poll(drafts).toHaveLength(1);
	await page.getByText("Erase this customer").click();
	await page.getByRole("button", { name: "Yes, erase all of it" }).click();
	await expect(page.getByText("Customer erased")).toBeVisible();
	await expect.poll(drafts).toEqual([]);
	await asleep.setOffline(false);
	for (const dashboard of dashboards) await expect(dashboard.getByText(uniqueName)).toHaveCount(0);
	await expect(person).toHaveCount(0);
	await asleep.close();
});
