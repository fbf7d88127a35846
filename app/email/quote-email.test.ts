import { expect, test } from "vitest";
import { palette } from "#app/styles/palette.ts";
import { defaultTimes } from "#app/time/business-hours.ts";
import { hrefsOf, mailSettings, quoteMail } from "#tests/support/composed-mails.ts";
import { accepted, aQuoteView } from "#tests/support/quote-views.ts";
import { summarizeNews } from "./quote-news.ts";

test("a new quote goes to the owners, with the visitor to reply to and the key of its row", () => {
	expect(quoteMail()).toMatchObject({
		to: ["dan@glasswing.example", "kim@glasswing.example"],
		replyTo: "ann@example.com",
		subject: "New quote: Ann Example, Deluxe $765",
		key: "send-quote:1:1",
	});
});

test("its text holds all that was answered, as people read it, and nothing that was not", () => {
	expect(quoteMail().text).toContain(`Name: Ann Example
Phone: (570) 555-0123
Contact by: Email
Email: ann@example.com
Address: 1 Elm St
ZIP code: 18411
Services: Window Cleaning, Gutter Cleaning
Package: Deluxe
Total: $765
    Deluxe $765, the middle of $680–$850, bundle saving 15%
Home: Medium (1,500-2,500), Two story
Windows last cleaned: 1-3 years ago
Tracks and sills: Normal dust and dirt
Gutters last cleaned: Over 2 years ago or never
Special concerns: Two dogs
    Gate code: ask
Reference: 9A1F0D2C
`);
	const { text } = quoteMail({ address: null, email: null, contactMethod: "call", concerns: null });
	expect(text).not.toMatch(/^(Address|Email|Special concerns|To be washed|Window count)|Not provided|None/m);
	expect(text).toContain("https://www.glasswing.example/admin/quotes/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21");
});

test("what is to be washed is told, and how long ago it was", () => {
	const { text } = quoteMail({ pressureTargets: "house,driveway", pressureLastCleaned: "not-sure" });
	expect(text).toContain("To be washed: House exterior, Driveway/sidewalk\nSurfaces last washed: Not sure\n");
});

test("the total is the one of the card and of the last step: the package's middle and each add-on", () => {
	const addons = [
		{ addon: "deck" as const, price: 150 },
		{ addon: "siding" as const, price: 200 },
	];
	const { subject, text } = quoteMail({ addons, totalPrice: 1115 });
	expect(subject).toBe("New quote: Ann Example, Deluxe $1,115");
	expect(text).toContain(`Total: $1,115
    Deluxe $765, the middle of $680–$850, bundle saving 15%
    + Pressure Washing Deck $150
    + Pressure Washing Siding $200
`);
});

test("a price without a range has no middle", () => {
	const { text } = quoteMail({ estimatedPriceLow: 765, estimatedPriceHigh: 765 });
	expect(text).toContain("Total: $765\n    Deluxe $765, bundle saving 15%\n");
});

