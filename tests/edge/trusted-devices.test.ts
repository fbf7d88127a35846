import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { forgetFormerDevices } from "#app/auth/trusted-devices.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/time/clock.ts";
import { sessions, throttle, tokens, trustedDevices } from "#db/schema.ts";
import { askWorker } from "../support/built-worker.ts";
import {
	anAccount,
	aSignedInOwner,
	database,
	givePin,
	mailedLink,
	sessionsOf,
	signIn,
} from "../support/edge-accounts.ts";
import { proxy } from "../support/edge-quotes.ts";
import { accessSettings } from "../support/owner-session.ts";
import { ownerEmail, ownerVars, PIN } from "../support/owners.ts";
import { Visitor } from "../support/visitor.ts";

const EMAIL = ownerEmail("trusts", "edge");
const deep = "/admin?status=contacted";
const next = `?next=${encodeURIComponent(deep)}`;

beforeEach(async () => {
	await proxy.reset();
	for (const table of [throttle, tokens, trustedDevices]) await database.delete(table);
});

const devices = () => database.select().from(trustedDevices);

/** A browser that was trusted with the PIN. */
async function aTrustedOwner() {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	expect((await givePin(visitor, PIN, { trust: true })).location).toBe("/admin");
	return { visitor, userId };
}

/** The same browser later, with another session or none; with other variables of the site, if any. */
function laterOf(visitor: Visitor, session = "", vars: Record<string, string> = {}): Visitor {
	const later = new Visitor((request) => askWorker(request, vars));
	later.setCookie("__Host-trusted-device", visitor.cookie("__Host-trusted-device"));
	later.setCookie("__Host-session", session);
	return later;
}

const goIdle = (userId: string) =>
	database
		.update(sessions)
		.set({ lastSeenAt: Date.now() - 31 * MINUTE_MS })
		.where(eq(sessions.userId, userId));

/** A sign-in and PIN on another browser of the same account. */
async function anotherBrowser() {
	const visitor = new Visitor();
	await signIn(visitor, EMAIL);
	await givePin(visitor, PIN);
	return visitor;
}

test("without the box ticked no device is trusted; with it only the token's hash is stored", async () => {
	const { visitor } = await aSignedInOwner(EMAIL);
	await givePin(visitor, PIN);
	expect(await devices()).toEqual([]);
	expect(visitor.cookie("__Host-trusted-device")).toBe("");

	const { visitor: trusted } = await aTrustedOwner();
	const [device] = await devices();
	const token = atob(decodeURIComponent(trusted.cookie("__Host-trusted-device"))).replaceAll('"', "");
	expect(token).toMatch(/^[\w-]{43}$/);
	expect(JSON.stringify(device)).not.toContain(token);
	expect(device?.id).toHaveLength(64);
});

test.each(["an idle end", "a closed browser"])(
	"after %s the PIN alone leads back, with a fresh session, and one trip to the database at the gate",
	async (end) => {
		const { visitor, userId } = await aTrustedOwner();
		await goIdle(userId);
		const former = end === "an idle end" ? visitor.cookie("__Host-session") : "";
		const browser = laterOf(visitor, former);
		expect((await browser.get(deep)).location).toBe(`/admin/unlock${next}`);
		await proxy.reset();
		const gate = await browser.get(`/admin/unlock${next}`);
		expect(await proxy.roundTrips()).toBe(1);
		expect(gate.status).toBe(200);
		expect(gate.html).toContain("This device is trusted");
		expect(gate.html.includes("Your session has ended.")).toBe(former !== "");
		const begun = browser.cookie("__Host-session");
		expect([visitor.cookie("__Host-session"), ""]).not.toContain(begun);
		expect((await browser.get(deep)).location).toBe(`/admin/unlock${next}`);

		await proxy.reset();
		const opened = await browser.post(`/admin/unlock${next}`, [["pin", PIN]]);
		expect(await proxy.roundTrips()).toBe(2);
		expect(opened.location).toBe(deep);
		expect(browser.cookie("__Host-session")).not.toBe(begun);
		expect((await browser.get(deep)).status).toBe(200);
	},
);

test("the sign-in page of a trusted device is the PIN page, and asks for the password when it is not known", async () => {
	const { visitor, userId } = await aTrustedOwner();
	await goIdle(userId);
	expect((await laterOf(visitor).get(`/auth${next}`)).location).toBe(`/admin/unlock${next}`);
	const forged = laterOf(visitor);
	forged.setCookie("__Host-trusted-device", encodeURIComponent(btoa('"made up"')));
	expect((await forged.get(`/admin/unlock${next}`)).location).toBe(`/auth${next}`);
	expect(forged.cookie("__Host-trusted-device")).toBe("");
	expect((await forged.get(`/auth${next}`)).html).toContain("This device is no longer trusted.");
});

