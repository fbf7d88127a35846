import { expect, test } from "vitest";
import { type StageTimes, stageAt, stageOf } from "./stage.ts";

const none: StageTimes = {
	contactedAt: null,
	offeredAt: null,
	acceptedAt: null,
	declinedAt: null,
	scheduledFor: null,
	doneAt: null,
	lostAt: null,
};
const offered = { ...none, contactedAt: 1, offeredAt: 2 };

test.each([
	["new", none],
	["contacted", { ...none, contactedAt: 1 }],
	["offered", offered],
	["offered", { ...none, offeredAt: 2 }],
	["lost", { ...offered, declinedAt: 3 }],
	["accepted", { ...offered, acceptedAt: 3 }],
	["scheduled", { ...offered, acceptedAt: 3, scheduledFor: 4 }],
	["done", { ...offered, acceptedAt: 3, scheduledFor: 4, doneAt: 5 }],
	["lost", { ...offered, lostAt: 3 }],
	["lost", { ...offered, acceptedAt: 3, scheduledFor: 4, lostAt: 5 }],
] as const)("a quote is %s by the latest step that holds", (stage, times) => {
	expect(stageOf(times)).toBe(stage);
});

test("an offer without an answer has expired from its last moment on; nothing else expires", () => {
	expect(stageAt({ stage: "offered", offerValidUntil: 10 }, 9)).toBe("offered");
	expect(stageAt({ stage: "offered", offerValidUntil: 10 }, 10)).toBe("expired");
	expect(stageAt({ stage: "accepted", offerValidUntil: 10 }, 10)).toBe("accepted");
	expect(stageAt({ stage: "new", offerValidUntil: null }, 10)).toBe("new");
});
