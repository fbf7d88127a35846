/** A button that prints the page is there where there is a script to do it. */
export function printOnClick(): void {
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
		button.hidden = false;
		button.addEventListener("click", () => print());
	}
}
