import { drizzle } from "drizzle-orm/libsql/web";
import { z } from "zod";
import { askedSize, Findings } from "../support/findings.ts";
import { anOffer, anOfferedQuote, decide, SENT, send, VALID_UNTIL } from "../support/offers.ts";
import { inParallel } from "../support/parallel.ts";
import { startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";

// `npm run faults:offers`: 1,000 acceptances, each at the same moment as a replacement, a refusal, a withdrawal or another
// acceptance, some of them past the offer's last moment. `npm run faults:offers -- 100` makes fewer.

const size = askedSize(1_000);
/** Races at once. */
const WIDTH = 8;

const findings = new Findings(`${size} acceptances, each against something else at the same moment`);
const running = await startScriptSite();
const site = connectToSite(running);
const count = z.object({ count: z.coerce.number() });
try {
	const db = drizzle(site.database);
	const tally = { accepted: 0, "not accepted": 0, failed: 0 };
	const seen = { "late acceptances": 0, "answers that differ from what is saved": 0 };
	await inParallel(size, WIDTH, async (race) => {
		const offered = await anOfferedQuote(db);
		const now = race % 5 === 4 ? VALID_UNTIL + (Math.random() < 0.5 ? -1 : 0) : SENT + 1;
		const rivals = [
			() => send(db, anOffer(offered.quoteId, { number: 2, validUntil: VALID_UNTIL + 10 }), now, now - 1),
			() => decide(db, offered, "declined", { now }),
			() => decide(db, offered, "withdrawn", { now }),
			() => decide(db, offered, "accepted", { now }),
		];
		const both = [
			() => decide(db, offered, "accepted", { now }),
			rivals[race % rivals.length] ?? (() => null),
		];
		if (Math.random() < 0.5) both.reverse();
		const answers = await Promise.allSettled(both.map((begin) => begin()));
		const { rows } = await site.database.execute({
			sql: "select accepted_at is not null as count from quote_requests where id = ?",
			args: [offered.quoteId],
		});
		const isSaved = count.parse(rows[0]).count === 1;
		const wasTold = answers.some(
			({ status, ...answer }) =>
				status === "fulfilled" &&
				"value" in answer &&
				typeof answer.value === "object" &&
				answer.value?.outcome === "accepted",
		);
		if (answers.some(({ status }) => status === "rejected")) tally.failed++;
		tally[isSaved ? "accepted" : "not accepted"]++;
		if (isSaved !== wasTold) seen["answers that differ from what is saved"]++;
		if (isSaved && now >= VALID_UNTIL) seen["late acceptances"]++;
	});
	const counted = async (sql: string) => count.parse((await site.database.execute(sql)).rows[0]).count;
	for (const [name, value] of Object.entries(tally)) findings.note(name, value);
	for (const [name, value] of Object.entries(seen)) findings.promise(name, value);
	findings.promise(
		"acceptances of an offer that was not the newest",
		await counted(
			"select count(*) as count from decisions d join offers o on o.id = d.offer_id where outcome = 'accepted' and exists (select 1 from offers n where n.quote_id = o.quote_id and n.number > o.number)",
		),
	);
	findings.promise(
		"quotes that say something else than their decisions",
		await counted(
			"select count(*) as count from quote_requests q where (accepted_at is not null) <> exists (select 1 from decisions d join offers o on o.id = d.offer_id where o.quote_id = q.id and outcome = 'accepted')",
		),
	);
	findings.promise(
		"quotes without exactly one event for each step",
		await counted(
			"select count(*) as count from quote_requests q where (select count(*) from quote_events where quote_id = q.id) <> revision or revision <> 1 + (select count(*) from offers where quote_id = q.id) + (select count(*) from decisions d join offers o on o.id = d.offer_id where o.quote_id = q.id)",
		),
	);
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}