test("a PIN typed on a page that was left open for hours opens the gate, in two trips", async () => {
	const { visitor, userId } = await aTrustedOwner();
	await goIdle(userId);
	const browser = laterOf(visitor, visitor.cookie("__Host-session"));
	await proxy.reset();
	expect((await givePin(browser, PIN)).location).toBe("/admin");
	expect(await proxy.roundTrips()).toBe(2);
	expect((await browser.get("/admin")).status).toBe(200);
});

test("of parallel right PINs on a trusted device one session comes, and of parallel consents one device", async () => {
	const { visitor } = await aSignedInOwner(EMAIL);
	const taps = Array.from({ length: 4 }, () => laterOf(visitor, visitor.cookie("__Host-session")));
	const answers = await Promise.all(taps.map((tap) => givePin(tap, PIN, { trust: true })));
	expect(new Set(answers.map(({ location }) => location))).toEqual(new Set(["/admin"]));
	expect(await devices()).toHaveLength(1);
	expect(new Set(taps.map((tap) => tap.cookie("__Host-trusted-device"))).size).toBe(1);
});

test("five wrong PINs lock a trusted device for a time, ten end the trust in all of the account's", async () => {
	const { visitor, userId } = await aTrustedOwner();
	const other = await anotherBrowser();
	expect((await other.get("/admin")).status).toBe(200);
	await database
		.update(sessions)
		.set({ lastSeenAt: Date.now() - 31 * MINUTE_MS })
		.where(eq(sessions.trustedDeviceId, (await devices())[0]?.id ?? ""));
	const browser = laterOf(visitor);
	await browser.get("/admin/unlock");
	for (let time = 1; time <= 5; time += 1) await givePin(browser, "0000");
	expect((await givePin(browser, PIN)).status).toBe(429);
	expect(await devices()).toHaveLength(1);
	await database.update(throttle).set({ lockedUntil: Date.now() - 1 });
	for (let time = 1; time <= 5; time += 1) await givePin(browser, "0000");
	expect(await devices()).toEqual([]);
	const gate = await browser.get(`/admin/unlock${next}`);
	expect(gate.html).toContain("Sign in again with your password");
	// It asks for the password, and no page of before is lost on the way.
	const way = gate.html.match(/action="(\/admin\/log-out[^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect((await browser.post(way, [])).location).toBe(`/auth${next}`);
	expect((await browser.get("/admin/unlock")).location).toBe("/auth");
	// Whoever was in already stays in.
	expect((await other.get("/admin")).status).toBe(200);
	expect(await sessionsOf(userId)).not.toEqual([]);
});

test("a right PIN on the tenth try opens, and the device stays trusted", async () => {
	const { visitor } = await aTrustedOwner();
	const browser = laterOf(visitor);
	await browser.get("/admin/unlock");
	for (let time = 1; time <= 9; time += 1) {
		await givePin(browser, "0000");
		await database.update(throttle).set({ lockedUntil: null });
	}
	expect((await givePin(browser, PIN)).location).toBe("/admin");
	expect(await devices()).toHaveLength(1);
});

const changes = {
	"its owner is taken off the list": {
		ADMIN_EMAILS: ownerVars.ADMIN_EMAILS.replace(EMAIL, "somebody-else@glasswing.example"),
	},
	"the PIN is another": { ADMIN_PIN: "1357" },
	"the secret is another": { SESSION_SECRET: "another secret of the tests, long enough" },
};

for (const [change, vars] of Object.entries(changes)) {
	test(`a device is trusted no longer once ${change}, also when that is taken back`, async () => {
		const { visitor } = await aTrustedOwner();
		for (const pin of [PIN, "1357"]) {
			const browser = laterOf(visitor, "", vars);
			expect((await givePin(browser, pin)).location).toBe("/auth");
			expect((await laterOf(visitor, "", vars).get("/admin/unlock")).location).toBe("/auth");
		}
		const env = {
			...accessSettings,
			...vars,
			ADMIN_EMAILS: (("ADMIN_EMAILS" in vars && vars.ADMIN_EMAILS) || ownerVars.ADMIN_EMAILS).split(","),
		};
		await forgetFormerDevices({ db: database, env });
		expect((await laterOf(visitor).get("/admin/unlock")).location).toBe("/auth");
	});
}

test("a device of 30 days is trusted no longer, however often it was used; nor one of a clock a day ahead", async () => {
	const { visitor } = await aTrustedOwner();
	for (const createdAt of [Date.now() - 30 * DAY_MS, Date.now() + DAY_MS]) {
		await database.update(trustedDevices).set({ createdAt, lastUsedAt: Date.now() });
		expect((await laterOf(visitor).get("/admin/unlock")).location).toBe("/auth");
	}
	await database.update(trustedDevices).set({ createdAt: Date.now() - 30 * DAY_MS + MINUTE_MS });
	expect((await laterOf(visitor).get("/admin/unlock")).status).toBe(200);
});

test("a new password and a log-out end the trust", async () => {
	const { visitor } = await aTrustedOwner();
	await visitor.post("/auth/forgot-password", [["email", EMAIL]]);
	const reset = await new Visitor().post(await mailedLink(EMAIL, "reset-password"), [
		["password", "a better horse battery"],
		["confirmation", "a better horse battery"],
	]);
	expect(reset.location).toBe("/auth");
	expect(await devices()).toEqual([]);
	expect((await laterOf(visitor).get("/admin/unlock")).location).toBe("/auth");

	const { visitor: again } = await aTrustedOwner();
	const copy = laterOf(again);
	expect((await again.post("/admin/log-out", [])).location).toBe("/auth");
	expect(await devices()).toEqual([]);
	expect((await again.get("/auth")).status).toBe(200);
	expect((await copy.get("/admin/unlock")).location).toBe("/auth");
});

test("a log-out on a trusted device asks whether that stays so, and keeps the trust where it is told to", async () => {
	const { visitor: plain } = await aSignedInOwner(EMAIL);
	await givePin(plain, PIN);
	expect((await plain.get("/admin")).html).not.toContain("Log out, keep it trusted");

	const { visitor } = await aTrustedOwner();
	for (const path of ["/admin", "/admin/settings"]) {
		const { html } = await visitor.get(path);
		expect(html).toMatch(/<button[^>]*name="trust"[^>]*value="keep"[^>]*>Log out, keep it trusted</);
		expect(html).toContain("Log out and forget this device");
	}
	const token = visitor.cookie("__Host-session");
	expect((await visitor.post("/admin/log-out", [["trust", "keep"]])).location).toBe("/auth");
	expect(await devices()).toHaveLength(1);
	const ended = new Visitor();
	ended.setCookie("__Host-session", token);
	expect((await ended.get("/admin")).location).toBe("/auth");
	expect((await visitor.get("/admin")).location).toBe("/admin/unlock");
	expect((await visitor.get("/admin/unlock")).html).toContain("Logged out successfully");
	expect((await givePin(visitor, PIN)).location).toBe("/admin");
});

test("the list shows each device of the account, and Forget signs that one out", async () => {
	const { visitor } = await aTrustedOwner();
	const owner = await anotherBrowser();
	const stranger = ownerEmail("is-checked", "edge");
	await anAccount(stranger);
	const partner = new Visitor();
	await signIn(partner, stranger);
	await givePin(partner, PIN, { trust: true });

	const { html } = await owner.get("/admin/devices");
	expect(html.match(/Forget A browser on another system/g)).toHaveLength(1);
	// The owner's own browser is not trusted: it is among those that are signed in with the password.
	expect(html.indexOf("This device<")).toBeGreaterThan(html.indexOf("Signed in with the password"));
	expect((await visitor.get("/admin/devices")).html).toContain("This device<");
	const id = html.match(/name="device" value="([0-9a-f]{64})"/)?.[1] ?? "";
	expect((await partner.post("/admin/devices", [["device", id]])).location).toBe("/admin/devices");
	expect((await visitor.get("/admin")).status).toBe(200);
	expect((await owner.post("/admin/devices", [["device", id]])).location).toBe("/admin/devices");
	expect((await owner.get("/admin/devices")).html).toContain("Device forgotten");
	expect((await visitor.get("/admin")).location).toBe("/admin/unlock");
	expect((await visitor.get("/admin/unlock")).location).toBe("/auth");
	expect((await partner.get("/admin")).status).toBe(200);
});

test("Forget all ends the trust everywhere, and signs out all but the browser that asks", async () => {
	const { visitor } = await aTrustedOwner();
	const second = new Visitor();
	await signIn(second, EMAIL);
	await givePin(second, PIN, { trust: true });
	expect((await visitor.get("/admin/devices")).html).toContain("Forget all devices");
	expect((await visitor.post("/admin/devices", [["device", "all"]])).location).toBe("/admin/devices");
	expect((await visitor.get("/admin/devices")).html).toContain("You trust no device.");
	expect((await second.get("/admin")).location).toBe("/admin/unlock");
	expect((await laterOf(visitor).get("/admin/unlock")).location).toBe("/auth");
});

test("a password typed on a trusted device ends its trust, and the PIN page asks for consent anew", async () => {
	const { visitor } = await aTrustedOwner();
	await signIn(visitor, EMAIL);
	expect(await devices()).toEqual([]);
	const gate = await visitor.get("/admin/unlock");
	expect(gate.html).toContain("Trust this device for 30 days");
	const refused = await givePin(visitor, "0000", { trust: true });
	expect(refused.html).toMatch(/<input type="checkbox"[^>]*name="trust"[^>]*checked/);
});
