import { expect, test } from "vitest";
import { rateCard } from "#app/pricing/rates.ts";
import type { PriceableDraft } from "#app/quotes/draft.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { aDraft } from "#tests/support/drafts.ts";
import { accept, given, NOON, offer, submit } from "#tests/support/quote-story.ts";
import { aSubmission } from "#tests/support/submissions.ts";
import { evolve } from "../evolve.ts";
import type { Quote } from "../quote.ts";
import type { QuoteEvent } from "../quote-events.ts";
import { decideSubmission } from "./submit-quote.ts";

const { contact, service } = aDraft();
const secrets = { network: null, customerToken: "t", addressHash: "h" };

function send(
	quote: Quote | null,
	changes: Partial<PriceableDraft> = {},
	name: "basic" | "deluxe" | "luxury" = "deluxe",
) {
	const submission = aSubmission({ id: ID, ...changes }, name);
	const command = {
		...secrets,
		submission,
		fingerprint: JSON.stringify([changes, name]),
		signals: [],
		attempt: "v",
	};
	const facts = { isErased: false, isPaused: false, ofNetwork: 0, mailsToAddress: 0, prices: rateCard };
	const linkToken = quote?.customerToken ?? undefined;
	const decision = decideSubmission(
		quote,
		{ ...command, submission: { ...submission, linkToken } },
		facts,
		NOON + DAY_MS,
	);
	if (decision.kind === "refused") throw new Error(decision.refusal.kind);
	return decision.events.reduce(evolve, quote) ?? never();
}

const ID = "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21";
function never(): never {
	throw new Error("Nothing was saved");
}

let attempts = 0;
/** An owner corrects the contact. */
function correct(
	quote: Quote,
	changes: Partial<Extract<QuoteEvent, { action: "corrected" }>["contact"]>,
): Quote {
	const { name, phone, contactMethod, email, address } = { ...quote, ...changes };
	const corrected = { name, phone, contactMethod, email, address };
	return evolve(quote, {
		action: "corrected",
		contact: corrected,
		at: NOON + HOUR_MS,
		attempt: `o${attempts++}`,
	});
}

/** An owner saves other answers about the work, at their price. */
function edit(quote: Quote, changes: Partial<PriceableDraft>, isPriceKept = false): Quote {
	const submission = aSubmission({ id: ID, ...changes });
	const { estimatedPriceLow: low, estimatedPriceHigh: high, services } = quote;
	const lines = services.map(({ service, priceLow, priceHigh }) => ({
		service,
		range: { low: priceLow, high: priceHigh },
	}));
	const kept = {
		lines,
		range: { low, high },
		bundlePercent: quote.bundlePercent,
		isPriceKept: true as const,
	};
	return evolve(quote, {
		action: "edited",
		submission: { ...submission, ...(isPriceKept && kept) },
		at: NOON + HOUR_MS,
		attempt: `o${attempts++}`,
	});
}

const large = { service: { ...service, homeSize: "large" } } as const;
const luxuryOf = (changes: Partial<PriceableDraft>) => aSubmission(changes, "luxury").range;

test("a later submission leaves the contact as an owner corrected it, and changes what the visitor changed", () => {
	const corrected = correct(send(null), { phone: "+15705550199", email: "right@example.com" });
	const after = send(corrected, {}, "luxury");
	expect(after).toMatchObject({ phone: "+15705550199", email: "right@example.com", package: "luxury" });
	expect(after.changedAt).toBe(NOON + DAY_MS);
	// The number that the visitor gives now is a new one, and holds from then on.
	const moved = send(after, { contact: { ...contact, phone: "+15705550155" } }, "luxury");
	expect(moved).toMatchObject({ phone: "+15705550155", email: "right@example.com" });
	const again = correct(moved, { phone: "+15705550166" });
	expect(send(again, { contact: { ...contact, phone: "+15705550155" } }, "basic").phone).toBe("+15705550166");
	expect(send(again, { contact: { ...contact, phone: "+15705550177" } }, "basic").phone).toBe("+15705550177");
});

test("answers about the work stay an owner's at the price that the owner chose, where the visitor changes nothing that costs", () => {
	for (const isPriceKept of [true, false]) {
		const edited = edit(send(null), large, isPriceKept);
		const after = send(edited, { condition: { ...aDraft().condition, concerns: "The dog bites" } });
		expect(after).toMatchObject({
			homeSize: "large",
			concerns: "The dog bites",
			totalPrice: edited.totalPrice,
		});
		expect([after.estimatedPriceLow, after.services]).toEqual([edited.estimatedPriceLow, edited.services]);
	}
});

