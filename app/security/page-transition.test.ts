import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pageTransition } from "./content-security-policy.ts";

test("the policy's hash is that of the style", () => {
	const digest = createHash("sha256").update(pageTransition.css).digest("base64");
	expect(pageTransition.hash).toBe(`sha256-${digest}`);
});
