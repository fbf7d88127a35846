import { expect, test } from "vitest";
import { numbersPage } from "./numbers.ts";

test("the sentence on top of the numbers sets thousands apart in each of its counts", () => {
	const now = { requests: 1_825, offers: 1_553, won: 1_184, booked: 140_760 };
	const before = { requests: 48, offers: 15, won: 4, booked: 3_060 };
	expect(numbersPage.summary(now, before, 1_095)).toBe(
		"1,825 requests, 1,777 more than in the 1,095 days before; you won 1,184 of 1,553 offers. $140,760 booked, $137,700 more than before.",
	);
	expect(numbersPage.figures.wait.of(1_659, 1_825)).toBe("1,659 of 1,825 answered");
});
