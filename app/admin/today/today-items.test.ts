import { expect, test } from "vitest";
import { quoteCard } from "#app/content/quote-card.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { accepted } from "#tests/support/quote-views.ts";
import { askedItem, visitItem } from "./today-items.ts";

const origin = "https://www.glasswing.example";
const doneAt = Date.parse("2025-05-12T16:00:00-04:00");
const job = {
	id: "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21",
	revision: 3,
	name: "Dr. Ann Example",
	stage: "done",
	contactMethod: "call",
	phone: "+15705550123;ext=12",
	email: null,
	...{ concerns: null, adminNotes: null, lastingNote: null },
	zipCode: "18411",
	address: null,
	services: [{ service: "pressure-washing", low: 200, high: 300 }],
	addons: [],
	package: "standard",
	totalPrice: 250,
	offer: null,
	doneAt,
} as const;
const textOf = ({ actions }: ReturnType<typeof visitItem>) =>
	decodeURIComponent(actions[0]?.href.split("&body=")[1] ?? "");

test("the reminder of the next cleaning is one text, and the call that may take its place", () => {
	const item = visitItem(
		{ ...job, services: [...job.services], addons: [] },
		{ now: doneAt + 366 * DAY_MS, origin, texts: {} },
	);
	expect(item).toMatchObject({
		name: "Dr. Ann Example",
		aside: "Last job: Monday, May 12, 2025",
		lines: ["Pressure Washing · $250", "PA 18411 (Waverly Township)", "Due: Pressure Washing"],
		markDone: "Mark as reminded",
	});
	expect(item.actions.map(({ label }) => label)).toEqual(["Text a reminder", "Call"]);
	expect(item.actions.map(({ href }) => href.split("?")[0])).toEqual([
		"sms:+15705550123",
		"tel:+15705550123;ext=12",
	]);
	expect(textOf(item)).toBe(
		`Hi Ann, Daniel from Glasswing Exterior Cleaning here. About 12 months ago we finished the pressure washing at your home. We recommend pressure washing once a year. If you'd like us to come back, a new price takes a minute: ${origin}/pricing-calculator-waverly-township?service=pressure-washing If not, no need to reply: I'll ask only once.`,
	);
});

test("what a customer asks for is on one line, and the customer's own words are told apart from it", () => {
	const text =
		"Please move my appointment from Tuesday to:\nFri, Dec 4, morning\nSat, Dec 5, morning\nMy dog bites";
	const { lines } = askedItem(
		{
			...job,
			services: [...job.services],
			addons: [],
			askedAt: doneAt,
			asks: [{ kind: "date", text, askedAt: 1, others: 0 }],
		},
		{ now: doneAt, texts: {} },
	);
	expect(lines).toContain(
		"Asks: Please move my appointment from Tuesday to: Fri, Dec 4, morning · Sat, Dec 5, morning · My dog bites",
	);
});

test("what a change comes to is told before what of it may be cut", () => {
	const text = `Services: ${"Window Cleaning, ".repeat(9)}\nPackage: Luxury\nTotal: $1,350 (was: $1,380)`;
	const asked = { kind: "change", text, others: 0 };
	expect(quoteCard.asks(asked)).toMatch(/^Asks for: Total: \$1,350 \(was: \$1,380\) · Services: Window .*…$/);
	expect(quoteCard.asks({ ...asked, text: "Package: Luxury" })).toBe("Asks for: Package: Luxury");
});

test("who changed the request is answered as he or she wants to be", () => {
	const changed = { ...job, services: [...job.services], addons: [], askedAt: doneAt, asks: [] };
	const { actions, mark } = askedItem({ ...changed, contactMethod: "text" }, { now: doneAt, texts: {} });
	expect(actions[0]?.href).toMatch(/^sms:/);
	expect(mark).toBe("contacted");
});

test("after an acceptance it names the accepted lines and sum", () => {
	const item = visitItem(
		{ ...job, services: [...job.services], addons: [], offer: accepted },
		{ now: doneAt + 366 * DAY_MS, origin, texts: {} },
	);
	expect(item.lines[0]).toBe("Roof and Skylights · $1,510");
	expect(textOf(item)).toContain(
		"About 12 months ago we finished what you ordered for $1,510: Roof and Skylights. We recommend",
	);
});

test("it names what is due first alone, and how long ago that was by now", () => {
	const services = ["window-cleaning", "pressure-washing"].map((service) => ({ service, low: 1, high: 2 }));
	const item = visitItem({ ...job, services, addons: [] }, { now: doneAt + 210 * DAY_MS, origin, texts: {} });
	expect(item.lines).toEqual([
		"Window Cleaning and Pressure Washing · $250",
		"PA 18411 (Waverly Township)",
		"Due: Window Cleaning",
	]);
	expect(textOf(item)).toContain("About 7 months ago we finished the window cleaning at your home.");
	expect(textOf(item)).not.toContain("pressure");
});
