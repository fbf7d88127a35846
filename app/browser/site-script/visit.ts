import { VISIT_FIELD } from "#app/fields/visit.ts";

/** Keeps in the open tab how its visitor came to the site, and sends it with the wizard's first step; of who objects, nothing. */
export function rememberVisit(): void {
	if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl) return;
	try {
		const visit = visitHere();
		if (visit || !sessionStorage[VISIT_FIELD])
			sessionStorage[VISIT_FIELD] = `${visit}&start=${location.pathname}`;
	} catch {
		// The browser keeps nothing for the site.
		return;
	}
	addEventListener("formdata", ({ target, formData }) => {
		if (target instanceof HTMLFormElement && target.id === "service")
			formData.set(VISIT_FIELD, sessionStorage[VISIT_FIELD]);
	});
}

/** What this page's address and the page before tell; the server keeps no more of it than it knows. */
function visitHere(): string {
	const told = /utm_|clid=/.test(location.search) ? location.search.slice(1) : "";
	const before = document.referrer && new URL(document.referrer).hostname;
	return before && before !== location.hostname ? `${told}&ref=${before}` : told;
}