test("a service that an owner took out does not come back with a remark that the visitor sends later", () => {
	const { condition } = aDraft();
	const asked = { service: { ...service, services: ["window-cleaning", "gutter-cleaning"] } } as const;
	const both = { ...asked, condition: { ...condition, gutterLastCleaned: "1-2-years" } } as const;
	const windows = { service: { ...service, services: ["window-cleaning"] }, condition } as const;
	const edited = edit(send(null, both), windows);
	expect(edited.services.map((line) => line.service)).toEqual(["window-cleaning"]);
	const after = send(edited, { ...both, condition: { ...both.condition, concerns: "The dog bites" } });
	expect(after).toMatchObject({ concerns: "The dog bites", totalPrice: edited.totalPrice });
	expect(after.services).toEqual(edited.services);
});

test("what the visitor changes beside an owner's answers is priced with them", () => {
	const after = send(edit(send(null), large), {}, "luxury");
	const { low, high } = luxuryOf(large);
	expect(low).not.toBe(luxuryOf({}).low);
	expect(after).toMatchObject({
		homeSize: "large",
		package: "luxury",
		estimatedPriceLow: low,
		estimatedPriceHigh: high,
	});
	const fewer = edit(send(null), {
		service: { ...service, services: ["window-cleaning"] },
		condition: { lastCleaned: "1-3years", trackCondition: "normal" },
	});
	const luxury = send(fewer, {}, "luxury");
	expect(luxury.services.map(({ service }) => service)).toEqual(["window-cleaning"]);
	expect(luxury).toMatchObject({ package: "luxury", gutterLastCleaned: null });
});

test("whoever was shown what an owner corrected, and gives the first answer back, means it", () => {
	const corrected = correct(send(null), { phone: "+15705550199", email: "right@example.com" });
	const after = send(corrected, { seen: corrected.revision }, "luxury");
	// The form shows no email address to whom no mail is to be sent.
	expect(after).toMatchObject({ phone: contact.phone, email: "right@example.com" });
	expect(send(corrected, { seen: corrected.revision - 1 }, "luxury").phone).toBe("+15705550199");
});

test("an email address that an owner took by phone stays, which no form asks for", () => {
	const taken = { ...send(null), email: "bob@example.com" };
	expect(send(taken, { seen: taken.revision }, "luxury").email).toBe("bob@example.com");
	const byMail = { ...taken, contactMethod: "email" } as const;
	expect(send(byMail, { seen: taken.revision }, "luxury").email).toBeNull();
});

test("whoever gives an answer that owners tried in between means it", () => {
	const twice = correct(correct(send(null), { phone: "+15705550155" }), { phone: "+15705550199" });
	const given = (phone: string) => send(twice, { contact: { ...contact, phone } }, "luxury").phone;
	expect([given(contact.phone), given("+15705550155")]).toEqual(["+15705550199", "+15705550155"]);
});

test("while an offer stands, a request has nothing of what an owner corrected", () => {
	const offered = given(submit, { kind: "correct", email: "new@example.com", isStale: false }, offer);
	const asked = send(
		offered,
		{
			contact: {
				...contact,
				name: "Ann Example",
				phone: "+15705550123",
				contactMethod: "email",
				email: "ann@example.com",
			},
		},
		"luxury",
	);
	expect(asked.questions).toMatchObject([{ text: expect.stringContaining("Package: Luxury (was: Deluxe)") }]);
	expect(asked.questions[0]?.text).not.toMatch(/Phone|Email|Name/);
});

test("the street that came with the acceptance stays where an older form has none; one that showed it can take it away", () => {
	const accepted = given(submit, offer, accept);
	expect(accepted.address).toBe("12 Elm Street");
	const { address: _, ...noStreet } = contact;
	const addressAfter = (seen: number) => send(accepted, { seen, contact: noStreet }, "luxury").address;
	expect([addressAfter(accepted.revision - 1), addressAfter(accepted.revision)]).toEqual([
		"12 Elm Street",
		null,
	]);
});

test("whoever asks to be answered by email is, whatever an owner had taken away", () => {
	const email = "ann@example.com";
	const byMail = { contact: { ...contact, contactMethod: "email", email } } as const;
	const byText = { contact: { ...contact, contactMethod: "text", email: undefined } } as const;
	const calls = correct(send(null, byMail), { contactMethod: "call", email: null });
	expect(send(calls, byMail, "luxury")).toMatchObject({ contactMethod: "call", email: null });
	const texts = send(calls, byText, "luxury");
	expect(texts.contactMethod).toBe("text");
	expect(send(texts, byMail, "basic")).toMatchObject({ contactMethod: "email", email });
	const mailed = correct(send(null, byText), { contactMethod: "email", email });
	expect(send(mailed, byText, "luxury")).toMatchObject({ contactMethod: "email", email });
});
