import { drizzle } from "drizzle-orm/libsql/web";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";
import { calendarFeed, ownEntryForm } from "#app/content/calendar.ts";
import { customerPage } from "#app/content/customers.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { flashMessages } from "#app/content/flash-messages.ts";
import { offerForm } from "#app/content/offer-form.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import { todayPage } from "#app/content/today.ts";
import { dayAround } from "#app/quotes/job-times.ts";
import { DAY_MS, HOUR_MS, localTime } from "#app/time/clock.ts";
import { aRequest, customerOf } from "../support/customers.ts";
import { setDate } from "../support/jobs.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { alterRows } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";

// Where an owner's button takes itself or its form away: what has the focus then, and what is said.

test("a preview of prices is gone to, far above its button, and stays below what they are refused for", {
	tag: "@js",
}, async ({ context, page, site }) => {
	await signInOwner(context, site);
	await page.goto(ownerPaths.prices);
	const preview = page.getByRole("heading", { name: priceBookPage.previewTitle });
	for (const dollars of ["90", "95"]) {
		await page.getByLabel("Gutter Cleaning, Small, from").fill(dollars);
		await page.getByRole("button", { name: "Preview" }).press("Enter");
		await expect(preview).toBeFocused();
		await expect(preview).toBeInViewport({ ratio: 1 });
	}
	await page.getByRole("button", { name: priceBookPage.publish }).press("Enter");
	await expect(page.getByRole("alert").filter({ hasText: "Say why" })).toBeFocused();
	await expect(preview).toBeVisible();
});

test("an offer's preview has the focus, and so have its lines once it is to be changed", {
	tag: "@js",
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	await page.goto(paths.adminOffer(await saveQuoteOf(site, uniqueName)));
	await page.getByRole("button", { name: "Preview" }).press("Enter");
	const preview = page.getByRole("region", { name: offerForm.previewTitle });
	await expect(preview).toBeFocused();
	await expect(preview).toBeInViewport({ ratio: 1 });
	await page.getByRole("button", { name: "Change it" }).press("Enter");
	const lines = page.getByRole("group", { name: offerForm.lines });
	await expect(lines).toBeFocused();
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
	await lines.getByLabel("Dollars").first().fill("no number");
	await page.getByRole("button", { name: "Preview" }).press("Enter");
	await expect(page.getByRole("alert").filter({ hasText: offerForm.wrong.title })).toBeFocused();
});

test("a job that is put at an end of its day keeps the focus on the pressed button, and its new place is said", {
	tag: "@js",
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const now = Date.now();
	const { until } = dayAround(now);
	await alterRows(site.database, {
		sql: "update quote_requests set spam = 1 where scheduled_for >= ?",
		args: [until],
	});
	const names = [`${uniqueName} one`, `${uniqueName} two`] as const;
	for (const [index, name] of names.entries()) {
		const startsAt = until + (9 + index) * HOUR_MS;
		const id = await saveQuoteOf(site, name);
		await setDate(drizzle(site.database), id, { startsAt, endsAt: startsAt + HOUR_MS }, { now });
	}
	await page.goto(paths.adminToday);
	const plan = page.getByRole("region", { name: todayPage.plan.tomorrow });
	const first = plan.getByRole("listitem").filter({ hasText: "(570)" }).first();
	const said = plan.getByRole("status");
	await expect(first).toContainText(names[0]);
	const earlier = plan.getByRole("button", { name: `Earlier: ${names[1]}` });
	for (const press of ["moves it", "does nothing"]) {
		await earlier.press("Enter");
		await expect(first, press).toContainText(names[1]);
		await expect(earlier, press).toBeFocused();
		await expect(said, press).toHaveText(`${names[1]} is now stop 1 of 2`);
	}
	await expect(earlier).toHaveAttribute("aria-disabled", "true");
	await plan.getByRole("button", { name: `Later: ${names[1]}` }).press("Enter");
	await expect(first).toContainText(names[0]);
	await expect(plan.getByRole("button", { name: `Later: ${names[1]}` })).toBeFocused();
	await expect(said).toHaveText(`${names[1]} is now stop 2 of 2`);
});

test("what is taken back of thanks and reminders is said, and the page's heading has the focus", {
	tag: "@js",
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	await alterRows(site.database, {
		sql: "update quote_requests set done_at = ? where id = ?",
		args: [Date.now() - HOUR_MS, await saveQuoteOf(site, uniqueName)],
	});
	await page.goto(paths.adminToday);
	const thanked = page.getByRole("button", { name: todayPage.thanked }).filter({ hasText: uniqueName });
	await thanked.press("Enter");
	await expect(page.getByRole("region", { name: todayPage.wasThanked })).toBeFocused();
	await page.getByRole("button", { name: adminShell.undo }).press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "Taken back" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(thanked).toBeVisible();
});

