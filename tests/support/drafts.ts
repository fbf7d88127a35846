import type { PriceableDraft } from "../../app/quote-wizard/draft";
import { draftHeaders } from "../../app/quote-wizard/draft.server";
import { testSecret } from "./secrets";

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

/** The cookie of such a visitor's browser. */
export async function stepDraft(draft = aDraft()): Promise<string> {
	const { "Set-Cookie": cookie } = await draftHeaders(draft, { SESSION_SECRET: testSecret });
	return cookie.split(";", 1)[0] ?? "";
}
