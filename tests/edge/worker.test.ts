import { createExecutionContext, SELF } from "cloudflare:test";
import { expect, test } from "vitest";
import worker from "../../app/entry.worker";

test("an unknown address answers 404 with the page of the spec", async () => {
	const response = await SELF.fetch("https://glasswing.example/no-such-page");
	expect(response.status).toBe(404);
	const html = await response.text();
	expect(html).toContain("Oops! Page not found");
	expect(html).toContain("Return to Home");
});

test("a Worker without its variables names each of them at the first request", async () => {
	const request = new Request("https://glasswing.example/thank-you");
	const answer = async () => worker.fetch(request, {}, createExecutionContext());
	await expect(answer()).rejects.toThrow(/TURSO_DATABASE_URL.*SESSION_SECRET/);
});
