import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { palette } from "#app/styles/palette.ts";
import { aQuoteView, toldNews } from "#tests/support/quote-views.ts";
import { composeMail } from "./compose.server.ts";
import type { MailContent } from "./mail-content.server.ts";
import type { ToldNews } from "./quote-news.ts";

const settings = {
	origin: "https://www.glasswing.example",
	owners: ["dan@glasswing.example", "kim@glasswing.example"],
	secret: "a secret of the tests, long enough",
};

const mailOf = (changes: Partial<QuoteView> = {}, news: Partial<ToldNews> = {}) =>
	composeMail({ kind: "quote", news: toldNews(aQuoteView(changes), news) }, "send-quote:1:1", settings);
const hrefsOf = (html: string) =>
	Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href?.replaceAll("&amp;", "&") ?? "");

test("a new quote goes to the owners, with the visitor to reply to and the key of its row", () => {
	expect(mailOf()).toMatchObject({
		to: ["dan@glasswing.example", "kim@glasswing.example"],
		replyTo: "ann@example.com",
		subject: "New quote: Ann Example, Deluxe $765",
		key: "send-quote:1:1",
	});
});

test("its text holds all that was answered, as people read it, and nothing that was not", () => {
	expect(mailOf().text).toContain(`Name: Ann Example
Phone: (570) 555-0123
Contact by: Email
Email: ann@example.com
Address: 1 Elm St
ZIP code: 18411
Services: Gutter Cleaning, Window Cleaning
Package: Deluxe
Total: $765
    Deluxe: $765, the middle of $680–$850, with the bundle saving of 15%
Home: Medium (1,500-2,500), Two story
Windows last cleaned: 1-3 years ago
Tracks and sills: Normal dust and dirt
Gutters last cleaned: Over 2 years ago or never
Special concerns: Two dogs
    Gate code: ask
Reference: 9A1F0D2C
`);
	const { text } = mailOf({ address: null, email: null, contactMethod: "call", concerns: null });
	expect(text).not.toMatch(/^(Address|Email|Special concerns|To be washed|Window count)|Not provided|None/m);
	expect(text).toContain("https://www.glasswing.example/admin/quotes/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21");
});

test("what is to be washed is told, and how long ago it was", () => {
	const { text } = mailOf({ pressureTargets: "house,driveway", pressureLastCleaned: "not-sure" });
	expect(text).toContain("To be washed: House exterior, Driveway/sidewalk\nSurfaces last washed: Not sure\n");
});

test("the total is the one of the card and of the last step: the package's middle and each add-on", () => {
	const addons = [
		{ addon: "deck" as const, price: 150 },
		{ addon: "siding" as const, price: 200 },
	];
	const { subject, text } = mailOf({ addons, totalPrice: 1115 });
	expect(subject).toBe("New quote: Ann Example, Deluxe $1,115");
	expect(text).toContain(`Total: $1,115
    Deluxe: $765, the middle of $680–$850, with the bundle saving of 15%
    Pressure Washing Deck: $150
    Pressure Washing Siding: $200
`);
});

test.each([
	["text", ["sms:", "tel:", "mailto:"]],
	["call", ["tel:", "sms:", "mailto:"]],
	["email", ["mailto:", "tel:", "sms:"]],
] as const)(
	"who prefers %s is answered so by the first button; the last opens the quote",
	(contactMethod, order) => {
		const buttons = hrefsOf(mailOf({ contactMethod }).html.split("<table")[0] ?? "");
		expect(buttons.map((href) => order.find((scheme) => href.startsWith(scheme)))).toEqual([
			...order,
			undefined,
		]);
		expect(buttons.at(-1)).toBe(`${settings.origin}/admin/quotes/${aQuoteView().id}`);
	},
);

test("a ZIP outside the service area is marked", () => {
	expect(mailOf({ zipCode: "90210" }).text).toContain("ZIP code: 90210, outside the service area\n");
	expect(mailOf().text).toContain("ZIP code: 18411\n");
});

