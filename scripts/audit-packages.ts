import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import accepted from "./accepted-advisories.json";
import { acceptedSchema, auditFaults, signatureFaults } from "./audit-findings.ts";

// `npm run audit:packages`: asks the registry for known holes in the installed packages and for their signatures. It fails for
// what `accepted-advisories.json` does not accept today. `-- --if-reachable` passes where the registry does not answer.

/** For a thousand packages, and for nobody who does not answer. */
const PATIENCE_MS = 180_000;

const { values: flags } = parseArgs({ options: { "if-reachable": { type: "boolean", default: false } } });

const today = new Date().toISOString().slice(0, 10);
const faults = [
	...told("npm audit", auditFaults(npmReport("audit"), acceptedSchema.parse(accepted), today)),
	...told("npm audit signatures", signatureFaults(npmReport("audit", "signatures"))),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** What npm prints as JSON, whatever its exit code says; undefined where that is none. */
function npmReport(...args: string[]): unknown {
	const { stdout } = spawnSync("npm", [...args, "--json", "--fetch-retries", "1"], {
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
		timeout: PATIENCE_MS,
	});
	try {
		return JSON.parse(stdout);
	} catch {
		return undefined;
	}
}

function told(name: string, found: string[] | null): string[] {
	if (found?.length === 0) console.log(`${name}: nothing new.`);
	if (found !== null) return found;
	const fault = `${name}: the registry did not answer, and nothing was judged.`;
	if (!flags["if-reachable"]) return [fault];
	console.log(fault);
	return [];
}
