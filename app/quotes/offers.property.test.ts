import { expect, test } from "vitest";
import * as z from "zod/mini";
import { holdsFor, substanceOf } from "#tests/support/whole-lives.ts";
import { jobOf, quotedJob } from "./job.ts";
import { mailsFor } from "./mails-for.ts";
import { changeAskedFor, type Quote, waitingOffer } from "./quote.ts";

test("what was accepted is the job until another offer is accepted, whatever is offered and answered between", () => {
	holdsFor(({ moments }) => {
		for (const { event, before, after } of moments)
			if (before?.acceptedAt && event.action !== "accepted" && event.action !== "acceptance-entered")
				expect(jobOf(quotedJob(after))).toEqual(jobOf(quotedJob(before)));
	});
});

test("what was accepted keeps its total, and at most one offer can be answered", () => {
	holdsFor(({ moments }) => {
		let accepted: number | undefined;
		for (const { after } of moments) {
			const total = after.offers.find(({ decision }) => decision?.outcome === "accepted")?.total;
			if (accepted !== undefined) expect(total).toBe(accepted);
			accepted = total;
			const newest = after.offers.at(-1);
			const numbers = after.offers.map(({ number }) => number);
			expect(numbers).toEqual(numbers.map((_, index) => index + 1));
			if (after.stage === "offered") expect(newest?.decision).toBeNull();
		}
	});
});

test("a change is taken back where one waits, and nothing but what is asked and what the customer knows is other then", () => {
	holdsFor(({ moments }) => {
		for (const { event, before, after } of moments) {
			if (event.action !== "change-withdrawn" || !before) continue;
			expect(changeAskedFor(before)).toBeDefined();
			expect(changeAskedFor(after)).toBeUndefined();
			const { questions, askedAt, toldDate, answerUntoldAt, tellUntil } = before;
			const other = { questions, askedAt, toldDate, answerUntoldAt, tellUntil };
			expect(substanceOf({ ...after, ...other })).toEqual(substanceOf(before));
		}
	});
});

test("an offer is mailed once to each address, and to one that an owner learns or corrects while the offer waits", () => {
	holdsFor(({ moments, quote }) => {
		const sent = (quote ? queuedFor(quote) : []).map(({ number, to }) => `${number} ${to}`);
		expect(new Set(sent).size).toBe(sent.length);
		for (const { event, before, after } of moments) {
			const offer = before && waitingOffer(before, event.at);
			if (event.action !== "corrected" || !offer || before.email === after.email || before.spam) continue;
			const isMailed = queuedFor(before).some(
				({ number, to }) => number === offer.number && to === after.email,
			);
			const mails = mailsFor(event, before, after);
			const learned = mails.filter((mail) => "queue" in mail && mail.queue.kind === "customer-offer");
			expect(learned).toHaveLength(isMailed || after.email === null ? 0 : 1);
			if (after.email !== null) expect(after.offerDeliveredAt).not.toBeNull();
		}
	});
});

const payloadSchema = z.object({ number: z.int(), to: z.string() });
const queuedFor = ({ mails }: Quote) =>
	mails
		.filter(({ kind }) => kind === "customer-offer")
		.map(({ payload }) => payloadSchema.parse(JSON.parse(payload)));
