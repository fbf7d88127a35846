import { paths } from "#app/config/paths.ts";
import { campaignParameters, clickIds, VISIT_FIELD } from "#app/fields/visit.ts";

/** Keeps in the open tab how its visitor came to the site, and sends it with the wizard's form; of who objects, nothing. */
export function rememberVisit(): void {
	if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl) return;
	try {
		const visit = visitHere();
		if (visit || !sessionStorage.getItem(VISIT_FIELD))
			sessionStorage.setItem(VISIT_FIELD, `${visit}&start=${location.pathname}`);
	} catch {
		// The browser keeps nothing for the site.
		return;
	}
	// Before a script of the page reads the form.
	addEventListener("submit", ({ target }) => tellVisit(target), { capture: true });
}

/** What this page's address and the page before tell. */
function visitHere(): string {
	const visit = new URLSearchParams();
	for (const [name, value] of new URLSearchParams(location.search))
		if (name in campaignParameters || name in clickIds) visit.set(name, value);
	const before = document.referrer && new URL(document.referrer).hostname;
	if (before && before !== location.hostname) visit.set("ref", before);
	return String(visit);
}

function tellVisit(form: EventTarget | null): void {
	if (!(form instanceof HTMLFormElement) || !location.pathname.startsWith(paths.quote)) return;
	if (form.elements.namedItem(VISIT_FIELD)) return;
	const field = document.createElement("input");
	Object.assign(field, { type: "hidden", name: VISIT_FIELD, value: sessionStorage.getItem(VISIT_FIELD) });
	form.appendChild(field);
}
