import { expect, test } from "vitest";
import type { PackageName } from "#app/catalog/options.ts";
import type { PriceableDraft } from "#app/quotes/draft.ts";
import type { Service } from "#app/services/services.ts";
import { packageSummary } from "./package-summary.ts";

function offerOf(name: PackageName, services: Service[], { zip = "18411", visitor = "Ann Example" } = {}) {
	const answers: Pick<PriceableDraft, "service" | "contact" | "condition"> = {
		service: { services, homeSize: "medium", stories: "one", zip },
		contact: { name: visitor, phone: "+15705550123", contactMethod: "text" },
		condition: services.includes("pressure-washing") ? { pressureTargets: ["house", "driveway"] } : {},
	};
	return packageSummary(name, answers);
}

test("a home is called the township's only in the township's ZIP codes", () => {
	const messageAt = (zip: string) => offerOf("luxury", ["window-cleaning"], { zip }).note;
	for (const zip of ["18411", "18414"]) expect(messageAt(zip)).toContain("your Waverly Township home");
	for (const zip of ["18444", "18501", "90210"])
		expect(messageAt(zip)).toContain("Ann, if you want your home");
});

test("a card lists what its package has not, so that all three are as long", () => {
	const lengths = (["basic", "deluxe", "luxury"] as const).map((name) => {
		const { features, leftOut } = offerOf(name, ["window-cleaning"]);
		return features.length + leftOut.length;
	});
	expect(lengths).toEqual([7, 7, 7]);
	expect(offerOf("deluxe", ["window-cleaning"]).leftOut).toEqual(["Frame detailing"]);
});

test("a card speaks to its visitor as people would", () => {
	const { note } = offerOf("luxury", ["window-cleaning"], { visitor: "Smith, Dr. John" });
	expect(note).toMatch(/^John, if you want/);
});

test("a window package names the other services chosen, and what is washed", () => {
	const windows = offerOf("basic", ["window-cleaning"]).features;
	const all = offerOf("basic", ["window-cleaning", "gutter-cleaning", "pressure-washing"]).features;
	expect(all).toEqual([...windows, "Gutter Cleaning", "Pressure Washing: House exterior, Driveway/sidewalk"]);
});

test("a quote without windows says nothing of them", () => {
	for (const services of [["gutter-cleaning"], ["gutter-cleaning", "pressure-washing"]] as const) {
		const { features, tagline } = offerOf("standard", [...services]);
		expect([...features, tagline].join(" ")).not.toMatch(/window|glass|screen|sill/i);
	}
});

test("Deluxe says that build-up needs Luxury to whoever saw some, and to nobody that it suits it", () => {
	const note = (trackCondition: "significant" | "normal") =>
		packageSummary("deluxe", {
			service: { services: ["window-cleaning"], homeSize: "medium", stories: "one", zip: "18411" },
			contact: { name: "Ann Example", phone: "+15705550123", contactMethod: "text" },
			condition: { lastCleaned: "3plus", trackCondition },
		}).note;
	expect(note("significant")).toMatch(/significant build-up.*lightly.*choose Luxury/);
	expect(note("normal")).not.toContain("You told us");
});
