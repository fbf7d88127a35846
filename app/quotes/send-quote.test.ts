import { expect, test } from "vitest";
import { sendQuoteBody } from "./send-quote.ts";
import type { QuoteSubmission } from "./submission.ts";

const submission: QuoteSubmission = {
	id: "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21",
	service: { services: ["window-cleaning"], homeSize: "large", stories: "three-plus", zip: "18414" },
	contact: { name: "Ann Example", phone: "+15705550123", contactMethod: "text" },
	condition: { lastCleaned: "1-3years", trackCondition: "significant" },
	package: "luxury",
	lines: [{ service: "window-cleaning", range: { low: 850, high: 950 } }],
	bundlePercent: 0,
	range: { low: 850, high: 950 },
	midpoint: 900,
};

test("the body has exactly the fields of the send-quote call", () => {
	// 'Not provided' if blank, a fixed no-reply e-mail, an empty window count, the high end as total.
	expect(sendQuoteBody(submission)).toEqual({
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
	const contact = {
		...submission.contact,
		contactMethod: "email",
		email: "ann@example.com",
		address: "1 Elm St",
	} as const;
	const condition = { ...submission.condition, concerns: "Two dogs" };
	const body = sendQuoteBody({ ...submission, contact, condition });
	expect(body).toMatchObject({ address: "1 Elm St", email: "ann@example.com" });
	expect(body.specialConcerns).toMatch(/Significant build-up.*Two dogs$/);
});

test("without windows there is no track condition, and the other service's last cleaning is told", () => {
	const service: QuoteSubmission["service"] = { ...submission.service, services: ["gutter-cleaning"] };
	const body = sendQuoteBody({
		...submission,
		service,
		condition: { gutterLastCleaned: "not-sure" },
		package: "standard",
	});
	expect(body).toMatchObject({
		selectedServices: ["gutter-cleaning"],
		selectedPackage: "standard",
		lastCleaned: "not-sure",
		specialConcerns: "None",
	});
});
