import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { rateCard } from "./rates.ts";

/** Each version's prices as a digest. A quote names the version that it was priced by, so a version's prices never change. */
const digests: Readonly<Record<string, string>> = {
	"2026-11": "5ba6d885b6410bc1",
	// Add-ons of larger homes cost the low ends of their own ranges, and belong to bundles.
	"2026-11.2": "5ba6d885b6410bc1",
	// As a price book: with a minimum charge, surcharges and the rounding, and the same prices.
	"1": "731ca813456f2efc",
};

test("what has a price in the first price book keeps it", () => {
	const { version, ...prices } = rateCard;
	const digest = createHash("sha256").update(JSON.stringify(prices)).digest("hex").slice(0, 16);
	const told = `the first price book changed: what it had must cost what it did, for its quotes name it; for something new alone put "${digest}" here`;
	expect(digests[version], told).toBe(digest);
});
