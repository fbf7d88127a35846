export function answerZipsInPlace(): void {
	let newest: URL | null = null;
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
		newest = address;
		const isNewest = () => newest === address;
		void showAnswer(address, form.dataset.zipForm, field, isNewest).catch(() => {
			if (isNewest()) location.assign(address);
		});
	});
}

async function showAnswer(
	address: URL,
	resultId: string,
	field: HTMLInputElement,
	isNewest: () => boolean,
): Promise<void> {
	const typed = field.value;
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answered ${response.status}`);
	const answer = new DOMParser().parseFromString(await response.text(), "text/html");
	const [shown, found] = [document, answer].map((page) => page.getElementById(resultId));
	if (!shown || !found) throw new Error(`${address} has no #${resultId}`);
	if (!isNewest()) return;
	shown.replaceChildren(...found.childNodes);
	if (field.value === typed) field.value = answer.getElementById(field.id)?.getAttribute("value") ?? typed;
	// So that a reload and Back find the same result.
	if (address.pathname === location.pathname) history.replaceState(null, "", address);
	shown.scrollIntoView({ block: "nearest" });
}
