import { fetchAgain } from "./fetch-again.ts";
import { PlainBrowser } from "./plain-browser.ts";

/** A browser without JavaScript at an address of the internet, for a site that runs by itself. */
export class NetworkBrowser extends PlainBrowser {
	private readonly network: string;

	constructor(baseUrl: string, network: string) {
		super(baseUrl, send);
		this.network = network;
	}

	protected override platformHeaders() {
		return { "CF-Connecting-IP": this.network };
	}
}

async function send({ url, method, headers, body }: Request): Promise<Response> {
	const sent = body ? await new Response(body).text() : null;
	return fetchAgain(() => fetch(url, { method, headers, body: sent, redirect: "manual" }));
}
