import { paths } from "#app/config/paths.ts";
import { DRAFT_FIELD } from "#app/quote-wizard/hidden-fields.ts";
import { askWorker } from "./built-worker.ts";
import { ownRequestId } from "./own-trips.ts";

interface Answer {
	status: number;
	/** Where a redirect leads: path and query. */
	location: string | null;
	html: string;
}

/** An address of the internet that no other test has. */
export function anAddress(): string {
	return `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
}

/** A browser's share of the site, inside workerd: keeps cookies, follows nothing. */
export class Visitor {
	private readonly origin = "https://glasswing.example";
	/** It was here before, and keeps cookies. */
	private readonly cookies = new Map([["__Host-cookies", "on"]]);
	private readonly server: (request: Request) => Promise<Response>;
	/** Where it is at home. Without a home each request comes from another network: tests post more in a minute than one may. */
	home: string | null = null;

	/** Without a server of its own it visits the built Worker. */
	constructor(server: (request: Request) => Promise<Response> = (request) => askWorker(request)) {
		this.server = server;
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

	postText(path: string, body: string, type: string): Promise<Answer> {
		const headers = { Origin: this.origin, "Content-Type": type };
		return this.send(path, { method: "POST", body, headers });
	}

	/** Takes a cookie's value, to forge it. */
	cookie(name: string): string {
		return this.cookies.get(name) ?? "";
	}

	/** As a browser that keeps none. */
	dropCookies(): void {
		this.cookies.clear();
	}

	setCookie(name: string, value: string): void {
		this.cookies.set(name, value);
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
		return { status: response.status, location: response.headers.get("Location"), html };
	}

	private async fetch(path: string, init: RequestInit): Promise<Response> {
		const headers = new Headers(init.headers);
		// The runtime adds it to every real request, and the framework compares the origin with it.
		headers.set("Host", new URL(this.origin).host);
		headers.set("CF-Ray", ownRequestId());
		headers.set("CF-Connecting-IP", this.home ?? anAddress());
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
