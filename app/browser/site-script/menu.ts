export function closeMenuOnChoice(): void {
	const close = (menu: Element) => menu.removeAttribute("open");
	document.addEventListener("click", ({ target }) => {
		if (!(target instanceof Element)) return;
		for (const menu of document.querySelectorAll("[data-menu][open]")) {
			if (!menu.contains(target) || target.closest("a")) close(menu);
		}
	});
	document.addEventListener("keydown", ({ key }) => {
		const menu = document.querySelector("[data-menu][open]");
		if (key !== "Escape" || !menu) return;
		close(menu);
		menu.querySelector("summary")?.focus();
	});
}
