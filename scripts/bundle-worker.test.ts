import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

test("the Worker is made of the packages as they are installed: the one alias is Remix's build", () => {
	expect(Object.keys(unstable_readConfig({ config: "wrangler.toml" }).alias ?? {})).toEqual(["server-build"]);
});
