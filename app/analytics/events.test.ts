import { expect, test } from "vitest";
import { pageType } from "./events.ts";

test.each([
	["/", "homepage"],
	["/about", "about"],
	["/services", "services"],
	["/window-cleaning-waverly-township-pa", "services"],
	["/gutter-cleaning-waverly-township-pa", "services"],
	["/pressure-washing-waverly-township-pa", "services"],
	["/pricing-calculator-waverly-township", "estimate_form"],
	["/pricing-calculator-waverly-township/package", "estimate_form"],
	["/location/scranton", "location_page"],
	["/service-areas", "service_areas"],
	["/service-areas-waverly-township-pa", "service_areas"],
	["/zip-locator", "service_areas"],
	["/residential", "other"],
	["/thank-you", "other"],
	["/no/such-page", "other"],
	["/constructor", "other"],
	["/Location/scranton/", "location_page"],
])("%s is of the type %s", (path, type) => {
	expect(pageType(path)).toBe(type);
});

test.each([
	"/admin",
	"/admin/quotes",
	"/auth",
	"/auth/confirm",
	"/ADMIN/none",
	"//%61uth/",
	"/quote/Qm9iJ3MtdG9rZW4_LUFiQw",
])("nothing is counted at %s", (path) => {
	expect(pageType(path)).toBeNull();
});
