import { env, SELF } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { smokeTest } from "#scripts/smoke-test.ts";
import { proxy } from "../support/edge-quotes.ts";

const site = "https://glasswing.example";

/** As Cloudflare answers: a prerendered page where there is one, else the Worker. */
async function ask(url: string, init: RequestInit): Promise<Response> {
	const asset = await env.ASSETS.fetch(url);
	if (asset.ok) return asset;
	await asset.body?.cancel();
	return SELF.fetch(url, init);
}

test("the site as it is built passes what a deploy is asked", async () => {
	expect(await smokeTest(site, ask)).toEqual([]);
});

test("without its database it does not, and the pages that need none still do", async () => {
	vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	expect(await smokeTest(site, ask)).toEqual(["/readyz answers 503, not 200"]);
});

test("pages without the headers that protect their readers are told by name", async () => {
	const faults = await smokeTest(site, async (url, init) => {
		const response = await ask(url, init);
		const bare = new Response(response.body, response);
		bare.headers.delete("X-Content-Type-Options");
		bare.headers.set("Content-Security-Policy", "object-src 'none'; script-src 'unsafe-inline'");
		return bare;
	});
	expect(faults).toContain("/ lacks the header X-Content-Type-Options");
	expect(faults).toContain("/pricing-calculator-waverly-township lacks its content security policy");
});

test("a site that answers otherwise, or not at all, is told address by address", async () => {
	const other = await smokeTest(site, async () => Response.redirect("https://parked.example/", 302));
	expect(other).toContain("/healthz answers 302, not 200");
	expect(other).toContain("/admin leads to https://parked.example/, not to /auth");
	const silent = await smokeTest(site, () => Promise.reject(new Error("getaddrinfo ENOTFOUND")));
	expect(silent).toContain("/healthz does not answer: getaddrinfo ENOTFOUND");
	expect(silent).toHaveLength(6);
});
