import { expect, test } from "vitest";
import { nameserversOf } from "./nameservers.ts";

/** What the internet knows: as from a resolver, a name without nameservers of its own is an error. */
async function ask(name: string): Promise<string[]> {
	if (name === "clearpanes.com") return ["lola.ns.cloudflare.com", "rob.ns.cloudflare.com"];
	throw new Error(`queryNs ENODATA ${name}`);
}

test.each([
	["www.clearpanes.com", 2],
	["clearpanes.com", 2],
	["www.nobody.com", 0],
])("the nameservers of %s are its domain's: %i", async (host, count) => {
	expect(await nameserversOf(host, ask)).toHaveLength(count);
});
