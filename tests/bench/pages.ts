import type { Finding } from "./finding.ts";
import { requestsPerSecond } from "./load.ts";
import { compare } from "./rounds.ts";
import { pricedPath, type Stage, staticPath, stepPaths } from "./stage.ts";

/** How many rounds, and how many seconds each contestant runs in one. */
export interface Effort {
	rounds: number;
	seconds: number;
}

/** Files are answered so fast that a round's noise is as large as the difference that is looked for. */
const STATIC_ROUNDS_FACTOR = 4;

/** Static pages, and those that tell prices, beside bare static assets, the wizard's pages and posts beside a minimal Remix app's. */
export async function measurePages(
	{ many: { site }, few, bareAssets, headerless, minimal, minimalAsText, stepHeaders }: Stage,
	{ rounds, seconds }: Effort,
): Promise<Finding[]> {
	const findings: Finding[] = [];
	const speed = (baseUrl: string, path: string, more: { body?: string; status?: number } = {}) =>
		requestsPerSecond({ baseUrl, path, headers: stepHeaders, ...more }, seconds);
	const files = [
		{ name: `static page ${staticPath}`, path: staticPath, baseUrl: site.baseUrl, least: 0.95 },
		{ name: "page with the first prices /", path: pricedPath, baseUrl: site.baseUrl, least: 0.9 },
		{ name: "page with published prices /", path: pricedPath, baseUrl: few.site.baseUrl, least: 0.9 },
	];
	for (const { name, path, baseUrl, least } of files) {
		const ours = () => speed(baseUrl, path);
		findings.push(
			await compare(
				{
					name: `${name}, of a bare static asset with the same headers`,
					unit: "requests/s",
					reach: { least },
					ours,
					yardstick: () => speed(bareAssets.baseUrl, path),
				},
				rounds * STATIC_ROUNDS_FACTOR,
			),
			await compare(
				{
					name: `${name}, of a bare static asset without headers`,
					unit: "requests/s",
					reach: null,
					ours,
					yardstick: () => speed(headerless.baseUrl, path),
				},
				rounds,
			),
		);
	}
	for (const [index, path] of stepPaths.entries()) {
		const page = `wizard step ${index === 0 ? 1 : 4}, of a minimal Remix page with the same markup`;
		const ours = () => speed(site.baseUrl, path);
		findings.push(
			await compare(
				{
					name: page,
					unit: "requests/s",
					reach: { least: 0.8 },
					ours,
					yardstick: () => speed(minimal.baseUrl, path),
				},
				rounds,
			),
			// What is left of the lead when the minimal page borrows the faster way to render.
			await compare(
				{
					name: `${page}, rendered as one text like ours`,
					unit: "requests/s",
					reach: null,
					ours,
					yardstick: () => speed(minimalAsText.baseUrl, path),
				},
				rounds,
			),
		);
	}
	const post = { body: "name=Ann+Example&phone=(570)+555-0123&contactMethod=text", status: 303 };
	findings.push(
		await compare(
			{
				name: "wizard step 2's post, of a minimal Remix action",
				unit: "requests/s",
				reach: null,
				ours: () => speed(site.baseUrl, `${stepPaths[0]}/contact`, post),
				yardstick: () => speed(minimal.baseUrl, stepPaths[0], post),
			},
			rounds,
		),
	);
	return findings;
}
