import type { PackageName } from "#app/catalog/options.ts";
import { askOnPage } from "../support/customer-posts.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { NetworkBrowser } from "../support/network-browser.ts";
import { inParallel, pause } from "../support/parallel.ts";
import { QuoteVisitor } from "../support/quote-visitor.ts";
import { startScriptSite } from "../support/script-site.ts";
import { mailedNames } from "../support/sent-mails.ts";
import { connectToSite } from "../support/site.ts";

// `npm run security:mails`: the package of one quote is changed 150 times as fast as the built Worker takes it, each time
// from another network, and the mails are counted. Then one network sends 30 new requests, and another asks and changes all it can.
// `npm run security:mails -- 1000` changes it more often.

const changes = askedSize(150);
const REQUESTS = 30;
/** Of a network that asks ten questions about each, and changes each three times. */
const NAGGING = 10;
/** To an owner, of one network in an hour; as many may be sent at the same moment. */
const MAX_OF_NETWORK = 10 + 2;
/** Of one quote in ten minutes. */
const MAX_MAILS = 3;
const MAIL_PATIENCE_MS = 15_000;
const packages: readonly PackageName[] = ["basic", "deluxe", "luxury"];

const findings = new Findings(`${changes} changes of one quote`);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	const visitor = new QuoteVisitor(running.baseUrl, "Mail Bomb");
	let saved = 0;
	const started = performance.now();
	for (let change = 0; change <= changes; change++) {
		const network = `2001:db8:${(change + 1).toString(16)}::1`;
		const press = await visitor.press({ network, choice: packages[change % packages.length] ?? "basic" });
		if (press === "saved") saved++;
	}
	findings.note("seconds it took", ((performance.now() - started) / 1000).toFixed(1));
	await pause(MAIL_PATIENCE_MS);
	const mailed = await mailedNames(site.mails);
	const { rows } = await site.database.execute("select count(*) from quote_requests");
	findings.promise("changes that were taken, with the first", saved, changes + 1);
	findings.promise("quotes it is in the end", Number(rows[0]?.[0]), 1);
	findings.atMost("mails of it", mailed.get(visitor.name) ?? 0, MAX_MAILS, "mails");
	findings.promise("its first mail", Math.min(1, mailed.get(visitor.name) ?? 0), 1);
	const flood = Array.from(
		{ length: REQUESTS },
		(_, number) => new QuoteVisitor(running.baseUrl, `Flood ${number}.`),
	);
	await inParallel(REQUESTS, 5, async (number) => {
		await flood[number]?.press({ network: "2001:db8:bad:bad::1" });
	});
	await pause(MAIL_PATIENCE_MS);
	const named = await mailedNames(site.mails);
	const alone = flood.filter(({ name }) => named.has(name)).length;
	const { rows: waiting } = await site.database.execute(
		"select count(*) from outbox where sent_at is null and failed_at is null and last_error = 'Gathered'",
	);
	findings.atMost(
		`mails each about one of ${REQUESTS} requests of a network`,
		alone,
		MAX_OF_NETWORK,
		"mails",
	);
	findings.promise(
		"requests mailed or waiting for the mail that names all",
		alone + Number(waiting[0]?.[0]),
		REQUESTS,
	);

	const network = "2001:db8:bad:cafe::1";
	const nagging = Array.from(
		{ length: NAGGING },
		(_, number) => new QuoteVisitor(running.baseUrl, `Nagging ${number}.`),
	);
	const nags = { questions: 0, changes: 0 };
	await inParallel(NAGGING, 2, async (number) => {
		const nag = nagging[number];
		if (!nag) return;
		for (const choice of packages) if ((await nag.press({ network, choice })) === "saved") nags.changes++;
		const sql = "select customer_token as token from quote_requests where id = ?";
		const { rows: links } = await site.database.execute({ sql, args: [nag.id] });
		const quote = { id: nag.id, token: String(links[0]?.token) };
		for (let question = 0; question < 10; question++) {
			const { status } = await askOnPage(
				new NetworkBrowser(running.baseUrl, network),
				quote,
				`When, ${question}?`,
			);
			if (status === 303) nags.questions++;
		}
	});
	await pause(MAIL_PATIENCE_MS);
	const told = await site.mails.texts("Nagging ");
	findings.note("changes / questions of one network taken", `${nags.changes} / ${nags.questions}`);
	findings.atMost("mails that such a network causes", told.length, MAX_OF_NETWORK, "mails");
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}
