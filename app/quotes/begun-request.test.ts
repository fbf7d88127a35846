import { expect, test } from "vitest";
import { begunAnswersOf } from "./begun-request.ts";

const contact = { name: "Ann", phone: "+15705550123", contactMethod: "text" } as const;

test("a person's answers are kept, and neither a robot's nor those of a quote that is saved", () => {
	expect(begunAnswersOf({ contact })).toEqual({ service: undefined, contact });
	expect(begunAnswersOf({})).toBeNull();
	expect(begunAnswersOf({ contact, honeypot: true })).toBeNull();
	expect(begunAnswersOf({ contact, saved: true })).toBeNull();
	expect(begunAnswersOf({ contact, customerToken: "a".repeat(22) })).toBeNull();
});
