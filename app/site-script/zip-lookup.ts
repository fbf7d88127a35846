/** ZIP checks answer in place: the form's own GET address is fetched and its answer swapped in. */
export function answerZipsInPlace(): void {
	document.addEventListener("submit", (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || !form.dataset.zipForm) return;
		const field = form.elements.namedItem("zip");
		const zip = field instanceof HTMLInputElement ? field.value.trim() : "";
		event.preventDefault();
		if (zip === "" && "ignoreEmpty" in form.dataset) return;
		const address = new URL(form.action);
		address.search = new URLSearchParams({ zip }).toString();
		void showAnswer(address, form.dataset.zipForm).catch(() => location.assign(address));
	});
}

/** The result is a live region, so a screen reader says what changed. */
async function showAnswer(address: URL, resultId: string): Promise<void> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answered ${response.status}`);
	const answer = new DOMParser().parseFromString(await response.text(), "text/html");
	const [shown, found] = [document, answer].map((page) => page.getElementById(resultId));
	if (!shown || !found) throw new Error(`${address} has no #${resultId}`);
	shown.replaceChildren(...found.childNodes);
	// A reload, and Back from another page, find the same answer.
	if (address.pathname === location.pathname) history.replaceState(null, "", address);
	shown.scrollIntoView({ block: "nearest" });
}
