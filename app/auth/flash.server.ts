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

/** The cookie carries the address of the page that is to say it, and one of our own keys, some with a date and a half of it. No
 * other text comes from it, so it needs no signature. */
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

/** What an entrance to the owner's side should say, whichever of them the way ended at, and the headers that make it say so once. */
export async function takeFlash(request: Request, isFor = (_address: string) => true) {
	// A script that only asks whether a page is there shows nobody what it says.
	const told = request.method === "HEAD" ? null : await readCookie(cookie, request);
	const headers = new Headers();
	if (typeof told !== "string") return { flash: null, headers };
	const [address = "", ...message] = told.split(" ");
	if (!isFor(address)) return { flash: null, headers };
	headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
	return { flash: messageOf(message.join(" ")), headers };
}

/** A loader's answer whose page says once what was done, and what was done in another tab not at all. */
export async function dataWithFlash<Page extends object>(request: Request, page: Page) {
	const own = addressOf(new URL(request.url));
	const { flash, headers } = await takeFlash(request, (address) => address === own);
	return data({ ...page, flash }, { headers });
}

const addressOf = ({ pathname, search }: URL) => `${pathname}${search}`;

function messageOf(told: string): FlashMessage | null {
	const [key = "", date = "", half = ""] = told.split(" ");
	if (isNamed(flashMessages, told)) return flashMessages[told];
	const isDay = isNamed(dayMessages, key) && isDate(date) && isNamed(ownEntryForm.halves, half);
	return isDay ? dayMessages[key](dayText(formatDate(date), ownEntryForm.halves[half])) : null;
}

function isNamed<Messages extends object>(messages: Messages, name: PropertyKey): name is keyof Messages {
	return Object.hasOwn(messages, name);
}
