import { sessions, users } from "#db/schema.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { localCookies } from "../support/local-cookies.ts";
import { malformedRequest } from "../support/malformed-request.ts";
import { startSession } from "../support/owner-session.ts";
import { inParallel } from "../support/parallel.ts";
import { RandomSource } from "../support/random-source.ts";
import { type RawOutcome, sendRaw } from "../support/raw-request.ts";
import { databaseOf, startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";
import { walkWizard } from "../support/wizard-walk.ts";

// `npm run security:fuzz`: 50,000 random and malformed requests to every route of the built Worker, byte by byte over
// sockets. `npm run security:fuzz -- 5000 42` sends fewer, the very ones of the seed 42.

const size = askedSize(50_000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
/** Requests under way at once. */
const WIDTH = 16;
const LIMIT_MS = 5_000;
/** What failed is shown so many times. */
const SHOWN = 8;

const findings = new Findings(`${size} random and malformed requests, seed ${seed}`);
const running = await startScriptSite({ ANALYTICS: "on" });
const site = connectToSite(running);
try {
	const db = databaseOf(running);
	const { host, port } = new URL(running.baseUrl);
	const owner = await startSession(db);
	const ownerRows = { user: await db.select().from(users), session: await db.select().from(sessions) };
	const cookies = [await stepDraft({ ...aDraft(), package: "deluxe" }), owner.cookie.join("=")].map(
		localCookies,
	);

	const random = new RandomSource(seed);
	const statuses = new Map<RawOutcome["status"], number>();
	const bad = { failures: 0, refusals: 0, hangs: 0, silences: 0, shown: [] as string[] };
	await inParallel(size, WIDTH, async (index) => {
		const request = malformedRequest(random, { host, cookies });
		// Some requests lock the owner out, and then none would get past the door.
		if (index % 500 === 0) {
			await db.insert(users).values(ownerRows.user).onConflictDoNothing();
			await db.insert(sessions).values(ownerRows.session).onConflictDoNothing();
		}
		const send = () => sendRaw(Number(port), request.bytes, { ends: !request.whole, limitMs: LIMIT_MS });
		let outcome = await send();
		// A machine that is busy with something else may be slow once.
		if (outcome.status === "hung") outcome = await send();
		statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
		const failed = whoFailed(outcome);
		if (failed === "worker") bad.failures++;
		if (failed === "runtime") bad.refusals++;
		if (outcome.status === "hung") bad.hangs++;
		if (outcome.status === "closed" && request.whole) bad.silences++;
		if (failed === "worker" || outcome.status === "hung")
			bad.shown.push(`${outcome.status}: ${JSON.stringify(request.bytes.toString("latin1").slice(0, 1200))}`);
	});

	const faults = await walkWizard(running.baseUrl, "Ann Afterwards");
	const ready = await fetch(`${running.baseUrl}/readyz`);
	const { rows } = await site.database.execute("select id from quote_requests where name = 'Ann Afterwards'");
	// Numbers before `hung`.
	for (const text of [...bad.shown.sort().slice(0, SHOWN), ...faults]) console.log(text);
	for (const [status, count] of Array.from(statuses).sort(([, one], [, other]) => other - one))
		findings.note(`answered ${status}`, count);
	findings.note("of these turned away by the runtime, before the Worker", bad.refusals);
	findings.note("connections closed without an answer to a whole request", bad.silences);
	findings.promise("answers 500 and above of the Worker", bad.failures);
	findings.promise(`requests without an answer after ${LIMIT_MS / 1000} s`, bad.hangs);
	findings.promise("faults of a walk through the wizard afterwards", faults.length);
	findings.promise("quotes that this walk saved", rows.length, 1);
	findings.promise("readiness afterwards", ready.status, 200);
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}

/**
 * Whose failure an answer tells. Every answer of the Worker has an id; what is no HTTP the runtime itself turns away, as
 * the platform's edge does before any Worker, and where it cannot read the address or the host it says 500.
 */
function whoFailed({ status, head }: RawOutcome): "worker" | "runtime" | null {
	if (typeof status !== "number" || status < 500) return null;
	if (/\r\nX-Request-Id:/i.test(head)) return "worker";
	return /\r\nContent-Length: 21$/.test(head) || status === 501 || status === 505 ? "runtime" : "worker";
}
