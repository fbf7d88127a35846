import { expect, type Page } from "@playwright/test";
import type { Draft } from "#app/quotes/draft.ts";
import { conditionSchemaFor, contactSchema, serviceSchema } from "#app/quotes/step-schemas.ts";
import { stepDraft } from "./drafts.ts";
import { localCookies } from "./local-cookies.ts";

/** The wizard's address, written out as links from elsewhere have it. */
export const wizardPath = "/pricing-calculator-waverly-township";

type ServiceLabel = "Window Cleaning" | "Gutter Cleaning" | "Pressure Washing";

interface Home {
	services: readonly ServiceLabel[];
	homeSize?: string;
	stories?: string;
	zip?: string;
}

/** Step 1, from its page to the next. */
export async function answerService(page: Page, home: Home): Promise<void> {
	const { services, homeSize = "Medium (1,500-2,500)", stories = "One story", zip = "18411" } = home;
	for (const service of services) await page.getByLabel(service).check();
	await page.getByLabel(homeSize, { exact: true }).check();
	await page.getByLabel(stories, { exact: true }).check();
	await page.getByLabel("ZIP code").fill(zip);
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 2);
}

/** Step 2, from its page to the next. */
export async function answerContact(page: Page, name: string, phone = "(570) 555-0199"): Promise<void> {
	await page.getByLabel("Name").fill(name);
	await page.getByLabel("Phone", { exact: true }).fill(phone);
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 3);
}

/** Step 3 for the services asked about, from its page to the next. */
export async function answerCondition(page: Page, services: readonly ServiceLabel[]): Promise<void> {
	if (services.includes("Window Cleaning")) {
		await page.getByLabel("6-12 months ago").check();
		await page.getByLabel("Normal dust and dirt").check();
	}
	if (services.includes("Gutter Cleaning")) {
		const asked = page.getByRole("group", { name: /gutters last cleaned/ });
		await asked.getByLabel("Within the last year").check();
	}
	if (services.includes("Pressure Washing")) {
		await page.getByLabel("Driveway/sidewalk").check();
		const asked = page.getByRole("group", { name: /surfaces last washed/ });
		await asked.getByLabel("Not sure").check();
	}
	await page.getByRole("button", { name: "Continue" }).click();
	await expectStep(page, 4);
}

/**
 * Lets the visitor have begun a minute ago, because tests answer faster than people do: those who take no time at
 * all are suspected of being programs. (The third step counts as begun: a draft with nothing answered is begun anew.)
 */
export async function beginAMinuteAgo(page: Page): Promise<void> {
	await bringDraft(page, { id: crypto.randomUUID(), startedAt: Date.now() - 60_000, condition: {} });
}

/** Puts a draft into the browser's cookie. */
async function bringDraft(page: Page, draft: Draft): Promise<void> {
	const [name = "", value = ""] = localCookies(await stepDraft(draft)).split(/=(.*)/s);
	const attributes = { httpOnly: true, sameSite: "Lax" } as const;
	await page.context().addCookies([{ name, value, domain: "127.0.0.1", path: "/", ...attributes }]);
}

/** The first three steps, as a visitor walks them. */
export async function walkToPackages(page: Page, name: string, home: Home): Promise<void> {
	await beginAMinuteAgo(page);
	await page.goto(wizardPath);
	await answerService(page, home);
	await answerContact(page, name);
	await answerCondition(page, home.services);
}

const serviceValues = {
	"Window Cleaning": "window-cleaning",
	"Gutter Cleaning": "gutter-cleaning",
	"Pressure Washing": "pressure-washing",
} as const;

/**
 * Step 4 with the first three answered as `walkToPackages` does for a one-story home of medium size, by a draft that
 * is brought along: for tests of what comes after.
 */
export async function reachPackages(
	page: Page,
	name: string,
	{ services, zip = "18411", email }: Pick<Home, "services" | "zip"> & { email?: string },
): Promise<void> {
	const chosen = services.map((label) => serviceValues[label]);
	await bringDraft(page, {
		id: crypto.randomUUID(),
		startedAt: Date.now() - 60_000,
		service: serviceSchema.parse({ services: chosen, homeSize: "medium", stories: "one", zip }),
		contact: contactSchema.parse({
			name,
			phone: "(570) 555-0199",
			...(email && { contactMethod: "email", email }),
		}),
		condition: conditionSchemaFor(chosen).parse({
			lastCleaned: "6-12months",
			trackCondition: "normal",
			gutterLastCleaned: "within-1-year",
			pressureTargets: ["driveway"],
			pressureLastCleaned: "not-sure",
		}),
	});
	await page.goto(`${wizardPath}/package`);
	await expectStep(page, 4);
}

/** Step 4 as it is preset, from its page to the next. */
export async function requestQuote(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Request This Quote" }).click();
	await expectStep(page, 5);
}

/** Waits until a step is shown. */
export async function expectStep(page: Page, number: number): Promise<void> {
	await expect(page.getByText(`Step ${number} of 5`)).toBeVisible();
}
