/** SPEC section 2, route table: the missing path of a 404 is logged to the console. */
export function logMissingPath(): void {
	if (!document.querySelector("[data-not-found]")) return;
	console.warn(`404: there is no page at ${location.pathname}`);
}

/** SPEC section 2, /thank-you: a conversion message is logged to the console. Nothing personal is in it. */
export function logConversion(): void {
	const summary = document.querySelector<HTMLElement>("[data-conversion]");
	if (summary) console.info(`Quote conversion: ${summary.dataset.conversion}`);
}
