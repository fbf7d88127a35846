import { drizzle } from "drizzle-orm/libsql/web";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/time/clock.ts";
import { anAddress } from "../bench/load.ts";
import { askOnPage, type LinkedQuote } from "../support/customer-posts.ts";
import { fetchAgain } from "../support/fetch-again.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { NetworkBrowser } from "../support/network-browser.ts";
import { anOffer, replaceLinkOf, send } from "../support/offers.ts";
import { inParallel } from "../support/parallel.ts";
import { startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";
import { aSubmission } from "../support/submissions.ts";

// `npm run security:links`: what can be done with the secret links of 100 quotes at the built Worker. Browsers that came by a link save their
// drafts after it was replaced, by each step that saves; mail scanners look at offers; forms are sent from pages of others, of which only
// the one that stops mails is taken; and questions name other quotes' offers. `npm run security:links -- 20` takes fewer quotes.

const size = askedSize(100);
const WIDTH = 4;
const scanners = ["Mozilla/5.0 (Windows NT 10.0) Safe Links", "Barracuda Sentinel", "GoogleImageProxy"];
const origins = ["null", "https://mail.example", "http://127.0.0.1:1"];

const findings = new Findings(`${size} quotes' secret links`);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	const db = drizzle(site.database);
	const before = Date.now() - MINUTE_MS;
	const quotes = await Promise.all(
		Array.from({ length: size }, async () => {
			const submission = aSubmission();
			const token = (await saveQuote(db, submission, before)) ?? "";
			return { id: submission.id, token, path: paths.customerQuote(token) };
		}),
	);
	const newBrowser = () => new NetworkBrowser(running.baseUrl, anAddress());
	const rowOf = async (id: string) => {
		const sql = `select customer_token as token, revision, package, reminders_stopped_at as stopped,
			(select count(*) from quote_events where quote_id = ?1 and action = 'opened') as openings from quote_requests where id = ?1`;
		return (await site.database.execute({ sql, args: [id] })).rows[0];
	};
	const tried = { drafts: 0, looks: 0, forms: 0, questions: 0 };
	const broken = {
		changed: 0,
		told: 0,
		unanswered: 0,
		opened: 0,
		taken: 0,
		failed: 0,
		notStopped: 0,
		mixed: 0,
	};

	const offeredQuotes: (LinkedQuote & { offer: string })[] = [];
	await inParallel(size, WIDTH, async (number) => {
		const quote = quotes[number];
		if (!quote) return;
		const stale = newBrowser();
		await stale.post(quote.path, [["intent", "change"]]);
		await replaceLinkOf(db, quote.id, Date.now());
		const kept = await rowOf(quote.id);
		for (const [path, fields] of [
			[paths.quotePackage, [["package", "luxury"]]],
			[
				paths.quoteConfirmation,
				[
					["addons", "deck"],
					["intent", "update"],
				],
			],
			[paths.quoteConfirmation, [["intent", "confirm"]]],
		] as const) {
			tried.drafts++;
			const browser = newBrowser();
			browser.setCookie("__Host-quote", stale.cookie("__Host-quote"));
			const { location } = await browser.post(path, fields);
			const { html } = await browser.get(location ?? path);
			if (location !== `${paths.quote}?draft=replaced`) broken.unanswered++;
			if (html.includes(String(kept?.token)) || location?.includes(String(kept?.token))) broken.told++;
		}
		if ((await rowOf(quote.id))?.revision !== kept?.revision) broken.changed++;

		const token = String(kept?.token);
		const path = paths.customerQuote(token);
		const now = Date.now();
		const offer = anOffer(quote.id, { validUntil: now + 10 * DAY_MS });
		if (!(await send(db, offer, now))) throw new Error("The offer was not sent");
		for (const agent of scanners) {
			for (const method of ["HEAD", "GET", "GET"]) {
				tried.looks++;
				const headers = { "User-Agent": agent, "CF-Connecting-IP": anAddress() };
				const look = () => fetch(`${running.baseUrl}${path}`, { method, headers });
				await (await fetchAgain(look)).text();
			}
		}
		if (Number((await rowOf(quote.id))?.openings) > 0) broken.opened++;

		const offered = await rowOf(quote.id);
		const of = {
			quote: quote.id,
			offer: offer.id,
			attempt: crypto.randomUUID(),
			name: "Ann Example",
			terms: "on",
		};
		const post = async (to: string, origin: string, form: Record<string, string>) => {
			tried.forms++;
			const headers = { Origin: origin, "CF-Connecting-IP": anAddress() };
			const body = new URLSearchParams(form);
			const init = { method: "POST", body, headers, redirect: "manual" } as const;
			const answer = await fetchAgain(() => fetch(`${running.baseUrl}${to}`, init));
			await answer.text();
			if (answer.status >= 500) broken.failed++;
			return answer.status;
		};
		const origin = origins[number % origins.length] ?? "null";
		for (const intent of ["accept", "decline", "ask", "fine", "move", "change", "opened"])
			await post(path, origin, { ...of, intent, question: "When?" });
		if ((await rowOf(quote.id))?.revision !== offered?.revision) broken.taken++;
		const oneClick = { "List-Unsubscribe": "One-Click" };
		const unknown = await post(jobPaths.customerReminders("A".repeat(22)), origin, oneClick);
		if (unknown !== 404) broken.failed++;
		await post(jobPaths.customerReminders(token), origin, oneClick);
		const stopped = await rowOf(quote.id);
		if (!stopped?.stopped || stopped.revision !== Number(offered?.revision) + 1) broken.notStopped++;

		offeredQuotes.push({ id: quote.id, token, offer: offer.id });
	});
	await inParallel(size, WIDTH, async (number) => {
		const [quote, other] = [offeredQuotes[number], offeredQuotes[(number + 1) % size]];
		if (!quote) return;
		tried.questions++;
		await askOnPage(newBrowser(), quote, "When?", other?.offer);
	});
	const { rows } = await site.database.execute(
		"select count(*) as mixed from customer_questions q where offer_id is not null and not exists (select 1 from offers o where o.id = q.offer_id and o.quote_id = q.quote_id)",
	);
	const { rows: asked } = await site.database.execute("select count(*) as asked from customer_questions");
	broken.mixed = Number(rows[0]?.mixed);

	findings.note("drafts / looks / forms / questions tried", Object.values(tried).join(" / "));
	findings.promise("questions kept", Number(asked[0]?.asked), size);
	findings.promise("quotes that a draft of a replaced link changed", broken.changed);
	findings.promise("new links that such a draft was told", broken.told);
	findings.promise("such drafts without the words about it", broken.unanswered);
	findings.promise("offers that a scanner's looks opened", broken.opened);
	findings.promise("forms of other sites that changed a quote", broken.taken);
	findings.promise("answers that were failures of the site", broken.failed);
	findings.promise("one-click stops that stopped no mails, or more", broken.notStopped);
	findings.promise("questions with another quote's offer", broken.mixed);
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}
