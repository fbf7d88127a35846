import { expect, test } from "vitest";
import { customerEventOf, ownerEventOf, shownPlaceOf } from "./job.ts";

const job = {
	quoteId: "7f6f3f5e-0000-4000-8000-000000000001",
	revision: 5,
	name: "Ann Example",
	services: ["Window Cleaning", "Pressure Washing"],
	price: 1510,
	address: "1 Elm St",
	zipCode: "18411",
	startsAt: Date.parse("2026-11-24T08:00:00-05:00"),
	endsAt: Date.parse("2026-11-24T12:00:00-05:00"),
	isCancelled: false,
};

test("the customer's event says what, where and whom to call, and nothing that opens the quote", () => {
	const event = customerEventOf(job);
	expect(event).toMatchObject({
		id: job.quoteId,
		sequence: 5,
		startsAt: job.startsAt,
		endsAt: job.endsAt,
		summary: "Window Cleaning and Pressure Washing by Glasswing",
		location: "1 Elm St, PA 18411",
		isCancelled: false,
	});
	expect(event.description).toContain("reference 7F6F3F5E. Your price: $1,510.");
	expect(event.description).toMatch(/^We're coming in the morning\. /);
	expect(event.description).toContain("(570) 555-0148");
	expect(JSON.stringify(event)).not.toMatch(/Ann|http/);
});

test("a page keeps an address from right to left before the ZIP code, and a calendar gets it as it was typed", () => {
	const address = "רחוב הרצל 12";
	expect(shownPlaceOf({ ...job, address })).toBe(`\u2068${address}\u2069, PA 18411`);
	expect(customerEventOf({ ...job, address }).location).toBe(`${address}, PA 18411`);
});

test("the owner's event says for whom, and leads to the quote", () => {
	const lines = [
		{ label: "Windows", amount: 1610, kind: "work" },
		{ label: "Loyalty", amount: 100, kind: "saving" },
	] as const;
	const own = { ...job, phone: "+15705550123", notes: "Gate code 12", lines };
	const event = ownerEventOf(own, "https://glasswing.example");
	expect(event.summary).toBe("Ann Example: Window Cleaning and Pressure Washing");
	expect(event.description).toContain(
		"(570) 555-0123\nWindows $1,610\nLoyalty −$100\nTotal: $1,510\nNotes: Gate code 12\n",
	);
	expect(event.description).toContain(`https://glasswing.example/admin/quotes/${job.quoteId}`);
});

test("before anything is agreed no calendar names a price", () => {
	const events = [
		customerEventOf({ ...job, price: null }),
		ownerEventOf({ ...job, price: null, phone: "+15705550123", lines: [], notes: null }, ""),
	];
	for (const { description } of events) expect(description).not.toMatch(/price|\$|null/);
});

test("where there is no address the ZIP code stands for it", () => {
	expect(customerEventOf({ ...job, address: null }).location).toBe("PA 18411");
});
