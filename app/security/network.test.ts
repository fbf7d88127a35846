import fc from "fast-check";
import { expect, test } from "vitest";
import { wideNetwork } from "#app/catalog/networks.ts";
import { limitKeys, networkOf, visitorKey, wideNetworkOf } from "./network.server.ts";

const requestFrom = (address: string) =>
	new Request("https://glasswing.example/", { headers: { "CF-Connecting-IP": address } });
const from = (address: string) => networkOf(requestFrom(address));

test("an IPv4 address is a network of its own, written as IPv6 too", () => {
	expect(from("203.0.113.7")).toBe("203.0.113.7");
	expect(from("::ffff:203.0.113.7")).toBe("203.0.113.7");
	expect(from("203.0.113.8")).not.toBe(from("203.0.113.7"));
});

test.each(["2001:db8:1:2::1", "2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2:0:0:0:0"])(
	"%s belongs to its /64",
	(address) => {
		expect(from(address)).toBe("2001:db8:1:2::/64");
	},
);

test("zeros that are left out count", () => {
	expect(from("2001:db8::1")).toBe("2001:db8:0:0::/64");
	expect(from("2001:db8::5:6:7:8")).toBe("2001:db8:0:0::/64");
	expect(from("::1")).toBe("0:0:0:0::/64");
	expect(from("2001:db8:0:1::1")).not.toBe(from("2001:db8::1"));
});

test("any address of a /64 counts as one network, and no address of another", () => {
	const group = fc.integer({ min: 0, max: 0xffff });
	const four = fc.tuple(group, group, group, group);
	const text = (groups: readonly number[]) => groups.map((value) => value.toString(16)).join(":");
	fc.assert(
		fc.property(four, four, four, four, (network, other, host, otherHost) => {
			fc.pre(text(network) !== text(other));
			expect(from(`${text(network)}:${text(host)}`)).toBe(from(`${text(network)}:${text(otherHost)}`));
			expect(from(`${text(network)}:${text(host)}`)).not.toBe(from(`${text(other)}:${text(host)}`));
		}),
	);
});

test("a request without an address has a network too", () => {
	expect(networkOf(new Request("https://glasswing.example/"))).toBe("unknown");
});

test("the networks of a /48 have a wider one in common, and an IPv4 address has none", () => {
	expect(wideNetworkOf(requestFrom("2001:db8:1:2::1"))).toBe("2001:db8:1::/48");
	expect(wideNetworkOf(requestFrom("2001:0db8:0001:ffff::1"))).toBe("2001:db8:1::/48");
	for (const address of ["203.0.113.7", "::ffff:203.0.113.7"])
		expect(wideNetworkOf(requestFrom(address))).toBeNull();
	const env = { SESSION_SECRET: "s".repeat(32) };
	const code = (address: string) => visitorKey(requestFrom(address), env);
	expect(wideNetwork(code("2001:db8:1:2::1"))).toBe(wideNetwork(code("2001:db8:1:3::1")));
	expect(code("2001:db8:1:2::1")).not.toBe(code("2001:db8:1:3::1"));
	expect(wideNetwork(code("2001:db8:1:2::1"))).not.toBe(wideNetwork(code("2001:db8:2:2::1")));
	expect(wideNetwork(code("203.0.113.7"))).toBe(code("203.0.113.7"));
	expect(code("2001:db8:1:2::1")).not.toContain("2001");
});

test("a /48 is limited as three networks, however many of its networks are used", () => {
	const keys = Array.from({ length: 65_536 }, (_, network) =>
		limitKeys(requestFrom(`2001:db8:1:${network.toString(16)}::1`)),
	);
	expect(new Set(keys.map(([own]) => own)).size).toBe(65_536);
	expect(new Set(keys.map(([, wide]) => wide)).size).toBe(3);
	expect(limitKeys(requestFrom("203.0.113.7"))).toEqual(["203.0.113.7"]);
});
