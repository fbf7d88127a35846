import type { Browser, Page } from "@playwright/test";
import { drizzle } from "drizzle-orm/libsql/web";
import { business } from "#app/config/business.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { queueFollowUps } from "#app/follow-ups/queue-follow-ups.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { byWeekday } from "#app/time/business-hours.ts";
import { DAY_MS, HOUR_MS, localTime } from "#app/time/clock.ts";
import { holidaysAhead } from "#app/time/holidays.ts";
import { makeCalendarAddress } from "../support/calendar-address.ts";
import { readCalendar } from "../support/jobs.ts";
import { anOffer, send } from "../support/offers.ts";
import { signInOwner } from "../support/owner-browser.ts";
import { alterRows } from "../support/settled.ts";
import type { Site } from "../support/site.ts";
import { aSubmission } from "../support/submissions.ts";
import { expect, test } from "../support/test.ts";
import { reachPackages, requestQuote } from "../support/wizard.ts";

/** A browser of its own, which shares nothing with the test's page. */
async function anotherBrowser(browser: Browser, page: Page, javaScriptEnabled: boolean): Promise<Page> {
	const context = await browser.newContext({
		javaScriptEnabled,
		viewport: page.viewportSize(),
		baseURL: new URL(page.url()).origin,
	});
	return context.newPage();
}

async function acceptOffer(customer: Page, name: string): Promise<void> {
	await customer.getByLabel("Your full name").fill(name);
	await customer.getByLabel("I accept the offer").check();
	await customer.getByRole("button", { name: /^Accept for/ }).click();
}

async function offerPrice(owner: Page, dollars: string): Promise<void> {
	await owner.getByRole("link", { name: /^Make (an|a new) offer/ }).click();
	const first = owner.getByRole("group", { name: "Line 1" });
	await first.getByLabel("What for").fill("Windows and gutters");
	await first.getByLabel("Dollars").fill(dollars);
	for (const name of ["Line 2", "Line 3"]) {
		const line = owner.getByRole("group", { name });
		await line.getByLabel("What for").fill("");
		await line.getByLabel("Dollars").fill("");
	}
	await owner.getByRole("button", { name: "Preview" }).click();
	await owner.getByRole("button", { name: `Send offer of $${dollars}` }).click();
	await expect(owner.getByText("Waits for an answer")).toBeVisible();
}

test("a request becomes a job: saved, offered, accepted with two half days, confirmed, in both calendars, done, thanked for", {
	tag: "@crossed",
}, async ({ page, browser, site, uniqueName, javaScriptEnabled, request }) => {
	test.slow();
	const email = `${crypto.randomUUID()}@example.com`;
	await reachPackages(page, uniqueName, { services: ["Window Cleaning", "Gutter Cleaning"], email });
	await requestQuote(page);
	const path = (await page.getByRole("link", { name: "Open my quote" }).getAttribute("href")) ?? "";
	const customer = await anotherBrowser(browser, page, javaScriptEnabled);
	await customer.goto(path);
	await expect(customer.getByRole("heading", { level: 1 })).toHaveText(/here is your quote/i);

	const owner = await anotherBrowser(browser, page, javaScriptEnabled);
	await signInOwner(owner.context(), site);
	await owner.goto(`${paths.admin}?q=${encodeURIComponent(uniqueName)}`);
	const card = owner.getByRole("article").filter({ hasText: uniqueName });
	await card.getByText(uniqueName).first().click();
	await card.getByRole("link", { name: "Open its page" }).click();
	await expect(owner).toHaveURL(/\/admin\/quotes\/[\da-f-]{36}/);
	const [id = ""] = new URL(owner.url()).pathname.split("/").slice(-1);
	await offerPrice(owner, "612");

	await customer.reload();
	const halves = customer.getByRole("group", { name: "When would work for you?" }).getByRole("checkbox");
	await halves.nth(0).check();
	await halves.nth(1).check();
	await acceptOffer(customer, uniqueName);
	await expect(customer.getByText("You accepted this offer")).toBeVisible();

	await owner.reload();
	const confirm = owner.getByRole("button", { name: /^Confirm/ });
	await expect(confirm).toHaveCount(2);
	await confirm.first().click();
	await expect(owner.getByText("The date is set")).toBeVisible();
	await customer.reload();
	const file = await customer.getByRole("link", { name: "Add to your calendar" }).getAttribute("href");
	await owner.goto(jobPaths.calendar);
	const feed = await makeCalendarAddress(owner);
	const events = await Promise.all(
		[file ?? "", feed].map(async (address) => {
			const calendar = readCalendar(await (await request.get(address)).text());
			return calendar.events.find(({ uid }) => uid.startsWith(id));
		}),
	);
	const [quote] = await site.database
		.execute({ sql: "select scheduled_for, scheduled_until from quote_requests where id = ?", args: [id] })
		.then(({ rows }) => rows);
	for (const event of events)
		expect(event).toMatchObject({
			status: "CONFIRMED",
			startsAt: quote?.scheduled_for,
			endsAt: quote?.scheduled_until,
		});

	await owner.goto(paths.adminQuote(id));
	// Its date lies ahead, so one tap more is asked for.
	await owner.locator("summary", { hasText: "Mark as done" }).click();
	await owner.getByRole("button", { name: /^Mark as done/ }).click();
	await expect(owner.getByText("The job is done.")).toBeVisible();

	// The thank-you goes out hours later, while somebody is there, by the work that the platform starts each minute.
	const now = Date.now();
	const always = {
		hours: byWeekday(() => ({ opens: "00:00", closes: "23:59" })),
		worked: holidaysAhead(localTime(now).date),
	};
	const set = (value: object) =>
		site.database.execute({ sql: "update settings set value = ?", args: [JSON.stringify(value)] });
	await set(always);
	await alterRows(site.database, {
		sql: "update quote_requests set done_at = ? where id = ?",
		args: [now - 3 * HOUR_MS, id],
	});
	await queueFollowUps(drizzle(site.database), now);
	// A question is mailed at once, and what is due along with it.
	await customer.getByText("Ask a question").click();
	await customer.getByLabel("Your question").fill("Shall we pay by card?");
	await customer.getByRole("button", { name: "Send the question" }).click();
	await expect(customer.getByText("We have your question")).toBeVisible();
	const mails = () => site.mails.texts(`${path}/reminders`);
	await expect.poll(mails).toEqual([expect.stringContaining(business.social.reviews.href)]);
	await set({});
	await customer.reload();
	await owner.context().close();
	await customer.context().close();
});

