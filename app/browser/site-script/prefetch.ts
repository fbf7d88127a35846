const WAIT_MS = 2000;

export function prefetchNextPage(): void {
	const next = document.querySelector<HTMLElement>("[data-prefetch]")?.dataset.prefetch;
	if (next) setTimeout(() => prefetch(next), WAIT_MS);
}

export function fetchFilesAhead(): void {
	const files = document.querySelector<HTMLElement>("[data-fetch-ahead]")?.dataset.fetchAhead;
	if (files) addEventListener("load", () => files.split(" ").forEach(prefetch));
}

function prefetch(href: string): void {
	const link = document.createElement("link");
	link.rel = "prefetch";
	link.href = href;
	document.head.appendChild(link);
}
