import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { drizzle } from "drizzle-orm/libsql/web";
import { eraseCustomer } from "#app/admin/customers/change-customer.server.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { storeParts } from "#app/customer-import/imports.server.ts";
import { type Database, writeBatch } from "#app/database/client.server.ts";
import { dayAround } from "#app/quotes/job-times.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import routes from "#app/routes.ts";
import { HOUR_MS } from "#app/time/clock.ts";
import { mailedLink, makeAccount } from "../support/accounts.ts";
import { leaveRequest } from "../support/begun-requests.ts";
import { aRequest, customerOf } from "../support/customers.ts";
import { localCookies } from "../support/local-cookies.ts";
import { anOffer, askAs, send } from "../support/offers.ts";
import { saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import { startSession } from "../support/owner-session.ts";
import { ownerEmail } from "../support/owners.ts";
import { alterRows } from "../support/settled.ts";
import type { Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import {
	answerContact,
	answerService,
	expectStep,
	reachPackages,
	requestQuote,
	wizardPath,
} from "../support/wizard.ts";

// Every form of the site that can be refused. The last test finds a route whose form is not in the list.

interface Place {
	page: Page;
	site: Site;
	name: string;
	isScripted: boolean;
}

const svg = { name: "drawing.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };

async function choosePhoto(page: Page): Promise<void> {
	await page.getByLabel("Choose photos").setInputFiles(svg);
}

interface RefusedForm {
	name: string;
	/** The file that answers it, below app/routes. */
	route: string;
	/** Opens the form and fills it in, so that it is refused, or would be saved while the database answers. */
	fill(place: Place): Promise<unknown>;
	button: string | RegExp;
	/** Whether it is the database that refuses. */
	isDead?: boolean;
	/** Whether it is an owner's, which a script keeps on its page where nothing answers. */
	isOwners?: boolean;
	/** Where it can be refused at all; everywhere unless told otherwise. */
	tag?: string[];
	/** What was typed is still there. */
	kept?(page: Page): Promise<unknown>;
}

async function openCustomerPage({ page, site, name }: Place): Promise<void> {
	const id = await saveQuoteOf(site, name);
	const db = drizzle(site.database);
	await send(db, anOffer(id, { validUntil: Date.now() + 9 * 86_400_000 }), Date.now());
	await page.goto(paths.customerQuote(await tokenOf(site, id)));
}

async function tokenOf(site: Site, id: string): Promise<string> {
	const { rows } = await site.database.execute({
		sql: "select customer_token from quote_requests where id = ?",
		args: [id],
	});
	return String(rows[0]?.customer_token);
}

async function openOwnersPage({ page, site, name }: Place, pathOf: (id: string) => string): Promise<void> {
	await signInOwner(page.context(), site);
	await page.goto(pathOf(await saveQuoteOf(site, name)));
}

/** Opens the page of a quote whose offer waits. */
async function openOffered({ page, site, name }: Place): Promise<void> {
	await signInOwner(page.context(), site);
	const id = await saveQuoteOf(site, name);
	await send(drizzle(site.database), anOffer(id, { validUntil: Date.now() + 9 * 86_400_000 }), Date.now());
	await page.goto(paths.adminQuote(id));
}

/** Gives a job a Monday, months ahead, that it has alone; returns its date. */
async function scheduleAhead(site: Site, id: string): Promise<string> {
	const now = new Date();
	const monday = now.getUTCDate() - ((now.getUTCDay() + 6) % 7) + 7 * 20;
	const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), monday, 17);
	await alterRows(site.database, {
		sql: "delete from quote_requests where scheduled_for = ?",
		args: [noon],
	});
	await alterRows(site.database, {
		sql: "update quote_requests set scheduled_for = ?, scheduled_until = ?, stage = 'scheduled' where id = ?",
		args: [noon, noon + HOUR_MS, id],
	});
	return new Date(noon).toISOString().slice(0, 10);
}

/** Opens the page that moves a day with one job. */
async function openDay({ page, site, name }: Place): Promise<void> {
	await signInOwner(page.context(), site);
	const date = await scheduleAhead(site, await saveQuoteOf(site, name));
	await page.goto(ownerPaths.moveDay(date));
}

/** Whose number nobody else has. */
async function aCustomer(db: Database, name: string): Promise<string> {
	const phone = `+1570${Math.floor(Math.random() * 8e6) + 2e6}`;
	return (await customerOf(db, await aRequest(db, { name, phone }))) ?? "";
}

async function chooseOwnPhoto({ page, site, name }: Place): Promise<void> {
	await page.goto(jobPaths.customerPhotos(await tokenOf(site, await saveQuoteOf(site, name))));
	await choosePhoto(page);
}

async function chooseJobPhoto(place: Place): Promise<void> {
	await openOwnersPage(place, ownerPaths.quotePhotos);
	await choosePhoto(place.page);
}

async function drawSignature(page: Page): Promise<void> {
	await page.locator("canvas").scrollIntoViewIfNeeded();
	const box = await page.locator("canvas").boundingBox();
	if (!box) throw new Error("There is nothing to draw on");
	await page.mouse.move(box.x + 20, box.y + 20);
	await page.mouse.down();
	await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
	await page.mouse.up();
}

const inkOf = (page: Page) =>
	page.locator("canvas").evaluate((canvas) => {
		if (!(canvas instanceof HTMLCanvasElement)) return 0;
		const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
		return data.filter((value, index) => index % 4 === 3 && value > 0).length;
	});

/** Of all jobs on the page. */
const typedWork = (page: Page) =>
	page
		.getByLabel("What was done")
		.evaluateAll((fields) => fields.map((field) => "value" in field && field.value));

const forms: readonly RefusedForm[] = [
	{
		name: "the wizard's first step",
		route: "quote/service-step.tsx",
		async fill({ page }) {
			await page.goto(wizardPath);
			await page.getByLabel("Window Cleaning").check();
		},
		button: "Continue",
		kept: (page) => expect(page.getByLabel("Window Cleaning")).toBeChecked(),
	},
	{
		name: "the wizard's second step",
		route: "quote/contact-step.tsx",
		async fill({ page }) {
			await page.goto(wizardPath);
			await answerService(page, { services: ["Window Cleaning"] });
			await expectStep(page, 2);
			await page.getByLabel("Name", { exact: true }).fill("Ann Example");
			await page.getByLabel("Phone", { exact: true }).fill("12");
		},
		button: "Continue",
		kept: (page) => expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann Example"),
	},
	{
		name: "the wizard's third step",
		route: "quote/condition-step.tsx",
		async fill({ page, name }) {
			await page.goto(wizardPath);
			await answerService(page, { services: ["Window Cleaning"] });
			await answerContact(page, name);
			await page.getByLabel("6-12 months ago").check();
		},
		button: "Continue",
		kept: (page) => expect(page.getByLabel("6-12 months ago")).toBeChecked(),
	},
	{
		name: "the wizard's fourth step without a choice",
		route: "quote/package-step.tsx",
		async fill({ page, name }) {
			await reachPackages(page, name, { services: ["Window Cleaning"] });
			// As an extension of the browser may leave it: a person cannot take the choice away.
			for (const choice of await page.getByRole("radio").all())
				await choice.evaluate((radio) => "checked" in radio && Object.assign(radio, { checked: false }));
		},
		button: "Request This Quote",
		kept: (page) => expect(page.getByRole("radio").first()).toBeVisible(),
	},
	{
		name: "the wizard's fourth step",
		route: "quote/package-step.tsx",
		fill: ({ page, name }) => reachPackages(page, name, { services: ["Window Cleaning"] }),
		button: "Request This Quote",
		isDead: true,
		kept: (page) => expect(page.getByRole("radio").first()).toBeVisible(),
	},
	{
		name: "the wizard's last step",
		route: "quote/confirmation-step.tsx",
		async fill({ page, name }) {
			await reachPackages(page, name, { services: ["Window Cleaning"] });
			await requestQuote(page);
		},
		button: "Confirm My Total Quote",
		isDead: true,
	},
	{
		name: "an acceptance",
		route: "customer/quote.tsx",
		async fill(place) {
			await openCustomerPage(place);
			await place.page.getByLabel("Your full name").fill("Ann Example");
			if (place.isScripted) await drawSignature(place.page);
		},
		button: /^Accept for/,
		async kept(page) {
			await expect(page.getByLabel("Your full name")).toHaveValue("Ann Example");
			if (await page.locator("canvas").isVisible()) await expect.poll(() => inkOf(page)).toBeGreaterThan(50);
		},
	},
	{
		name: "an acceptance without a database",
		route: "customer/quote.tsx",
		async fill(place) {
			await openCustomerPage(place);
			await place.page.getByLabel("Your full name").fill("Ann Example");
			if (place.isScripted) await drawSignature(place.page);
			await place.page.getByLabel(/^I accept/).check();
		},
		button: /^Accept for/,
		isDead: true,
		async kept(page) {
			await expect(page.getByLabel("Your full name")).toHaveValue("Ann Example");
			await expect(page.locator("input[name=terms]")).toHaveValue("on");
		},
	},
	{
		name: "a refusal",
		route: "customer/quote.tsx",
		async fill(place) {
			await openCustomerPage(place);
			await place.page.getByText("No, thank you").click();
			await place.page.getByLabel(/^Anything you want to tell us/).fill("Too late");
		},
		button: "Decline the offer",
		isDead: true,
		kept: (page) => expect(page.getByLabel("Your message")).toHaveValue("Too late"),
	},
	{
		name: "a customer's question",
		route: "customer/quote.tsx",
		async fill(place) {
			await openCustomerPage(place);
			await place.page.getByText("Ask a question").click();
			await place.page.getByLabel("Your question").fill("With the screens?");
		},
		button: "Send the question",
		isDead: true,
		kept: (page) => expect(page.getByLabel("Your question")).toHaveValue("With the screens?"),
	},
	{
		name: "reminders that are to stop without a database",
		route: "customer/reminders.tsx",
		async fill({ page, site, name }) {
			const token = await tokenOf(site, await saveQuoteOf(site, name));
			await page.goto(jobPaths.customerReminders(token));
		},
		button: "Stop the reminders",
		isDead: true,
		kept: (page) => expect(page.getByRole("button", { name: "Stop the reminders" })).toBeVisible(),
	},
	{
		name: "reminders that are wanted again without a database",
		route: "customer/reminders.tsx",
		async fill({ page, site, name }) {
			const token = await tokenOf(site, await saveQuoteOf(site, name));
			await page.goto(jobPaths.customerReminders(token));
			await page.getByRole("button", { name: "Stop the reminders" }).click();
		},
		button: "Send me reminders again",
		isDead: true,
		kept: (page) => expect(page.getByRole("button", { name: "Send me reminders again" })).toBeVisible(),
	},
	{
		name: "signing in",
		route: "auth/sign-in.tsx",
		async fill({ page }) {
			await page.goto(paths.auth);
			await page.getByLabel("Email").fill("nobody@example.com");
			await page.getByLabel("Password").fill("wrong horse battery");
		},
		button: "Sign In",
		kept: (page) => expect(page.getByLabel("Email")).toHaveValue("nobody@example.com"),
	},
	{
		name: "signing in without a database",
		route: "auth/sign-in.tsx",
		async fill({ page }) {
			await page.goto(paths.auth);
			await page.getByLabel("Email").fill("nobody@example.com");
			await page.getByLabel("Password").fill("wrong horse battery");
		},
		button: "Sign In",
		isDead: true,
		kept: (page) => expect(page.getByLabel("Email")).toHaveValue("nobody@example.com"),
	},
	...[false, true].flatMap((isDead) =>
		[
			{ name: "a forgotten password", route: "auth/forgot-password.tsx", path: paths.authForgotPassword },
			{ name: "signing up", route: "auth/sign-up.tsx", path: paths.authSignUp },
		].map(({ name, route, path }): RefusedForm => {
			const email = isDead ? "nobody@example.com" : "nobody";
			return {
				name: `${name}${isDead ? " without a database" : ""}`,
				route,
				async fill({ page }) {
					await page.goto(path);
					await page.getByLabel("Email").fill(email);
				},
				button: /^Send reset email$|^Sign Up$/,
				isDead,
				kept: (page) => expect(page.getByLabel("Email")).toHaveValue(email),
			};
		}),
	),
	{
		name: "a new password",
		route: "auth/new-password.tsx",
		async fill({ page, site, isScripted }) {
			const email = ownerEmail("is-refused", isScripted ? "js" : "no-js");
			await makeAccount(site.database, email);
			await page.goto(paths.authForgotPassword);
			await page.getByLabel("Email").fill(email);
			await page.getByRole("button", { name: "Send reset email" }).click();
			await expect(page.getByText("Password reset email sent!")).toBeVisible();
			await page.goto(await mailedLink(site.database, email, "reset-password"));
			await page.getByLabel("New password", { exact: true }).fill("short");
		},
		button: "Update password",
	},
	...[false, true].map(
		(isDead): RefusedForm => ({
			name: `the PIN${isDead ? " without a database" : ""}`,
			route: "admin/unlock.tsx",
			async fill({ page, site }) {
				const { cookie } = await startSession(drizzle(site.database), { locked: true });
				const [cookieName, value] = [localCookies(cookie[0]), cookie[1]];
				await page
					.context()
					.addCookies([
						{ name: cookieName, value, domain: "127.0.0.1", path: "/", httpOnly: true, sameSite: "Lax" },
					]);
				await page.goto(paths.adminUnlock);
				await page.getByLabel(/PIN/).first().fill("0000");
			},
			button: "Unlock",
			isDead,
		}),
	),
	{
		name: "an offer",
		route: "admin/offer.tsx",
		async fill(place) {
			await openOwnersPage(place, paths.adminOffer);
			await place.page.getByLabel("Dollars").first().fill("12.50");
		},
		button: "Preview",
		kept: (page) => expect(page.getByLabel("Dollars").first()).toHaveValue("12.50"),
	},
	{
		name: "an offer without a database",
		route: "admin/offer.tsx",
		async fill(place) {
			await openOwnersPage(place, paths.adminOffer);
			await place.page.getByLabel(/^A note/).fill("See you");
		},
		button: "Preview",
		isDead: true,
		isOwners: true,
		kept: (page) => expect(page.getByLabel(/^A note/)).toHaveValue("See you"),
	},
	...[false, true].map(
		(isDead): RefusedForm => ({
			name: isDead ? "an answer to a question without a database" : "an empty answer to a question",
			route: "admin/answer-question.tsx",
			async fill({ page, site, name }) {
				await signInOwner(page.context(), site);
				const id = await saveQuoteOf(site, name);
				const question = { id: crypto.randomUUID(), quoteId: id, offerId: null, text: "With the screens?" };
				await askAs(drizzle(site.database), question, await tokenOf(site, id), Date.now());
				await page.goto(`${ownerPaths.answerQuestion(id)}?question=${question.id}`);
				await page.getByLabel("Your answer").fill(isDead ? "With all of them." : "");
			},
			button: "Send the answer",
			isDead,
			isOwners: isDead,
			kept: (page) => expect(page.getByLabel("Your answer")).toHaveValue(isDead ? "With all of them." : ""),
		}),
	),
	...[false, true].map(
		(isDead): RefusedForm => ({
			name: `a corrected contact${isDead ? " without a database" : ""}`,
			route: "admin/edit-contact.tsx",
			async fill(place) {
				await openOwnersPage(place, ownerPaths.editContact);
				await place.page.getByLabel("Name", { exact: true }).fill("Ann Corrected");
				if (!isDead) await place.page.getByLabel("Phone", { exact: true }).fill("12");
			},
			button: /^Save/,
			isDead,
			isOwners: isDead,
			kept: (page) => expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann Corrected"),
		}),
	),
	...[false, true].map(
		(isDead): RefusedForm => ({
			name: `a half day kept free for ${isDead ? "something without a database" : "nothing"}`,
			route: "admin/calendar.tsx",
			async fill({ page, site }) {
				await signInOwner(page.context(), site);
				await page.goto(jobPaths.calendar);
				await page.getByLabel("Day", { exact: true }).fill("2030-01-02");
				await page.getByLabel("What for").fill(isDead ? "The dentist" : " ");
			},
			button: "Block it",
			isDead,
			isOwners: isDead,
			kept: (page) => expect(page.getByLabel("Day", { exact: true })).toHaveValue("2030-01-02"),
		}),
	),
	...[false, true].map(
		(isDead): RefusedForm => ({
			name: `a merge of customers ${isDead ? "without a database" : "one of whom is gone"}`,
			route: "admin/customer.tsx",
			async fill({ page, site, name }) {
				await signInOwner(page.context(), site);
				const db = drizzle(site.database);
				const [id, other] = [await aCustomer(db, name), await aCustomer(db, `${name} again`)];
				await page.goto(`${ownerPaths.customer(id)}?with=${encodeURIComponent(name)}`);
				await page.getByText(/^Merge .* again into this one$/).click();
				const asked = { writer: visitor(db), attempt: crypto.randomUUID(), now: Date.now() };
				if (!isDead) await eraseCustomer(db, asked, other);
			},
			button: "Yes, merge them",
			isDead,
			isOwners: isDead,
		}),
	),
	{
		name: "a date",
		route: "admin/quote-date.tsx",
		async fill(place) {
			await openOwnersPage(place, jobPaths.quoteDate);
			await place.page.getByLabel("Day").fill("2020-01-01");
		},
		button: "Set this date",
		kept: (page) => expect(page.getByLabel("Day")).toHaveValue("2020-01-01"),
	},
	{
		name: "a date without a database",
		route: "admin/quote-date.tsx",
		async fill(place) {
			await openOwnersPage(place, jobPaths.quoteDate);
			await place.page.getByLabel("Day").fill("2030-01-02");
		},
		button: "Set this date",
		isDead: true,
		isOwners: true,
		kept: (page) => expect(page.getByLabel("Day")).toHaveValue("2030-01-02"),
	},
	{
		name: "a day that is moved",
		route: "admin/move-day.tsx",
		async fill(place) {
			await openDay(place);
			await place.page.getByLabel("Move to").selectOption("");
		},
		button: /^Move/,
		kept: (page) => expect(page.getByLabel("Move to")).toHaveValue(""),
	},
	{
		name: "a day that is moved without a database",
		route: "admin/move-day.tsx",
		async fill(place) {
			await openDay(place);
			await place.page.getByLabel("Move to").selectOption({ index: 4 });
		},
		button: /^Move/,
		isDead: true,
		isOwners: true,
		kept: (page) => expect(page.locator("[name^=wish-]")).not.toHaveValue(""),
	},
	{
		name: "another day that a customer asks for",
		route: "customer/quote.tsx",
		async fill(place) {
			const { page, site, name } = place;
			const id = await saveQuoteOf(site, name);
			await scheduleAhead(site, id);
			await page.goto(paths.customerQuote(await tokenOf(site, id)));
			await page.getByText("Another day would be better").click();
		},
		button: "Ask for another day",
	},
	{
		name: "a job that is done without a database",
		route: "admin/today.tsx",
		async fill({ page, site, name }) {
			await signInOwner(page.context(), site);
			const id = await saveQuoteOf(site, name);
			const noon = dayAround(Date.now()).from + 12 * HOUR_MS;
			await alterRows(site.database, {
				sql: "update quote_requests set scheduled_for = ?, scheduled_until = ? where id = ?",
				args: [noon, noon + 3_600_000, id],
			});
			await page.goto(paths.adminToday);
			const stop = page.getByRole("listitem").filter({ hasText: name });
			await stop.locator("summary").click();
			await stop.getByLabel("What was done").fill("The porch windows, too");
		},
		button: /^Mark as done/,
		isDead: true,
		isOwners: true,
		kept: (page) => expect.poll(() => typedWork(page)).toContain("The porch windows, too"),
	},
	{
		// A script keeps them on the device, and sends them by itself once the database answers.
		name: "notes without a database or scripts",
		route: "admin/quote.tsx",
		tag: ["@desktop", "@no-js"],
		async fill(place) {
			await openOwnersPage(place, paths.adminQuote);
			await place.page.getByLabel("Notes").fill("Ring twice");
		},
		button: /^Save notes/,
		isDead: true,
		kept: (page) => expect(page.getByLabel("Notes")).toHaveValue("Ring twice"),
	},
	{
		name: "the settings",
		route: "admin/settings.tsx",
		async fill({ page, site }) {
			await signInOwner(page.context(), site);
			await page.goto(paths.adminSettings);
			await page.locator("input[name=capacity]").fill("99");
		},
		button: "Save settings",
		kept: (page) => expect(page.locator("input[name=capacity]")).toHaveValue("99"),
	},
	{
		name: "the settings without a database",
		route: "admin/settings.tsx",
		async fill({ page, site }) {
			await signInOwner(page.context(), site);
			await page.goto(paths.adminSettings);
			await page.locator("input[name=capacity]").fill("3");
		},
		button: "Save settings",
		isDead: true,
		isOwners: true,
		kept: (page) => expect(page.locator("input[name=capacity]")).toHaveValue("3"),
	},
	{
		name: "a file that is no list of customers",
		route: "admin/import.tsx",
		async fill({ page, site }) {
			await signInOwner(page.context(), site);
			await page.goto(ownerPaths.importCustomers);
			const file = { name: "book.xlsx", mimeType: "text/csv", buffer: Buffer.from("PK\u0003\u0004") };
			await page.getByLabel("CSV file").setInputFiles(file);
		},
		button: "Read the file",
	},
	{
		name: "an imported file whose columns tell nobody",
		route: "admin/import-run.tsx",
		async fill({ page, site }) {
			await signInOwner(page.context(), site);
			const file = { id: crypto.randomUUID(), name: "clients.csv", parts: 1 };
			const part = { text: "Name,Phone\nAnn,570-777-0177\n", line: 1 };
			await writeBatch(
				drizzle(site.database),
				storeParts(drizzle(site.database), file, 0, [part], Date.now()),
			);
			await page.goto(ownerPaths.customerImport(file.id));
			await page.getByLabel("Phone number", { exact: true }).selectOption("");
		},
		button: "Check the file",
		kept: (page) => expect(page.getByLabel("Phone number", { exact: true })).toHaveValue(""),
	},
	...[false, true].map((isDead): RefusedForm => {
		const words = isDead ? "{hello}, {company} here." : "{hello}, nobody here.";
		return {
			name: `the owners' own texts${isDead ? " without a database" : ""}`,
			route: "admin/texts.tsx",
			async fill({ page, site }) {
				await signInOwner(page.context(), site);
				await page.goto(ownerPaths.texts);
				await page.locator("textarea[name=greeting]").fill(words);
			},
			button: "Save texts",
			isDead,
			isOwners: isDead,
			kept: (page) => expect(page.locator("textarea[name=greeting]")).toHaveValue(words),
		};
	}),
	...[false, true].map(
		(isDead): RefusedForm => ({
			name: `the price book${isDead ? " without a database" : ""}`,
			route: "admin/prices.tsx",
			async fill({ page, site }) {
				await signInOwner(page.context(), site);
				await page.goto(ownerPaths.prices);
				await page.locator("input[name='gutters-small-low']").fill(isDead ? "105" : "x");
			},
			button: "Preview",
			isDead,
			isOwners: isDead,
			kept: (page) =>
				expect(page.locator("input[name='gutters-small-low']")).toHaveValue(isDead ? "105" : "x"),
		}),
	),
	{
		name: "a caller's request",
		route: "admin/new-quote.tsx",
		async fill({ page, site }) {
			await signInOwner(page.context(), site);
			await page.goto(ownerPaths.newQuote);
			await page.getByLabel("Name", { exact: true }).fill("Ann Example");
		},
		button: /^Save/,
		kept: (page) => expect(page.locator("input[name=name]")).toHaveValue("Ann Example"),
	},
	{
		name: "a caller's request without a database",
		route: "admin/new-quote.tsx",
		async fill({ page, site }) {
			await signInOwner(page.context(), site);
			await page.goto(ownerPaths.newQuote);
			await page.getByLabel("Gutter Cleaning").first().check();
			await page.getByLabel("Two story", { exact: true }).check();
			await page.getByLabel("Small (under 1,500 sq ft)", { exact: true }).check();
			await page.getByLabel("ZIP code").fill("18411");
			await page.getByLabel("Name", { exact: true }).fill("Ann Example");
			await page.getByLabel("Phone", { exact: true }).fill("(570) 555-0123");
			for (const question of await page.locator("fieldset:visible").all()) {
				const answers = question.getByRole("radio");
				if ((await answers.count()) > 0 && !(await question.locator(":checked").count()))
					await answers.first().check();
			}
		},
		button: /^Save/,
		isDead: true,
		isOwners: true,
		kept: (page) => expect(page.locator("input[name=name]")).toHaveValue("Ann Example"),
	},
	...[false, true].map(
		(isDead): RefusedForm => ({
			name: `an invitation${isDead ? " without a database" : ""}`,
			route: "admin/account.tsx",
			async fill({ page, site }) {
				await signInOwner(page.context(), site);
				await page.goto(ownerPaths.account);
				await page.getByLabel("Address to invite").fill(isDead ? "bob@example.com" : "bob");
			},
			button: "Invite",
			isDead,
			isOwners: isDead,
			kept: (page) =>
				expect(page.getByLabel("Address to invite")).toHaveValue(isDead ? "bob@example.com" : "bob"),
		}),
	),
	{
		name: "a new password with a wrong present one",
		route: "admin/account.tsx",
		async fill({ page, site }) {
			await signInOwner(page.context(), site);
			await page.goto(ownerPaths.account);
			const form = page.getByRole("form", { name: "Change your password" });
			await form.getByLabel("Your present password").fill("wrong horse battery");
			for (const field of await form.getByLabel(/password$/i).all()) await field.fill("wrong horse battery");
		},
		button: "Change password",
	},
	{
		name: "corrected answers without a database",
		route: "admin/edit-answers.tsx",
		async fill(place) {
			await openOwnersPage(place, ownerPaths.editAnswers);
			await place.page.getByLabel("ZIP code").fill("18414");
		},
		button: /^Save/,
		isDead: true,
		isOwners: true,
		kept: (page) => expect(page.getByLabel("ZIP code")).toHaveValue("18414"),
	},
	{
		name: "photos of a quote",
		route: "customer/photos.tsx",
		fill: chooseOwnPhoto,
		button: "Send photos",
	},
	{
		name: "photos of a quote without a database",
		route: "customer/photos.tsx",
		fill: chooseOwnPhoto,
		button: "Send photos",
		isDead: true,
	},
	{
		name: "photos of a job",
		route: "admin/photos.tsx",
		fill: chooseJobPhoto,
		button: "Send photos",
		isOwners: true,
	},
	{
		name: "photos of a job without a database",
		route: "admin/photos.tsx",
		fill: chooseJobPhoto,
		button: "Send photos",
		isDead: true,
	},
];

/** Owners' forms that no rule of theirs refuses. */
const ownersButtons: readonly RefusedForm[] = [
	{
		name: "a lost quote",
		route: "admin/quote.tsx",
		async fill(place) {
			await openOwnersPage(place, paths.adminQuote);
			await place.page.getByLabel("Why is it lost?").selectOption({ index: 1 });
		},
		button: /^Mark as lost/,
		kept: (page) => expect(page.getByLabel("Why is it lost?")).not.toHaveValue(""),
	},
	{
		name: "a date on the quote's page",
		route: "admin/quote-date.tsx",
		async fill(place) {
			await openOwnersPage(place, paths.adminQuote);
			await place.page.getByLabel("Day").fill("2030-01-02");
		},
		button: "Set this date",
		kept: (page) => expect(page.getByLabel("Day")).toHaveValue("2030-01-02"),
	},
	{
		name: "the switch of reminders",
		route: "admin/quote.tsx",
		fill: (place) => openOwnersPage(place, paths.adminQuote),
		button: /^Send no reminders/,
	},
	{
		name: "another link for the customer",
		route: "admin/customer-link.ts",
		async fill(place) {
			await openOwnersPage(place, paths.adminQuote);
			await place.page.getByText("Make a new link", { exact: true }).click();
		},
		button: "Yes, make a new link",
	},
	{
		name: "an acceptance by phone",
		route: "admin/enter-acceptance.ts",
		async fill(place) {
			await openOffered(place);
			await place.page.getByText("Accepted by phone or on paper", { exact: true }).click();
		},
		button: "By phone",
	},
	{
		name: "an offer that is withdrawn",
		route: "admin/withdraw-offer.ts",
		async fill(place) {
			await openOffered(place);
			await place.page.getByText("Withdraw offer", { exact: true }).click();
		},
		button: "Yes, withdraw it",
	},
	{
		name: "a half day kept free",
		route: "admin/calendar.tsx",
		async fill({ page, site, name }) {
			await signInOwner(page.context(), site);
			await page.goto(jobPaths.calendar);
			await page.getByLabel("Day", { exact: true }).fill("2030-01-02");
			await page.getByLabel("What for").fill(name);
		},
		button: "Block it",
		kept: (page) => expect(page.getByLabel("What for")).toHaveValue(/^Ann/),
	},
	{
		name: "a request that was begun and left",
		route: "admin/unfinished.tsx",
		async fill({ page, site, name }) {
			await signInOwner(page.context(), site);
			await leaveRequest(drizzle(site.database), name);
			await page.goto(ownerPaths.unfinished);
		},
		button: /^Remove/,
	},
	{
		name: "the calendar's address",
		route: "admin/calendar.tsx",
		async fill({ page, site }) {
			await signInOwner(page.context(), site);
			await page.goto(jobPaths.calendar);
			const another = page.getByText("Make a new address", { exact: true });
			if ((await another.count()) > 0) await another.click();
		},
		button: /^(Make an|Yes, make a new) address/,
	},
	{
		name: "browsers that are signed out",
		route: "admin/devices.tsx",
		async fill({ page, site }) {
			await signInOwner(page.context(), site);
			await page.goto(paths.adminDevices);
		},
		// It would end the sessions of the tests beside this one.
		button: /^Sign out (?!everywhere)/,
	},
];

for (const form of [...forms.filter(({ isOwners }) => isOwners), ...ownersButtons])
	test(`unanswered, ${form.name} stays with what was typed and says what to do, and the same press sends it later`, {
		tag: ["@js", "@phone"],
	}, async ({ page, context, site, uniqueName, consoleErrors }) => {
		consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch/);
		await form.fill({ page, site, name: uniqueName, isScripted: true });
		await expect(page.getByText("Live", { exact: true })).toBeVisible();
		const address = page.url();
		const button = page.getByRole("button", { name: form.button }).first();
		async function pressInVain(words: string): Promise<Locator> {
			await button.click();
			const said = page.getByRole("alert").getByText(words);
			await expect(said).toBeInViewport();
			await expect(page).toHaveURL(address);
			await form.kept?.(page);
			return said;
		}
		await context.setOffline(true);
		const offline = await pressInVain("You are offline: this was not sent");
		await context.setOffline(false);
		await expect(offline).toHaveCount(0);
		await context.route("**", (route) => route.abort("connectionrefused"));
		await pressInVain("The site did not answer");
		const unanswered = await pressInVain("The site did not answer");
		await context.unroute("**");
		const answer = page.waitForResponse((response) => response.request().method() === "POST");
		await button.click();
		expect((await answer).status()).toBeLessThan(500);
		await expect(unanswered).toHaveCount(0);
	});

