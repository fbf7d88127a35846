/** Durations in milliseconds. Moments are UTC milliseconds wherever nothing else is said. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** Where clocks change, a day is an hour longer or shorter: what counts days goes from local midnight to local midnight. */
export const DAY_MS = 24 * HOUR_MS;
