import { paths } from "#app/config/paths.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { inStorage } from "./device-drafts.ts";
import { abortAfter } from "./poor-connection.ts";

/** The session's latest end identifies it, with `KEEPS` where the device stays trusted; the site may not know yet. */
const KEY = "logged-out-session";
const KEEPS = " keep";
const ANSWER_LIMIT_MS = 8_000;

const listeners = new Set<() => void>();
let loggedOut: string | null = null;

/** Logs out on this device, in all its tabs. `session` is the session's latest end. */
export function beginLogOut(session: UtcMs, { keepsTrust }: { keepsTrust: boolean }): void {
	const told = `${session}${keepsTrust ? KEEPS : ""}`;
	loggedOut = told;
	inStorage((storage) => storage.setItem(KEY, told));
	for (const listener of listeners) listener();
}

export function isLogOutBegun(session: UtcMs): boolean {
	return begun()?.replace(KEEPS, "") === String(session);
}

function begun(): string | null {
	return inStorage((storage) => storage.getItem(KEY)) ?? loggedOut;
}

/** Calls back when a log-out begins, here or in another tab. Returns the unsubscriber. */
export function watchLogOut(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

/** Ends the session at the site; false where that does not answer. */
export async function endSession(): Promise<boolean> {
	try {
		const { type } = await fetch(paths.adminLogOut, {
			method: "POST",
			body: new URLSearchParams(begun()?.endsWith(KEEPS) ? { trust: "keep" } : {}),
			redirect: "manual",
			signal: abortAfter(ANSWER_LIMIT_MS),
		});
		return type === "opaqueredirect";
	} catch {
		return false;
	}
}
