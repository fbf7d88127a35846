const LAZY_MARGIN = "50px";

export function showPictureStates(): void {
	const nearby = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting || !(target instanceof HTMLElement)) continue;
				nearby.unobserve(target);
				followImage(target);
			}
		},
		{ rootMargin: LAZY_MARGIN },
	);
	for (const frame of document.querySelectorAll("[data-picture]")) nearby.observe(frame);
}

function followImage(frame: HTMLElement): void {
	const image = frame.querySelector("img");
	if (!image) return;
	const show = (state: "loading" | "loaded" | "failed") => {
		frame.dataset.state = state;
		const message = frame.querySelector<HTMLElement>("[data-picture-failed]");
		if (!message) return;
		message.hidden = state !== "failed";
		if (state === "failed") message.append(message.dataset.pictureFailed ?? "");
	};
	image.addEventListener("load", () => show("loaded"));
	image.addEventListener("error", () => show("failed"));
	if (!image.complete || image.loading === "lazy") show("loading");
	if (image.complete && image.currentSrc) show(image.naturalWidth > 0 ? "loaded" : "failed");
}
