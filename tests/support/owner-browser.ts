import type { BrowserContext } from "@playwright/test";
import { drizzle } from "drizzle-orm/libsql/web";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { localCookies } from "./local-cookies.ts";
import { startSession } from "./owner-session.ts";
import { alterRows } from "./settled.ts";
import type { Site } from "./site.ts";
import { aSubmission } from "./submissions.ts";

/** Signs a browser in, past the sign-in form and the PIN. Returns the session's id. */
export async function signInOwner(context: BrowserContext, site: Site): Promise<string> {
	const { id, cookie } = await startSession(drizzle(site.database));
	const [name, value] = [localCookies(cookie[0]), cookie[1]];
	const attributes = { httpOnly: true, sameSite: "Lax" } as const;
	await context.addCookies([{ name, value, domain: "127.0.0.1", path: "/", ...attributes }]);
	return id;
}

/** Saves a quote of windows and gutters under this name, and returns its id. Nobody wakes the live feed. */
export async function saveQuoteOf(site: Site, name: string, now = Date.now()): Promise<string> {
	const contact = { name, phone: "+15705550123", contactMethod: "text", address: "1 Elm St" } as const;
	const submission = aSubmission({ contact });
	await saveQuote(drizzle(site.database), submission, now);
	return submission.id;
}

/** Takes the quotes that other tests left off the owner's lists, which are cut, and out of their counts. */
export function putAwayQuotes(site: Site) {
	return alterRows(site.database, "update quote_requests set spam = 1");
}
