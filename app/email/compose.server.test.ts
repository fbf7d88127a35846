import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { composeMail } from "./compose.server";
import type { Notice } from "./notice";
import type { SendQuoteBody } from "./send-quote";

const settings = {
	origin: "https://www.glasswing.example",
	owners: ["dan@glasswing.example", "kim@glasswing.example"],
	secret: "a secret of the tests, long enough",
};

const body: SendQuoteBody = {
	name: "Ann Example",
	phone: "+15705550123",
	address: "1 Elm St",
	email: "ann@example.com",
	zipCode: "18411",
	selectedServices: ["window-cleaning", "gutter-cleaning"],
	homeSize: "medium",
	stories: "two",
	windowCount: "",
	lastCleaned: "1-3years",
	selectedPackage: "deluxe",
	totalPrice: 1050,
	specialConcerns: "Tracks and sills: Normal dust and dirt. Two dogs\nGate code: ask",
};
const quoteMail = (changes: Partial<SendQuoteBody> = {}) =>
	composeMail({ kind: "send-quote", payload: { ...body, ...changes } }, "send-quote:1:1", settings);

test("a new quote goes to the owners, with the visitor to reply to and the key of its notice", () => {
	expect(quoteMail()).toMatchObject({
		to: ["dan@glasswing.example", "kim@glasswing.example"],
		replyTo: "ann@example.com",
		subject: "New quote: Ann Example, Deluxe up to $1,050",
		key: "send-quote:1:1",
	});
});

test("its text holds every field of the spec's body, as people read them", () => {
	// SPEC section 7, send-quote: exactly these thirteen.
	expect(quoteMail().text).toContain(`Name: Ann Example
Phone: (570) 555-0123
Email: ann@example.com
Address: 1 Elm St
ZIP code: 18411
Services: Window Cleaning, Gutter Cleaning
Package: Deluxe
Price up to: $1,050
Home size: Medium (1,500-2,500)
Stories: Two story
Window count: Not provided
Last cleaned: 1-3 years ago
Concerns: Tracks and sills: Normal dust and dirt. Two dogs
    Gate code: ask
`);
	expect(quoteMail().text).toContain("https://www.glasswing.example/admin");
});

test("its HTML calls, texts with a greeting, writes, finds the way and opens the dashboard", () => {
	const { html } = quoteMail();
	const hrefs = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href?.replaceAll("&amp;", "&"));
	expect(new Set(hrefs)).toEqual(
		new Set([
			"tel:+15705550123",
			"sms:+15705550123?&body=Hi%20Ann%2C%20this%20is%20Daniel%20from%20Glasswing%20Exterior%20Cleaning.%20Thanks%20for%20your%20quote%20request!",
			"mailto:ann@example.com",
			"https://www.google.com/maps/search/?api=1&query=1%20Elm%20St%2C%2018411",
			"https://www.glasswing.example/admin",
		]),
	);
});

test("the no-reply placeholder is no address of the visitor: nothing is replied to it, and it is not shown", () => {
	const mail = quoteMail({ email: "no-reply@glasswing.example", address: "Not provided" });
	expect(mail.replyTo).toBeUndefined();
	expect(mail.text).toContain("Email: Not provided\nAddress: Not provided\n");
	expect(mail.html).not.toMatch(/mailto:|maps\/search/);
});

test("a number with an extension is dialled with it and not texted", () => {
	const { html } = quoteMail({ phone: "+15705550123;ext=12" });
	expect(html).toContain('href="tel:+15705550123;ext=12"');
	expect(html).not.toContain("sms:");
});

test.each([
	"Ann\r\nBcc: all@example.com",
	"Ann\nBcc: all@example.com",
	"Ann\u2028Bcc: all@example.com",
	"Ann\u0000\u0085Bcc: all@example.com",
])("a name with line breaks (%j) starts no header and no line of its own", (name) => {
	const { subject, text, html } = quoteMail({ name });
	expect(subject).toMatch(/^New quote: Ann ?Bcc: all@example\.com, Deluxe up to \$1,050$/);
	expect(text).not.toMatch(/^Bcc/m);
	expect(html).not.toMatch(/^Bcc/m);
});

test.each([
	["a link for an address", { email: "javascript:alert(1)" }],
	["an address with a header", { email: "ann@example.com\r\nBcc: all@example.com" }],
	["two addresses", { email: "ann@example.com, all@example.com" }],
])("%s is not replied to and not shown", (_, changes) => {
	const mail = quoteMail(changes);
	expect(mail.replyTo).toBeUndefined();
	expect(mail.html).not.toMatch(/javascript:|all@example/);
});

test("a phone field that is no number becomes no link", () => {
	const { html } = quoteMail({ phone: '"><a href="https://evil.example">call' });
	expect(html).not.toMatch(/href="(tel|sms|https:\/\/evil)/);
});

test("HTML in any field is shown and never interpreted", () => {
	const attack = `<img src=x onerror="alert('1')">&amp;`;
	const fields = Object.fromEntries(Object.keys(body).map((field) => [field, attack]));
	const { html } = quoteMail({ ...fields, selectedServices: [attack], totalPrice: 1 });
	expect(html).not.toContain("<img");
	expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;");
	const tags = new Set(Array.from(html.matchAll(/<([a-z]+\d?)/g), ([, tag]) => tag));
	expect(tags).toEqual(
		new Set([
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
			"tr",
			"th",
			"td",
		]),
	);
});

test("lines of the concerns cannot pass for fields", () => {
	const { text } = quoteMail({ specialConcerns: "None\r\nPhone: +19005550100" });
	expect(text.match(/^Phone: .*$/gm)).toEqual(["Phone: (570) 555-0123"]);
});

test("a subject that would be endless is cut", () => {
	const { subject } = quoteMail({ name: "👩‍🚀".repeat(200) });
	expect(Array.from(subject)).toHaveLength(120);
	expect(subject.isWellFormed()).toBe(true);
});

const to = "dan@glasswing.example";
const token = (seed: string) =>
	createHmac("sha256", settings.secret).update(`link:${seed}`).digest("base64url");

test.each<[Notice, string, string]>([
	[
		{ kind: "confirm-sign-up", payload: { to, seed: "a" } },
		"Confirm your Glasswing account",
		`https://www.glasswing.example/auth/confirm?token=${token("a")}`,
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
])("%j goes to the account's address alone, with its link", (notice, subject, link) => {
	const mail = composeMail(notice, "key", settings);
	expect(mail).toMatchObject({ to: [to], subject });
	expect(mail.replyTo).toBeUndefined();
	expect(mail.text).toContain(`:\n${link}\n`);
	expect(mail.html).toContain(`href="${link}"`);
});

test("the links that expire say when", () => {
	for (const kind of ["confirm-sign-up", "reset-password"] as const) {
		const { text, html } = composeMail({ kind, payload: { to, seed: "a" } }, "key", settings);
		for (const content of [text, html]) expect(content).toContain("once, for 30 minutes");
	}
});
