import { Attack } from "../support/attack.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { promiseHonest } from "../support/honest-requests.ts";
import { OwnersDevice } from "../support/owners-device.ts";
import { pause } from "../support/parallel.ts";
import { QuoteVisitor } from "../support/quote-visitor.ts";
import { databaseOf, startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";

// `npm run faults:siege`: for ten minutes honest customers save quotes while junk comes from one network and from many, passwords are
// tried, somebody asks without end about a request of their own, the owner's side is asked for made-up sessions, devices and links, and
// the Worker and the database are killed in turns (kill -9). Every honest customer is to be told to the owner, and sent the own link.
// `npm run faults:siege -- 2` takes two minutes.

const minutes = askedSize(10);
const HONEST_EVERY_MS = 2_000;
const KILL_EVERY_MS = 20_000;
const PATIENCE = 60;

const findings = new Findings(`${minutes} minutes of honest requests during an attack`);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	const device = new OwnersDevice();
	await device.turnOn(databaseOf(running));
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
			const email = `ann.${honest.length}@home.example`;
			const visitor = new QuoteVisitor(running.baseUrl, `Honest Ann ${honest.length}.`, email);
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

	findings.note("tried", String(attack));
	findings.note("kills of Worker and database", kills);
	findings.promise("honest requests confirmed", confirmed.length, honest.length);
	await promiseHonest(findings, { running, site, device }, confirmed);
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}
