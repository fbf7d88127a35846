import { paths } from "#app/config/paths.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { expensiveRequests, type MeasuredRequest } from "../support/expensive-requests.ts";
import { Findings } from "../support/findings.ts";
import { localCookies } from "../support/local-cookies.ts";
import { startSession } from "../support/owner-session.ts";
import { pause } from "../support/parallel.ts";
import { sendRaw } from "../support/raw-request.ts";
import { runtimeProcessorClock } from "../support/runtimes.ts";
import { databaseOf, startScriptSite } from "../support/script-site.ts";

// `npm run security:cost`: how much processor time the built Worker spends on inputs made to be expensive, in every
// place of every route's requests, beside a plain input of the same size in the same place. `-- zip` measures only
// what has that in its name.

const only = process.argv[2] ?? "";
const MAX_RATIO = 10;
/** Milliseconds of processor time by which an input may be dearer than a plain one. */
const MAX_EXTRA_MS = 100;
/** What seems dear is measured again so many times, and the least counts: the rest is the runtime's own housekeeping. */
const REPEATS = 5;
const SHOWN = 15;

let unanswered = 0;
const running = await startScriptSite({ ANALYTICS: "on" });
try {
	const { host, port } = new URL(running.baseUrl);
	const owner = await startSession(databaseOf(running));
	const cookies = [
		await stepDraft({ ...aDraft(), package: "deluxe", saved: true }),
		owner.cookie.join("="),
	].map(localCookies);
	const requests = expensiveRequests({ host, cookies }).filter(({ name }) => name.includes(only));
	const findings = new Findings(`${requests.length} inputs of up to 64 KB`);
	const clock = runtimeProcessorClock();
	const measure = (request: MeasuredRequest["plain"]) => processorTime(clock, Number(port), request);

	// Until the runtime has compiled what they run.
	for (const path of [paths.quote, paths.auth, paths.zipLocator, "/nowhere"])
		for (let time = 0; time < 20; time++)
			await measure(() => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`));

	const seen: { name: string; plain: number; dear: number; ratio: number }[] = [];
	for (const { name, plain, dear } of requests) {
		const before = unanswered;
		const times = { plain: await measure(plain), dear: await measure(dear) };
		if (unanswered > before) console.log(`no answer within 30 s: ${name}`);
		for (let time = 0; time < REPEATS && isDear(times); time++) {
			times.plain = Math.min(times.plain, await measure(plain));
			times.dear = Math.min(times.dear, await measure(dear));
		}
		if (isDear(times))
			console.log(`${times.dear.toFixed(1)} ms, plain ${times.plain.toFixed(1)} ms: ${name}`);
		seen.push({ name, ...times, ratio: times.dear / times.plain });
	}
	const byRatio = seen.toSorted((one, other) => other.ratio - one.ratio);
	const byTime = seen.toSorted((one, other) => other.dear - other.plain - (one.dear - one.plain));
	for (const list of [byRatio, byTime]) {
		for (const { name, plain, dear } of list.slice(0, SHOWN))
			console.log(`${dear.toFixed(1).padStart(8)} ms, plain ${plain.toFixed(1).padStart(6)} ms: ${name}`);
		console.log("");
	}
	findings.promise("requests without an answer within 30 s", unanswered);
	findings.atMost("the dearest beside a plain one", byRatio[0]?.ratio ?? 0, MAX_RATIO, "×");
	findings.atMost(
		"the most that one was dearer",
		(byTime[0]?.dear ?? 0) - (byTime[0]?.plain ?? 0),
		MAX_EXTRA_MS,
		"ms",
	);
	findings.print();
} finally {
	await running.stop();
}

function isDear({ plain, dear }: { plain: number; dear: number }): boolean {
	return dear > plain * 3 || dear > plain + MAX_EXTRA_MS / 4;
}

/** The runtime's processor time for one request, with what it does after its answer, in milliseconds. */
async function processorTime(clock: () => number, port: number, request: () => Buffer): Promise<number> {
	const before = clock();
	const { status } = await sendRaw(port, request(), { ends: false, limitMs: 30_000 });
	if (status === "hung") unanswered++;
	let after = clock();
	for (let quiet = 0; quiet < 2; ) {
		await pause(2);
		const now = clock();
		quiet = now - after < 0.1 ? quiet + 1 : 0;
		after = now;
	}
	return after - before;
}
