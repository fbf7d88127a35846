import { expect, test } from "vitest";
import { askWorker } from "../support/built-worker.ts";
import { anAccount, givePin, PASSWORD, signIn } from "../support/edge-accounts.ts";
import { anOwner } from "../support/edge-quotes.ts";
import { ownerEmail, PIN } from "../support/owners.ts";
import { PlainBrowser } from "../support/plain-browser.ts";
import { anAddress } from "../support/visitor.ts";

const base = "/pricing-calculator-waverly-township";
const EMAIL = ownerEmail("trusts", "edge");
const local = "http://localhost:8787";
const deployed = "https://glasswing.example";

/** What someone may send to be taken for a visitor of this machine. */
const claims: readonly Record<string, string>[] = [
	{},
	{ "X-Forwarded-Proto": "http", "X-Forwarded-Host": "localhost", "X-Forwarded-For": "127.0.0.1" },
	{ Forwarded: "for=127.0.0.1;host=localhost;proto=http", "X-Original-Host": "localhost" },
	{ "CF-Visitor": '{"scheme":"http"}', "CF-Connecting-IP": "127.0.0.1", "X-Real-IP": "::1" },
	{
		"MF-Original-URL": `${local}/`,
		"X-Rewrite-URL": `${local}/`,
		"X-Scheme": "http",
		"Front-End-Https": "off",
	},
];

/** A whole visit that sets every cookie there is: the draft, the probe, the flash, session, device and trust. */
async function visit(origin: string, claim: Record<string, string>, vars: Record<string, string>) {
	const set: string[] = [];
	const browser = new PlainBrowser(origin, async (request) => {
		const platform = { Host: new URL(origin).host, "CF-Connecting-IP": anAddress() };
		for (const [name, value] of Object.entries({ ...platform, ...claim })) request.headers.set(name, value);
		const response = await askWorker(request, vars);
		set.push(...response.headers.getSetCookie());
		return response;
	});
	browser.dropCookies();
	await anAccount(EMAIL);
	await browser.get("/auth");
	await browser.get(base);
	await signIn(browser, EMAIL, PASSWORD);
	const { location } = await givePin(browser, PIN, { trust: true });
	await browser.get("/admin");
	await browser.post("/admin/log-out", []);
	return { set, location, names: new Set(set.map((cookie) => cookie.split("=", 1)[0])) };
}

const names = ["quote", "cookies", "flash", "session", "device", "trusted-device", "alerts"];

test.each([
	[local, {}],
	["http://127.0.0.1:8787", { SITE_URL: local }],
	["http://[::1]:8787", { SITE_URL: "http://127.0.0.1:8787" }],
])(
	"at %s cookies go without Secure and prefix, which Safari would not keep, and do their work",
	async (origin, vars) => {
		const { set, location, names: plain } = await visit(origin, {}, vars);
		expect(location).toBe("/admin");
		expect(plain).toEqual(new Set(names));
		for (const cookie of set) {
			expect(cookie).not.toMatch(/__Host-|Secure/i);
			expect(cookie).toMatch(/; Path=\/.*; HttpOnly; SameSite=Lax$/);
		}
	},
);

test.each([
	deployed,
	"http://glasswing.example",
	"https://localhost:8787",
	"http://localhost.glasswing.example",
])("at %s every cookie has Secure and its prefix, whatever the headers say", async (origin) => {
	for (const claim of claims) {
		const { set, location, names: full } = await visit(origin, claim, {});
		expect(location).toBe("/admin");
		expect(full).toEqual(new Set(names.map((name) => `__Host-${name}`)));
		for (const cookie of set) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
	}
	const { headers } = await askWorker(new Request(`${origin}/auth`, { headers: { Host: "localhost" } }));
	expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-cookies=.*; Secure;/)]);
});

test("a site with an address of its own sets no cookie for a visitor of this machine", async () => {
	for (const claim of claims) {
		const { set } = await visit(local, claim, { SITE_URL: deployed });
		expect(set).toEqual([]);
	}
});

test("a plain cookie opens nothing over https, nor one with the prefix over http: each knows its own form alone", async () => {
	const session = (await anOwner()).cookie("__Host-session");
	const open = async (origin: string, name: string) => {
		const headers = { Cookie: `${name}=${session}`, "X-Forwarded-Proto": "http" };
		return (await askWorker(new Request(`${origin}/admin`, { headers, redirect: "manual" }))).status;
	};
	expect(await open(deployed, "__Host-session")).toBe(200);
	expect(await open(deployed, "session")).toBe(303);
	expect(await open("http://glasswing.example", "session")).toBe(303);
	expect(await open(local, "session")).toBe(200);
	expect(await open(local, "__Host-session")).toBe(303);
});
