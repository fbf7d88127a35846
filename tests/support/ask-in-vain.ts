import { localCookies } from "./local-cookies.ts";

interface Asked {
	method?: "GET" | "POST";
	path: string;
	/** The cookies, with a secret. */
	cookie?: (secret: string) => string;
}

const madeUp = (secret: string) => `__Host-session=${secret}`;
const trusted = (secret: string) => `__Host-trusted-device=${secret}`;

/** Every way to have the database asked for a session, a device or a link that is none. */
export const inVain: readonly Asked[] = [
	{ path: "/admin", cookie: madeUp },
	{ path: "/admin.data", cookie: madeUp },
	{ path: "/admin", cookie: (secret) => `${madeUp(secret)}; __Host-trusted-device=ImFiYyI%3D` },
	{ path: "/admin/quotes/stream", cookie: madeUp },
	{ path: "/admin/unlock", cookie: madeUp },
	{ path: "/admin/unlock", cookie: trusted },
	...["/auth", "/auth/sign-up", "/auth/forgot-password"].map((path) => ({ path, cookie: madeUp })),
	{ path: "/auth/confirm?token=made-up" },
	{ path: "/auth/new-password?token=made-up" },
	{ method: "POST", path: "/admin/devices", cookie: madeUp },
	{ method: "POST", path: "/admin/quotes/no-such-one/triage", cookie: madeUp },
	{ method: "POST", path: "/admin/log-out", cookie: madeUp },
	{ method: "POST", path: "/admin/log-out", cookie: trusted },
	{ method: "POST", path: "/admin/log-out", cookie: (secret) => `__Host-alerts=${secret}` },
];

/** A cookie's token as the site writes it, a text of JSON in base64; another one each time. */
export function aSecret(): string {
	return encodeURIComponent(btoa(JSON.stringify(crypto.randomUUID())));
}

/** Asks a local site in vain, by another way for each number, and returns the answer's status. */
export async function askInVain(baseUrl: string, number: number, network: string): Promise<number> {
	const { method = "GET", path, cookie } = inVain[number % inVain.length] ?? { path: "/admin" };
	const headers = {
		Origin: baseUrl,
		"CF-Connecting-IP": network,
		...(cookie && { Cookie: localCookies(cookie(aSecret())) }),
	};
	const body = method === "POST" ? new URLSearchParams({ intent: "contacted" }) : null;
	const answer = await fetch(`${baseUrl}${path}`, { method, headers, body, redirect: "manual" });
	await answer.text();
	return answer.status;
}
