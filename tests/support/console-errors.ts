import type { BrowserContext, ConsoleMessage, Response } from "@playwright/test";

/** Remix tells of a reload that was being read when a press led on. */
const LEFT_WHILE_LOADING = /^AbortError: signal is aborted without reason\n.*\n.* \[as navigate\]/;

/** Collects the console errors and uncaught errors of a context's pages. */
export class ConsoleErrors {
	private readonly seen: { text: string; url: string }[] = [];
	private readonly answered = new Set<string>();
	private readonly expected: RegExp[] = [];

	constructor(context: BrowserContext) {
		context.on("console", (message) => this.note(message));
		context.on("weberror", (error) => {
			this.seen.push({ text: String(error.error().stack ?? error.error()), url: error.page()?.url() ?? "" });
		});
		context.on("response", (response) => {
			if (isSpokenAnswer(response)) this.answered.add(response.url());
		});
	}

	/** Errors like this are part of the test. */
	expect(pattern: RegExp): void {
		this.expected.push(pattern);
	}

	/** What was neither expected nor the browser's own remark on a page's 4xx status. */
	unexpected(): string[] {
		return this.seen
			.filter(({ text }) => !this.expected.some((pattern) => pattern.test(text)))
			.filter(({ text }) => !LEFT_WHILE_LOADING.test(text))
			.filter(({ text, url }) => !(text.startsWith("Failed to load resource") && this.answered.has(url)))
			.map(({ text, url }) => `${text} (${url})`);
	}

	private note(message: ConsoleMessage): void {
		if (message.type() !== "error") return;
		this.seen.push({ text: message.text(), url: message.location().url });
	}
}

/** A page's 404 and a form's 400: statuses a visitor gets with a page that says what is wrong. */
function isSpokenAnswer(response: Response): boolean {
	const request = response.request();
	return (
		(response.status() === 404 && request.isNavigationRequest()) ||
		(response.status() === 400 && request.method() === "POST")
	);
}