test("from an offer on, the job and its sum are the offer's, also of what was confirmed before", () => {
	const quote = aQuoteView({ offer: accepted, confirmedAt: 2, stage: "accepted" });
	const events = (["confirmed", "not-spam"] as const).map((action) => ({
		...({ action, actor: "owner", changes: [], createdAt: quote.createdAt } as const),
	}));
	const news = summarizeNews({ quote, history: events, since: quote.createdAt });
	const { subject, text, html } = quoteMail(quote, news ?? {});
	expect(subject).toBe("New quote: Ann Example, Sold $1,510");
	expect(text).toContain(`Sold: $1,510
    Roof $1,600
    Skylights $100
    For neighbors −$190
`);
	expect(text).not.toMatch(/\$765|\$680|Deluxe/);
	expect(html).toContain("Roof, Skylights, ZIP 18411");
	for (const body of [text, html.replaceAll(/ href="[^"]*"/g, "")])
		expect(body).not.toContain("Gutter Cleaning");
});

test.each([
	["text", ["sms:", "tel:", "mailto:"]],
	["call", ["tel:", "sms:", "mailto:"]],
	["email", ["mailto:", "tel:", "sms:"]],
] as const)(
	"who prefers %s is answered so by the first button; the last opens the quote",
	(contactMethod, order) => {
		const buttons = hrefsOf(quoteMail({ contactMethod }).html.split("<table")[0] ?? "");
		expect(buttons.map((href) => order.find((scheme) => href.startsWith(scheme)))).toEqual([
			...order,
			undefined,
		]);
		expect(buttons.at(-1)).toBe(`${mailSettings.origin}/admin/quotes/${aQuoteView().id}`);
	},
);

test("a ZIP outside the service area is marked", () => {
	expect(quoteMail({ zipCode: "90210" }).text).toContain("ZIP code: 90210\nArea: Outside our usual area\n");
	expect(quoteMail().text).toContain("ZIP code: 18411\n");
});

test("the promise is the one that the website made at that hour", () => {
	expect(quoteMail().text).toContain("The website promised to be in touch in 3-5 minutes.");
	const sunday = Date.parse("2026-05-10T12:00:00-04:00");
	const { text } = quoteMail({ createdAt: sunday });
	expect(text).toContain("The website promised an answer Monday after 8 am.");
	expect(text).not.toContain("minutes");
});

test("the promise follows the hours and days off that the owners set", () => {
	const monday = Date.parse("2026-05-04T10:00:00-04:00");
	const off = quoteMail(
		{ createdAt: monday },
		{},
		{ ...defaultTimes, daysOff: ["2026-05-04", "2026-05-05"] },
	);
	expect(off.text).toContain("The website promised an answer Wednesday after 8 am.");
	const hours = { ...defaultTimes.hours, Monday: { opens: "11:30", closes: "12:00" } };
	const late = quoteMail({ createdAt: monday }, {}, { ...defaultTimes, hours });
	expect(late.text).toContain("The website promised an answer today (Monday) after 11:30 am.");
});

test("a confirmed total leads the subject, with its range and reference below", () => {
	const { subject, text } = quoteMail(
		{ confirmedAt: 1, totalPrice: 915, addons: [{ addon: "deck", price: 150 }] },
		{
			occasion: "confirmed",
			changes: [
				{ field: "addons", from: null, to: "deck" },
				{ field: "total", from: 765, to: 915 },
			],
		},
	);
	expect(subject).toBe("Confirmed $915: Ann Example, Deluxe");
	expect(text).toContain("Changed: Add-ons: none → Pressure Washing Deck\n    Total: $765 → $915\n");
	expect(text).toContain("Confirmed total: $915\n    Deluxe $765, the middle of $680–$850");
	expect(text).toContain("Reference: 9A1F0D2C");
});

test("a change names in the subject what it is, and says when the quote was contacted before it", () => {
	const { subject, text } = quoteMail(
		{ contactedAt: Date.parse("2026-05-04T08:00:00-04:00") },
		{
			occasion: "changed",
			changes: [
				{ field: "phone", from: "+15705550100", to: "+15705550123" },
				{ field: "package", from: "basic", to: "deluxe" },
				{ field: "total", from: 450, to: 765 },
			],
		},
	);
	expect(subject).toBe("Changed: Ann Example, phone and package");
	expect(text).toContain("Changed: Phone: (570) 555-0100 → (570) 555-0123\n    Package: Basic → Deluxe\n");
	expect(text).toContain("You marked it as contacted before that, on May 4, 2026, 8:00 AM.");
});

test("a quote with a spam signal says so, in the subject too, and nothing is replied to it", () => {
	const mail = quoteMail({ spamReason: "busy-network" });
	expect(mail.subject).toBe("Maybe spam: New quote: Ann Example, Deluxe $765");
	expect(mail.text).toContain("This may be spam: many requests came from the same network.");
	expect(mail.replyTo).toBeUndefined();
	expect(mail.text).not.toContain("Reply to this email");
});

test("an address that was put in afterwards, or is the company's own, is not replied to", () => {
	const changes = [{ field: "email", from: "ann@example.com", to: "stranger@example.com" }];
	const event = { action: "changed", actor: "visitor", changes, createdAt: 1 } as const;
	expect(quoteMail({ email: "stranger@example.com" }, { history: [event] }).replyTo).toBeUndefined();
	for (const email of ["DAN@glasswing.example", "no-reply@glasswing.example", "hello@glasswing.example"])
		expect(quoteMail({ email }).replyTo).toBeUndefined();
});

test("a number with an extension is dialled with it and not texted", () => {
	const { html } = quoteMail({ phone: "+15705550123;ext=12" });
	expect(html).toContain('href="tel:+15705550123;ext=12"');
	expect(html).not.toContain("sms:");
});

test("an email has the colours of the site and no others", () => {
	const colors = new Set(quoteMail().html.match(/#[\da-f]{6}\b/gi));
	expect(colors.size).toBeGreaterThan(5);
	expect([...colors].filter((color) => !Object.values<string>(palette).includes(color))).toEqual([]);
});

test("phone numbers, ranges and minutes do not break across lines", () => {
	const { html } = quoteMail();
	for (const text of ["(570) 555-0123", "$680–$850", "3-5 minutes"])
		expect(html).toContain(`white-space:nowrap">${text}</span>`);
});
