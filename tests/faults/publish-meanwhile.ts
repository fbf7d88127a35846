import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { formatRange } from "#app/pricing/format.ts";
import { anAddress } from "../bench/load.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { NetworkBrowser } from "../support/network-browser.ts";
import { startSession } from "../support/owner-session.ts";
import { inParallel, pause } from "../support/parallel.ts";
import { aPriceForm } from "../support/published-prices.ts";
import { databaseOf, startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";

// `npm run faults:prices`: 200 visitors go through the wizard, 20 at a time, while an owner publishes other prices every half second. What
// each was shown at step 4 is compared with what was saved, and that with the price book which the quote names.
// `npm run faults:prices -- 50` takes fewer visitors.

const visitors = askedSize(200);
const WIDTH = 20;
const PUBLISH_EVERY_MS = 500;
/** What a visitor takes for a step, at most. */
const MAX_STEP_MS = 1_500;

const findings = new Findings(`${visitors} visitors in the wizard while prices are published`);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	const db = databaseOf(running);
	const owner = new NetworkBrowser(running.baseUrl, anAddress());
	owner.setCookie(...(await startSession(db)).cookie);
	/** Of each version the range of a medium home's Deluxe; no two have the same. */
	const published = new Map([[1, { low: 600, high: 700 }]]);
	let isOver = false;
	const publishing = (async () => {
		for (let version = 1; !isOver; version++) {
			const range = { low: 600 - (version % 50), high: 700 + Math.floor(version / 50) };
			const changes = {
				"windows.medium.deluxe.low": String(range.low),
				"windows.medium.deluxe.high": String(range.high),
				rounding: "1",
			};
			const { status } = await owner.post(ownerPaths.prices, aPriceForm(String(version), changes));
			if (status !== 303) throw new Error(`The prices were answered ${status}`);
			published.set(version + 1, range);
			await pause(PUBLISH_EVERY_MS);
		}
	})();

	const seen = { saved: 0, different: 0, foreign: 0 };
	const versions = new Set<number>();
	const walking = inParallel(visitors, WIDTH, async () => {
		const browser = new NetworkBrowser(running.baseUrl, anAddress());
		const answer = async (path: string, fields: Record<string, string>) => {
			await pause(Math.random() * MAX_STEP_MS);
			return browser.post(path, Object.entries(fields));
		};
		await browser.get(paths.quote);
		const home = { services: "window-cleaning", homeSize: "medium", stories: "two", zip: "18411" };
		await answer(`${paths.quote}?index`, home);
		await answer(paths.quoteContact, { name: "Ann Example", phone: "570-555-0123" });
		await answer(paths.quoteCondition, { lastCleaned: "1-3years", trackCondition: "normal" });
		const { html } = await browser.get(paths.quotePackage);
		const { location } = await answer(paths.quotePackage, { package: "deluxe" });
		if (location !== paths.quoteConfirmation) return;
		const { rows } = await site.database.execute({
			sql: "select rate_card as version, estimated_price_low as low, estimated_price_high as high from quote_requests where id = ?",
			args: [browser.draftId()],
		});
		const [version, low, high] = [rows[0]?.version, rows[0]?.low, rows[0]?.high].map(Number);
		const named = published.get(version ?? 0);
		seen.saved++;
		versions.add(version ?? 0);
		if (!html.includes(formatRange({ low: low ?? 0, high: high ?? 0 }))) seen.different++;
		if (named?.low !== low || named?.high !== high) seen.foreign++;
	});
	await walking.finally(() => {
		isOver = true;
	});
	await publishing;

	findings.note("versions published / named by quotes", `${published.size - 1} / ${versions.size}`);
	findings.promise("quotes saved", seen.saved, visitors);
	findings.promise("quotes at another price than their visitor saw", seen.different);
	findings.promise("quotes at another price than the version they name", seen.foreign);
	findings.promise("quotes of more than one version", Number(versions.size > 1), 1);
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}
