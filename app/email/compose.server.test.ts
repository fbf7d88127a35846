import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { business } from "#app/config/business.ts";
import { hrefsOf, mailSettings } from "#tests/support/composed-mails.ts";
import { mailContents, newLinkMail } from "#tests/support/mail-contents.ts";
import { accepted, aQuoteView } from "#tests/support/quote-views.ts";
import { composeMail } from "./compose.server.ts";
import type { MailContent } from "./mail-content.server.ts";

test("the list of what is in Spam has a line a quote, with its reasons and a link, and says what it leaves out", () => {
	const quotes = [
		aQuoteView({ name: "Cheap\nPills", spam: true, spamReason: "honeypot" }),
		aQuoteView({ id: "1".repeat(36), name: "Bo", spam: true, spamReason: "too-fast,busy-network" }),
	];
	const { subject, text, html, to } = composeMail(
		{ kind: "spam-digest", news: { quotes, count: 23 } },
		"spam-digest:2026-05-04",
		mailSettings,
	);
	expect(to).toEqual(mailSettings.owners);
	expect(subject).toBe("New in Spam: 23 requests");
	expect(text).toContain(`Cheap Pills: Window Cleaning (Deluxe), Gutter Cleaning, 18411, (570) 555-0123, $765
    A hidden field was filled in, which people do not see
Bo: Window Cleaning (Deluxe), Gutter Cleaning, 18411, (570) 555-0123, $765
    It was answered faster than people read
    Many requests came from the same network
`);
	expect(text).toContain("And 21 more on the dashboard.");
	expect(hrefsOf(html)).toContain(`${mailSettings.origin}/admin?status=spam`);
	expect(hrefsOf(html)).toContain(`${mailSettings.origin}/admin/quotes/${"1".repeat(36)}`);
});

test("the gathered mail names what was accepted, and for how much", () => {
	const news = ["Services: Windows\nTotal: $1,510"];
	const quotes = [{ ...aQuoteView({ offer: accepted }), news }];
	const { text } = composeMail(
		{ kind: "more-quotes", news: { quotes, count: 1, mailIds: [], isWhole: true } },
		"key",
		mailSettings,
	);
	expect(text).toContain("Ann Example: Roof, Skylights, 18411, (570) 555-0123, $1,510");
	expect(text).toContain("Services: Windows; Total: $1,510");
});

test("the mail of a new link tells no price, because an offer may have taken the estimate's place", () => {
	const { text, html } = composeMail(newLinkMail, "key", mailSettings);
	expect(text).toContain("The old one no longer works.");
	expect(text + html).not.toMatch(/\$|price|change it/i);
});

test("every mail to a customer has the company's postal address at its foot", () => {
	const mails = mailContents
		.filter(({ kind }) => kind !== "customer-answer")
		.map((content) => composeMail(content, "key", mailSettings))
		.filter(({ replyTo }) => replyTo === business.email.display);
	expect(mails.length).toBeGreaterThan(11);
	for (const { subject, text, html } of mails)
		for (const body of [text, html.replaceAll(/<[^>]*>/g, "")])
			expect([subject, body]).toEqual([subject, expect.stringContaining(business.postalAddress.display)]);
});

const to = "dan@glasswing.example";
const token = (seed: string) =>
	createHmac("sha256", mailSettings.secret).update(`link:${seed}`).digest("base64url");

test.each<[MailContent, string, string]>([
	[
		{ kind: "confirm-sign-up", payload: { to, seed: "a" } },
		"Confirm your Glasswing account",
		`https://www.glasswing.example/auth/confirm?token=${token("a")}`,
	],
	[
		{ kind: "confirm-sign-up", payload: { to, seed: "d", invitedBy: "ann@glasswing.example" } },
		"Your invitation to the Glasswing quote desk",
		`https://www.glasswing.example/auth/confirm?token=${token("d")}`,
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
	const mail = composeMail(content, "key", mailSettings);
	expect(mail).toMatchObject({ to: [to], subject });
	expect(mail.replyTo).toBeUndefined();
	expect(mail.text).toContain(`:\n${link}\n`);
	expect(mail.html).toContain(`href="${link}"`);
});

test("the links that expire say when", () => {
	for (const kind of ["confirm-sign-up", "no-account", "reset-password"] as const) {
		const { text, html } = composeMail({ kind, payload: { to, seed: "a" } }, "key", mailSettings);
		for (const content of [text, html]) expect(content).toContain("once, for 30 minutes");
	}
});
