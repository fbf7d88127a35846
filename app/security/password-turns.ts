/** Milliseconds between two passwords that are hashed. A hash takes 130 of the processor; visitors need the rest. */
export const TURN_SPACING_MS = 800;
/** A turn further off is refused. */
const MAX_WAIT_MS = 3_200;
/** Seconds until a turn is likely to be free. */
export const TURN_RETRY_SECONDS = 4;

/** This is the timetable of passwords to be hashed in one isolate, for those who share it. */
export class PasswordTurns {
	private nextFree = 0;

	hasRoom(now: number): boolean {
		return this.waitAt(now) <= MAX_WAIT_MS;
	}

	/** Takes the next turn: returns the milliseconds from `now` until it, or null where too many wait. */
	take(now: number): number | null {
		if (!this.hasRoom(now)) return null;
		const wait = this.waitAt(now);
		this.nextFree = now + wait + TURN_SPACING_MS;
		return wait;
	}

	private waitAt(now: number): number {
		const wait = Math.max(0, this.nextFree - now);
		// A longer queue cannot be: the clock was set back.
		return wait > MAX_WAIT_MS + TURN_SPACING_MS ? 0 : wait;
	}
}
