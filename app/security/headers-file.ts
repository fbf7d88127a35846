import { pageHeaders } from "./page-headers";

const YEAR = 31_536_000;
const DAY = 86_400;

/** What the assets folder's `_headers` file says, rule by rule; a later rule adds to the earlier ones. */
const rules: readonly { path: string; headers: Readonly<Record<string, string>> }[] = [
	{ path: "/*", headers: pageHeaders },
	// Their names change with their content.
	{ path: "/assets/*", headers: { "Cache-Control": `public, max-age=${YEAR}, immutable` } },
	{
		path: "/pictures/*",
		headers: { "Cache-Control": `public, max-age=${DAY}, stale-while-revalidate=${DAY * 30}` },
	},
];

/** The content of `_headers`. Pages keep the platform's own `max-age=0, must-revalidate` and its ETag. */
export function headersFile(): string {
	return rules
		.map(({ path, headers }) =>
			[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
		)
		.join("\n\n")
		.concat("\n");
}
