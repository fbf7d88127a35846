import { namesIn, sendAsCron } from "../support/cron-mails.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { inParallel, pause } from "../support/parallel.ts";
import { liftBurstBudget, takeCensus } from "../support/quote-census.ts";
import { type Press, QuoteVisitor } from "../support/quote-visitor.ts";
import { startScriptSite } from "../support/script-site.ts";
import { connectToSite } from "../support/site.ts";

// `npm run faults:doubles`: 1,000 quotes whose button is pressed two or three times at once, and for every 50 of them
// one that is sent 50 times at once. `npm run faults:doubles -- 100` sends fewer.

const size = askedSize(1_000);
const crowds = Math.max(1, Math.round(size / 50));
const CROWD = 50;
/** Visitors at once. */
const WIDTH = 10;
/** Seconds for the mails that are sent after the answers; those beyond the budget wait for the cron. */
const MAIL_PATIENCE = 15;

const findings = new Findings(
	`${size} double and triple submits, and ${crowds} drafts sent ${CROWD} times at once`,
);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	await liftBurstBudget(site.database);
	const answers: Record<Press, number> = { saved: 0, "not-saved": 0, unexpected: 0 };
	const visitors = Array.from(
		{ length: size + crowds },
		(_, number) => new QuoteVisitor(running.baseUrl, `Visitor ${number} of many`),
	);
	const times = (index: number) => (index >= size ? CROWD : 2 + (index % 2));

	const pressOften = async (index: number) => {
		const presses = Array.from({ length: times(index) }, () => visitors[index]?.press() ?? "unexpected");
		for (const answer of await Promise.all(presses)) answers[answer]++;
	};
	await inParallel(size, WIDTH, pressOften);
	// One crowd after the other: it is the draft that is fought over, not the machine.
	await inParallel(crowds, 1, (number) => pressOften(size + number));

	const ids = new Set(visitors.map(({ id }) => id));
	const isSent = async () => (await takeCensus(site.database, ids)).waiting === 0;
	// What the Worker still has under way after its answers.
	for (let second = 0; second < MAIL_PATIENCE && !(await isSent()); second++) await pause(1_000);
	const texts = await site.mails.texts("Visitor ");
	await sendAsCron(running, { send: async ({ text }) => void texts.push(text) }, 500, { isOver: isSent });
	const census = await takeCensus(site.database, ids);
	const named = new Map<string, number>();
	for (const name of texts.flatMap(namesIn)) named.set(name, (named.get(name) ?? 0) + 1);
	const presses = visitors.reduce((sum, _, index) => sum + times(index), 0);
	findings.note("times a button was pressed", presses);
	findings.note("answered that it could not be saved", answers["not-saved"]);
	findings.promise("presses that led to the next step", answers.saved, presses);
	findings.promise("quotes without a row", census.missing);
	findings.promise("rows under another id", census.foreign);
	findings.promise("quotes without exactly one event", census.notOneEvent);
	findings.promise("quotes without exactly one line of services", census.notOneService);
	findings.promise("quotes without exactly one mail in the outbox", census.notOneMail);
	findings.promise("quotes taken for spam", census.spam);
	findings.promise("mails given up or still waiting", census.givenUp + census.waiting);
	findings.promise(
		"quotes not named by exactly one mail, of their own or of many",
		visitors.filter(({ name }) => named.get(name) !== 1).length,
	);
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}
