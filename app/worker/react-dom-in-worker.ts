/**
 * Stands in for `react-dom` in the Worker (`wrangler.toml`). The router asks for this function alone, and calls it when
 * a browser's navigation wants it: the server renders with `react-dom/server`, which needs nothing of it.
 */
export function flushSync<T>(update: () => T): T {
	return update();
}
