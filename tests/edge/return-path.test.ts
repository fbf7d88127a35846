import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#app/time/clock.ts";
import { sessions, throttle } from "#db/schema.ts";
import {
	anAccount,
	aSignedInOwner,
	database,
	givePin,
	PASSWORD,
	sessionsOf,
} from "../support/edge-accounts.ts";
import { ownerEmail, PIN } from "../support/owners.ts";
import { Visitor } from "../support/visitor.ts";

const EMAIL = ownerEmail("is-checked", "edge");
const deep = "/admin?status=contacted&q=ann";
const next = `?next=${encodeURIComponent(deep).replaceAll("%20", "+")}`;

beforeEach(async () => {
	await database.delete(throttle);
});

test("whoever is signed out at a deep link gets there after the password and the PIN, without scripts", async () => {
	await anAccount(EMAIL);
	const visitor = new Visitor();
	const asked = await visitor.get(deep);
	expect([asked.status, asked.location]).toEqual([303, `/auth${next}`]);
	const { html } = await visitor.get(`/auth${next}`);
	const address = html.match(/<form method="post" action="([^"]+)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect(address).toContain("next=");
	expect(html).toMatch(/href="\/auth\/forgot-password\?next=/);
	const signedIn = await visitor.post(address, [
		["email", EMAIL],
		["password", PASSWORD],
	]);
	expect(signedIn.location).toBe(deep);
	const gate = await visitor.get(deep);
	expect(gate.location).toBe(`/admin/unlock${next}`);
	const page = (await visitor.get(`/admin/unlock${next}`)).html;
	expect(page).toContain("Signed in successfully!");
	const form = page.match(/action="([^"]+)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect(form).toBe(`/admin/unlock${next}`);
	await visitor.post(form, [["pin", "0000"]]);
	expect((await visitor.post(form, [["pin", PIN]])).location).toBe(deep);
	expect((await visitor.get(deep)).status).toBe(200);
	expect((await visitor.get(`/auth${next}`)).location).toBe(deep);
});

test.each(["//evil.example", "https://evil.example/admin", "/admin/log-out", "/thank-you"])(
	"a link that names %s leads to the dashboard",
	async (page) => {
		await anAccount(EMAIL);
		const visitor = new Visitor();
		const query = `next=${encodeURIComponent(page)}`;
		const signedIn = await visitor.post(`/auth?index&${query}`, [
			["email", EMAIL],
			["password", PASSWORD],
		]);
		expect(signedIn.location).toBe("/admin");
		expect((await visitor.post(`/admin/unlock?${query}`, [["pin", PIN]])).location).toBe("/admin");
	},
);

const ends = {
	"Nothing was done for 30 minutes.": { lastSeenAt: Date.now() - 31 * MINUTE_MS },
	"A session lasts 8 hours at most.": { createdAt: Date.now() - 8 * 60 * MINUTE_MS - 1 },
	"Your session has ended.": { securityStamp: "of yesterday's PIN" },
};

for (const [words, end] of Object.entries(ends)) {
	test(`a session that is over says why: ${words}`, async () => {
		const { visitor, userId } = await aSignedInOwner(EMAIL);
		await givePin(visitor, PIN);
		await database.update(sessions).set(end).where(eq(sessions.userId, userId));
		for (const path of [deep, `/admin/unlock${next}`]) {
			expect((await visitor.get(path)).location).toBe(`/auth${next}`);
			const { html } = await visitor.get("/auth");
			expect(html).toContain("You were signed out.");
			expect(html).toContain(words);
		}
		expect(await sessionsOf(userId)).not.toEqual([]);
	});
}

test("a visitor who had no session is told of none", async () => {
	const visitor = new Visitor();
	await visitor.get("/admin");
	expect((await visitor.get("/auth")).html).not.toContain("You were signed out.");
});

test("a partner who waits for a mail is told what to do, and nobody which addresses are known", async () => {
	for (const path of ["/auth/sign-up", "/auth/forgot-password"]) {
		const { html } = await new Visitor().get(path);
		expect(html).toContain("No mail after five minutes?");
		expect(html).not.toContain(EMAIL);
	}
});
