import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { startTwoVersions, type TwoVersions } from "../support/two-versions.ts";
import {
	answerCondition,
	answerContact,
	answerService,
	beginAMinuteAgo,
	expectStep,
	requestQuote,
	wizardPath,
} from "../support/wizard.ts";

// A new version is deployed while a visitor is in the wizard: the modules of the steps ahead are gone.

test.describe.configure({ mode: "default", timeout: 240_000 });
const tag = ["@desktop", "@js"];
let versions: TwoVersions;

test.beforeAll(async () => {
	test.setTimeout(240_000);
	versions = await startTwoVersions();
});
test.afterAll(() => versions.stop());

/** The whole wizard, with the other version deployed before each form is sent. Returns the documents that were shown. */
async function walkThroughDeploys(page: Page, name: string): Promise<string[]> {
	const documents: string[] = [];
	// Not by requests: two modules that are gone lead on twice, and the first way there is given up for the second.
	page.on("domcontentloaded", () => documents.push(new URL(page.url()).pathname.replace(wizardPath, "")));
	await beginAMinuteAgo(page);
	await page.goto(`${versions.baseUrl}${wizardPath}`);
	await expectStep(page, 1);
	versions.swap();
	await answerService(page, { services: ["Window Cleaning"] });
	versions.swap();
	await answerContact(page, name);
	versions.swap();
	await answerCondition(page, ["Window Cleaning"]);
	versions.swap();
	await requestQuote(page);
	versions.swap();
	await page.getByRole("button", { name: "Confirm My Total Quote" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ann" })).toBeVisible();
	return documents;
}

for (const serviceWorkers of ["block", "allow"] as const) {
	test.describe(`service workers: ${serviceWorkers}`, () => {
		test.use({ serviceWorkers });

		test("a deploy between any two steps leads the visitor on, with each step shown once", { tag }, async ({
			page,
			consoleErrors,
			uniqueName,
		}) => {
			consoleErrors.expect(/Error loading route module|Failed to fetch|404/);
			const documents = await walkThroughDeploys(page, uniqueName);
			const wizard = ["", "/contact", "/condition", "/package", "/confirmation"];
			expect(documents.filter((path) => wizard.includes(path))).toEqual(wizard);
		});
	});
}
