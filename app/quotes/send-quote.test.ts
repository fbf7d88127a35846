import { expect, test } from "vitest";
import { aQuoteView } from "#tests/support/quote-views.ts";
import { sendQuoteBody } from "./send-quote.ts";

const quote = aQuoteView({
	contactMethod: "text",
	email: null,
	address: null,
	zipCode: "18414",
	services: [{ service: "window-cleaning", low: 850, high: 950 }],
	homeSize: "large",
	stories: "three-plus",
	trackCondition: "significant",
	gutterLastCleaned: null,
	concerns: null,
	package: "luxury",
	estimatedPriceLow: 850,
	estimatedPriceHigh: 950,
	totalPrice: 900,
});

test("the body has exactly the fields of the send-quote call", () => {
	// 'Not provided' if blank, a fixed no-reply e-mail, an empty window count, the high end as total.
	expect(sendQuoteBody(quote)).toEqual({
		name: "Ann Example",
		phone: "+15705550123",
		address: "Not provided",
		email: "no-reply@glasswing.example",
		zipCode: "18414",
		selectedServices: ["window-cleaning"],
		homeSize: "large",
		stories: "three-plus",
		windowCount: "",
		lastCleaned: "1-3years",
		selectedPackage: "luxury",
		totalPrice: 950,
		specialConcerns: expect.stringMatching(/Significant build-up.*None$/),
	});
});

test("an address, an e-mail and concerns that the visitor gave are passed on", () => {
	const body = sendQuoteBody({
		...quote,
		email: "ann@example.com",
		address: "1 Elm St",
		concerns: "Two dogs",
	});
	expect(body).toMatchObject({ address: "1 Elm St", email: "ann@example.com" });
	expect(body.specialConcerns).toMatch(/Significant build-up.*Two dogs$/);
});

test("without windows there is no track condition, and the other service's last cleaning is told", () => {
	const body = sendQuoteBody({
		...quote,
		services: [{ service: "gutter-cleaning", low: 300, high: 450 }],
		lastCleaned: null,
		trackCondition: null,
		gutterLastCleaned: "not-sure",
		package: "standard",
	});
	expect(body).toMatchObject({
		selectedServices: ["gutter-cleaning"],
		selectedPackage: "standard",
		lastCleaned: "not-sure",
		specialConcerns: "None",
	});
});
