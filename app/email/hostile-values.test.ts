import { expect, test } from "vitest";
import { quoteMail } from "#tests/support/composed-mails.ts";

test.each([
	"Ann\r\nBcc: all@example.com",
	"Ann\nBcc: all@example.com",
	"Ann\u2028Bcc: all@example.com",
	"Ann\u0000\u0085Bcc: all@example.com",
])("a name with line breaks (%j) starts no header and no line of its own", (name) => {
	const { subject, text, html } = quoteMail({ name });
	expect(subject).toMatch(/^New quote: Ann ?Bcc: all@example\.com, Deluxe \$765$/);
	expect(text).not.toMatch(/^Bcc/m);
	expect(html).not.toMatch(/^Bcc/m);
});

test.each([
	"javascript:alert(1)",
	"ann@example.com\r\nBcc: all@example.com",
	"ann@example.com, all@example.com",
])("%j is no address to reply to, and no script to tap on", (email) => {
	const mail = quoteMail({ email });
	expect(mail.replyTo).toBeUndefined();
	expect(mail.html).not.toMatch(/href="javascript:/);
});

test("HTML in any field is shown and never interpreted", () => {
	const attack = `<img src=x onerror="alert('1')">&amp;`;
	const { html } = quoteMail({
		name: attack,
		phone: attack,
		email: attack,
		zipCode: attack,
		address: attack,
		services: [{ service: attack, low: 1, high: 2 }],
		concerns: attack,
		spamReason: attack,
	});
	// The logo alone.
	expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining("/icon-192.png")]);
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
		"img",
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

test("lines of the concerns cannot pass for fields", () => {
	const { text } = quoteMail({ concerns: "None\r\nPhone: +19005550100" });
	expect(text.match(/^Phone: .*$/gm)).toEqual(["Phone: (570) 555-0123"]);
});

test("a subject that would be endless is cut", () => {
	const { subject } = quoteMail({ name: "👩‍🚀".repeat(200) });
	expect(Array.from(subject)).toHaveLength(120);
	expect(subject.isWellFormed()).toBe(true);
});