test("what leaves Spam leaves the focus to the heading of its list", { tag: "@js" }, async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	await alterRows(site.database, {
		sql: "update quote_requests set spam = 1, spam_reason = 'owner' where id = ?",
		args: [await saveQuoteOf(site, uniqueName)],
	});
	await page.goto(`${paths.admin}?status=spam&q=${encodeURIComponent(uniqueName)}`);
	await page.locator("summary").filter({ hasText: uniqueName }).press("Enter");
	await page.getByRole("button", { name: "Not spam" }).press("Enter");
	await expect(page.getByText("Moved back to your quotes")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the bar that takes a note back has the focus once: a search while it is there keeps it", {
	tag: "@js",
}, async ({ context, page, site, uniqueName: name }) => {
	await signInOwner(context, site);
	const db = drizzle(site.database);
	const id = (await customerOf(db, await aRequest(db, { name }))) ?? "";
	await page.goto(ownerPaths.customer(id));
	const bar = page.getByRole("region", { name: customerPage.undo.noted });
	for (const note of ["Dog", "Gate"]) {
		await page.getByLabel(customerPage.note.label(null)).fill(note);
		await page.getByRole("button", { name: customerPage.note.save, exact: true }).press("Enter");
		await expect(bar).toBeFocused();
		const search = page.getByLabel(customerPage.merge.search);
		await search.fill(`Nobody${note}`);
		await search.press("Enter");
		await expect(page).toHaveURL(new RegExp(`with=Nobody${note}`));
		await expect(page.getByText(customerPage.merge.none)).toBeVisible();
		await expect(bar).toBeVisible();
		await expect(search).toBeFocused();
		await expect(search).toBeInViewport();
	}
});

test("what is said of a sent form has the focus where its button is gone, and the page stays where it leads", {
	tag: "@js",
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	const said = (text: string) => page.getByRole("status").filter({ hasText: text });
	await page.goto(paths.adminOffer(await saveQuoteOf(site, uniqueName)));
	await page.getByRole("button", { name: "Preview" }).press("Enter");
	await page.getByRole("button", { name: /^Send offer of/ }).press("Enter");
	await expect(said(flashMessages["offer-made"].title)).toBeFocused();
	await expect(page.locator("#offer")).toBeInViewport();

	await alterRows(site.database, {
		sql: "update settings set calendar_version = calendar_version + calendar_version % 2",
		args: [],
	});
	await page.goto(jobPaths.calendar);
	await page.getByRole("button", { name: calendarFeed.make }).press("Enter");
	await expect(said(flashMessages["calendar-on"].title)).toBeFocused();
	await expect(page.locator("#feed")).toBeInViewport();
	// What somebody types in meanwhile keeps the focus.
	const field = page.getByLabel(ownEntryForm.what);
	await page.route(/calendar/, async (route) => {
		if (route.request().method() === "POST") await field.focus();
		await route.fallback();
	});
	await page.getByText("Turn off", { exact: true }).press("Enter");
	await page.getByRole("button", { name: "Yes, turn it off" }).press("Enter");
	await expect(said(flashMessages["calendar-off"].title)).toBeVisible();
	await expect(field).toBeFocused();
	await page.unroute(/calendar/);

	await page.getByLabel(ownEntryForm.date, { exact: true }).fill(localTime(Date.now() + 2 * DAY_MS).date);
	await field.fill(uniqueName);
	await page.getByRole("button", { name: ownEntryForm.save }).press("Enter");
	await expect(said("Blocked")).toBeFocused();
	await page.getByRole("button", { name: `Give back: ${uniqueName}` }).press("Enter");
	await expect(said("Given back")).toBeFocused();
});

test("a page that a link leads to is read out, and so is how many a search finds", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	await page.goto(paths.admin);
	const said = (text: RegExp | string) => page.getByRole("status").filter({ hasText: text });
	await page.getByRole("link", { name: adminShell.pages.today }).press("Enter");
	await expect(said(/^Today \|/)).toBeAttached();
	await page.getByRole("link", { name: adminShell.pages.quotes }).press("Enter");
	for (const [search, count] of [
		[`${uniqueName} nowhere`, 0],
		[uniqueName, 1],
	] as const) {
		await page.getByLabel(dashboard.search).fill(search);
		await page.getByLabel(dashboard.search).press("Enter");
		await expect(said(dashboard.shown(count, false))).toBeAttached();
	}
});

test("without scripts the word of what was done has the focus", { tag: ["@no-js", "@phone"] }, async ({
	context,
	page,
	site,
	uniqueName,
}) => {
	await signInOwner(context, site);
	await page.goto(paths.adminQuote(await saveQuoteOf(site, uniqueName)));
	await page.getByLabel("Notes").fill("Ring twice");
	await page.getByRole("button", { name: "Save notes" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Notes saved" })).toBeFocused();
});
