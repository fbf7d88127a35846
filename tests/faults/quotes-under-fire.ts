import type { Mailer } from "#app/outbox/mailer.server.ts";
import { namesIn, sendAsCron } from "../support/cron-mails.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { inParallel, pause } from "../support/parallel.ts";
import { faultKinds } from "../support/proxy-control.ts";
import { liftBurstBudget, takeCensus } from "../support/quote-census.ts";
import { QuoteVisitor } from "../support/quote-visitor.ts";
import { startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";

// `npm run faults:quotes`: 10,000 quotes through the built Worker while a fifth of its database calls fails and the
// database's server is killed and started again 20 times. `npm run faults:quotes -- 500` sends fewer, with as many
// crashes for each.

const size = askedSize(10_000);
const crashes = Math.max(1, Math.round(size / 500));
/** Visitors at once. */
const WIDTH = 16;
/**
 * Milliseconds without any quote after which the database's server counts as stuck and is killed too: libsql-server
 * 0.24 can lock itself up for good when it checkpoints its log while many connections wait to write.
 */
const STUCK_MS = 6_000;
/** How often a visitor presses before giving up. */
const PATIENCE = 60;
const faults = { kind: "mixed", share: 0.2, milliseconds: 6_000 } as const;

const findings = new Findings(`${size} quotes, a fifth of all database calls failing, ${crashes} crashes`);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	await liftBurstBudget(site.database);
	const visitors = Array.from(
		{ length: size },
		(_, number) => new QuoteVisitor(running.baseUrl, `Visitor ${number} of many`),
	);
	const acknowledged = new Set<string>();
	const seen = { presses: 0, "not-saved": 0, unexpected: 0, crashes: 0, stuck: 0 };
	let lastAt = Date.now();

	/** Presses as the page tells, until it goes on. */
	async function request(visitor: QuoteVisitor): Promise<void> {
		for (let attempt = 0; attempt < PATIENCE; attempt++) {
			seen.presses++;
			const outcome = await visitor.press();
			if (outcome === "saved") {
				acknowledged.add(visitor.id);
				lastAt = Date.now();
				return;
			}
			seen[outcome]++;
			await pause(200 + Math.random() * 800);
		}
	}

	/** Kills the server whenever another share of the quotes is in, and when it is stuck. */
	async function crashNowAndThen(isOver: () => boolean): Promise<void> {
		while (!isOver()) {
			const isDue = seen.crashes < crashes && acknowledged.size >= ((seen.crashes + 0.5) * size) / crashes;
			const isStuck = Date.now() - lastAt > STUCK_MS;
			if (!isDue && !isStuck) {
				await pause(20);
				continue;
			}
			await running.crashDatabase(300 + Math.random() * 700);
			if (isDue) seen.crashes++;
			else seen.stuck++;
			lastAt = Date.now();
		}
	}

	await site.proxy.fail(faults);
	let over = false;
	const crashing = crashNowAndThen(() => over);
	await inParallel(size, WIDTH, async (index) => {
		const visitor = visitors[index];
		if (visitor) await request(visitor);
	});
	over = true;
	await crashing;
	// What the Worker still has under way after its answers.
	await pause(15_000);
	const left = (await takeCensus(site.database, acknowledged)).waiting;

	const texts = await site.mails.texts("Visitor ");
	const taken = new Map<string, number>();
	/** A provider that fails every fifth mail, half of them after having taken it. */
	const provider: Mailer = {
		async send({ key, text }) {
			const luck = Math.random();
			if (luck > 0.1) {
				texts.push(text);
				taken.set(key, (taken.get(key) ?? 0) + 1);
			}
			if (luck < 0.2) throw Object.assign(new Error("The provider failed"), { code: "E_INTERNAL" });
		},
	};
	// The modules log each failure, which would bury the figures.
	console.error = () => {};
	const isSent = async () => (await takeCensus(site.database, acknowledged)).waiting === 0;
	const proxied = { ...running.database, url: running.database.proxyUrl };
	await sendAsCron({ baseUrl: running.baseUrl, database: proxied }, provider, 50, { isOver: isSent });
	const failed = await site.proxy.faults();
	// The database is well again.
	await sendAsCron(running, provider, 1_000, { isOver: isSent });

	const census = await takeCensus(site.database, new Set(visitors.map(({ id }) => id)));
	const present = await takeCensus(site.database, acknowledged);
	const named = new Set(texts.flatMap(namesIn));
	findings.note("times a visitor pressed", seen.presses);
	findings.note("times the page asked to try again", seen["not-saved"]);
	findings.note("failed database calls", faultKinds.map((kind) => `${kind} ${failed[kind]}`).join(", "));
	findings.note("mails left for the cron", left);
	findings.note(
		"mails sent again under the same key",
		[...taken.values()].reduce((sum, times) => sum + times - 1, 0),
	);
	findings.note("more kills, of a server that had locked itself up", seen.stuck);
	findings.promise("the database's server killed and started again", seen.crashes, crashes);
	findings.promise("answers that were neither the next step nor our message", seen.unexpected);
	findings.promise("quotes acknowledged", acknowledged.size, size);
	findings.promise("acknowledged quotes lost", present.missing);
	findings.promise("quotes saved under another id", census.foreign);
	findings.promise("quotes doubled: not one event", census.notOneEvent);
	findings.promise("quotes doubled: not one line of services", census.notOneService);
	findings.promise("quotes taken for spam", census.spam);
	findings.promise("quotes without exactly one mail, by its key", census.notOneMail);
	findings.promise("mails given up or still waiting", census.givenUp + census.waiting);
	findings.promise("quotes that no mail names", visitors.filter(({ name }) => !named.has(name)).length);
	findings.promise("mails of quotes that nobody sent", keysOfNobody(taken.keys(), visitors));
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}

function keysOfNobody(taken: Iterable<string>, visitors: readonly QuoteVisitor[]): number {
	const known = new Set(visitors.map(({ id }) => `send-quote:${id}:1`));
	return [...taken].filter((key) => key.startsWith("send-quote:") && !known.has(key)).length;
}
