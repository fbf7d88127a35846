/** Lets React's scripts run. Any sooner they would share a slow line with the page, and with what a fast visitor sends. */
export function startReactWhenLoaded(): void {
	const scripts = document.querySelector<HTMLTemplateElement>("[data-scripts]");
	if (!scripts) return;
	const start = () => document.body.appendChild(scripts.content);
	if (document.readyState === "complete") start();
	else addEventListener("load", start, { once: true });
}
