import { paths } from "#app/config/paths.ts";
import { DRAFT_FIELD } from "#app/quote-wizard/hidden-fields.ts";
import { localCookies } from "./local-cookies.ts";

export interface Answer {
	status: number;
	/** Where a redirect leads: path and query. */
	location: string | null;
	html: string;
	/** In seconds, as the answer asks for. */
	retryAfter: string | null;
}

/** A browser without JavaScript: keeps cookies and follows no redirect. */
export class PlainBrowser {
	/** It was here before, and keeps cookies. */
	private readonly cookies = new Map<string, string>();

	constructor(
		private readonly origin: string,
		private readonly server: (request: Request) => Promise<Response> = (request) => fetch(request),
	) {
		this.setCookie("__Host-cookies", "on");
	}

	get(path: string): Promise<Answer> {
		return this.send(path, {});
	}

	head(path: string): Promise<Answer> {
		return this.send(path, { method: "HEAD" });
	}

	/** Posts a form as a browser without JavaScript does; the wizard's with the draft of the newest page, unless told otherwise. */
	post(path: string, fields: readonly (readonly [string, string])[]): Promise<Answer> {
		const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
		if (path.startsWith(paths.quote) && !body.has(DRAFT_FIELD))
			body.set(DRAFT_FIELD, this.cookie("__Host-quote"));
		return this.send(path, { method: "POST", body, headers: { Origin: this.origin } });
	}

	/** Posts a form with a file, or one that a script sends in parts. */
	postForm(path: string, body: FormData): Promise<Answer> {
		return this.send(path, { method: "POST", body, headers: { Origin: this.origin } });
	}

	postText(path: string, body: string, type: string): Promise<Answer> {
		const headers = { Origin: this.origin, "Content-Type": type };
		return this.send(path, { method: "POST", body, headers });
	}

	/** Takes a cookie's value, to forge it. `name` is the one over https. */
	cookie(name: string): string {
		return this.cookies.get(this.nameHere(name)) ?? "";
	}

	/** As a browser that keeps none. */
	dropCookies(): void {
		this.cookies.clear();
	}

	setCookie(name: string, value: string): void {
		this.cookies.set(this.nameHere(name), value);
	}

	private nameHere(name: string): string {
		return this.origin.startsWith("http:") ? localCookies(name) : name;
	}

	/** The id of the quote that the draft carries. */
	draftId(): string {
		const [payload = ""] = this.cookie("__Host-quote").split(".");
		return /"id":"([^"]+)"/.exec(atob(payload))?.[1] ?? "";
	}

	/** Asks for an event stream, which does not end by itself. The caller reads or cancels the body. */
	open(path: string, headers: Record<string, string> = {}): Promise<Response> {
		return this.fetch(path, { headers: { Accept: "text/event-stream", ...headers } });
	}

	private async send(path: string, init: RequestInit): Promise<Answer> {
		const response = await this.fetch(path, init);
		// Read whole: the runtime does not end while an answer is left unread.
		const html = await response.text();
		const { status, headers } = response;
		return { status, location: headers.get("Location"), retryAfter: headers.get("Retry-After"), html };
	}

	/** Those that a browser does not send, but what is before the Worker. */
	protected platformHeaders(): Record<string, string> {
		return {};
	}

	private async fetch(path: string, init: RequestInit): Promise<Response> {
		const headers = new Headers({
			...this.platformHeaders(),
			...Object.fromEntries(new Headers(init.headers)),
		});
		headers.set("Cookie", Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join("; "));
		const request = new Request(`${this.origin}${path}`, { ...init, headers, redirect: "manual" });
		const response = await this.server(request);
		for (const set of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = set.match(/^([^=]+)=([^;]*)/) ?? [];
			this.cookies.set(name, value);
		}
		return response;
	}
}
