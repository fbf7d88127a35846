import { problemNames } from "#app/content/problems.ts";
import { PlainBrowser } from "../support/plain-browser.ts";
import { publicPages, serviceAreasPath } from "../support/site-pages.ts";
import { wizardPath } from "../support/wizard.ts";

/** A page as the server sends it, and how it was come by. */
export interface SentPage {
	name: string;
	html: string;
}

/** Pages that answer a visitor, and the page of an unknown address. */
const answers = [
	"/zip-locator?zip=18411",
	"/zip-locator?zip=90210",
	`${serviceAreasPath}/check?zip=18411`,
	`${serviceAreasPath}/check?zip=90210`,
	"/thank-you?package=basic&name=Ann&price=450&homeSize=medium&services=window-cleaning",
	"/thank-you?package=luxury&name=Ann&price=900&extras=Pressure+Washing+Deck:+$150",
	"/no/such-page",
	...problemNames.map((name) => `/problem/${name}`),
];

/** What is sent at each step, in order; the last one has no next step. */
const steps = [
	{
		path: wizardPath,
		action: `${wizardPath}?index`,
		answer:
			"services=window-cleaning&services=gutter-cleaning&services=pressure-washing&homeSize=large&stories=two&zip=18411",
	},
	{
		path: `${wizardPath}/contact`,
		action: `${wizardPath}/contact`,
		answer: "name=Ann&phone=5705550199&contactMethod=text",
	},
	{
		path: `${wizardPath}/condition`,
		action: `${wizardPath}/condition`,
		answer:
			"lastCleaned=3plus&trackCondition=normal&gutterLastCleaned=over-2-years&pressureTargets=driveway&pressureLastCleaned=not-sure",
	},
	{ path: `${wizardPath}/package`, action: `${wizardPath}/package`, answer: "package=luxury" },
	{ path: `${wizardPath}/confirmation`, action: `${wizardPath}/confirmation`, answer: null },
];

/**
 * Every public page of a running site, every step of the wizard empty, refused and filled in.
 * @throws {Error} when a step is not reached.
 */
export async function collectPages(baseUrl: string): Promise<SentPage[]> {
	const pages: SentPage[] = [];
	const browser = new PlainBrowser(baseUrl);
	for (const path of [...publicPages, ...answers]) {
		pages.push({ name: path, html: (await browser.get(path)).html });
	}
	for (const { path, action, answer } of steps) {
		const shown = await browser.get(path);
		if (shown.status !== 200) throw new Error(`${path} answered ${shown.status}`);
		pages.push({ name: path, html: shown.html });
		if (answer === null) continue;
		const refused = await browser.post(action, fieldsOf("services=&name=&package=none"));
		pages.push({ name: `${path}, refused with ${refused.status}`, html: refused.html });
		const accepted = await browser.post(action, fieldsOf(answer));
		if (accepted.status >= 400) throw new Error(`${path} answered ${accepted.status} to a full form`);
		pages.push({ name: `${path}, filled in`, html: (await browser.get(path)).html });
	}
	return pages;
}

function fieldsOf(form: string): [string, string][] {
	return [...new URLSearchParams(form)];
}
