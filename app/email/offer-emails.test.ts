import { expect, test } from "vitest";
import { business } from "#app/config/business.ts";
import type { CustomerOfferMail, OfferAnsweredMail } from "#app/outbox/queued-mail.ts";
import { composeMail } from "./compose.server.ts";

const settings = { origin: "https://www.glasswing.example", owners: ["dan@glasswing.example"], secret: "s" };
const quoteId = "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21";
const pageLink = "https://www.glasswing.example/quote/Qm9iJ3MtdG9rZW4_LUFiQw";
const ownerLink = `https://www.glasswing.example/admin/quotes/${quoteId}`;
const offer: CustomerOfferMail = {
	to: "ann@example.com",
	customer: "Ann Example",
	token: "Qm9iJ3MtdG9rZW4_LUFiQw",
	quoteId,
	number: 2,
	total: 1612,
	lines: [
		{ label: "Windows & <gutters>", amount: 1762, kind: "work" },
		{ label: "Bundle saving (15%)", amount: 150, kind: "saving" },
	],
	note: "Mind the dog",
	validUntil: Date.parse("2026-05-19T00:00:00-04:00"),
};
const answer: OfferAnsweredMail = {
	quoteId,
	customer: "Ann\r\nBcc: someone@else.example",
	phone: "+15705550123",
	email: null,
	outcome: "accepted",
	number: 2,
	total: 1612,
	name: "Ann Q. Example",
	reason: null,
	comment: null,
	wishes: [{ date: "2026-05-20", half: "morning" }],
};

test("an offer is mailed with its lines, its last day, the owner's note and the link to accept it", () => {
	const mail = composeMail({ kind: "customer-offer", payload: offer, texts: {} }, "offer:1", settings);
	expect(mail).toMatchObject({ to: ["ann@example.com"], replyTo: "hello@glasswing.example" });
	expect(mail.subject).toBe("Your offer from Glasswing: $1,612");
	for (const said of [
		"Windows & <gutters>",
		"$1,762",
		"−$150",
		"Monday, May 18, 2026",
		"Mind the dog",
		pageLink,
	])
		expect(mail.text).toContain(said);
	expect(mail.html).toContain("Windows &amp; &lt;gutters&gt;");
	expect(mail.html).not.toContain("<gutters>");
});

test("the mail of another offer says that it takes the first one's place, and beside an accepted one that it does not yet", () => {
	const textOf = (number: number, isFurther = false) =>
		composeMail(
			{ kind: "customer-offer", payload: { ...offer, number }, texts: {}, isFurther },
			"offer:1",
			settings,
		).text;
	expect(textOf(2)).toContain("This offer replaces the earlier one.");
	expect(textOf(2, true)).toContain("What you accepted before stands until you accept this one.");
	expect(textOf(2, true)).not.toContain("replaces");
	expect(textOf(1)).not.toMatch(/replaces|stands until/);
});

test.each([
	["phone", "You accepted our offer by phone. Daniel noted it on May 12, 2026, 9:05 AM, for Ann Q. Example."],
	[
		"paper",
		"You accepted our offer on paper, signed by Ann Q. Example. Daniel noted it on May 12, 2026, 9:05 AM.",
	],
] as const)(
	"what an owner entered says so, and whether the date is set: accepted by %s",
	(enteredAs, intro) => {
		const { note, validUntil, ...agreed } = offer;
		const decidedAt = Date.parse("2026-05-12T09:05:00-04:00");
		const payload = { ...agreed, name: "Ann Q. Example", decidedAt, wishes: [], comment: null, enteredAs };
		const textOf = (hasDay: boolean) =>
			composeMail({ kind: "offer-accepted", payload, hasDay }, "accepted:1", settings).text;
		expect(textOf(false)).toContain(`Hi Ann,\n\n${intro} Daniel will agree on a day with you.\n`);
		expect(textOf(true)).toContain(`Hi Ann,\n\n${intro} Your date is set.\n`);
		expect(textOf(false)).not.toContain("signed it as");
	},
);

