/** Pixels of the longer side, enough to see dirt on a pane. */
const MAX_SIDE = 2_000;
const QUALITY = 0.85;
/** A smaller file is sent as it is. */
const SMALL = 400_000;

/** Forms whose photos were made smaller, and that are sent now. */
const ready = new WeakSet<HTMLFormElement>();

// Before any script that sends forms itself.
addEventListener(
	"submit",
	(event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || !form.matches("[data-photos]") || ready.delete(form)) return;
		const field = form.querySelector<HTMLInputElement>("input[type=file]");
		if (!field?.files?.length || !navigator.onLine) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		// Whoever presses twice sends once.
		if (form.ariaBusy !== "true") void send(form, field, [...field.files]);
	},
	true,
);

async function send(form: HTMLFormElement, field: HTMLInputElement, files: readonly File[]): Promise<void> {
	form.ariaBusy = "true";
	const tellDone = tellSending(form);
	// A form whose event is still on its way cannot be sent.
	await new Promise((resolve) => setTimeout(resolve));
	const smaller = new DataTransfer();
	for (const file of files) smaller.items.add(await shrink(file));
	field.files = smaller.files;
	form.ariaBusy = null;
	tellDone();
	ready.add(form);
	form.requestSubmit();
}

// Where no script sends it, the browser does, and leaves the page as it is until the answer comes.
addEventListener("submit", ({ target: form, defaultPrevented }) => {
	if (defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches("[data-photos]")) return;
	// Back shows the page as it was left.
	addEventListener("pagehide", tellSending(form), { once: true });
});

/** Says on the button that photos are on their way; returns what takes that back. */
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
	if (file.size <= SMALL && file.type === "image/jpeg") return file;
	try {
		const picture = await createImageBitmap(file);
		const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(picture.width * scale);
		canvas.height = Math.round(picture.height * scale);
		canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
		return blob ? new File([blob], file.name, { type: blob.type }) : file;
	} catch {
		return file;
	}
}
