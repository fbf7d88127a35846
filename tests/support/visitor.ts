import { askWorker } from "./built-worker.ts";
import { ownRequestId } from "./own-trips.ts";
import { PlainBrowser } from "./plain-browser.ts";

const ORIGIN = "https://glasswing.example";

/** An address of the internet that no other test has. */
export function anAddress(): string {
	return `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
}

/** A browser's share of the site, inside workerd. Without a server of its own it visits the built Worker. */
export class Visitor extends PlainBrowser {
	/** Where it is at home. Without a home each request comes from another network: tests post more in a minute than one may. */
	home: string | null = null;

	constructor(server: (request: Request) => Promise<Response> = (request) => askWorker(request)) {
		super(ORIGIN, server);
	}

	protected override platformHeaders(): Record<string, string> {
		return {
			// The runtime adds it to every real request, and the framework compares the origin with it.
			Host: new URL(ORIGIN).host,
			"CF-Ray": ownRequestId(),
			"CF-Connecting-IP": this.home ?? anAddress(),
		};
	}
}
