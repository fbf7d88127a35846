/** ZIP checks answer in place: the form's own GET address is fetched and its answer swapped in. */
export function answerZipsInPlace(): void {
	document.addEventListener("submit", (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || !form.dataset.zipForm) return;
		event.preventDefault();
		const field = form.elements.namedItem("zip");
		if (!(field instanceof HTMLInputElement)) return;
		if (field.value.trim() === "" && "ignoreEmpty" in form.dataset) return;
		const address = new URL(form.action);
		const query = new URLSearchParams();
		for (const [name, value] of new FormData(form)) query.set(name, String(value));
		address.search = query.toString();
		void showAnswer(address, form.dataset.zipForm, field).catch(() => location.assign(address));
	});
}

/** The result is a live region, so a screen reader says what changed. The field then has the ZIP code that was found. */
async function showAnswer(address: URL, resultId: string, field: HTMLInputElement): Promise<void> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answered ${response.status}`);
	const answer = new DOMParser().parseFromString(await response.text(), "text/html");
	const [shown, found] = [document, answer].map((page) => page.getElementById(resultId));
	if (!shown || !found) throw new Error(`${address} has no #${resultId}`);
	shown.replaceChildren(...found.childNodes);
	field.value = answer.getElementById(field.id)?.getAttribute("value") ?? field.value;
	// A reload, and Back from another page, find the same answer.
	if (address.pathname === location.pathname) history.replaceState(null, "", address);
	shown.scrollIntoView({ block: "nearest" });
}
