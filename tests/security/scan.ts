import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { drizzle } from "drizzle-orm/libsql/web";
import { z } from "zod";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { stepDraft, withDraft } from "../support/drafts.ts";
import { Findings } from "../support/findings.ts";
import { startSession } from "../support/owner-session.ts";
import { openScannersDoor } from "../support/scanners-door.ts";
import { startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";
import { aSubmission } from "../support/submissions.ts";

// `npm run security:scan`: sqlmap over every form and parameter and wapiti over every page of the built Worker, signed in
// and with a begun quote. Both are Debian packages of these names. `-- sqlmap` or `-- wapiti` runs one of them.

const only = process.argv[2];
/** Browsers have given up the filter that this header governs, which could itself be abused; the CSP is in its place. */
const MISSED_ON_PURPOSE = "X-XSS-Protection is not set";
const failureSchema = z.object({ stdout: z.string(), code: z.union([z.string(), z.number()]) });
const findings = new Findings("Scanners");
const running = await startScriptSite();
const site = connectToSite(running);
const folder = mkdtempSync(join(tmpdir(), "glasswing-scan-"));
const door = await openScannersDoor(running.baseUrl, async () => {
	// What was counted of the scanner's attempts would keep the rest of them out.
	await site.database.batch(["delete from throttle", "delete from quote_sources"], "write");
});
try {
	const db = drizzle(site.database);
	const owner = await startSession(db);
	const quote = aSubmission();
	await saveQuote(db, quote, Date.now());
	const cookie = `${await stepDraft()}; ${owner.cookie.join("=")}`;

	if (only !== "wapiti") {
		for (const { path, form } of targets(quote.id)) {
			const data = form ? ["--data", withDraft(cookie, form)] : [];
			const output = await run("sqlmap", [
				...["-u", `${door.baseUrl}${path}`, ...data, "--cookie", cookie, "--batch", "--flush-session"],
				...["--dbms", "sqlite", "--level", "2", "--risk", "2", "--threads", "4"],
				...["--disable-coloring", "--drop-set-cookie"],
				...["--skip", "draft,Cookie,User-Agent,Referer,Host", "--output-dir", folder],
			]);
			const isFound = /identified the following injection point|is vulnerable/.test(output);
			if (isFound) console.log(output.slice(-2000));
			const tested = output.match(/does not seem to be injectable|do not appear to be injectable/g) ?? [];
			findings.promise(
				`sqlmap ${form ? "POST" : "GET"} ${path.split("?")[0]}`,
				Number(isFound || tested.length === 0),
			);
		}
	}
	if (only !== "sqlmap") {
		const report = join(folder, "wapiti.json");
		const output = await run("wapiti", [
			...["-u", `${door.baseUrl}/`, "-H", `Cookie: ${cookie}`, "-f", "json", "-o", report],
			...["--scope", "folder", "--flush-session", "--max-scan-time", "900", "--no-bugreport"],
		]);
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

interface Target {
	/** With its query. */
	path: string;
	/** A form's fields; without it, the path is asked for. */
	form?: string;
}

/** Every form and every address that reads parameters. */
function targets(quoteId: string): Target[] {
	return [
		{ path: `${paths.zipLocator}?zip=18411` },
		{ path: `${paths.serviceAreasCheck}?zip=18411` },
		{
			path: `${paths.thankYou}?name=Ann&package=luxury&price=900&homeSize=large&services=window-cleaning&extras=deck`,
		},
		{ path: `${paths.admin}?q=ann&status=new&before=1.a&open=${quoteId}&marked=${quoteId}` },
		{ path: `${paths.adminQuotesCsv}?q=ann&status=all` },
		{ path: `${paths.quote}?index`, form: "services=window-cleaning&homeSize=medium&stories=two&zip=18411" },
		{
			path: paths.quoteContact,
			form: "name=Ann&phone=570-555-0123&contactMethod=email&email=a%40b.example&address=1+Elm",
		},
		{ path: paths.quoteCondition, form: "lastCleaned=1-3years&trackCondition=normal&concerns=none" },
		{ path: paths.quotePackage, form: "package=deluxe" },
		{ path: paths.auth, form: "email=ann%40glasswing.example&password=correct-horse" },
		{ path: paths.authSignUp, form: "email=ann%40glasswing.example&password=correct-horse" },
		{ path: paths.authForgotPassword, form: "email=ann%40glasswing.example" },
		{ path: `${paths.authNewPassword}?token=abc`, form: "password=correct-horse&confirmation=correct-horse" },
		{ path: `${paths.authConfirm}?token=abc`, form: "token=abc" },
		{ path: paths.adminUnlock, form: "pin=1234" },
		{ path: paths.adminQuote(quoteId), form: "intent=notes&notes=hello&from=%3Fq%3Dann" },
	];
}

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

/** How many of each kind wapiti's report holds. */
function vulnerabilities(report: string, output: string): Record<string, number> {
	const schema = z.object({
		vulnerabilities: z.record(z.string(), z.array(z.looseObject({ info: z.string() }))),
	});
	try {
		const { vulnerabilities: kinds } = schema.parse(JSON.parse(readFileSync(report, "utf8")));
		return Object.fromEntries(
			Object.entries(kinds).map(([kind, found]) => {
				const faults = found.filter(({ info }) => info !== MISSED_ON_PURPOSE);
				if (faults.length > 0) console.log(kind, JSON.stringify(faults.slice(0, 3), null, 1).slice(0, 3000));
				return [kind, faults.length];
			}),
		);
	} catch {
		console.log(output.slice(-2000));
		return { "no report was written": 1 };
	}
}
