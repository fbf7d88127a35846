import { paths } from "#app/config/paths.ts";
import { anAddress } from "../bench/load.ts";
import { askInVain } from "./ask-in-vain.ts";
import { askOnPage } from "./customer-posts.ts";
import { NetworkBrowser } from "./network-browser.ts";
import { pause } from "./parallel.ts";
import { QuoteVisitor } from "./quote-visitor.ts";
import type { Site } from "./site.ts";

const STRANGERS = 4;

/** What strangers do to a running site, each without a pause longer than it takes to be answered and `pauseMs` milliseconds. */
export class Attack {
	readonly tried = { junk: 0, passwords: 0, sessions: 0, questions: 0 };

	constructor(
		private readonly site: Site,
		private readonly isOn: () => boolean,
		private readonly pauseMs: number,
	) {}

	/** Sends junk from one network and from many, tries passwords, comes with made-up sessions, devices and links, and asks without end
	 * about a request of its own, until it is over. */
	async run(): Promise<void> {
		const { baseUrl } = this.site;
		const own = await this.savedQuote();
		const junk = (from: object) => () => new QuoteVisitor(baseUrl, `Junk ${this.tried.junk}.`).press(from);
		const ask = () => {
			const browser = new NetworkBrowser(baseUrl, anAddress());
			return askOnPage(browser, own, `When, ${this.tried.questions}?`);
		};
		await Promise.all([
			this.goOn("junk", junk({ network: "2001:db8:bad:bad::1" })),
			this.goOn("junk", junk({})),
			...Array.from({ length: STRANGERS }, () => this.goOn("passwords", () => this.signIn())),
			this.goOn("questions", ask),
			this.goOn("sessions", () => askInVain(baseUrl, this.tried.sessions, "203.0.113.66")),
		]);
	}

	/** Of everything how often it was tried. */
	toString(): string {
		return Object.entries(this.tried)
			.map(([kind, count]) => `${count} ${kind}`)
			.join(", ");
	}

	private async goOn(kind: keyof Attack["tried"], act: () => Promise<unknown>): Promise<void> {
		while (this.isOn()) {
			this.tried[kind]++;
			await act().catch(() => {});
			await pause(this.pauseMs);
		}
	}

	private async signIn(): Promise<void> {
		const { baseUrl } = this.site;
		const email = "owner@glasswing.example";
		const body = new URLSearchParams({ email, password: `wrong ${this.tried.passwords}` });
		const headers = { Origin: baseUrl, Cookie: "cookies=on", "CF-Connecting-IP": anAddress() };
		const address = `${baseUrl}${paths.auth}?index`;
		await (await fetch(address, { method: "POST", body, headers, redirect: "manual" })).text();
	}

	private async savedQuote() {
		const visitor = new QuoteVisitor(this.site.baseUrl, "Asking without end");
		await visitor.press();
		const { rows } = await this.site.database.execute({
			sql: "select customer_token as token from quote_requests where id = ?",
			args: [visitor.id],
		});
		return { id: visitor.id, token: String(rows[0]?.token) };
	}
}