test("the promise is the one that the website made at that hour", () => {
	expect(mailOf().text).toContain("The website promised to be in touch in 3-5 minutes.");
	const sunday = Date.parse("2026-05-10T12:00:00-04:00");
	const { text } = mailOf({ createdAt: sunday });
	expect(text).toContain("The website promised an answer Monday after 8 am.");
	expect(text).not.toContain("minutes");
});

test("a confirmed total leads the subject, with its range and reference below", () => {
	const { subject, text } = mailOf(
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
	expect(text).toContain("Confirmed total: $915\n    Deluxe: $765, the middle of $680–$850");
	expect(text).toContain("Reference: 9A1F0D2C");
});

test("a change names in the subject what it is, and says when the quote was contacted before it", () => {
	const { subject, text } = mailOf(
		{ contacted: true, contactedAt: Date.parse("2026-05-04T08:00:00-04:00") },
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
	const mail = mailOf({ spamReason: "busy-network" });
	expect(mail.subject).toBe("Maybe spam: New quote: Ann Example, Deluxe $765");
	expect(mail.text).toContain("This may be spam: many requests came from the same network.");
	expect(mail.replyTo).toBeUndefined();
	expect(mail.text).not.toContain("Reply to this mail");
});

test("an address that was put in afterwards, or is the company's own, is not replied to", () => {
	const changes = [{ field: "email", from: "ann@example.com", to: "stranger@example.com" }];
	const event = { action: "changed", actor: "visitor", changes, createdAt: 1 } as const;
	expect(mailOf({ email: "stranger@example.com" }, { history: [event] }).replyTo).toBeUndefined();
	for (const email of ["DAN@glasswing.example", "no-reply@glasswing.example", "hello@glasswing.example"])
		expect(mailOf({ email }).replyTo).toBeUndefined();
});

test("a number with an extension is dialled with it and not texted", () => {
	const { html } = mailOf({ contactValue: "+15705550123;ext=12" });
	expect(html).toContain('href="tel:+15705550123;ext=12"');
	expect(html).not.toContain("sms:");
});

test.each([
	"Ann\r\nBcc: all@example.com",
	"Ann\nBcc: all@example.com",
	"Ann\u2028Bcc: all@example.com",
	"Ann\u0000\u0085Bcc: all@example.com",
])("a name with line breaks (%j) starts no header and no line of its own", (name) => {
	const { subject, text, html } = mailOf({ name });
	expect(subject).toMatch(/^New quote: Ann ?Bcc: all@example\.com, Deluxe \$765$/);
	expect(text).not.toMatch(/^Bcc/m);
	expect(html).not.toMatch(/^Bcc/m);
});

test.each([
	"javascript:alert(1)",
	"ann@example.com\r\nBcc: all@example.com",
	"ann@example.com, all@example.com",
])("%j is no address to reply to, and no script to tap on", (email) => {
	const mail = mailOf({ email });
	expect(mail.replyTo).toBeUndefined();
	expect(mail.html).not.toMatch(/href="javascript:/);
});

test("HTML in any field is shown and never interpreted", () => {
	const attack = `<img src=x onerror="alert('1')">&amp;`;
	const { html } = mailOf({
		name: attack,
		contactValue: attack,
		email: attack,
		zipCode: attack,
		address: attack,
		services: [{ service: attack, low: 1, high: 2 }],
		concerns: attack,
		spamReason: attack,
	});
	expect(html).not.toContain("<img");
	expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#x27;1&#x27;)&quot;&gt;&amp;amp;");
	const tags = new Set(Array.from(html.matchAll(/<([a-z]+\d?)/g), ([, tag]) => tag));
	const known = [
		"html",
		"head",
		"meta",
		"title",
		"style",
		"body",
		"div",
		"p",
		"h1",
		"a",
		"table",
		"tbody",
		"span",
		"tr",
		"th",
		"td",
	];
	expect([...tags].filter((tag) => !known.includes(tag ?? ""))).toEqual([]);
});

test("an email has the colours of the site and no others", () => {
	const colors = new Set(mailOf().html.match(/#[\da-f]{6}\b/gi));
	expect(colors.size).toBeGreaterThan(5);
	expect([...colors].filter((color) => !Object.values<string>(palette).includes(color))).toEqual([]);
});

test("phone numbers, ranges and minutes do not break across lines", () => {
	const { html } = mailOf();
	for (const text of ["(570) 555-0123", "$680–$850", "3-5 minutes"])
		expect(html).toContain(`white-space:nowrap">${text}</span>`);
});

test("lines of the concerns cannot pass for fields", () => {
	const { text } = mailOf({ concerns: "None\r\nPhone: +19005550100" });
	expect(text.match(/^Phone: .*$/gm)).toEqual(["Phone: (570) 555-0123"]);
});

test("a subject that would be endless is cut", () => {
	const { subject } = mailOf({ name: "👩‍🚀".repeat(200) });
	expect(Array.from(subject)).toHaveLength(120);
	expect(subject.isWellFormed()).toBe(true);
});

test("the list of what is in Spam has a line a quote, with its reasons and a link, and says what it leaves out", () => {
	const quotes = [
		aQuoteView({ name: "Cheap\nPills", spam: true, spamReason: "honeypot" }),
		aQuoteView({ id: "1".repeat(36), name: "Bo", spam: true, spamReason: "too-fast,busy-network" }),
	];
	const { subject, text, html, to } = composeMail(
		{ kind: "spam-digest", news: { quotes, count: 23 } },
		"spam-digest:2026-05-04",
		settings,
	);
	expect(to).toEqual(settings.owners);
	expect(subject).toBe("In Spam since the last time: 23 requests");
	expect(text).toContain(`Cheap Pills: Gutter Cleaning, Window Cleaning, 18411, (570) 555-0123, $765
    A hidden field was filled in, which people do not see
Bo: Gutter Cleaning, Window Cleaning, 18411, (570) 555-0123, $765
    It was answered faster than people read
    Many requests came from the same network
`);
	expect(text).toContain("And 21 more on the dashboard.");
	expect(hrefsOf(html)).toContain(`${settings.origin}/admin?status=spam`);
	expect(hrefsOf(html)).toContain(`${settings.origin}/admin/quotes/${"1".repeat(36)}`);
});

const to = "dan@glasswing.example";
const token = (seed: string) =>
	createHmac("sha256", settings.secret).update(`link:${seed}`).digest("base64url");

test.each<[MailContent, string, string]>([
	[
		{ kind: "confirm-sign-up", payload: { to, seed: "a" } },
		"Confirm your Glasswing account",
		`https://www.glasswing.example/auth/confirm?token=${token("a")}`,
	],
	[
		{ kind: "no-account", payload: { to, seed: "c" } },
		"You have no Glasswing account yet",
		`https://www.glasswing.example/auth/confirm?token=${token("c")}`,
	],
	[
		{ kind: "pin-tries", payload: { to, tries: 5 } },
		"Glasswing: too many wrong PINs",
		"https://www.glasswing.example/auth/forgot-password",
	],
	[
		{ kind: "account-exists", payload: { to } },
		"You already have a Glasswing account",
		"https://www.glasswing.example/auth",
	],
	[
		{ kind: "reset-password", payload: { to, seed: "b" } },
		"Choose a new Glasswing password",
		`https://www.glasswing.example/auth/new-password?token=${token("b")}`,
	],
	[
		{ kind: "password-changed", payload: { to } },
		"Your Glasswing password was changed",
		"https://www.glasswing.example/auth",
	],
])("%j goes to the account's address alone, with its link", (content, subject, link) => {
	const mail = composeMail(content, "key", settings);
	expect(mail).toMatchObject({ to: [to], subject });
	expect(mail.replyTo).toBeUndefined();
	expect(mail.text).toContain(`:\n${link}\n`);
	expect(mail.html).toContain(`href="${link}"`);
});

test("the links that expire say when", () => {
	for (const kind of ["confirm-sign-up", "no-account", "reset-password"] as const) {
		const { text, html } = composeMail({ kind, payload: { to, seed: "a" } }, "key", settings);
		for (const content of [text, html]) expect(content).toContain("once, for 30 minutes");
	}
});
