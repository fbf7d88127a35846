import type { PackageName } from "#app/catalog/options.ts";
import { paths } from "#app/config/paths.ts";
import { aDraft, stepDraft, withDraft } from "./drafts.ts";
import { localCookies } from "./local-cookies.ts";

/** What pressing 'Request This Quote' led to. */
export type Press = "saved" | "not-saved" | "unexpected";

/** A visitor whose first three steps are answered, at an address of the internet that nobody else has. */
export class QuoteVisitor {
	readonly id = crypto.randomUUID();
	private cookie: Promise<string> | null = null;

	/** With an e-mail address the visitor is to be answered by e-mail, else by text. */
	constructor(
		private readonly baseUrl: string,
		readonly name: string,
		readonly email: string | null = null,
	) {}

	/** Sends step 4 as a browser does without JavaScript: to the next step, or to the same with a message. */
	async press({
		network,
		choice = "deluxe",
	}: {
		network?: string;
		choice?: PackageName;
	} = {}): Promise<Press> {
		this.cookie ??= this.draft();
		try {
			const response = await fetch(`${this.baseUrl}${paths.quotePackage}`, {
				method: "POST",
				body: new URLSearchParams(withDraft(await this.cookie, `package=${choice}`)),
				redirect: "manual",
				headers: {
					Origin: this.baseUrl,
					Cookie: localCookies(await this.cookie),
					"CF-Connecting-IP":
						network ?? `2001:${this.id.slice(0, 4)}:${this.id.slice(9, 13)}:${this.id.slice(24, 28)}::1`,
				},
			});
			const html = await response.text();
			if (response.status === 303 && response.headers.get("Location") === paths.quoteConfirmation)
				return "saved";
			return response.status === 503 && html.includes("Error Saving Quote") ? "not-saved" : "unexpected";
		} catch {
			return "unexpected";
		}
	}

	/** The draft's cookie, signed with the site's own module; begun a minute ago, because people take their time. */
	private draft(): Promise<string> {
		const draft = aDraft(this.id);
		const { name, email } = this;
		const method =
			email === null ? ({ contactMethod: "text" } as const) : ({ contactMethod: "email", email } as const);
		return stepDraft({
			...draft,
			// The census counts one line of services for each quote.
			service: { ...draft.service, services: ["window-cleaning"] },
			contact: { name, phone: "+15705550123", ...method },
		});
	}
}
