import { createExecutionContext, env, SELF } from "cloudflare:test";
import * as build from "server-build";
import { expect, test, vi } from "vitest";
import { paths } from "#app/config/paths.ts";
import worker from "#app/entry.worker.ts";
import { isStopAddress } from "#app/security/private-paths.ts";
import { withLimitedBody } from "#app/security/request-check.ts";
import { askWorker } from "../support/built-worker.ts";
import { anAddress } from "../support/visitor.ts";

const site = "https://glasswing.example";
const wizard = "/pricing-calculator-waverly-township";
const form = "services=window-cleaning&homeSize=medium&stories=one&zip=18411";
const formType = "application/x-www-form-urlencoded";

/** Bodies that their addresses understand; any other gets what it refuses in words. */
const bodies: Readonly<Record<string, string>> = {
	[`${wizard}?index`]: form,
	[`${wizard}/contact`]: "name=Ann&phone=5705550199",
	[`${wizard}/condition`]: "lastCleaned=3plus&trackCondition=normal",
	[`${wizard}/package`]: "package=deluxe",
	[`${wizard}/confirmation`]: "intent=confirm",
	"/auth/new-password": "password=1234",
	"/admin/unlock": "pin=123",
};

/** Every address that changes something, from the build's own table of routes, with a body. */
const posts = Object.values(build.routes).flatMap((route) => {
	if (!route?.module.action) return [];
	const path = addressOf(route.id).replaceAll(/:\w+/g, "no-such-one");
	return [{ path, body: bodies[path] ?? "email=nobody" }];
});

function addressOf(id: string | undefined): string {
	const route = id === undefined ? undefined : build.routes[id];
	if (!route) return "";
	const { path = "", index, parentId } = route;
	const address = path.startsWith("/") ? path : [addressOf(parentId), path].filter(Boolean).join("/");
	return index ? `${address}?index` : address;
}

/** Browsers report on their own, and mail programs stop the reminders: neither has a page to send from. */
const fromAnywhere = (path: string) => path === paths.cspReport || isStopAddress(path);
const fromPages = posts.filter(({ path }) => !fromAnywhere(path));

test("what takes a form from its own pages alone is nearly everything that changes something", () => {
	expect(fromPages.length).toBeGreaterThanOrEqual(30);
	expect(posts.length - fromPages.length).toBe(2);
	const addresses = fromPages.map(({ path }) => path);
	for (const path of [...Object.keys(bodies), "/auth?index", "/admin/log-out", "/analytics"])
		expect(addresses).toContain(path);
	expect(addresses).toContain("/quote/no-such-one");
	expect(addresses).toContain("/admin/quotes/no-such-one/offer");
});

async function send(path: string, init: RequestInit & { headers: Record<string, string> }) {
	const headers = { Host: new URL(site).host, "CF-Connecting-IP": anAddress(), ...init.headers };
	const request = new Request(`${site}${path}`, { ...init, headers, redirect: "manual" });
	const response = await askWorker(request);
	return { status: response.status, headers: response.headers, html: await response.text() };
}

const post = (path: string, body: string, headers: Record<string, string>) =>
	send(path, { method: "POST", body, headers: { "Content-Type": formType, ...headers } });

