const HOSTS: readonly string[] = ["fcm.googleapis.com", "updates.push.services.mozilla.com"];
const DOMAINS: readonly string[] = [".push.apple.com", ".notify.windows.com"];

/** Nothing but a push service is ever called: a browser names its endpoint itself, and could name a machine that only the Worker reaches. */
export function isPushService(endpoint: string): boolean {
	if (!URL.canParse(endpoint)) return false;
	const { protocol, hostname, port, username, password } = new URL(endpoint);
	if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
	return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
