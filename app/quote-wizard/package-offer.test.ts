import { expect, test } from "vitest";
import { packageOffer } from "./package-offer.ts";

const messageAt = (zip: string) =>
	packageOffer("luxury", { services: ["window-cleaning"], zip }, "Ann Example").note;

test("a home is called the township's only in the township's ZIP codes", () => {
	for (const zip of ["18411", "18414"]) expect(messageAt(zip)).toContain("your Waverly Township home");
	for (const zip of ["18444", "18501", "90210"])
		expect(messageAt(zip)).toContain("Ann, if you want your home");
});

test("a card lists what its package has not, so that all three are as long", () => {
	const lengths = (["basic", "deluxe", "luxury"] as const).map((name) => {
		const { features, leftOut } = packageOffer(name, { services: ["window-cleaning"], zip: "18411" }, "Ann");
		return features.length + leftOut.length;
	});
	expect(lengths).toEqual([7, 7, 7]);
	const { leftOut } = packageOffer("deluxe", { services: ["window-cleaning"], zip: "18411" }, "Ann");
	expect(leftOut).toEqual(["Frame detailing"]);
});
