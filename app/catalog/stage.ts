import type { UtcMs } from "#app/time/clock.ts";

/** Each step of a quote's life was taken at its time; null where it was not, or was undone. */
export interface StageTimes {
	contactedAt: UtcMs | null;
	offeredAt: UtcMs | null;
	acceptedAt: UtcMs | null;
	declinedAt: UtcMs | null;
	scheduledFor: UtcMs | null;
	doneAt: UtcMs | null;
	lostAt: UtcMs | null;
}

const steps = [
	{ time: "doneAt", stage: "done" },
	{ time: "lostAt", stage: "lost" },
	{ time: "scheduledFor", stage: "scheduled" },
	{ time: "acceptedAt", stage: "accepted" },
	{ time: "declinedAt", stage: "lost" },
	{ time: "offeredAt", stage: "offered" },
	{ time: "contactedAt", stage: "contacted" },
] as const satisfies readonly { time: keyof StageTimes; stage: string }[];

export const stages = [
	"new",
	"contacted",
	"offered",
	"accepted",
	"scheduled",
	"done",
	"lost",
] as const satisfies readonly ((typeof steps)[number]["stage"] | "new")[];
export type Stage = (typeof stages)[number];

export function stageOf(times: StageTimes): Stage {
	return steps.find(({ time }) => times[time] !== null)?.stage ?? "new";
}

/** What tells whether an offer waits. */
export type OfferTimes = Pick<StageTimes, "offeredAt" | "acceptedAt" | "declinedAt" | "doneAt" | "lostAt">;

/** Whether an offer was sent and nobody decided it: the first one, also beside a date, or one for more work after another was
 * accepted, or for work that was called off before. */
export function hasWaitingOffer({ offeredAt, acceptedAt, declinedAt, doneAt, lostAt }: OfferTimes): boolean {
	if (offeredAt === null || declinedAt !== null || doneAt !== null) return false;
	return offeredAt > Math.max(acceptedAt ?? 0, lostAt ?? 0);
}

/** The stage as it reads at `now`: an offer past its last moment without an answer has expired. */
export function stageAt(
	{ stage, offerValidUntil }: { stage: Stage; offerValidUntil: UtcMs | null },
	now: UtcMs,
): Stage | "expired" {
	return stage === "offered" && offerValidUntil !== null && offerValidUntil <= now ? "expired" : stage;
}
