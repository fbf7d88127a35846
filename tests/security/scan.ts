import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { drizzle } from "drizzle-orm/libsql/web";
import { z } from "zod";
import { paths } from "#app/config/paths.ts";
import { stepDraft, withDraft } from "../support/drafts.ts";
import { Findings } from "../support/findings.ts";
import { localCookies } from "../support/local-cookies.ts";
import { startSession } from "../support/owner-session.ts";
import { fieldsAlike, makeScanTargets } from "../support/scan-targets.ts";
import { openScannersDoor } from "../support/scanners-door.ts";
import { startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";
import { publicPages } from "../support/site-pages.ts";

// `npm run security:scan`: sqlmap over every form and parameter and wapiti over every page of the built Worker, signed in
// and with a begun quote. Both are Debian packages of these names. `-- sqlmap` or `-- wapiti` runs one of them,
// `-- sqlmap photos` what has that in its name.

const [only, named = ""] = process.argv.slice(2);
/** Browsers have given up the filter that the header governs, which could itself be abused: the CSP is in its place. The
 * local site is plain HTTP, where Safari keeps no cookie with the flag. */
const MISSED_ON_PURPOSE = /^(?:X-XSS-Protection|Secure flag) is not set/;
/** Wapiti attacks what it is given and one step from there: the forms that it fills in lead to ever more pages of the same kind. */
const STEPS_FROM_A_PAGE = 1;
/** Seconds of each of wapiti's modules. */
const ATTACK_S = 1_500;
const accountPages = [paths.auth, paths.authSignUp, paths.authForgotPassword, paths.adminUnlock];
const failureSchema = z.object({ stdout: z.string(), code: z.union([z.string(), z.number()]) });
const findings = new Findings("Scanners");
const running = await startScriptSite();
const site = connectToSite(running);
const folder = mkdtempSync(join(tmpdir(), "glasswing-scan-"));
// They would end the scanner's own session. Debian's wapiti cannot be told to leave an address out.
const exits = [paths.adminLogOut, paths.adminDevices];
const door = await openScannersDoor(running.baseUrl, exits, async () => {
	// What was counted of the scanner's attempts would keep the rest of them out.
	await site.database.batch(["delete from throttle", "delete from quote_sources"], "write");
});
try {
	const db = drizzle(site.database);
	const owner = await startSession(db);
	const cookie = `${await stepDraft()}; ${owner.cookie.join("=")}`;

	if (only !== "wapiti") {
		const { targets } = await makeScanTargets(db);
		const untried = ["draft", "Cookie", "User-Agent", "Referer", "Host", ...fieldsAlike].join(",");
		for (const { name, path, form } of targets.filter(({ name }) => name.includes(named))) {
			const data = form ? ["--data", withDraft(cookie, form)] : [];
			const output = await run("sqlmap", [
				...[
					"-u",
					`${door.baseUrl}${path}`,
					...data,
					"--cookie",
					localCookies(cookie),
					"--batch",
					"--flush-session",
				],
				...["--dbms", "sqlite", "--level", "2", "--risk", "2", "--threads", "4"],
				...["--disable-coloring", "--drop-set-cookie"],
				...["--skip", untried, "--output-dir", folder],
				// A picture or a list that is not there: without it, sqlmap tries no other value of its address.
				...["--ignore-code", "404"],
			]);
			const isFound = /identified the following injection point|is vulnerable/.test(output);
			if (isFound) console.log(output.slice(-2000));
			const refuted = output.match(/does not seem to be injectable|do not appear to be injectable/g) ?? [];
			console.log(new Date().toTimeString().slice(0, 8), name);
			findings.promise(`sqlmap ${form ? "POST" : "GET"} ${name}`, Number(isFound || refuted.length === 0));
		}
	}
	if (only !== "sqlmap") {
		const { pages } = await makeScanTargets(db);
		const starts = [...publicPages, ...accountPages, ...pages].flatMap((path) => [
			"-s",
			`${door.baseUrl}${path}`,
		]);
		const report = join(folder, "wapiti.json");
		const output = await run("wapiti", [
			...["-u", `${door.baseUrl}/`, "-H", `Cookie: ${localCookies(cookie)}`, "-f", "json", "-o", report],
			...[...starts, "--scope", "folder", "--flush-session", "--no-bugreport"],
			...fieldsAlike.flatMap((name) => ["--skip", name]),
			...["--depth", String(STEPS_FROM_A_PAGE), "--max-attack-time", String(ATTACK_S)],
		]);
		const cut = Array.from(
			output.matchAll(/attack time was reached for module (\w+)/g),
			([, module]) => module,
		);
		findings.note(`wapiti: modules ended after ${ATTACK_S} s`, cut.join(", ") || "none");
		const found = vulnerabilities(report, output);
		for (const [kind, count] of Object.entries(found)) findings.promise(`wapiti: ${kind}`, count);
	}
} finally {
	await door.close();
	site.database.close();
	await running.stop();
	rmSync(folder, { recursive: true, force: true });
}
findings.print();

/** Runs a scanner to its end, whatever its exit code; what it printed. */
async function run(program: string, args: string[]): Promise<string> {
	try {
		return (await promisify(execFile)(program, args, { maxBuffer: 2 ** 28 })).stdout;
	} catch (error) {
		const { stdout, code } = failureSchema.parse(error);
		if (code === "ENOENT") throw new Error(`There is no ${program}: apt-get install sqlmap wapiti`);
		return stdout;
	}
}

/** How many of each kind wapiti's report holds; a form that a value brings to a 500 among them. */
function vulnerabilities(report: string, output: string): Record<string, number> {
	const kinds = z.record(z.string(), z.array(z.looseObject({ info: z.string() })));
	const schema = z.object({ vulnerabilities: kinds, anomalies: kinds });
	try {
		const { vulnerabilities, anomalies } = schema.parse(JSON.parse(readFileSync(report, "utf8")));
		return Object.fromEntries(
			Object.entries({ ...vulnerabilities, ...anomalies }).map(([kind, found]) => {
				const faults = found.filter(({ info }) => !MISSED_ON_PURPOSE.test(info));
				if (faults.length > 0) console.log(kind, JSON.stringify(faults.slice(0, 3), null, 1).slice(0, 3000));
				return [kind, faults.length];
			}),
		);
	} catch {
		console.log(output.slice(-2000));
		return { "no report was written": 1 };
	}
}
