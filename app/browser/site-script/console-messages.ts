/** Logs the missing path of a 404 to the console. */
export function logMissingPath(): void {
	if (!document.querySelector("[data-not-found]")) return;
	console.warn(`404: there is no page at ${location.pathname}`);
}

/** Logs a conversion to the console, with nothing personal in it. */
export function logConversion(): void {
	const summary = document.querySelector<HTMLElement>("[data-conversion]");
	if (summary) console.info(`Quote conversion: ${summary.dataset.conversion}`);
}
