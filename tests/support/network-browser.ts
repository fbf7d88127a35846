import { PlainBrowser } from "./plain-browser.ts";

/** A browser without JavaScript at an address of the internet, for a site that runs by itself. */
export class NetworkBrowser extends PlainBrowser {
	private readonly network: string;

	constructor(baseUrl: string, network: string) {
		super(baseUrl);
		this.network = network;
	}

	protected override platformHeaders() {
		return { "CF-Connecting-IP": this.network };
	}
}
