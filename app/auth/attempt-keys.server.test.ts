import { expect, test } from "vitest";
import { attemptKeys } from "./attempt-keys.server.ts";
import { rememberDevice } from "./known-device.server.ts";

const env = { SESSION_SECRET: "s".repeat(32) };
const ANN = "ann@glasswing.example";

function aRequest(address: string, cookie = ""): Request {
	return new Request("https://glasswing.example", {
		headers: { "CF-Connecting-IP": address, Cookie: cookie.split(";")[0] ?? "" },
	});
}

test("an attempt counts for its address and its network, and for the address from anywhere", async () => {
	const keys = await attemptKeys(aRequest("2001:db8:1:2::3"), env, "sign-in", ANN);
	expect(keys).toEqual(await attemptKeys(aRequest("2001:db8:1:2::4"), env, "sign-in", ANN));
	const elsewhere = await attemptKeys(aRequest("203.0.113.7"), env, "sign-in", ANN);
	expect(elsewhere.own).not.toBe(keys.own);
	expect(elsewhere.shared).toBe(keys.shared);
	const another = await attemptKeys(aRequest("2001:db8:1:2::3"), env, "sign-in", "bo@glasswing.example");
	expect(another.own).not.toBe(keys.own);
	expect(another.shared).not.toBe(keys.shared);
});

test("a known device has a count of its own, wherever it is, and for the addresses it knows alone", async () => {
	const cookie = await rememberDevice(aRequest("203.0.113.7"), env, ANN);
	const keys = await attemptKeys(aRequest("203.0.113.7", cookie), env, "sign-in", ANN);
	expect(keys).toEqual(await attemptKeys(aRequest("198.51.100.9", cookie), env, "sign-in", ANN));
	expect(keys.own).toMatch(/^sign-in:device:[0-9a-f]{64}$/);
	expect(keys.shared).toBeNull();
	const another = await attemptKeys(aRequest("203.0.113.7", cookie), env, "sign-in", "bo@glasswing.example");
	expect(another).toEqual(await attemptKeys(aRequest("203.0.113.7"), env, "sign-in", "bo@glasswing.example"));
});

test("one device is known to several owners", async () => {
	const first = await rememberDevice(aRequest("203.0.113.7"), env, ANN);
	const both = await rememberDevice(aRequest("203.0.113.7", first), env, "bo@glasswing.example");
	for (const email of [ANN, "bo@glasswing.example"])
		expect((await attemptKeys(aRequest("203.0.113.7", both), env, "sign-in", email)).shared).toBeNull();
});

test("a device cookie that is altered, or signed with another secret, is none", async () => {
	const unknown = await attemptKeys(aRequest("203.0.113.7"), env, "sign-in", ANN);
	const cookie = await rememberDevice(aRequest("203.0.113.7"), env, ANN);
	const forged = await rememberDevice(aRequest("203.0.113.7"), { SESSION_SECRET: "t".repeat(32) }, ANN);
	for (const wrong of [cookie.replace("=", "=e"), forged])
		expect(await attemptKeys(aRequest("203.0.113.7", wrong), env, "sign-in", ANN)).toEqual(unknown);
});

test("whatever strangers try, there are at most 5,120 counters of a kind, and no key tells an address", async () => {
	const keys = new Set<string>();
	for (let number = 0; number < 12_000; number += 1) {
		const request = aRequest(`2001:db8:${number.toString(16)}::1`);
		const { own, shared } = await attemptKeys(request, env, "sign-in", `${number}@elsewhere.example`);
		keys.add(own).add(shared ?? "");
	}
	expect(keys.size).toBeLessThanOrEqual(5120);
	for (const key of keys) expect(key).toMatch(/^sign-in:(network|address):\d{1,4}$/);
});
