import { expect, test } from "vitest";
import { packageOffer } from "./package-offer.ts";

const messageAt = (zip: string) =>
	packageOffer("luxury", { services: ["window-cleaning"], zip }, "Ann Example").personalizedMessage;

test("a home is called the township's only in the township's ZIP codes", () => {
	for (const zip of ["18411", "18414"]) expect(messageAt(zip)).toContain("your Waverly Township home");
	for (const zip of ["18444", "18501", "90210"])
		expect(messageAt(zip)).toContain("Ann, if you want your home");
});
