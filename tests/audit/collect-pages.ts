import { problemNames } from "#app/content/problems.ts";
import { withDraft } from "../support/drafts.ts";
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
	const visitor = new Visitor(baseUrl);
	for (const path of [...publicPages, ...answers]) {
		pages.push({ name: path, html: await (await visitor.send(path)).text() });
	}
	for (const { path, action, answer } of steps) {
		const shown = await visitor.send(path);
		if (shown.status !== 200) throw new Error(`${path} answered ${shown.status}`);
		pages.push({ name: path, html: await shown.text() });
		if (answer === null) continue;
		const refused = await visitor.send(action, "services=&name=&package=none");
		pages.push({ name: `${path}, refused with ${refused.status}`, html: await refused.text() });
		const accepted = await visitor.send(action, answer);
		if (accepted.status >= 400) throw new Error(`${path} answered ${accepted.status} to a full form`);
		pages.push({ name: `${path}, filled in`, html: await (await visitor.send(path)).text() });
	}
	return pages;
}

/** A browser's share without JavaScript: keeps cookies and posts forms. */
class Visitor {
	private readonly cookies = new Map<string, string>();

	constructor(private readonly baseUrl: string) {}

	async send(path: string, form?: string): Promise<Response> {
		const cookies = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join("; ");
		const response = await fetch(`${this.baseUrl}${path}`, {
			redirect: "manual",
			headers: {
				Cookie: cookies,
				...(form !== undefined && {
					"Content-Type": "application/x-www-form-urlencoded",
					Origin: this.baseUrl,
				}),
			},
			...(form !== undefined && { method: "POST", body: withDraft(cookies, form) }),
		});
		for (const set of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = set.match(/^([^=]+)=([^;]*)/) ?? [];
			this.cookies.set(name, value);
		}
		return response;
	}
}
