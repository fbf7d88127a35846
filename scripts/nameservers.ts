import { resolveNs } from "node:dns/promises";

/** The nameservers of the domain that a host is in; none when nobody knows it. `ask` looks them up for one name. */
export async function nameserversOf(host: string, ask = resolveNs): Promise<string[]> {
	const labels = host.split(".");
	for (let first = 0; first < labels.length - 1; first++) {
		const servers = await ask(labels.slice(first).join(".")).catch(() => []);
		if (servers.length > 0) return servers;
	}
	return [];
}
