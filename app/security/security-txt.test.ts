import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

test("whoever finds a weakness learns whom to tell, for less than a year from the build", () => {
	const now = Date.UTC(2026, 0, 1);
	const fields = securityTxt(now)
		.trim()
		.split("\n")
		.map((line) => line.split(/: (.*)/).slice(0, 2));
	expect(fields).toContainEqual(["Contact", "mailto:hello@glasswing.example"]);
	expect(fields).toContainEqual(["Canonical", "https://www.glasswing.example/.well-known/security.txt"]);
	const expiries = fields.filter(([name]) => name === "Expires").map(([, date = ""]) => Date.parse(date));
	expect(expiries).toHaveLength(1);
	expect(expiries[0]).toBeGreaterThan(now);
	expect(expiries[0]).toBeLessThan(Date.UTC(2027, 0, 1));
});
