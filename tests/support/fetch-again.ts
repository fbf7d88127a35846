/** Asks, and asks again where the connection was closed meanwhile, as browsers do with one that was kept: the site closes those of
 * requests whose body it refuses to read. */
export function fetchAgain(ask: () => Promise<Response>, left = 5): Promise<Response> {
	return ask().catch((error) => (left > 0 ? fetchAgain(ask, left - 1) : Promise.reject(error)));
}