/** A quote with an offer of $612, saved and sent past the site. */
async function anOfferedQuote(site: Site, name: string, sentAt: number, validUntil: number) {
	const db = drizzle(site.database);
	const contact = { name, phone: "+15705550123", contactMethod: "text" } as const;
	const submission = aSubmission({ contact });
	const token = (await saveQuote(db, submission, sentAt - 60_000)) ?? "";
	await send(db, anOffer(submission.id, { validUntil }), sentAt);
	return { id: submission.id, path: paths.customerQuote(token) };
}

test("a customer says no and why; an offer that expired, was replaced or lost its link takes no answer", {
	tag: "@crossed",
}, async ({ page, browser, site, uniqueName, javaScriptEnabled }) => {
	const now = Date.now();
	const declined = await anOfferedQuote(site, uniqueName, now, now + DAY_MS);
	await page.goto(declined.path);
	await page.getByText("No, thank you").click();
	await page.getByLabel("The price").check();
	await page.getByLabel("Anything you want to tell us").fill("Next year, <maybe>");
	await page.getByRole("button", { name: "Decline the offer" }).click();
	await expect(page.getByText("You declined this offer")).toBeVisible();

	const expired = await anOfferedQuote(site, uniqueName, now - 2 * DAY_MS, now - DAY_MS);
	await page.goto(expired.path);
	await expect(page.getByText("This offer has expired")).toBeVisible();
	await expect(page.getByRole("button", { name: /Accept/ })).toHaveCount(0);

	const replaced = await anOfferedQuote(site, uniqueName, now, now + DAY_MS);
	await page.goto(replaced.path);
	const second = anOffer(replaced.id, {
		number: 2,
		lines: [{ label: "Windows alone", amount: 400, kind: "work" }],
		validUntil: now + DAY_MS,
	});
	await send(drizzle(site.database), second, now + 1);
	await acceptOffer(page, uniqueName);
	await expect(page.getByText("That is no longer possible")).toBeVisible();
	await expect(page.getByRole("button", { name: "Accept for $400" })).toBeVisible();

	const owner = await anotherBrowser(browser, page, javaScriptEnabled);
	await signInOwner(owner.context(), site);
	await owner.goto(paths.adminQuote(replaced.id));
	await owner.getByText("Make a new link", { exact: true }).click();
	await owner.getByRole("button", { name: "Yes, make a new link" }).click();
	await expect(owner.getByText("New link made. The old one no longer works.")).toBeVisible();
	await acceptOffer(page, uniqueName);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
	const link = await owner.getByRole("textbox", { name: "Link" }).inputValue();
	await page.goto(new URL(link).pathname);
	await expect(page.getByRole("button", { name: "Accept for $400" })).toBeVisible();
	await owner.goto(paths.adminQuote(declined.id));
	for (const text of ["Declined", "The price", "Next year, <maybe>"])
		await expect(owner.getByText(text, { exact: true }).first()).toBeVisible();
	await owner.context().close();
});
