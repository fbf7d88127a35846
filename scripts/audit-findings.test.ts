import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { acceptedSchema, auditFaults, signatureFaults } from "./audit-findings.ts";

const accepted = [
	{
		advisory: "GHSA-aaaa-bbbb-cccc",
		reason: "The code that it concerns is not reached.",
		until: "2027-05-31",
	},
];

function aReport(...advisories: string[]) {
	const via = advisories.map((id) => ({ url: `https://github.com/advisories/${id}`, title: "A hole" }));
	return { vulnerabilities: { router: { via }, app: { via: ["router"] } } };
}

test("what was accepted passes until its last day, and not after it", () => {
	const report = aReport("GHSA-aaaa-bbbb-cccc");
	expect(auditFaults(report, accepted, "2027-05-31")).toEqual([]);
	expect(auditFaults(report, accepted, "2027-06-01")).toEqual([
		"GHSA-aaaa-bbbb-cccc was accepted until 2027-05-31.",
	]);
});

test("a new finding fails, and so does an accepted one that is gone", () => {
	expect(auditFaults(aReport("GHSA-dddd-eeee-ffff"), accepted, "2027-01-01")).toEqual([
		"GHSA-dddd-eeee-ffff is new (router: A hole).",
		"GHSA-aaaa-bbbb-cccc is found no more: take it off the list.",
	]);
});

test("a wrong or missing signature fails", () => {
	expect(signatureFaults({ invalid: [], missing: [] })).toEqual([]);
	expect(signatureFaults({ invalid: [{ name: "a" }], missing: [{ name: "b" }] })).toHaveLength(2);
});

test("a registry that does not answer is no clean report", () => {
	for (const report of [
		undefined,
		{},
		{ message: "405 Method Not Allowed" },
		{ error: { code: "ENOTFOUND" } },
	])
		expect([auditFaults(report, accepted, "2027-01-01"), signatureFaults(report)]).toEqual([null, null]);
});

test("each accepted finding has its reason, its last day and a row in SECURITY.md", () => {
	const list = acceptedSchema.parse(
		JSON.parse(readFileSync(new URL("./accepted-advisories.json", import.meta.url), "utf8")),
	);
	const security = readFileSync("SECURITY.md", "utf8");
	for (const { advisory } of list) expect(security).toContain(advisory);
	expect(new Set(list.map(({ advisory }) => advisory)).size).toBe(list.length);
});
