/** The tests' own `SESSION_SECRET`, with which they sign what a browser would bring along. */
export const testSecret = "a secret of the tests, long enough for use";
