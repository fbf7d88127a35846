/** Milliseconds between two passwords that are hashed. A hash takes 130 of the processor; visitors need the rest. */
export const TURN_SPACING_MS = 800;
/** A turn further off is refused. */
const MAX_WAIT_MS = 3_200;
/** Seconds until a turn is likely to be free. */
export const TURN_RETRY_SECONDS = 4;

/** The timetable of passwords to be hashed in one isolate. */
export class PasswordTurns {
	private nextFree = 0;

	/** Takes the next turn: returns the milliseconds from `now` until it, or null where too many wait. */
	take(now: number): number | null {
		const wait = Math.max(0, this.nextFree - now);
		// A longer queue cannot be: the clock was set back.
		const isWrong = wait > MAX_WAIT_MS + TURN_SPACING_MS;
		if (wait > MAX_WAIT_MS && !isWrong) return null;
		const turn = isWrong ? 0 : wait;
		this.nextFree = now + turn + TURN_SPACING_MS;
		return turn;
	}
}
