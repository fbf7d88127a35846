/** How far apart the clocks of two machines may be, in milliseconds. A time later than this was written by one that was wrong. */
export const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;
