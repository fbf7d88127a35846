import { data, redirect, type TypedResponse } from "@remix-run/cloudflare";
import { ownEntryForm } from "#app/content/calendar.ts";
import {
	dayMessages,
	dayText,
	type FlashMessage,
	type FlashMessageKey,
	flashMessages,
} from "#app/content/flash-messages.ts";
import { hostCookie, readCookie } from "#app/security/host-cookie.server.ts";
import { isDate, MINUTE_MS } from "#app/time/clock.ts";
import { formatDate } from "#app/time/time-text.ts";

/** The cookie carries the address of the page that is to say it, which no other tab's page takes from it, and one of our own keys,
 * some with a date and a half of it. No other text comes from it, so it needs no signature. */
const cookie = hostCookie("flash", MINUTE_MS);

/** Headers for a page whose forms are empty again: the browser loads it as a document. */
export const asDocument = { "X-Remix-Reload-Document": "true" };

/** A 303 to a page of ours that says what was done. `headers` are other headers, such as the session's. */
export async function redirectWithFlash(
	path: string,
	key: FlashMessageKey | `${keyof typeof dayMessages} ${string} ${string}`,
	init: HeadersInit = {},
): Promise<TypedResponse<never>> {
	const headers = new Headers(init);
	headers.append("Set-Cookie", await cookie.serialize(`${addressOf(new URL(path, "https://own"))} ${key}`));
	return redirect(path, { status: 303, headers });
}

/** What the page should say, and the headers that make it say so once. */
export async function takeFlash(request: Request): Promise<{ flash: FlashMessage | null; headers: Headers }> {
	// A script that only asks whether a page is there shows nobody what it says.
	const told = request.method === "HEAD" ? null : await readCookie(cookie, request);
	const headers = new Headers();
	const [address, ...message] = typeof told === "string" ? told.split(" ") : [];
	if (address !== addressOf(new URL(request.url))) return { flash: null, headers };
	headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
	return { flash: messageOf(message.join(" ")), headers };
}

const addressOf = ({ pathname, search }: URL) => `${pathname}${search}`;

/** A loader's answer whose page says once what was done. */
export async function dataWithFlash<Page extends object>(request: Request, page: Page) {
	const { flash, headers } = await takeFlash(request);
	return data({ ...page, flash }, { headers });
}

function messageOf(told: string): FlashMessage | null {
	const [key = "", date = "", half = ""] = told.split(" ");
	if (isNamed(flashMessages, told)) return flashMessages[told];
	const isDay = isNamed(dayMessages, key) && isDate(date) && isNamed(ownEntryForm.halves, half);
	return isDay ? dayMessages[key](dayText(formatDate(date), ownEntryForm.halves[half])) : null;
}

function isNamed<Messages extends object>(messages: Messages, name: PropertyKey): name is keyof Messages {
	return Object.hasOwn(messages, name);
}
