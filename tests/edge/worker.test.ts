import { createExecutionContext, env, SELF } from "cloudflare:test";
import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "server-build";
import { expect, test, vi } from "vitest";
import worker from "#app/entry.worker.ts";
import { createLoadContext } from "#app/worker/load-context.ts";

const THANK_YOU = "routes/quote/thank-you";

test("an unknown address answers 404 with the page that says so", async () => {
	const response = await SELF.fetch("https://glasswing.example/no-such-page");
	expect(response.status).toBe(404);
	const html = await response.text();
	expect(html).toContain("Oops! Page not found");
	expect(html).toContain("Return to Home");
});

test("a file of another version answers a plain 404 that nobody keeps, without a page being made", async () => {
	for (const file of ["dashboard-DUaWqsX0.js", "site-DUaWqsX0.css", "nothing", "a/b.js"]) {
		const response = await SELF.fetch(`https://glasswing.example/assets/${file}`);
		expect(response.status).toBe(404);
		expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
		expect(response.headers.get("Cache-Control")).toBe("no-store");
		expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect((await response.text()).length).toBeLessThan(100);
	}
});

test("a Worker without its variables answers with a page of ours and names each of them in the log", async () => {
	const log = vi.spyOn(console, "error").mockReturnValue();
	const request = new Request("https://glasswing.example/thank-you");
	const response = await worker.fetch(
		request,
		Object.assign({ ...env }, { TURSO_DATABASE_URL: undefined, SESSION_SECRET: undefined }),
		createExecutionContext(),
	);
	expect(response.status).toBe(500);
	expect(await response.text()).toContain("Something went wrong");
	expect(log.mock.calls.flat().join()).toMatch(/TURSO_DATABASE_URL.*SESSION_SECRET/);
});

test("a page whose loader fails answers 500 with the failure screen, and no word of the cause", async () => {
	vi.spyOn(console, "error").mockReturnValue();
	const context = createLoadContext({ ...env }, createExecutionContext());
	Object.defineProperty(context.env, "SESSION_SECRET", {
		get() {
			throw new Error("the secret cause");
		},
	});
	const request = new Request("https://glasswing.example/pricing-calculator-waverly-township");
	const response = await createRequestHandler(build, "production")(request, context);
	expect(response.status).toBe(500);
	const html = await response.text();
	expect(html).toContain("Something went wrong");
	expect(html).toContain("Try Again");
	expect(html).toContain("Reload Page");
	expect(html).toContain("tel:+15705550148");
	expect(html).not.toContain("secret cause");
});

test("a page that cannot be rendered answers 500 with the failure screen, and the cause in the log alone", async () => {
	const log = vi.spyOn(console, "error").mockReturnValue();
	const { [THANK_YOU]: thankYou, ...routes } = build.routes;
	if (!thankYou) throw new Error("There is no thank-you page");
	const broken = () => {
		throw new Error("the secret cause");
	};
	const module = { ...thankYou.module, default: broken };
	const request = new Request("https://glasswing.example/thank-you");
	const response = await createRequestHandler(
		{ ...build, routes: { ...routes, [THANK_YOU]: { ...thankYou, module } } },
		"production",
	)(request, createLoadContext({ ...env }, createExecutionContext()));
	expect(response.status).toBe(500);
	const html = await response.text();
	expect(html).toMatch(/^<!DOCTYPE html><html/);
	expect(html).toContain("Something went wrong");
	expect(html).not.toContain("secret cause");
	expect(log.mock.calls.flat().join()).toContain("route failed");
});
