import { expect, test } from "vitest";
import { linkedQuotePath, paths } from "#app/config/paths.ts";
import { linkedAnswers } from "./linked-answers.ts";

const read = (path: string) => linkedAnswers(new URL(path, "https://glasswing.example").href);

test("a link ticks a service and fills in a ZIP code", () => {
	expect(read(linkedQuotePath({ service: "gutter-cleaning", zip: "18101" }))).toEqual({
		services: ["gutter-cleaning"],
		zip: "18101",
	});
	expect(read(linkedQuotePath({ zip: "18411" }))).toEqual({ zip: "18411" });
	expect(read(`${paths.quote}?service=window-cleaning&service=gutter-cleaning`)).toEqual({
		services: ["window-cleaning", "gutter-cleaning"],
	});
});

test("what is no service or ZIP code counts for nothing", () => {
	for (const path of [
		linkedQuotePath({}),
		`${paths.quote}?service=roof&zip=abc`,
		`${paths.quote}?service=&zip=`,
	]) {
		expect(read(path)).toEqual({});
	}
});
