import { saveQuote } from "#app/quotes/submit.server.ts";
import { startCuttingProxy } from "../support/cutting-proxy.ts";
import { DashboardListener } from "../support/dashboard-listener.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { startSession } from "../support/owner-session.ts";
import { pause } from "../support/parallel.ts";
import { QuoteVisitor } from "../support/quote-visitor.ts";
import { databaseOf, startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";

// `npm run faults:stream`: 5,000 events for two open dashboards while their connections are cut 100 times and the
// Worker is killed with its Durable Object and started again 20 times. `npm run faults:stream -- 500` sends fewer.

const size = askedSize(5_000);
const interruptions = Math.max(6, Math.round((size * 120) / 5_000));
/** Of six interruptions one kills the Worker, the others cut connections. */
const RESTART_EVERY = 6;
/** So often an event is a visitor's own quote, which wakes the feed; the others wait for one or for a heartbeat. */
const VISITOR_EVERY = 50;
/** How long streams may take to come back, or the last events to arrive, in milliseconds. */
const PATIENCE_MS = 60_000;

const findings = new Findings(`${size} events, ${interruptions} interruptions of two open streams`);
const running = await startScriptSite({ FEED_HEARTBEAT: "1" });
const site = connectToSite(running);
const connection = await startCuttingProxy(running.baseUrl);
try {
	const db = databaseOf(running);
	const listeners: DashboardListener[] = [];
	for (let number = 0; number < 2; number++) {
		const { cookie } = await startSession(db);
		listeners.push(new DashboardListener(connection.baseUrl, cookie, 0));
	}
	const listening = listeners.map((listener) => listener.listen());
	const seen = { cuts: 0, restarts: 0, unopened: 0 };
	let changed = { id: "", notesRevision: 0 };

	/** One event: a visitor's quote, a quote saved past the Worker, or a note on the last one. */
	async function makeEvent(number: number): Promise<void> {
		if (number % VISITOR_EVERY === 0) {
			const visitor = new QuoteVisitor(running.baseUrl, `Visitor ${number} of many`);
			while ((await visitor.press()) !== "saved") await pause(100);
		} else if (changed.id === "" || number % 2 === 0) {
			const submission = aSubmission();
			await saveQuote(db, submission, Date.now());
			changed = { id: submission.id, notesRevision: 0 };
		} else {
			const edit = { notes: `No. ${number}`, notesRevision: changed.notesRevision++ };
			const note = { quoteId: changed.id, intent: "notes", ...edit, now: Date.now() } as const;
			await triageAs(db, note);
		}
	}

	/** Breaks every stream, once all are open. */
	async function interrupt(number: number): Promise<void> {
		if (!(await within(() => listeners.every(({ isOpen }) => isOpen)))) seen.unopened++;
		if (number % RESTART_EVERY === 0) {
			await running.restartWorker();
			seen.restarts++;
			return;
		}
		connection.cut();
		seen.cuts++;
		await pause(Math.random() * 200);
		connection.mend();
	}

	let interrupting: Promise<void> = Promise.resolve();
	let begun = 0;
	for (let number = 1; number <= size; number++) {
		await makeEvent(number);
		if (begun === interruptions || number < ((begun + 1) * size) / (interruptions + 1)) continue;
		// Events go on while it lasts; only the next one waits for it.
		await interrupting;
		begun++;
		interrupting = interrupt(begun);
	}
	await interrupting;

	const { rows } = await site.database.execute("select seq from quote_events order by seq");
	const made = rows.map(({ seq }) => Number(seq));
	await within(() => listeners.every((listener) => listener.seen.at(-1) === made.at(-1)));
	for (const listener of listeners) listener.stop();
	connection.cut();
	await Promise.all(listening);

	findings.note("connections cut", seen.cuts);
	findings.note("Worker and Durable Object killed and started again", seen.restarts);
	findings.note("streams broken and opened again", listeners.map(({ breaks }) => breaks - 1).join(" and "));
	findings.promise("interruptions before which a stream was not open", seen.unopened);
	findings.promise("events made", made.length, size);
	findings.promise(
		"sessions taken for ended",
		sum(listeners, ({ refusals }) => refusals),
	);
	findings.promise(
		"events missed",
		sum(listeners, (heard) => made.length - countKnown(heard, made)),
	);
	findings.promise(
		"events doubled",
		sum(listeners, (heard) => heard.seen.length - new Set(heard.seen).size),
	);
	findings.promise("events out of order", sum(listeners, countUnordered));
	findings.print();
} finally {
	await connection.stop();
	site.database.close();
	await running.stop();
}

async function within(isSo: () => boolean): Promise<boolean> {
	const deadline = Date.now() + PATIENCE_MS;
	while (!isSo() && Date.now() < deadline) await pause(20);
	return isSo();
}

function sum(listeners: readonly DashboardListener[], of: (listener: DashboardListener) => number): number {
	return listeners.reduce((total, listener) => total + of(listener), 0);
}

function countKnown({ seen }: DashboardListener, made: readonly number[]): number {
	const heard = new Set(seen);
	return made.filter((seq) => heard.has(seq)).length;
}

function countUnordered({ seen }: DashboardListener): number {
	return seen.filter((seq, index) => seq < (seen[index - 1] ?? 0)).length;
}
