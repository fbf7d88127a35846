import { expect, test } from "vitest";
import { isCustomerToken, newCustomerToken } from "./customer-token.server.ts";

test("every secret is another one, of 128 bits, and known as such", () => {
	const tokens = Array.from({ length: 1_000 }, newCustomerToken);
	expect(new Set(tokens).size).toBe(1_000);
	for (const token of tokens) {
		expect(Buffer.from(token, "base64url")).toHaveLength(16);
		expect(isCustomerToken(token)).toBe(true);
	}
});

test.each(["", "abc", "a".repeat(23), "A".repeat(32), `${"a".repeat(21)}.`, `${"a".repeat(22)}\n`])(
	"%j is no secret",
	(text) => expect(isCustomerToken(text)).toBe(false),
);

test("the secrets of older quotes are hexadecimal", () => {
	expect(isCustomerToken("0123456789abcdef0123456789abcdef")).toBe(true);
});
