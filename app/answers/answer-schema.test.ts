import { expect, test } from "vitest";
import { answersSchema } from "./answer-schema.ts";

const digits = {
	kind: "text",
	max: 10,
	ask: "Gate code",
	wrong: "Check the gate code",
	read: (typed: string) => /\d+/.exec(typed)?.[0] ?? null,
	told: {},
} as const;

test("an optional text is read as its question says, and may be left out", () => {
	const schema = answersSchema({ gate: digits });
	expect(schema.parse({ gate: "no. 4711" })).toEqual({ gate: "4711" });
	expect(schema.parse({})).toEqual({});
	expect(schema.safeParse({ gate: "none" }).error?.issues).toMatchObject([
		{ path: ["gate"], message: "Check the gate code" },
	]);
	const spoken = answersSchema({ gate: { ...digits, invalid: (typed: string) => `${typed} has no digits` } });
	expect(spoken.safeParse({ gate: "none" }).error?.issues).toMatchObject([{ message: "none has no digits" }]);
});
