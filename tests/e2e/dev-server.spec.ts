import { readFileSync, writeFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { demoOwner } from "#db/demo-owner.ts";
import { runLocalDev } from "../support/local-start.ts";
import { awaitHydration } from "../support/page-checks.ts";
import { answerCondition, answerService, requestQuote, wizardPath } from "../support/wizard.ts";

const NAME = "Ann Developer";
const LOADER = "export function loader({ request }: LoaderFunctionArgs) {";

type Dev = Awaited<ReturnType<typeof runLocalDev>>;

const journalSchema = z.looseObject({ entries: z.array(z.unknown()) });

/**
 * What the browser's console warns of, apart from the site's own figures. Remix's dev runtime also tells that two changes
 * in a row abort the first one's reading of the loaders, and that a component arrived before its route, which it then awaits.
 */
const passing = /^(Long task:|AbortError|\[remix:hmr\] No module update found)/;
function collectWarnings(page: Page): string[] {
	const warnings: string[] = [];
	page.on("pageerror", ({ name, message }) => {
		if (name !== "AbortError" && !passing.test(message)) warnings.push(message);
	});
	page.on("console", (message) => {
		const isWarning = ["warning", "error"].includes(message.type());
		if (isWarning && !passing.test(message.text())) warnings.push(message.text());
	});
	return warnings;
}

/** In one go: on a busy machine the server would see the file between its emptying and its writing. */
function replaceInFile(file: string, from: string, to: string): void {
	const text = readFileSync(file, "utf8");
	expect(text).toContain(from);
	writeFileSync(file, text.replace(from, to));
}

/** Changes a text of a page without React, which has to follow by itself, also past a mistake. */
async function changeHomePage(page: Page, sources: string): Promise<void> {
	const file = join(sources, "app/content/home.ts");
	const heading = (name: string) => page.getByRole("heading", { level: 1, name });
	await page.goto("/");
	replaceInFile(file, "See your home clearly", "See it clearly");
	await expect(heading("See it clearly again")).toBeVisible();
	replaceInFile(file, "See it clearly", '" See it clearly');
	await expect(page.getByText("home.ts").first()).toBeVisible();
	replaceInFile(file, '" See it clearly', "See all clearly");
	await expect(heading("See all clearly again")).toBeVisible();
	await page.close();
}

/** What fails is shown whole, over its page and in the terminal; what is typed counts as sent, not as offline. */
async function seeFailures(page: Page, { sources, program }: Dev): Promise<void> {
	const locator = join(sources, "app/routes/site/zip-locator.tsx");
	replaceInFile(locator, LOADER, `${LOADER}\n\tnull.broken();`);
	await page.goto(paths.zipLocator);
	await expect(page.getByText("Cannot read properties of null (reading 'broken')").first()).toBeVisible();
	await expect(page.getByText("zip-locator.tsx").first()).toBeVisible();
	expect(program.output()).toMatch(/TypeError: .*'broken'[\s\S]*zip-locator.tsx/);
	replaceInFile(locator, "null.broken();", "");

	replaceInFile(
		join(sources, "app/auth/mailed-link.server.ts"),
		"const seed = crypto.randomUUID();",
		'const seed = crypto.randomUUID();\n\tawait db.run("select 1 from nowhere");',
	);
	// Either change may load the page anew in the midst of it.
	await expect(() => openHydrated(page, paths.authSignUp)).toPass();
	await page.getByLabel("Email").fill(demoOwner.email);
	await page.getByRole("button", { name: "Sign Up" }).click();
	await expect(page.getByText("no such table: nowhere").first()).toBeVisible();
	expect(program.output()).toContain("no such table: nowhere");

	const journal = join(sources, "db/migrations/meta/_journal.json");
	writeFileSync(
		join(sources, "db/migrations/9999_made_meanwhile.sql"),
		"create table made_meanwhile (id integer);",
	);
	const entry = { idx: 9999, version: "6", when: 4e12, tag: "9999_made_meanwhile", breakpoints: true };
	const known = journalSchema.parse(JSON.parse(readFileSync(journal, "utf8")));
	writeFileSync(journal, JSON.stringify({ ...known, entries: [...known.entries, entry] }));
	await expect.poll(program.output).toContain("Applied the migration 9999_made_meanwhile.");
	await page.close();
}

/** Opens an address and waits until React has taken its page over. */
async function openHydrated(page: Page, address: string): Promise<void> {
	await test.step(address, async () => {
		await page.goto(address);
		await awaitHydration(page);
	});
}

test("the dev server shows what fails where it fails, and applies a migration that is made meanwhile", {
	tag: ["@desktop", "@js"],
}, async ({ browser }) => {
	const dev = await runLocalDev();
	try {
		await seeFailures(await browser.newPage({ baseURL: dev.baseUrl }), dev);
	} finally {
		await dev.clear();
	}
});

test("the dev server shows a changed file at once, keeps what is typed, and runs the whole site", {
	tag: ["@desktop", "@js"],
}, async ({ browser }) => {
	// Each page's modules are built the first time it is opened.
	test.setTimeout(240_000);
	const dev = await runLocalDev();
	try {
		const context = await browser.newContext({ baseURL: dev.baseUrl, serviceWorkers: "allow" });
		await changeHomePage(await context.newPage(), dev.sources);
		const [page, owner] = [await context.newPage(), await context.newPage()];
		const warnings = [page, owner].map(collectWarnings);

		for (const path of [paths.authSignUp, paths.authForgotPassword]) await openHydrated(owner, path);
		await openHydrated(owner, paths.auth);
		await owner.getByLabel("Email").fill(demoOwner.email);
		await owner.getByLabel("Password").fill(demoOwner.password);
		await owner.getByRole("button", { name: "Sign In" }).click();
		await owner.getByRole("textbox", { name: "PIN" }).fill(demoOwner.pin);
		await owner.getByRole("button", { name: "Unlock" }).click();
		await expect(owner.getByRole("status").getByText("Live", { exact: true })).toBeVisible();

		await openHydrated(page, wizardPath);
		await answerService(page, { services: ["Window Cleaning"] });
		await openHydrated(page, page.url());
		await page.getByLabel("Name").fill(NAME);
		const documentId = await page.evaluate(() => performance.timeOrigin);
		// Neither is part of the site: the page must not be loaded anew.
		for (const file of ["app/pricing/quote.test.ts", "app/pictures/photos/README.md"])
			await appendFile(join(dev.sources, file), "\n");
		const heading = (name: string) => page.getByRole("heading", { name, exact: true });
		replaceInFile(
			join(dev.sources, "app/routes/quote/contact-step.tsx"),
			"heading={heading}",
			// biome-ignore lint/suspicious/noTemplateCurlyInString: This is the source that is written.
			"heading={`${heading} Changed.`}",
		);
		await expect(heading("Who is the quote for? Changed.")).toBeVisible();
		replaceInFile(join(dev.sources, "app/content/wizard.ts"), "Who is the quote for?", "Whose is it?");
		await expect(heading("Whose is it? Changed.")).toBeVisible();
		await expect(page.getByLabel("Name")).toHaveValue(NAME);
		expect(await page.evaluate(() => performance.timeOrigin)).toBe(documentId);

		await page.getByLabel("Phone", { exact: true }).fill("(570) 555-0199");
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page).toHaveURL(/condition/);
		await openHydrated(page, page.url());
		await answerCondition(page, ["Window Cleaning"]);
		await openHydrated(page, page.url());
		await requestQuote(page);
		await openHydrated(page, page.url());
		await expect(owner.getByRole("heading", { name: NAME, exact: true })).toBeVisible();
		await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
		await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
		await expect.poll(() => dev.program.output()).toMatch(/Mail ".*": .*email-text/);

		const database = dev.openDatabase();
		const { rows } = await database.execute({
			sql: "select id from quote_requests where name = ?",
			args: [NAME],
		});
		database.close();
		const id = String(rows[0]?.id);
		for (const path of [
			...[paths.admin, paths.adminToday, jobPaths.calendar, paths.adminSettings, paths.adminDevices],
			...[paths.adminQuote(id), paths.adminOffer(id), jobPaths.quoteDate(id)],
		])
			await openHydrated(owner, path);
		expect(warnings.flat()).toEqual([]);
		// Safari would keep none that is.
		expect((await context.cookies()).filter(({ secure }) => secure)).toEqual([]);
	} finally {
		await dev.clear();
	}
});
