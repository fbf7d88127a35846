import { createExecutionContext, env } from "cloudflare:test";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { paths } from "#app/config/paths.ts";
import worker from "#app/entry.worker.ts";
import { anyPath, everyPath, respelled } from "../support/spellings.ts";

const site = "https://glasswing.example";
const limits = [
	"LIMIT_SIGN_IN",
	"LIMIT_PIN",
	"LIMIT_MAIL",
	"LIMIT_QUOTE",
	"LIMIT_LOOKUP",
	"LIMIT_CUSTOMER",
	"LIMIT_PHOTO",
	"LIMIT_MONITOR",
];

/** What a request counts against, and the headers that depend on its page. */
async function ask(method: string, pathname: string, search = "") {
	const counted: string[] = [];
	const recorders = limits.map((name) => {
		const limit = async () => {
			counted.push(name);
			return { success: true };
		};
		return [name, { limit }] as const;
	});
	const request = new Request(`${site}${pathname}${search}`, {
		method,
		headers: { Host: new URL(site).host, Origin: site, "Content-Type": "application/x-www-form-urlencoded" },
		redirect: "manual",
		...(method === "POST" && { body: "email=nobody" }),
	});
	const response = await worker.fetch(
		request,
		{ ...env, ...Object.fromEntries(recorders) },
		createExecutionContext(),
	);
	await response.text();
	const { status, headers } = response;
	const of = (name: string) => headers.get(name);
	return {
		status,
		location: of("Location"),
		counted,
		headers: {
			cache: of("Cache-Control"),
			robots: of("X-Robots-Tag"),
			nosniff: of("X-Content-Type-Options"),
		},
	};
}

const isHydrated = (path: string) =>
	[paths.quote, paths.auth, paths.admin].some((root) => path.startsWith(root));
/** A page's own address, and that of its data where scripts ask for it. */
const rightAddresses = (path: string) => (isHydrated(path) ? [path, `${path}.data`] : [path]);
const anySpelling = anyPath.chain((path) => fc.tuple(fc.constant(path), respelled(path)));

test("whatever the spelling of an address, it leads to the right one, or a post is refused; nothing passes uncounted", async () => {
	vi.spyOn(console, "error").mockReturnValue();
	await fc.assert(
		fc.asyncProperty(
			anySpelling,
			fc.constantFrom("GET", "HEAD", "POST"),
			async ([path, spelling], method) => {
				const { pathname } = new URL(`${site}${spelling}`);
				const seen = await ask(method, pathname, "?zip=18411");
				if (method === "HEAD" && pathname.endsWith(".data")) {
					// Which the framework would take for a post.
					expect([seen.status, seen.counted]).toEqual([405, []]);
				} else if (rightAddresses(path).includes(pathname)) {
					const { counted, headers } = await ask(method, path, "?zip=18411");
					expect({ counted: seen.counted, ...seen.headers }).toEqual({ counted, ...headers });
				} else if (method === "POST") {
					expect([seen.status, seen.counted]).toEqual([404, []]);
				} else {
					expect([seen.status, seen.counted]).toEqual([301, []]);
					expect(rightAddresses(path).map((address) => `${address}?zip=18411`)).toContain(seen.location);
				}
			},
		),
		{ numRuns: 300 },
	);
});

test("each page's data counts and is kept as little as the page itself", async () => {
	vi.spyOn(console, "error").mockReturnValue();
	const hydrated = everyPath.filter(isHydrated);
	expect(hydrated.length).toBeGreaterThan(12);
	for (const path of hydrated) {
		const page = await ask("POST", path);
		const data = await ask("POST", `${path}.data`);
		expect([path, data.counted]).toEqual([path, page.counted]);
		if (path.startsWith(paths.quote)) continue;
		expect(data.headers).toMatchObject({ cache: "no-store", robots: "noindex, nofollow" });
	}
});

test("a page that has moved is found, with the query that was asked for", async () => {
	const { status, location } = await ask("GET", "/Window-Cleaning-Waverly-Township/", "?utm_source=card");
	expect([status, location]).toEqual([301, `${paths.product}?utm_source=card`]);
});
