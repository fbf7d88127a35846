import { paths } from "#app/config/paths.ts";
import { median, percentile } from "../bench/finding.ts";
import { anAddress } from "../bench/load.ts";
import { Attack } from "../support/attack.ts";
import { stepDraft } from "../support/drafts.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { promiseHonest } from "../support/honest-requests.ts";
import { localCookies } from "../support/local-cookies.ts";
import { startSession } from "../support/owner-session.ts";
import { OwnersDevice } from "../support/owners-device.ts";
import { pause } from "../support/parallel.ts";
import { QuoteVisitor } from "../support/quote-visitor.ts";
import { runtimeMemory } from "../support/runtimes.ts";
import { databaseOf, startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";

// `npm run faults:soak`: half an hour of 50 requests a second to every part of the built Worker, as visitors and the
// owner mix them, while strangers attack it. `npm run faults:soak -- 3` takes three minutes.

const minutes = askedSize(30);
const PER_SECOND = 50;
/** How much more memory the runtime may hold in the last third than in the second, in the median. */
const MAX_GROWTH = 1.15;
/** Of the whole time, whose memory is told one after another: a leak is steps of one height. */
const PARTS = 10;
const MEMORY_EVERY_MS = 2_000;

const findings = new Findings(`${minutes} minutes of ${PER_SECOND} requests a second`);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	const db = databaseOf(running);
	const device = new OwnersDevice();
	await device.turnOn(db);
	const owner = localCookies((await startSession(db)).cookie.join("="));
	const draft = localCookies(await stepDraft());
	const faults = new Map<string, number>();
	const lastAt = new Map<string, number>();
	const times: number[] = [];
	const honest: QuoteVisitor[] = [];
	let again = 0;

	/** One request; what it answers is read to its end. */
	async function ask(path: string, status: number, headers: Record<string, string> = {}): Promise<void> {
		const get = () => fetch(`${running.baseUrl}${path}`, { headers, redirect: "manual" });
		// As a browser does where a kept connection was closed while it was used anew.
		const response = await get().catch(() => {
			again++;
			return get();
		});
		await response.text();
		if (response.status !== status) throw new Error(`${path} answered ${response.status}`);
	}

	// Of twenty requests sixteen are a visitor's pages, two an owner's, one a lookup, and one saves a quote.
	const turns: (() => Promise<void>)[] = [
		...[paths.home, paths.about, paths.services, paths.serviceAreas, paths.zipLocator, paths.product].map(
			(path) => () => ask(path, 200),
		),
		...[paths.quote, paths.quoteContact, paths.quoteCondition, paths.quotePackage, paths.auth].flatMap(
			(path) => [() => ask(path, 200, { Cookie: draft }), () => ask(path, 200, { Cookie: draft })],
		),
		() => ask(`${paths.serviceAreasCheck}?zip=18411`, 200, { "CF-Connecting-IP": anAddress() }),
		() => ask(paths.admin, 200, { Cookie: owner }),
		() => ask(`${paths.admin}?q=visitor+1`, 200, { Cookie: owner }),
		async () => {
			const visitor = new QuoteVisitor(running.baseUrl, `Visitor ${honest.length} of many`);
			honest.push(visitor);
			let outcome = await visitor.press();
			// As a person presses again where nothing came back.
			if (outcome === "unexpected") {
				again++;
				outcome = await visitor.press();
			}
			if (outcome !== "saved") throw new Error(`A quote was ${outcome}`);
		},
	];

	const memory: number[] = [];
	const end = Date.now() + minutes * 60_000;
	const measuring = (async () => {
		while (Date.now() < end) {
			await pause(MEMORY_EVERY_MS);
			memory.push(runtimeMemory());
		}
	})();
	const attack = new Attack(site, () => Date.now() < end, 1_000);
	const attacking = attack.run();
	const underWay = new Set<Promise<void>>();
	const began = Date.now();
	let sent = 0;
	while (Date.now() < end) {
		while (sent < ((Date.now() - began) / 1000) * PER_SECOND) {
			const turn = turns[sent++ % turns.length];
			const asked = performance.now();
			const answer = (turn?.() ?? Promise.resolve())
				.then(() => void times.push(performance.now() - asked))
				.catch((error: unknown) => {
					const fault = faultOf(error);
					faults.set(fault, (faults.get(fault) ?? 0) + 1);
					lastAt.set(fault, Math.round((Date.now() - began) / 1000));
				})
				.finally(() => underWay.delete(answer));
			underWay.add(answer);
		}
		await pause(1000 / PER_SECOND);
	}
	await Promise.all([measuring, attacking, ...underWay]);
	await pause(15_000);

	for (const [fault, count] of faults) console.log(`${count} × ${fault}, last after ${lastAt.get(fault)} s`);
	const share = Math.floor(memory.length / PARTS);
	const parts = Array.from({ length: PARTS }, (_, at) => memory.slice(at * share, (at + 1) * share));
	const third = Math.floor(memory.length / 3);
	const [second, last] = [median(memory.slice(third, 2 * third)), median(memory.slice(2 * third))];
	findings.note("tried meanwhile", String(attack));
	findings.note("requests answered", times.length);
	findings.note(
		"median / slowest hundredth, ms",
		[0.5, 0.99].map((share) => percentile(times, share).toFixed(0)).join(" / "),
	);
	findings.note(
		"memory in the second and in the last third, MiB",
		`${second.toFixed(0)} and ${last.toFixed(0)}`,
	);
	const course = parts.map((part) => median(part).toFixed(0)).join(", ");
	findings.note(`memory in each of ${PARTS} parts of the time, MiB`, course);
	findings.note("asked again because the connection had been closed", again);
	findings.promise(
		"errors",
		Array.from(faults.values()).reduce((sum, count) => sum + count, 0),
	);
	await promiseHonest(findings, { running, site, device }, honest);
	findings.atMost("memory in the last third, of that in the second", last / second, MAX_GROWTH, "×");
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}

/** What went wrong, and behind a failed request why the connection failed. */
function faultOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
