import type { BrowserContext, Request } from "@playwright/test";

/** Knows which requests of a context's pages have begun and not ended: what a page that never comes to rest waits for. */
export class OpenRequests {
	private readonly begun = new Map<Request, number>();

	constructor(context: BrowserContext) {
		context.on("request", (request) => this.begun.set(request, Date.now()));
		context.on("requestfinished", (request) => this.begun.delete(request));
		context.on("requestfailed", (request) => this.begun.delete(request));
	}

	/** Each with its age and how far it came. */
	list(): string[] {
		const now = Date.now();
		return Array.from(this.begun, ([request, since]) => {
			const answered = request.timing().responseStart >= 0 ? "answered, not ended" : "not answered";
			return `${request.method()} ${request.url()} for ${now - since} ms, ${answered}`;
		});
	}
}
