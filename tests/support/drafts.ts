import { DRAFT_FIELD } from "#app/quote-wizard/hidden-fields.ts";
import { signDraft } from "#app/quote-wizard/signed-draft.server.ts";
import type { Draft, PriceableDraft } from "#app/quotes/draft.ts";
import { testSecret } from "./secrets.ts";

/** The answers of a visitor who asks about gutters alone. */
export const gutterAnswers = {
	service: { services: ["gutter-cleaning"], homeSize: "xl", stories: "two", zip: "18444" },
	contact: { name: "Ann", phone: "+15705550123", contactMethod: "call" },
	condition: { gutterLastCleaned: "over-2-years" },
} satisfies Pick<PriceableDraft, "service" | "contact" | "condition">;

/** The answers of a visitor who has come to step 4, a minute after beginning. */
export function aDraft(id: string = crypto.randomUUID()): PriceableDraft {
	return {
		id,
		startedAt: Date.now() - 60_000,
		service: {
			services: ["window-cleaning", "gutter-cleaning"],
			homeSize: "medium",
			stories: "two",
			zip: "18411",
		},
		contact: { name: "Ann Example", phone: "+15705550123", contactMethod: "text", address: "1 Elm St" },
		condition: { lastCleaned: "1-3years", trackCondition: "normal", gutterLastCleaned: "within-1-year" },
	};
}

/** The cookie of such a visitor's browser; answered at `now`, UTC milliseconds. */
export async function stepDraft(draft: Draft = aDraft(), now?: number): Promise<string> {
	const { headers } = await signDraft(draft, { SESSION_SECRET: testSecret }, now);
	return headers["Set-Cookie"].split(";", 1)[0] ?? "";
}

/** The draft that a page's form carries. */
export function tokenIn(html: string): string {
	return new RegExp(`name="${DRAFT_FIELD}"[^>]* value="([^"~]*)`).exec(html)?.[1] ?? "";
}

/** A form's body with the draft that a page made from these cookies carries. */
export function withDraft(cookies: string, body: string): string {
	const token = cookies.match(/__Host-quote=([^;]*)/)?.[1] ?? "";
	return `${body}&${new URLSearchParams({ [DRAFT_FIELD]: token })}`;
}
