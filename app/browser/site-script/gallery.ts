export function runGalleries(): void {
	for (const gallery of document.querySelectorAll("[data-gallery]")) runGallery(gallery);
}

function runGallery(gallery: Element): void {
	const strip = gallery.querySelector("[data-gallery-strip]");
	if (!strip) return;
	const slides = [...strip.children];
	const dots = [...gallery.querySelectorAll<HTMLElement>("[data-gallery-dot]")];
	let shown = 0;

	const goTo = (position: number) => {
		const slide = slides[(position + slides.length) % slides.length];
		if (slide instanceof HTMLElement) strip.scrollTo({ left: slide.offsetLeft - firstOffset(slides) });
	};
	gallery.addEventListener("click", ({ target }) => {
		const button = target instanceof Element && target.closest<HTMLElement>("button");
		if (!button) return;
		const { galleryStep, galleryDot } = button.dataset;
		goTo(galleryStep ? shown + Number(galleryStep) : Number(galleryDot));
	});

	const inView = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) if (isIntersecting) shown = slides.indexOf(target);
			for (const [position, dot] of dots.entries()) dot.ariaCurrent = String(position === shown);
			// Off-screen slides must not get the keyboard focus.
			for (const [position, slide] of slides.entries()) slide.toggleAttribute("inert", position !== shown);
		},
		{ root: strip, threshold: 0.6 },
	);
	for (const slide of slides) inView.observe(slide);
}

function firstOffset([first]: Element[]): number {
	return first instanceof HTMLElement ? first.offsetLeft : 0;
}

/** The slider does nothing without this script, and so comes with it. */
export function runBeforeAfters(): void {
	for (const pair of document.querySelectorAll<HTMLElement>("[data-before-after]")) {
		const range = document.createElement("input");
		range.type = "range";
		range.setAttribute("aria-label", pair.dataset.beforeAfter ?? "");
		range.className = "before-after-range";
		range.addEventListener("input", () =>
			pair.style.setProperty("--share", String(range.valueAsNumber / 100)),
		);
		pair.appendChild(range);
	}
}
