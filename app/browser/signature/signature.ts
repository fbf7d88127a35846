import SignaturePad from "signature_pad";

/** The field holds one character more than is taken: such a drawing is refused in words, and the form comes back with all else. */
const MAX_LENGTH = 20_001;

function enableDrawing(box: HTMLElement): void {
	const canvas = box.querySelector("canvas");
	const field = box.querySelector("input");
	if (!canvas || !field) return;
	box.hidden = false;
	for (const part of box.querySelectorAll<HTMLElement>("[data-words]")) part.append(part.dataset.words ?? "");
	const { width, height } = canvas;
	const scale = Math.max(1, devicePixelRatio);
	canvas.width = width * scale;
	canvas.height = height * scale;
	const pad = new SignaturePad(canvas, { minWidth: 1.5 * scale, maxWidth: 3 * scale });
	// Of a form that came back, or was filled again, or of a box of another size: what is drawn now is added to it.
	let kept = "";
	const unit = () => width / Math.max(1, canvas.clientWidth);
	const drawKept = () => {
		kept = field.value;
		canvas.getContext("2d")?.setTransform(scale * unit(), 0, 0, scale * unit(), 0, 0);
		pad.clear();
		drawAgain(canvas, kept, scale);
	};
	field.addEventListener("change", drawKept);
	// At once, and where the phone is turned.
	new ResizeObserver(drawKept).observe(canvas);
	pad.addEventListener("endStroke", () => {
		field.value = (kept + pathOf(pad.toData(), unit())).slice(0, MAX_LENGTH);
	});
	box.querySelector("button")?.addEventListener("click", () => {
		pad.clear();
		kept = "";
		field.value = "";
	});
}

function drawAgain(canvas: HTMLCanvasElement, path: string, scale: number): void {
	const context = canvas.getContext("2d");
	if (!context) return;
	context.save();
	context.setTransform(scale, 0, 0, scale, 0, 0);
	context.lineWidth = 4;
	context.lineCap = "round";
	context.stroke(new Path2D(path));
	context.restore();
}

function pathOf(strokes: ReturnType<SignaturePad["toData"]>, unit: number): string {
	return strokes
		.map(({ points }) => {
			const [first, ...others] = points.map(({ x, y }) => `${Math.round(x * unit)} ${Math.round(y * unit)}`);
			if (first === undefined) return "";
			return `M${first}${(others.length > 0 ? others : [first]).map((point) => `L${point}`).join("")}`;
		})
		.join("");
}

/** Lets as many boxes be checked as may be: the others wait until one is cleared. */
function limitChecked(group: HTMLElement): void {
	const boxes = [...group.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	const limit = () => {
		const isFull = boxes.filter(({ checked }) => checked).length >= Number(group.dataset.max);
		for (const box of boxes) box.disabled = isFull && !box.checked;
	};
	group.addEventListener("change", limit);
	limit();
}

/** Names in a text the one price that the checked days come to, where those near other work save something. */
function namePrice(text: HTMLElement): void {
	const form = text.closest("form");
	const { accept = "", acceptNear = "" } = text.dataset;
	const name = () => {
		const data = new FormData(form ?? undefined);
		const [near, wishes] = [String(data.get("near")).split(" "), data.getAll("wish").map(String)];
		const isNear = wishes.length > 0 && wishes.every((wish) => near.includes(wish.slice(0, 10)));
		text.textContent = isNear ? acceptNear : accept;
	};
	form?.addEventListener("change", name);
	name();
}

/** Milliseconds on the screen after which somebody reads. */
const STAY_MS = 10_000;
/** The browser does `scroll` by itself for an address with a fragment, so it is not among these. */
const acts = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Tells the site once that a person looks at an offer, and not a program that previews links. */
function tellFirstAct(offer: string): void {
	const listening = new AbortController();
	const stay = setInterval(() => document.visibilityState === "visible" && tell(), STAY_MS);
	const tell = () => {
		listening.abort();
		clearInterval(stay);
		const body = new URLSearchParams({ intent: "opened", offer });
		// Lost where the network is gone: the next visit tells it.
		fetch(location.pathname, { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => {});
	};
	for (const act of acts) addEventListener(act, tell, { signal: listening.signal, passive: true });
}

for (const group of document.querySelectorAll<HTMLElement>("[data-max]")) limitChecked(group);
for (const text of document.querySelectorAll<HTMLElement>("[data-accept]")) namePrice(text);
for (const box of document.querySelectorAll<HTMLElement>("[data-signature]")) enableDrawing(box);
const { unseenOffer } = document.querySelector<HTMLElement>("[data-unseen-offer]")?.dataset ?? {};
if (unseenOffer) tellFirstAct(unseenOffer);
