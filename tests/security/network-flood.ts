import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { selectFolds } from "#app/admin/dashboard/quote-list.server.ts";
import { paths } from "#app/config/paths.ts";
import { askInVain } from "../support/ask-in-vain.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { localCookies } from "../support/local-cookies.ts";
import { startSession } from "../support/owner-session.ts";
import { inParallel } from "../support/parallel.ts";
import { QuoteVisitor } from "../support/quote-visitor.ts";
import { databaseOf, startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";

// `npm run security:flood`: one network of the built Worker's visitors sends 50 requests, the networks of one /48 send 80, and an honest
// customer sends one in between. Then one network comes with 400 made-up sessions, devices and links, by each way that asks the database.
// `npm run security:flood -- 30` sends fewer of the first.

const requests = askedSize(50);
const OF_WIDE = 80;
const READS = 400;
/** Requests sent at once: those judged at the same moment do not see each other. */
const WIDTH = 4;
/** The list has these of a network, and one entry for all others. */
const MAX_LISTED = 20 + WIDTH;
/** Reads that reach the database: a fixed number in each minute, of which two may be met. */
const MAX_READ = 2 * 120;

const findings = new Findings(
	`${requests} requests of one network, ${OF_WIDE} of one /48, ${READS} made-up sessions`,
);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	const db = databaseOf(running);
	const owner = localCookies((await startSession(db)).cookie.join("="));
	const read = async (cookie: string, query = "", network = "203.0.113.7") => {
		const headers = { Cookie: cookie, "CF-Connecting-IP": network };
		const answer = await fetch(`${running.baseUrl}${paths.admin}${query}`, { headers, redirect: "manual" });
		return { status: answer.status, html: await answer.text() };
	};
	let taken = 0;
	await inParallel(requests, WIDTH, async (number) => {
		const visitor = new QuoteVisitor(running.baseUrl, `Flood ${number}.`);
		if ((await visitor.press({ network: "2001:db8:bad:bad::1" })) === "saved") taken++;
	});
	await inParallel(OF_WIDE, WIDTH, async (number) => {
		const visitor = new QuoteVisitor(running.baseUrl, `Wide ${number}.`);
		if ((await visitor.press({ network: `2001:db8:face:${number.toString(16)}::1` })) === "saved") taken++;
	});
	const honest = await new QuoteVisitor(running.baseUrl, "Honest Ann").press();

	const cards: string[] = [];
	let next: string | undefined = "";
	while (next !== undefined) {
		const { html } = await read(owner, next);
		const found = html.matchAll(/id="quote-[0-9a-f-]{36}-name"[^>]*>(?:<a[^>]*>)?([^<]+)/g);
		cards.push(...Array.from(found, ([, name = ""]) => name));
		next = /href="\/admin([^"]*)"[^>]*>Older quotes/.exec(html)?.[1]?.replaceAll("&amp;", "&");
	}
	const listed = (name: string) => cards.filter((card) => card.startsWith(name)).length;
	const folds = await selectFolds(db, readFilter(new URLSearchParams()), 10);
	const folded = folds.reduce((total, { count }) => total + count, 0);
	const { rows: counts } = await site.database.execute("select count from stage_counts where stage = 'new'");
	findings.note("requests tried", requests + OF_WIDE + 1);
	findings.promise("honest customers taken", Number(honest === "saved"), 1);
	findings.promise("honest customers on the list", listed("Honest"), 1);
	findings.atMost("of one network on the list", listed("Flood"), MAX_LISTED, "entries");
	findings.atMost("of one /48 on the list", listed("Wide"), 3 * 20 + WIDTH, "entries");
	findings.promise(
		"requests on the list or in an entry that opens",
		cards.length + folded - folds.length,
		taken + 1,
	);
	findings.promise("requests that the tab counts", Number(counts[0]?.count), taken + 1);

	const answers = new Map<number, number>();
	await inParallel(READS, 8, async (number) => {
		const status = await askInVain(running.baseUrl, number, "2001:db8:bad:bad::2");
		answers.set(status, (answers.get(status) ?? 0) + 1);
	});
	for (const [status, count] of answers) findings.note(`made-up sessions answered ${status}`, count);
	findings.atMost(
		"made-up sessions that reach the database",
		READS - (answers.get(429) ?? 0),
		MAX_READ,
		"reads",
	);
	findings.promise("owner's reads from the next network", (await read(owner)).status, 200);
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}
