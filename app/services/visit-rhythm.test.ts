import { expect, test } from "vitest";
import { homeFaq } from "#app/content/home-faq.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { nextVisitOf, visitMonths } from "./visit-rhythm.ts";

test("a job's next visit is that of the services that are due first", () => {
	expect(nextVisitOf(["pressure-washing", "gutter-cleaning"])).toEqual({
		services: ["gutter-cleaning"],
		months: 6,
	});
	expect(nextVisitOf(["pressure-washing"])).toEqual({ services: ["pressure-washing"], months: 12 });
	expect(visitMonths).toEqual([6, 12]);
});

test("the site recommends the same", () => {
	expect(homeFaq(rateCard).map(({ answer }) => answer)).toContain(
		"We recommend windows two to three times a year and gutters at least twice a year. Homes under trees may need more.",
	);
});
