import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "#scripts/processes.ts";
import { ensureChromium, launchFlags } from "../support/chromium.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { localCookies } from "../support/local-cookies.ts";
import { startSite } from "../support/site.ts";
import { indexedPages, publicPages } from "../support/site-pages.ts";
import { wizardPath } from "../support/wizard.ts";

// `npm run lighthouse`: Lighthouse as a phone on a slow network, the median of three runs of every public page of the
// built site, of the wizard's steps and of the sign-in. `npm run lighthouse -- /about /services` measures those alone.

/** The least score of each category, out of 100. */
const wanted = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };
const RUNS = 3;

type Category = keyof typeof wanted;
const categories = Object.keys(wanted).filter((name): name is Category => name in wanted);

/** One run's scores out of 100, and the names of the audits that cost points. */
function read({ categories: found, audits }: Result) {
	const scores = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
	const faults = categories.flatMap((name) =>
		(found[name]?.auditRefs ?? [])
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (name === "performance" ? 0.9 : 1))
			.map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim()),
	);
	return { scores, faults };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const steps = ["contact", "condition", "package", "confirmation"].map((step) => `${wizardPath}/${step}`);
const everyPage = [...publicPages, ...steps, "/auth"];
const pages = process.argv.length > 2 ? process.argv.slice(2) : everyPage;
const [name = "", draft = ""] = localCookies(
	await stepDraft({ ...aDraft(), package: "deluxe", saved: true }),
).split(/=(.*)/s);
const site = await startSite();
const debugPort = await freePort();
// Its own profile, whose cookies Lighthouse's tabs have, too.
const browser = await chromium.launchPersistentContext("", {
	executablePath: ensureChromium(),
	args: [...launchFlags, `--remote-debugging-port=${debugPort}`],
});
let failed = 0;
try {
	console.log(["performance", "accessibility", "best practices", "SEO", "page"].join("\t"));
	for (const path of pages) {
		const runs: ReturnType<typeof read>[] = [];
		for (let run = 0; run < RUNS; run++) {
			await browser.clearCookies();
			if (steps.includes(path)) await browser.addCookies([{ name, value: draft, url: site.baseUrl }]);
			const outcome = await lighthouse(`${site.baseUrl}${path}`, {
				port: debugPort,
				onlyCategories: categories,
				logLevel: "error",
			});
			if (!outcome) throw new Error(`Lighthouse gave no result for ${path}`);
			const { finalDisplayedUrl: shown } = outcome.lhr;
			if (new URL(shown).pathname !== path) throw new Error(`${path} led to ${shown}`);
			runs.push(read(outcome.lhr));
		}
		const scores = categories.map((_, column) => median(runs.map((run) => run.scores[column] ?? 0)));
		// A page that search engines are told to leave out cannot score there.
		const isFound = indexedPages.includes(path) || path === "/service-areas";
		const judged = categories.filter((name) => name !== "seo" || isFound);
		const low = judged.some((name) => (scores[categories.indexOf(name)] ?? 0) < wanted[name]);
		if (low) failed++;
		const faults = low ? ` ✗ ${[...new Set(runs.flatMap((run) => run.faults))].join(", ")}` : "";
		console.log([...scores, `${path}${faults}`].join("\t"));
	}
	console.log(`${pages.length} pages measured, ${failed} below the mark`);
	process.exitCode = failed > 0 ? 1 : 0;
} finally {
	await browser.close();
	await site.stop();
}