test("what a customer accepted is mailed to the customer, word for word", () => {
	const { note, validUntil, ...agreed } = offer;
	const decidedAt = Date.parse("2026-05-12T09:05:00-04:00");
	const payload = {
		...agreed,
		name: "Ann Q. Example",
		decidedAt,
		wishes: answer.wishes,
		comment: "After 4 pm",
		enteredAs: null,
	};
	const mail = composeMail({ kind: "offer-accepted", payload, hasDay: false }, "accepted:1", settings);
	expect(mail).toMatchObject({ to: ["ann@example.com"], subject: "You accepted our offer: $1,612" });
	expect(mail.text).toContain(
		"Hi Ann,\n\nYou accepted our offer on May 12, 2026, 9:05 AM and signed it as Ann Q. Example.",
	);
	expect(mail.text).toContain("What you agreed to, word for word, is on your page.");
	expect(mail.text).toContain(business.postalAddress.display);
	expect(mail.html).toMatch(/font-weight:bold">\$1,612<\/td>/);
	// Work has the room of its row, and amounts stand below each other.
	expect(mail.html).toMatch(
		/<th(?:(?!width:34%)[^>])*>Windows &amp; &lt;gutters&gt;<\/th><td[^>]*text-align:right[^>]*>\$1,762/,
	);
	for (const said of [
		"$1,762",
		"−$150",
		"Wednesday, May 20, 2026, morning",
		"You wrote: After 4 pm",
		pageLink,
	])
		expect(mail.text).toContain(said);
});

test("the owner is mailed a yes with the times that suit, and a no with its reason", () => {
	const yes = composeMail({ kind: "offer-answered", payload: answer }, "answered:1", settings);
	expect(yes).toMatchObject({ to: ["dan@glasswing.example"] });
	expect(yes.subject).toBe("Accepted $1,612: Ann Bcc: someone@else.example");
	for (const said of ["Ann Q. Example", "(570) 555-0123", "Wednesday, May 20, 2026, morning", ownerLink])
		expect(yes.text).toContain(said);
	expect(yes.text).not.toContain("came off");
	const near = { kind: "offer-answered", payload: { ...answer, saving: 20 } } as const;
	expect(composeMail(near, "answered:5", settings).text).toContain("$20 came off the offer");
	const tried = composeMail(
		{ kind: "offer-answered", payload: { ...answer, test: true } },
		"answered:3",
		settings,
	);
	expect(tried.subject).toMatch(/^Test: Accepted \$1,612/);
	const refusal: OfferAnsweredMail = { ...answer, outcome: "declined", name: null, wishes: [] };
	const payload = { ...refusal, reason: "timing", comment: "Maybe in fall" };
	const no = composeMail({ kind: "offer-answered", payload }, "answered:2", settings);
	expect(no.subject).toMatch(/^Declined \$1,612: Ann/);
	for (const said of ["The timing doesn't work for me", "Maybe in fall"]) expect(no.text).toContain(said);
	expect(no.text).not.toContain("Signed by");
	const further = { kind: "offer-answered", payload: { ...payload, isFurther: true } } as const;
	expect(composeMail(further, "answered:4", settings).text).toContain(
		"What was accepted before stands as agreed",
	);
});

test("the owner is mailed a question with the number and the address to answer it", () => {
	const email = "ann+q@example.com";
	const question = {
		quoteId,
		customer: "Ann",
		phone: "+15705550123",
		email,
		text: "Do you do <skylights>?",
		isChange: false,
	};
	const mail = composeMail({ kind: "customer-question", payload: question }, "question:1", settings);
	expect(mail).toMatchObject({ to: ["dan@glasswing.example"], subject: "Question from Ann" });
	for (const said of ["Do you do <skylights>?", "(570) 555-0123", email, ownerLink])
		expect(mail.text).toContain(said);
	for (const said of ["&lt;skylights&gt;", 'href="mailto:ann%2Bq@example.com"'])
		expect(mail.html).toContain(said);
	const byText = { ...question, email: null };
	expect(
		composeMail({ kind: "customer-question", payload: byText }, "question:2", settings).text,
	).not.toContain("Email:");
});
