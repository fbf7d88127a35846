/** Milliseconds after which the home page fetches the services page ahead (SPEC section 2, Home). */
const WAIT = 2000;

export function prefetchNextPage(): void {
	const next = document.querySelector<HTMLElement>("[data-prefetch]")?.dataset.prefetch;
	if (!next) return;
	setTimeout(() => {
		const link = document.createElement("link");
		link.rel = "prefetch";
		link.href = next;
		document.head.appendChild(link);
	}, WAIT);
}
