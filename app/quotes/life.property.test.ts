import { expect, test } from "vitest";
import type { QuoteAction, TriageIntent } from "#app/catalog/quote-enums.ts";
import { stageOf } from "#app/catalog/stage.ts";
import { decideStep, happen } from "#tests/support/lives.ts";
import { ID, idAt } from "#tests/support/quote-story.ts";
import { holdsFor, substanceOf } from "#tests/support/whole-lives.ts";
import { decideDate } from "./commands/set-date.ts";
import { evolve } from "./evolve.ts";
import { timesOf } from "./job-times.ts";
import type { Quote } from "./quote.ts";
import { rowOf } from "./quote-row.ts";

test("the stage follows from the events, and the revision counts them", () => {
	holdsFor(({ moments, quote }) => {
		for (const { after } of moments) expect(after.stage).toBe(stageOf(after));
		expect(quote?.revision ?? 0).toBe(moments.length);
	});
});

test("the row is what the events make of nothing, one after the other", () => {
	holdsFor(({ moments, quote }) => {
		const again = moments.reduce<Quote | null>((before, { event }) => evolve(before, event), null);
		expect(again && rowOf(again)).toEqual(quote && rowOf(quote));
	});
});

const undone: Partial<Record<QuoteAction, TriageIntent>> = {
	contacted: "undo",
	spam: "not-spam",
	done: "not-done",
	lost: "not-lost",
	"reminders-off": "reminders-on",
	told: "untold",
	delivered: "untold",
};

test("undoing a move gives the row back", () => {
	holdsFor(({ moments }) => {
		for (const { event, before, after } of moments) {
			const { action } = event;
			const intent = undone[action];
			if (!before || !intent) continue;
			const step = { kind: "triage", intent, notes: "" } as const;
			const decision = decideStep(ID, after, step, { at: event.at + 5_000, attempt: idAt(99) });
			if (decision.kind === "refused") throw new Error(`${action} cannot be undone`);
			const { quote: back, queued } = happen(after, decision.events);
			if (!back) throw new Error("There is no quote");
			// An offer that nobody was mailed before is mailed once its quote is out of Spam.
			const isMailed = queued.some(({ kind }) => kind === "customer-offer");
			const { offerDeliveredAt, reminderDueAt } = back;
			const reached = isMailed && before.offerDeliveredAt === null && { offerDeliveredAt, reminderDueAt };
			expect(substanceOf(back)).toEqual({ ...substanceOf(before), ...reached });
		}
	});
});

test("undoing an owner's edit gives the row back, and nothing else can be undone so", () => {
	holdsFor(({ moments }) => {
		for (const { event, before, after } of moments) {
			const step = { kind: "edit", isUndo: true, homeSize: "small", choice: "keep" } as const;
			const decision = decideStep(ID, after, step, { at: event.at + 5_000, attempt: idAt(99) });
			const isEdit = event.action === "edited" || event.action === "corrected";
			expect(decision.kind).toBe(isEdit ? "events" : "refused");
			if (decision.kind === "refused" || !before) continue;
			expect(substanceOf(decision.events.reduce<Quote>(evolve, after))).toEqual(substanceOf(before));
		}
	});
});

test("moving a job's date and undoing it gives the row back, with what its customer said to the date", () => {
	holdsFor(({ moments }) => {
		for (const { event, before, after } of moments) {
			const earlier = before && timesOf(before.scheduledFor, before.scheduledUntil);
			if (event.action !== "scheduled" || !earlier) continue;
			const undo = {
				attempt: idAt(99),
				times: earlier,
				before: event.times,
				asked: 0,
				mayOverbook: true,
				isUndo: true,
			};
			const facts = { others: 0, capacity: 1, isWorkday: true, isInHours: true, ownEntry: null };
			const decision = decideDate(after, undo, facts, event.at + 5_000);
			if (decision.kind === "refused") throw new Error(`Undoing is refused: ${decision.refusal.kind}`);
			expect(substanceOf(decision.events.reduce<Quote>(evolve, after))).toEqual(substanceOf(before));
		}
	});
});

test("the notes that are typed beside a button are in the row, whatever the button does", () => {
	holdsFor(({ moments }) => {
		for (const { event, before } of moments) {
			if (!("notes" in event)) continue;
			const noted = evolve(before, { ...event, notes: { text: "Gate 4711" } });
			expect([event.action, noted.adminNotes, noted.updatedAt]).toEqual([
				event.action,
				"Gate 4711",
				event.at,
			]);
		}
	});
});

test("who is to be answered by email has an address, whoever gave or corrected what", () => {
	holdsFor(({ moments }) => {
		for (const { after } of moments) expect([after.contactMethod, after.email]).not.toEqual(["email", null]);
	});
});

test("a visitor's later answers bring back nothing that an owner corrected", () => {
	holdsFor(({ moments }) => {
		const phones = { visitor: "+15705550123", owner: "+15705550124" };
		let isCorrected = false;
		for (const { event, after } of moments) {
			if (event.action === "corrected") isCorrected = true;
			if (event.action === "edit-undone") isCorrected = after.phone === phones.owner;
			// Every later submission has the phone number of the first one.
			if (isCorrected) expect(after.phone).toBe(phones.owner);
		}
	});
});

test("no mail is queued twice under one key, and none without an event", () => {
	holdsFor(({ moments, queued }) => {
		const keys = queued.map(({ key }) => key);
		expect(new Set(keys).size).toBe(keys.length);
		const times = new Set(moments.map(({ event }) => event.at));
		for (const { createdAt } of queued) expect(times.has(createdAt)).toBe(true);
	});
});

test("what was decided once is refused or changes nothing when it is asked again in the same state", () => {
	holdsFor(({ quote }) => {
		if (!quote) return;
		const at = quote.updatedAt + 1_000;
		for (const outcome of ["accepted", "declined"] as const) {
			const first = decideStep(ID, quote, { kind: "answer", outcome }, { at, attempt: idAt(97) });
			if (first.kind === "refused") continue;
			const decided = first.events.reduce<Quote>(evolve, quote);
			const again = decideStep(ID, decided, { kind: "answer", outcome }, { at, attempt: idAt(98) });
			expect(again).toEqual({ kind: "refused", refusal: { kind: "decided", outcome } });
		}
	});
});
