import { Attack } from "../support/attack.ts";
import { namesIn, sendAsCron } from "../support/cron-mails.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { pause } from "../support/parallel.ts";
import { QuoteVisitor } from "../support/quote-visitor.ts";
import { startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";

// `npm run faults:siege`: for ten minutes honest customers save quotes while junk comes from one network and from many, passwords are
// tried, somebody asks without end about a request of their own, the owner's side is asked for made-up sessions, devices and links, and
// the Worker and the database are killed in turns (kill -9).
// `npm run faults:siege -- 2` takes two minutes.

const minutes = askedSize(10);
const HONEST_EVERY_MS = 2_000;
const KILL_EVERY_MS = 20_000;
const PATIENCE = 60;

const findings = new Findings(`${minutes} minutes of honest requests during an attack`);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	const end = Date.now() + minutes * 60_000;
	const isOn = () => Date.now() < end;
	const attack = new Attack(site, isOn, 50);
	let kills = 0;
	const honest: QuoteVisitor[] = [];
	const confirmed: QuoteVisitor[] = [];

	async function save(visitor: QuoteVisitor): Promise<void> {
		for (let attempt = 0; attempt < PATIENCE; attempt++) {
			if ((await visitor.press()) === "saved") return void confirmed.push(visitor);
			await pause(500);
		}
	}

	const saves: Promise<void>[] = [];
	const customers = async () => {
		while (isOn()) {
			const visitor = new QuoteVisitor(running.baseUrl, `Honest Ann ${honest.length}.`);
			honest.push(visitor);
			saves.push(save(visitor));
			await pause(HONEST_EVERY_MS);
		}
	};
	const killing = async () => {
		for (await pause(KILL_EVERY_MS / 2); isOn(); await pause(KILL_EVERY_MS)) {
			if (kills++ % 2 === 0) await running.restartWorker();
			else await running.crashDatabase(500);
		}
	};
	await Promise.all([customers(), killing(), attack.run()]);
	await Promise.all(saves);
	await pause(15_000);

	/** What was sent, and what the cron still sends in the next day and a half. */
	const texts = await site.mails.texts("Honest Ann");
	await sendAsCron(running, { send: async ({ text }) => void texts.push(text) }, 216);

	const { rows } = await site.database.execute("select id, spam from quote_requests");
	const saved = new Map(rows.map(({ id, spam }) => [String(id), Number(spam)]));
	const named = new Set(texts.flatMap(namesIn));
	findings.note("tried", String(attack));
	findings.note("kills of Worker and database", kills);
	findings.promise("honest requests confirmed", confirmed.length, honest.length);
	findings.promise("confirmed requests lost", confirmed.filter(({ id }) => !saved.has(id)).length);
	findings.promise("honest requests in Spam", honest.filter(({ id }) => saved.get(id) === 1).length);
	findings.promise(
		"honest requests that no mail names",
		confirmed.filter(({ name }) => !named.has(name)).length,
	);
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}
