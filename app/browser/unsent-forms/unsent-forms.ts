/** Keeps what is typed into the forms of a part marked `data-unsent`: offline none is sent, and those words are told beside its
 * button; a named one that was lost on its way is filled again where its visitor opens the page again. */
function keepUnsentForms(): void {
	for (const part of document.querySelectorAll<HTMLElement>("[data-unsent]")) {
		for (const form of part.querySelectorAll<HTMLFormElement>("form[id]")) fillAgain(form);
		part.addEventListener("submit", (event) => {
			const form = event.target;
			if (!(form instanceof HTMLFormElement)) return;
			if (navigator.onLine) return keep(form);
			event.preventDefault();
			tell(event.submitter ?? form, part.dataset.unsent ?? "");
		});
	}
}

function tell(button: HTMLElement, words: string): void {
	const before = button.previousElementSibling;
	if (before?.matches("[role=alert]")) before.remove();
	const note = document.createElement("p");
	note.setAttribute("role", "alert");
	note.className = "font-bold text-alarm";
	note.textContent = words;
	button.insertAdjacentElement("beforebegin", note);
	addEventListener("online", () => note.remove(), { once: true });
}

/** What of a form is of its visitor's attempt, though nobody sees it. The rest of the kind says what the page showed. */
const hiddenOfAttempt = ["attempt", "signature"];

const prefix = `unsent:${location.pathname}#`;
const keyOf = (form: HTMLFormElement) => prefix + form.id;

function keep(form: HTMLFormElement): void {
	const kept = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") kept.append(name, value);
	try {
		if (form.id) sessionStorage.setItem(keyOf(form), kept.toString());
	} catch {
		// A full or blocked storage keeps nothing.
	}
}

/** Fills the form as it was sent, its attempt too, unless the site answered it or it asks about another offer by now. */
function fillAgain(form: HTMLFormElement): void {
	const kept = takeKept(form);
	const fields = [...form.elements].filter(
		(field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
	);
	const isSame = fields.every(({ name, value }) => name !== "offer" || kept.get(name) === value);
	if (!kept.has("attempt") || !isSame) return;
	const details = form.closest("details");
	if (details) details.open = true;
	for (const field of fields) {
		if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type))
			field.checked = kept.getAll(field.name).includes(field.value);
		else if (field.type !== "hidden" || hiddenOfAttempt.includes(field.name))
			field.value = kept.get(field.name) ?? field.value;
		field.dispatchEvent(new Event("change", { bubbles: true }));
	}
}

/** What was sent and got no answer: on a page that is one nothing, also of the forms that it has no more. */
function takeKept(form: HTMLFormElement): URLSearchParams {
	const isAnswer = location.search !== "" || document.querySelector("[role=alert]") !== null;
	try {
		if (!isAnswer) return new URLSearchParams(sessionStorage.getItem(keyOf(form)) ?? "");
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
	} catch {
		// A blocked storage kept nothing.
	}
	return new URLSearchParams();
}

keepUnsentForms();
