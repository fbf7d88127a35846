import { expect, test } from "vitest";
import { linkToken, presentedLink } from "./mailed-link.server.ts";

const token = linkToken("a secret of the site", "seed");

test.each(["", ".", ")", ">.", "%20", "%E2%80%9D"])("a link's token is read with %j behind it", (behind) => {
	expect(presentedLink(new Request(`https://site.example/auth/confirm?token=${token}${behind}`))).toBe(token);
});

test("an address without a token has none", () => {
	expect(presentedLink(new Request("https://site.example/auth/confirm"))).toBe("");
});
