import { SELF } from "cloudflare:test";
import { expect, test } from "vitest";

test("an unknown address answers 404 with the page of the spec", async () => {
	const response = await SELF.fetch("https://glasswing.example/no-such-page");
	expect(response.status).toBe(404);
	const html = await response.text();
	expect(html).toContain("Oops! Page not found");
	expect(html).toContain("Return to Home");
});
