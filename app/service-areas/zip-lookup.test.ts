import { expect, test } from "vitest";
import { serviceAreas } from "#app/config/places.ts";
import { areaMark, areaNote, findServiceArea, isInState, isOnDailyRoutes } from "./zip-lookup.ts";

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

test("the daily routes have the landing page's three ZIPs and the post offices among them", () => {
	for (const zip of ["18411", "18414", "18444", "18410", "18471"]) expect(isOnDailyRoutes(zip)).toBe(true);
	for (const zip of ["", "18501", "1841", "184111", "18 411"]) expect(isOnDailyRoutes(zip)).toBe(false);
});

test("a place that the pages name is known by its other post offices too", () => {
	for (const zip of ["18410", "18471"]) expect(findServiceArea(zip)?.slug).toBe("waverly-township");
	for (const zip of ["18502", "18510"]) expect(findServiceArea(zip)?.slug).toBe("lackawanna-county");
});

test("a ZIP beyond the daily routes is marked, with its area or as outside", () => {
	expect(areaMark("18414")).toBeNull();
	expect(areaMark("18101")).toBe("Allentown, on days planned ahead");
	expect(areaMark("90210")).toBe("Outside our usual area");
	expect(areaNote("18471")).toBeNull();
	expect(areaNote("90210")?.text).toContain("You can still finish your quote");
	expect(areaNote("90210", true)?.text).not.toContain("finish your quote");
	expect(areaNote("18042")).toMatchObject({ title: "18042 is beyond our daily routes" });
});

test("the state's ZIP codes are those of Pennsylvania", () => {
	for (const zip of ["15001", "18505", "19640"]) expect(isInState(zip)).toBe(true);
	for (const zip of ["90210", "14901", "19701"]) expect(isInState(zip)).toBe(false);
});
