import { expect, test } from "vitest";
import { aSecret, inVain } from "../support/ask-in-vain.ts";
import { askWorker } from "../support/built-worker.ts";
import { aSignedInOwner } from "../support/edge-accounts.ts";
import { proxy } from "../support/edge-quotes.ts";
import { ownerEmail } from "../support/owners.ts";
import { anAddress } from "../support/visitor.ts";

const site = "https://glasswing.example";
const form = { intent: "contacted" };

async function ask(path: string, { headers, ...init }: RequestInit & { headers: Record<string, string> }) {
	const own = { Host: new URL(site).host, "CF-Connecting-IP": anAddress(), ...headers };
	const response = await askWorker(
		new Request(`${site}${path}`, { ...init, headers: own, redirect: "manual" }),
	);
	await response.text();
	return { status: response.status };
}

const withSession = { path: "/admin", cookie: (secret: string) => `__Host-session=${secret}` };

/** Asks with a new secret each time, as whoever tries one after the other. */
function askInVain({ method = "GET", path, cookie }: (typeof inVain)[number], address: string) {
	const headers = { Origin: site, "CF-Connecting-IP": address, ...(cookie && { Cookie: cookie(aSecret()) }) };
	return ask(path, { method, headers, body: method === "POST" ? new URLSearchParams(form) : null });
}

test.each(
	inVain.map(
		(asked) => [`${asked.method ?? "GET"} ${asked.path} ${asked.cookie?.("…") ?? ""}`, asked] as const,
	),
)(
	"%s with secrets that are none is paused for the rest of a minute, before the database is asked; others go on",
	async (_, asked) => {
		const home = anAddress();
		let reads = 0;
		while ((await askInVain(asked, home)).status !== 429 && reads < 260) reads++;
		expect(reads).toBeGreaterThanOrEqual(120);
		expect(reads).toBeLessThan(260);
		await proxy.reset();
		for (const other of inVain) expect((await askInVain(other, home)).status).toBe(429);
		expect(await proxy.roundTrips()).toBe(0);
		expect((await askInVain(asked, anAddress())).status).not.toBe(429);
		await proxy.reset();
		// Who presents no secret asks nothing of the database.
		for (const path of ["/auth", "/auth/confirm", "/auth/new-password"])
			expect((await ask(path, { headers: { "CF-Connecting-IP": home } })).status).not.toBe(429);
		expect(await proxy.roundTrips()).toBe(0);
	},
);

test("of many made-up sessions at once no more reach the database than one after the other", async () => {
	const home = anAddress();
	const answers = await Promise.all(Array.from({ length: 300 }, () => askInVain(withSession, home)));
	const reached = answers.filter(({ status }) => status !== 429).length;
	expect(reached).toBeGreaterThanOrEqual(120);
	expect(reached).toBeLessThanOrEqual(240);
});

test("a network that is paused leaves the owner's own browsers in, and sessions that are open are not counted", async () => {
	const { visitor } = await aSignedInOwner(ownerEmail("is-checked", "edge"));
	const home = anAddress();
	visitor.home = home;
	const open = `__Host-session=${visitor.cookie("__Host-session")}`;
	for (let read = 0; read < 130; read++) {
		const { status } = await ask("/admin/unlock", { headers: { Cookie: open, "CF-Connecting-IP": home } });
		expect(status).toBe(200);
	}
	for (let read = 0; read < 260; read++) if ((await askInVain(withSession, home)).status === 429) break;
	expect((await visitor.get("/admin/unlock")).status).toBe(200);
	// Nor is a session that has ended.
	await visitor.post("/admin/log-out", []);
	visitor.setCookie("__Host-session", "ImFiYyI%3D");
	for (let read = 0; read < 130; read++) expect((await visitor.get("/admin")).status).toBe(303);
});