for (const form of forms)
	test(`refused, ${form.name} says why at its top, in view and focused, and keeps what was typed`, {
		tag: form.tag ?? "@crossed",
	}, async ({ page, site, uniqueName, javaScriptEnabled, consoleErrors }) => {
		consoleErrors.expect(/status of (4|5)\d\d/);
		await form.fill({ page, site, name: uniqueName, isScripted: javaScriptEnabled });
		if (form.isDead) await site.proxy.fail({ kind: "refuse" });
		await page.getByRole("button", { name: form.button }).first().click();
		const summary = page.getByRole("alert").filter({ has: page.getByRole("heading") });
		await expect(summary).toHaveCount(1);
		await expect(summary).toBeFocused();
		await expect(summary).toBeInViewport();
		await expect(page).toHaveTitle(/^Error: (?!Error)/);
		await form.kept?.(page);
	});

for (const form of ownersButtons)
	test(`without a database, ${form.name} says why nothing was done`, {
		tag: "@crossed",
	}, async ({ page, site, uniqueName, javaScriptEnabled, consoleErrors }) => {
		consoleErrors.expect(/status of 503/);
		await form.fill({ page, site, name: uniqueName, isScripted: javaScriptEnabled });
		await site.proxy.fail({ kind: "refuse" });
		await page.getByRole("button", { name: form.button }).first().click();
		const said = page.getByRole("alert").filter({ hasText: /\S/ });
		await expect(said).toHaveCount(1);
		await expect(said).toBeInViewport();
		// A script keeps the page, and with it the place of who pressed.
		if (javaScriptEnabled) return form.kept?.(page);
		await expect(said).toBeFocused();
		await expect(page).toHaveTitle(/^Error: (?!Error).*Quote Requests/);
	});

/** Routes with an action whose form is not in the list, and why. */
const unlisted = {
	"auth/confirm.tsx": "the page of a new password, with other words",
	"admin/alerts.tsx": "sends what a browser says of itself; nothing is typed",
	"admin/test-quote.ts": "a button; a message at the next page says that it failed",
	"admin/undelivered.ts": "a button; the next page lists what is still undelivered",
	"admin/quote-triage.ts": "for scripts: what the form of the quote's page asks",
	"admin/log-out.tsx": "is never refused",
	"resources/csp-report.ts": "for browsers",
	"resources/analytics.ts": "for scripts",
};

test("each route that answers a form is in the list", { tag: ["@js", "@desktop"] }, () => {
	type Route = (typeof routes)[number];
	const filesOf = ({ file, children = [] }: Route): string[] => [file, ...children.flatMap(filesOf)];
	const answering = routes
		.flatMap(filesOf)
		.filter((file) => /^export .*\baction\b/m.test(readFileSync(`app/${file}`, "utf8")))
		.map((file) => file.replace("routes/", ""));
	const listed = [...forms, ...ownersButtons].map(({ route }) => route).concat(Object.keys(unlisted));
	expect([...new Set(listed)].toSorted()).toEqual([...new Set(answering)].toSorted());
});
