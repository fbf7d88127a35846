import { paths } from "#app/config/paths.ts";
import { withDraft } from "./drafts.ts";

const forms = [
	[`${paths.quote}?index`, { services: "window-cleaning", homeSize: "medium", stories: "two", zip: "18411" }],
	[paths.quoteContact, { name: "", phone: "570-555-0123" }],
	[paths.quoteCondition, { lastCleaned: "1-3years", trackCondition: "normal" }],
	[paths.quotePackage, { package: "deluxe" }],
	[paths.quoteConfirmation, { addons: "deck", intent: "confirm" }],
] as const;

/**
 * Walks the whole wizard as a browser without JavaScript does: every page, and every form's way to the next.
 * Returns what went otherwise than it should; nothing when all is right.
 */
export async function walkWizard(baseUrl: string, name: string): Promise<string[]> {
	const faults: string[] = [];
	let cookie = "";
	let path: string = paths.quote;
	for (const [number, [action, fields]] of forms.entries()) {
		const page = await fetch(`${baseUrl}${path}`, { headers: { Cookie: cookie } });
		const html = (await page.text()).replaceAll("<!-- -->", "");
		if (page.status !== 200 || !html.includes(`Step ${number + 1} of 5`)) {
			faults.push(`${path} answered ${page.status}`);
		}
		const answers = new URLSearchParams({ ...fields, ...("name" in fields && { name }) });
		cookie = page.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
		const body = new URLSearchParams(withDraft(cookie, answers.toString()));
		const headers = { Cookie: cookie, Origin: baseUrl };
		const reply = await fetch(`${baseUrl}${action}`, { method: "POST", body, headers, redirect: "manual" });
		await reply.text();
		if (reply.status !== 303) faults.push(`${action} answered ${reply.status}`);
		cookie = reply.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
		path = reply.headers.get("Location") ?? "";
	}
	const thanks = await fetch(`${baseUrl}${path}`);
	const html = await thanks.text();
	// Windows of a medium home, deluxe: $650.
	if (thanks.status !== 200 || !html.includes(`, ${name.split(" ")[0]}`) || !html.includes("$650"))
		faults.push(`${path.split("?")[0]} answered ${thanks.status}`);
	return faults;
}
