import { type DOMNode, HtmlElement, Rule, TextNode } from "html-validate";

/** The elements that begin a line of their own in every text browser, which know none younger. */
const BLOCKS = new Set(
	"address blockquote body br caption dd div dl dt form h1 h2 h3 h4 h5 h6 head hr li ol option p pre table td th tr ul".split(
		" ",
	),
);
const SILENT = new Set(["script", "style", "svg", "canvas", "select"]);
const BOXES = new Set(["input", "select", "textarea"]);

/** What a page is where neither styles nor scripts are known: in a text browser, or before they arrive. */
export class ReadableAsText extends Rule {
	private line = "";
	/** Whether an element began or ended since the last word. */
	private isSeam = false;

	setup(): void {
		this.on("dom:ready", ({ document }) => {
			this.line = "";
			this.read(document.root);
		});
	}

	private read(node: DOMNode): void {
		if (node instanceof TextNode) this.add(node.textContent, node);
		if (!(node instanceof HtmlElement)) return;
		this.judge(node);
		const { tagName } = node;
		const type = node.getAttributeValue("type");
		if (type === "hidden") return;
		if (BLOCKS.has(tagName)) this.line = "";
		this.isSeam = true;
		// A text field is a box of its own; one to tick belongs to the words beside it.
		if (type === "radio" || type === "checkbox") this.add("[ ]", node);
		else if (BOXES.has(tagName)) this.line += "[ ]";
		if (tagName === "img") this.add(node.getAttributeValue("alt") ?? "", node);
		if (!SILENT.has(tagName)) for (const child of node.childNodes) this.read(child);
		this.isSeam = true;
		if (BLOCKS.has(tagName)) this.line = "";
	}

	private add(text: string, node: DOMNode): void {
		if (text === "") return;
		if (this.isSeam && /[^\s([“/\]]$/.test(this.line) && /^[\p{L}\p{N}$(+•·–\-[]/u.test(text))
			this.report(node, `“${this.line.slice(-30)}” and “${text.slice(0, 30)}” run together`);
		this.line += text;
		this.isSeam = false;
	}

	private judge(node: HtmlElement): void {
		const { tagName } = node;
		const type = node.getAttributeValue("type");
		const hasWords = node.textContent.trim() !== "";
		if (tagName === "svg" && !(node.hasAttribute("width") && node.hasAttribute("height")))
			this.report(node, "Without styles this drawing has no size");
		if (type === "range" || (type === "button" && hasWords))
			this.report(node, "Without scripts this control does nothing");
		if (node.hasAttribute("hidden") && (BOXES.has(tagName) || hasWords))
			this.report(node, "Text browsers show what is hidden");
	}
}
