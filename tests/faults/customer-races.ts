import { raceCustomers } from "../support/customer-races.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { databaseOf, startScriptSite } from "../support/script-site.ts";

// `npm run faults:customers`: 1,000 pairs of acts at the same moment on the same few customers: new requests, corrected contacts,
// notes, merges, separations and erasures. `npm run faults:customers -- 100` makes fewer.

const size = askedSize(1_000);
/** Pairs at once. */
const WIDTH = 4;

const findings = new Findings(`${size} pairs of acts at once, on the same few customers`);
const running = await startScriptSite();
try {
	for (const [name, count] of Object.entries(await raceCustomers(databaseOf(running), size, WIDTH)))
		findings.promise(name, count);
	findings.print();
} finally {
	await running.stop();
}
