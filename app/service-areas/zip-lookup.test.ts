import { expect, test } from "vitest";
import { serviceAreas } from "#app/content/service-areas.ts";
import { findServiceArea, isServedZip } from "./zip-lookup.ts";

test("each area is found by its ZIPs, a shared ZIP by the first area that lists it", () => {
	for (const { zips } of serviceAreas) {
		for (const zip of zips) {
			const first = serviceAreas.find((area) => area.zips.some((listed) => listed === zip));
			expect(findServiceArea(zip)?.slug).toBe(first?.slug);
		}
	}
	expect(findServiceArea("18347")?.slug).toBe("lake-naomi");
});

test("the locator compares exactly", () => {
	for (const zip of ["", "1841", "184111", " 18411", "18411-1234", "abcde"]) {
		expect(findServiceArea(zip)).toBeUndefined();
	}
});

test("the landing page's check takes its three ZIPs, with spaces around them, and nothing else", () => {
	for (const zip of ["18411", "18414", "18444", " 18411 "]) expect(isServedZip(zip)).toBe(true);
	for (const zip of ["", "18501", "1841", "184111", "18 411"]) expect(isServedZip(zip)).toBe(false);
});
