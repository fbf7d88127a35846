/** Pixels of the longer side, enough to see dirt on a pane. */
const MAX_SIDE = 2_000;
const QUALITY = 0.85;
/** A smaller file is sent as it is. */
const SMALL = 400_000;

/** Forms whose photos were made smaller, and that are sent now. */
const ready = new WeakSet<HTMLFormElement>();
/** Photos that were made here: pressing again does not make others of them. */
const made = new WeakSet<File>();

/** Makes the photos of forms smaller before they are sent. Returns what ends that. */
export function shrinkPhotos(): () => void {
	// Before any script that sends forms itself, and after it.
	addEventListener("submit", hold, true);
	addEventListener("submit", follow);
	return () => {
		removeEventListener("submit", hold, true);
		removeEventListener("submit", follow);
	};
}

function formOf({ target }: SubmitEvent): HTMLFormElement | null {
	return target instanceof HTMLFormElement && target.matches("[data-photos]") ? target : null;
}

function hold(event: SubmitEvent): void {
	const form = formOf(event);
	if (!form || ready.delete(form)) return;
	const field = form.querySelector<HTMLInputElement>("input[type=file]");
	if (!field?.files?.length || !navigator.onLine) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	// Whoever presses twice sends once.
	if (form.getAttribute("aria-busy") !== "true") void send(form, field, [...field.files]);
}

/** Tells that a form is sent where the browser does so without a script: it leaves the page as it is until the answer comes. */
function follow(event: SubmitEvent): void {
	const form = formOf(event);
	// Back shows the page as it was left.
	if (form && !event.defaultPrevented) addEventListener("pagehide", tellSending(form), { once: true });
}

async function send(form: HTMLFormElement, field: HTMLInputElement, files: readonly File[]): Promise<void> {
	form.setAttribute("aria-busy", "true");
	const tellDone = tellSending(form);
	try {
		// A form whose event is still on its way cannot be sent.
		await new Promise((resolve) => setTimeout(resolve));
		const smaller = new DataTransfer();
		for (const file of files) smaller.items.add(await shrink(file));
		field.files = smaller.files;
	} catch {
		// They are sent as they were chosen.
	}
	form.removeAttribute("aria-busy");
	tellDone();
	if (isTooMuch(field)) return;
	ready.add(form);
	form.querySelector("button")?.click();
	ready.delete(form);
}

/** Whether the site would refuse so many bytes; the field then says so, until other photos are chosen. */
function isTooMuch(field: HTMLInputElement): boolean {
	const size = Array.from(field.files ?? [], (file) => file.size).reduce((sum, bytes) => sum + bytes, 0);
	if (size <= Number(field.dataset.limit)) return false;
	field.setCustomValidity(field.dataset.tooMuch ?? "");
	field.addEventListener("change", () => field.setCustomValidity(""), { once: true });
	return !field.reportValidity();
}

function tellSending(form: HTMLFormElement): () => void {
	const button = form.querySelector("button");
	const words = button?.firstChild;
	if (!button || !words) return () => {};
	const { nodeValue } = words;
	words.nodeValue = button.dataset.sending ?? nodeValue;
	return () => {
		words.nodeValue = nodeValue;
	};
}

/** Returns the photo as a smaller JPEG, which has nothing but its pixels; the file itself where the browser cannot. */
async function shrink(file: File): Promise<File> {
	if (made.has(file) || (file.size <= SMALL && file.type === "image/jpeg")) return file;
	const picture = await createImageBitmap(file).catch(() => null);
	if (!picture) return file;
	const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(picture.width * scale);
	canvas.height = Math.round(picture.height * scale);
	const context = canvas.getContext("2d");
	if (context) {
		// A JPEG has nothing behind the picture.
		context.fillStyle = "white";
		context.fillRect(0, 0, canvas.width, canvas.height);
		context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	}
	picture.close();
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
	if (!context || !blob || blob.size >= file.size) return file;
	const smaller = new File([blob], file.name, { type: blob.type });
	made.add(smaller);
	return smaller;
}
