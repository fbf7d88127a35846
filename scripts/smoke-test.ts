import { paths } from "#app/config/paths.ts";
import { pageHeaders } from "#app/security/page-headers.ts";

type Ask = (url: string, init: RequestInit) => Promise<Response>;

interface Expectation {
	path: string;
	status: number;
	/** Where it leads, for a redirect. */
	location?: string;
	/** Whether it is a page, with the headers that protect its reader. */
	isPage?: true;
}

const expectations: readonly Expectation[] = [
	{ path: paths.healthz, status: 200 },
	{ path: paths.readyz, status: 200 },
	{ path: paths.home, status: 200, isPage: true },
	{ path: paths.quote, status: 200, isPage: true },
	{ path: paths.auth, status: 200, isPage: true },
	{ path: paths.admin, status: 302, location: paths.auth },
];

/** Milliseconds an answer may take. */
const PATIENCE = 15_000;

/** Asks a running site for what must work after a deploy; returns what does not, an empty list when all does. */
export async function smokeTest(origin: string, ask: Ask = fetch): Promise<string[]> {
	const faults = await Promise.all(
		expectations.map(async (expected) => {
			try {
				const signal = AbortSignal.timeout(PATIENCE);
				const response = await ask(new URL(expected.path, origin).href, { redirect: "manual", signal });
				// To its end: an answer may break off.
				await response.text();
				return judge(expected, response, origin);
			} catch (error) {
				return [`${expected.path} does not answer: ${error instanceof Error ? error.message : error}`];
			}
		}),
	);
	return faults.flat();
}

function judge(
	{ path, status, location, isPage }: Expectation,
	response: Response,
	origin: string,
): string[] {
	const faults: string[] = [];
	// Any redirect will do; which kind is the page's own matter.
	const isRight = location ? [302, 303, 307].includes(response.status) : response.status === status;
	if (!isRight) faults.push(`${path} answers ${response.status}, not ${status}`);
	const leadsTo = response.headers.get("Location");
	if (isRight && location && new URL(leadsTo ?? "", origin).pathname !== location)
		faults.push(`${path} leads to ${leadsTo}, not to ${location}`);
	if (!isPage) return faults;
	for (const [name, value] of Object.entries(pageHeaders))
		if (response.headers.get(name) !== value) faults.push(`${path} lacks the header ${name}`);
	const policy = response.headers.get("Content-Security-Policy") ?? "";
	if (!policy.includes("object-src 'none'") || policy.includes("unsafe-inline"))
		faults.push(`${path} lacks its content security policy`);
	return faults;
}

/** Likewise, again and again until all works or the time is up: a deploy takes a while to reach every place. */
export async function smokeTestUntil(deadline: number, origin: string): Promise<string[]> {
	while (true) {
		const faults = await smokeTest(origin);
		if (faults.length === 0 || Date.now() >= deadline) return faults;
		await new Promise((resolve) => setTimeout(resolve, 2000));
	}
}