const refused: readonly [string, Record<string, string>][] = [
	["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
	["another site that forges our origin", { "Sec-Fetch-Site": "cross-site", Origin: site }],
	["a sibling site", { "Sec-Fetch-Site": "same-site", Origin: "https://other.glasswing.example" }],
	["another site that forges our referrer", { "Sec-Fetch-Site": "cross-site", Referer: `${site}/auth` }],
	["a null origin", { Origin: "null" }],
	["a null origin with our referrer", { Origin: "null", Referer: `${site}/auth` }],
	["another site's page", { Referer: "https://evil.example/" }],
	["a host whose name begins with ours", { Referer: `${site}.evil.example/` }],
	["an address that has our name in it", { Referer: `https://evil.example/?${site}/` }],
	["our host under another user", { Referer: `https://glasswing.example@evil.example/` }],
	["a referrer that is no address", { Referer: "glasswing.example" }],
	["a forged forwarded host", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
	["our host over another scheme", { Origin: site.replace("https", "http") }],
	["our page over another scheme", { Referer: `${site.replace("https", "http")}/auth` }],
];

for (const { path, body } of fromPages) {
	for (const [name, headers] of refused) {
		test(`${path} refuses a form from ${name}`, async () => {
			const answer = await post(path, body, headers);
			expect(answer.status).toBe(403);
			expect(answer.html).toContain("This form was not sent from our site");
			expect(answer.headers.get("Set-Cookie")).toBeNull();
		});
	}

	test(`${path} tells whose browser hides where a form comes from how to send it`, async () => {
		const silent: Record<string, string>[] = [{}, { Referer: "" }, { "Sec-Fetch-Site": "none" }];
		for (const headers of silent) {
			const answer = await post(path, body, headers);
			expect(answer.status).toBe(403);
			expect(answer.html).toContain("Your browser did not say where this form comes from");
			expect(answer.html).toMatch(/send the referrer to our site, go back and send the form again/);
			expect(answer.headers.get("Set-Cookie")).toBeNull();
		}
	});

	test(`${path} takes a form from its own page, whichever header the browser sends`, async () => {
		const browsers: Record<string, string>[] = [
			{ "Sec-Fetch-Site": "same-origin", Origin: site },
			{ Origin: site },
			{ Referer: `${site}${path}` },
			{ "Sec-Fetch-Site": "none", Referer: site },
		];
		for (const headers of browsers) {
			const answer = await post(path, body, headers);
			// Skipped steps and the owner's side send the visitor elsewhere, wrong or outdated answers are explained, and what there is
			// not is not found; none is taken for foreign.
			expect([303, 400, 401, 404, 410]).toContain(answer.status);
			expect(answer.html).not.toContain("There is no form at this address");
		}
	});
}

test("a body larger than any form is refused, with its length told or not", async () => {
	const large = `services=${"x".repeat(70_000)}`;
	const told = await post(posts[0]?.path ?? "", large, { Origin: site });
	expect(told.status).toBe(413);
	expect(told.html).toContain("That is more than we can take");
	const stream = new ReadableStream({
		start(controller) {
			controller.enqueue(new TextEncoder().encode(large));
			controller.close();
		},
	});
	const untold = await SELF.fetch(`${site}${wizard}?index`, {
		method: "POST",
		body: stream,
		headers: { Origin: site, "Content-Type": formType },
	});
	expect(untold.status).toBe(413);
	await untold.text();
});

test("a HEAD for a route's data, which the framework takes for a post, is refused by name", async () => {
	for (const origin of [site, "https://evil.example"]) {
		const answer = await send(`${wizard}.data`, { method: "HEAD", headers: { Origin: origin } });
		expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
	}
});

test("other methods and media types are refused by name", async () => {
	for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
		const answer = await send(wizard, { method, headers: { Origin: site } });
		expect([method, answer.status, answer.headers.get("Allow")]).toEqual([method, 405, "GET, HEAD, POST"]);
	}
	const answer = await post(wizard, "{}", { Origin: site, "Content-Type": "application/json" });
	expect(answer.status).toBe(415);
});

test("every answer carries the headers that protect its reader, and an id", async () => {
	for (const path of [wizard, "/thank-you", "/no/such-page", "/zip-locator?zip=18411"]) {
		const { headers, html } = await send(path, { headers: {} });
		const policy = headers.get("Content-Security-Policy") ?? "";
		expect(policy).toContain("object-src 'none'");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toContain("unsafe-inline");
		expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(headers.get("Referrer-Policy")).toBe("same-origin");
		expect(headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
		expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
		expect(headers.get("X-Request-Id")).toMatch(/^\S{10,}$/);
		// Each inline script has the nonce of this one answer.
		const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
		const scripts = html.match(/<script(?![^>]*(src=|ld\+json))[^>]*>/g) ?? [];
		for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
	}
});

test("a page about a failure shows the request's id", async () => {
	const answer = await post(wizard, form, { "Sec-Fetch-Site": "cross-site" });
	expect(answer.html).toContain(answer.headers.get("X-Request-Id"));
});

test("what a browser reports of the policy is taken, and what is no report is not", async () => {
	const report = { "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": "inline" } };
	const headers = { "Content-Type": "application/csp-report" };
	const taken = await post("/csp-report", JSON.stringify(report), headers);
	expect(taken.status).toBe(204);
	expect((await post("/csp-report", "[]", headers)).status).toBe(400);
	expect((await post("/csp-report", "not json", headers)).status).toBe(400);
});

test("the prerendered pages' headers come with the assets", async () => {
	const response = await env.ASSETS.fetch(`${site}/about`);
	expect(response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
	await response.text();
});

test("the 61st post of one network to the wizard within a minute meets a page that asks to wait; others do not", async () => {
	const body = posts[0]?.body ?? "";
	const from = (address: string) => ({ Origin: site, "CF-Connecting-IP": address });
	let taken = 0;
	const network = anAddress().split("::")[0];
	let answer = await post(`${wizard}?index`, body, from(`${network}::1`));
	// The limit's minute may turn once while this runs, and the count begin anew; it does not turn twice.
	for (; answer.status === 303 && taken < 121; taken++)
		answer = await post(`${wizard}?index`, body, from(`${network}:${taken.toString(16)}:0:0:1`));
	expect(taken).toBeGreaterThanOrEqual(60);
	expect(answer.status).toBe(429);
	expect(answer.headers.get("Retry-After")).toBe("60");
	expect(answer.html).toContain("That was a lot at once");
	expect((await post(`${wizard}?index`, body, from(anAddress()))).status).toBe(303);
});

test.each(["GET", "HEAD"])("a %s that comes with a body is read without it", async (method) => {
	const headers = { "Content-Length": "3", Cookie: "a=b" };
	const request = new Request(`${site}/auth`, { method, headers });
	// Only a connection makes such a request: its body is there, and a copy with one cannot be made.
	Object.defineProperty(request, "body", { value: new Response("a=b").body });
	const readable = await withLimitedBody(request);
	if (typeof readable === "string") throw new Error(readable);
	expect([readable.method, readable.url, readable.body]).toEqual([method, `${site}/auth`, null]);
	expect(readable.headers.get("Cookie")).toBe("a=b");
});

test("a form whose sender leaves in the middle of it is nobody's failure", async () => {
	const log = vi.spyOn(console, "error");
	const body = new ReadableStream({
		start(stream) {
			stream.enqueue(new TextEncoder().encode("name=An"));
		},
		pull: (stream) => stream.error(new Error("The connection was lost")),
	});
	const headers = { Host: new URL(site).host, Origin: site, "Content-Type": formType };
	const request = new Request(`${site}${wizard}/contact`, { method: "POST", headers, body });
	const answer = await worker.fetch(request, { ...env }, createExecutionContext());
	expect(answer.status).toBe(400);
	expect(log).not.toHaveBeenCalled();
});

test("a post to a page without a form is answered by name, and is no error of ours", async () => {
	const log = vi.spyOn(console, "error");
	const answer = await post("/thank-you", "name=Ann", { Origin: site });
	expect(answer.status).toBe(405);
	expect(log).not.toHaveBeenCalled();
});
