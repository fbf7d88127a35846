import { expect, test } from "vitest";
import { locationPages } from "#app/content/locations.ts";
import { checkZip } from "./check-zip.ts";

test("every location page knows its own ZIP codes", () => {
	for (const location of locationPages) {
		for (const zip of location.zips) {
			expect(checkZip(zip, location)).toMatchObject({
				state: "success",
				zip,
				place: { slug: location.slug },
			});
		}
	}
});

test("a location page names the place of another page's ZIP code, and refuses what nobody lists", () => {
	const allentown = locationPages.find(({ slug }) => slug === "allentown");
	expect(checkZip("18015", allentown)).toMatchObject({ state: "success", place: { slug: "bethlehem" } });
	expect(checkZip("90210", allentown)).toEqual({ state: "outside", zip: "90210" });
});

test("the landing page knows all served ZIP codes, and names the area of those beyond its routes", () => {
	for (const zip of ["18411", "18414", "18444"]) expect(checkZip(zip).state).toBe("success");
	expect(checkZip("18501")).toMatchObject({ state: "success", place: { name: "Lackawanna County" } });
	expect(checkZip("18101")).toMatchObject({ state: "success", place: { slug: "allentown" } });
	for (const zip of ["90210", ""]) expect(checkZip(zip).state).toBe("outside");
	expect(checkZip("Waverly, PA 18411-1234")).toEqual({ state: "success", zip: "18411" });
});

test("letters are no ZIP code, and blanks are nothing", () => {
	expect(checkZip(" Waverly ")).toEqual({ state: "unreadable", zip: "Waverly" });
	expect(checkZip("   ")).toEqual({ state: "outside", zip: "" });
	expect(checkZip("x".repeat(1000)).zip).toHaveLength(40);
});
