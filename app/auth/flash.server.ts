import { data, redirect, type TypedResponse } from "@remix-run/cloudflare";
import { type FlashMessage, type FlashMessageKey, flashMessages } from "#app/content/flash-messages.ts";
import { hostCookie, readCookie } from "#app/security/host-cookie.server.ts";

/** It carries one of our own keys and nothing else, so it needs no signature. */
const cookie = hostCookie("flash", 60);

/** A 303 to a page that says what was done. `headers` are other headers, such as the session's. */
export async function redirectWithFlash(
	path: string,
	key: FlashMessageKey,
	init: HeadersInit = {},
): Promise<TypedResponse<never>> {
	const headers = new Headers(init);
	headers.append("Set-Cookie", await cookie.serialize(key));
	return redirect(path, { status: 303, headers });
}

/** What the page should say, and the headers that make it say so once. */
export async function takeFlash(request: Request): Promise<{ flash: FlashMessage | null; headers: Headers }> {
	const key = await readCookie(cookie, request);
	const headers = new Headers();
	if (key === null) return { flash: null, headers };
	headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
	return { flash: isFlashKey(key) ? flashMessages[key] : null, headers };
}

/** A loader's answer whose page says once what was done. */
export async function dataWithFlash<Page extends object>(request: Request, page: Page) {
	const { flash, headers } = await takeFlash(request);
	return data({ ...page, flash }, { headers });
}

function isFlashKey(key: unknown): key is FlashMessageKey {
	return typeof key === "string" && Object.hasOwn(flashMessages, key);
}
