import { expect, test } from "vitest";
import { business } from "#app/config/business.ts";
import type { FollowUp } from "#app/follow-ups/load-follow-ups.server.ts";
import { cloudflareMailer } from "#app/outbox/mailer.server.ts";
import { hrefsOf, mailSettings } from "#tests/support/composed-mails.ts";
import { expectValid } from "#tests/support/page-checks.ts";
import { accepted } from "#tests/support/quote-views.ts";
import { composeMail } from "./compose.server.ts";

const token = "Qm9iJ3MtdG9rZW4_LUFiQw";
const customer = {
	...{ to: "ann@example.com", customer: "Ann Example", token },
	quoteId: "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21",
};
const stop = `${mailSettings.origin}/quote/${token}/reminders`;
const reminder = (number: number): FollowUp => ({
	...customer,
	kind: "offer-reminder",
	number,
	total: 1612,
	sentAt: Date.parse("2026-05-04T23:30:00-04:00"),
	validUntil: Date.parse("2026-05-19T00:00:00-04:00"),
});
const thanks: FollowUp = { ...customer, kind: "thank-you" };
const jobFor = (...asked: readonly string[]) => ({
	services: asked.map((service) => ({ service })),
	addons: [],
	package: "standard" as const,
	totalPrice: 765,
	offer: null,
});
const nextVisit: FollowUp = {
	...customer,
	kind: "next-visit",
	job: jobFor("pressure-washing", "gutter-cleaning", "window-cleaning"),
};
const mailOf = (followUp: FollowUp) =>
	composeMail({ kind: "follow-up", followUp, texts: {} }, "key", mailSettings);

test("the first reminder asks, the second one is the last, and both tell the same price and day", () => {
	const [first, second] = [mailOf(reminder(1)), mailOf(reminder(2))];
	expect(first.subject).toBe("Your offer of $1,612 is waiting for you");
	expect(second.subject).toBe("Once more: your offer of $1,612");
	expect(second.text).toContain("We won't remind you again.");
	for (const { to, replyTo, text, html } of [first, second]) {
		expect([to, replyTo]).toEqual([["ann@example.com"], business.email.display]);
		for (const said of ["$1,612", "Monday, May 4, 2026", "Monday, May 18, 2026", "9A1F0D2C"])
			expect(text).toContain(said);
		expect(hrefsOf(html)).toEqual([`${mailSettings.origin}/quote/${token}`, stop]);
	}
});

test("the thanks ask everybody for a review by one link, and say what to do where something is wrong", () => {
	const { text, html } = mailOf(thanks);
	expect(hrefsOf(html)).toEqual([business.social.reviews.href, stop]);
	expect(text).toContain(`reply to this email or call ${business.phone.display}`);
	expect(text).toContain(`:\n${business.social.reviews.href}\n`);
});

test("the reminder of the next cleaning names what is due first, and leads to a new price for it", () => {
	const { subject, text, html } = mailOf(nextVisit);
	expect(subject).toBe("Time for window cleaning and gutter cleaning again?");
	expect(text).toContain(
		"We recommend window cleaning two to three times a year and gutter cleaning at least twice a year.",
	);
	expect(text).not.toContain("pressure");
	expect(hrefsOf(html)).toEqual([
		`${mailSettings.origin}/pricing-calculator-waverly-township?service=window-cleaning&service=gutter-cleaning`,
		stop,
	]);
	expect(mailOf({ ...nextVisit, job: jobFor("pressure-washing") }).text).toContain(
		"About 12 months ago we finished the pressure washing at your home.",
	);
});

test("what was accepted is what was done, with its sum", () => {
	const job = { ...jobFor("pressure-washing"), offer: accepted };
	expect(mailOf({ ...nextVisit, job }).text.replaceAll(/\s+/g, " ")).toContain(
		"About 12 months ago we finished what you ordered for $1,510: Roof and Skylights. If you",
	);
});

test.each([reminder(1), reminder(2), thanks, nextVisit])(
	"%j is valid markup, with a text for who reads no HTML",
	async (followUp) => {
		const { html, text } = mailOf(followUp);
		// Mail programs need styles inline.
		expect(text).toContain("\n\nHi Ann,\n\n");
		await expectValid(html.replaceAll(/ style="[^"]*"/g, ""));
		expect(text).toContain(`Stop sending me reminders: ${stop}`);
		expect(text).not.toMatch(/<[a-z]/);
	},
);

test("mail programs are told where one click stops these mails, and no others", async () => {
	const sent: { headers?: Record<string, string> }[] = [];
	const mailer = cloudflareMailer({
		EMAIL: { send: async (mail: (typeof sent)[number]) => void sent.push(mail) },
	});
	await mailer.send(mailOf(thanks));
	await mailer.send(
		composeMail({ kind: "follow-up", followUp: thanks, texts: {} }, "key", {
			...mailSettings,
			origin: "http://localhost:8787",
		}),
	);
	await mailer.send(
		composeMail({ kind: "password-changed", payload: { to: customer.to } }, "key", mailSettings),
	);
	const [first, ...others] = sent.map(({ headers }) => headers);
	expect(first).toMatchObject({
		"List-Unsubscribe": `<${stop}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	});
	for (const headers of others)
		expect(Object.keys(headers ?? {}).filter((name) => name.startsWith("List-"))).toEqual([]);
});
