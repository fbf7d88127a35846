import { MINUTE_MS } from "#app/time/clock.ts";
import { askedSize, Findings } from "../support/findings.ts";
import { pause } from "../support/parallel.ts";
import { QuoteVisitor } from "../support/quote-visitor.ts";
import { startScriptSite } from "../support/script-site.ts";
import { mailedNames } from "../support/sent-mails.ts";
import { connectToSite } from "../support/site.ts";

// `npm run security:spam`: one network sends 20 quotes a minute to the built Worker for two minutes, and honest customers
// send theirs in between. `npm run security:spam -- 5` goes on for five.

const minutes = askedSize(2);
const POSTS_A_MINUTE = 20;
/** After so many posts of the network comes a customer. */
const POSTS_A_CUSTOMER = 4;
/** How long the mail of the last customer may take, in milliseconds. */
const MAIL_PATIENCE_MS = 15_000;

const posts = minutes * POSTS_A_MINUTE;
const findings = new Findings(`${posts} quotes of one network, ${POSTS_A_MINUTE} a minute`);
const running = await startScriptSite();
const site = connectToSite(running);
try {
	const network = "2001:db8:bad:bad::1";
	const customers: QuoteVisitor[] = [];
	const answers = { network: 0, customers: 0 };
	for (let post = 1; post <= posts; post++) {
		const next = pause(MINUTE_MS / POSTS_A_MINUTE);
		const press = await new QuoteVisitor(running.baseUrl, `Post ${post}`).press({ network });
		if (press === "saved") answers.network++;
		if (post % POSTS_A_CUSTOMER === 0) {
			const customer = new QuoteVisitor(running.baseUrl, `Customer ${post}`);
			customers.push(customer);
			if ((await customer.press()) === "saved") answers.customers++;
		}
		await next;
	}
	await pause(MAIL_PATIENCE_MS);
	const mailed = await mailedNames(site.mails);
	const { rows } = await site.database.execute("select name, spam, spam_reason from quote_requests");
	const ofCustomers = rows.filter(({ name }) => String(name).startsWith("Customer"));
	findings.note("quotes of the network that were taken", answers.network);
	findings.note("of these marked or in Spam", rows.filter((row) => row.spam_reason).length);
	findings.note(
		"of these mailed each by itself",
		[...mailed.keys()].filter((name) => name.startsWith("Post")).length,
	);
	findings.promise("customers who were thanked", answers.customers, customers.length);
	findings.promise("customers in Spam", ofCustomers.filter(({ spam }) => spam !== 0).length);
	findings.promise(
		"customers marked as maybe spam",
		ofCustomers.filter((row) => row.spam_reason !== null).length,
	);
	findings.promise(
		"customers of whom no mail tells",
		customers.filter(({ name }) => !mailed.has(name)).length,
	);
	findings.print();
} finally {
	site.database.close();
	await running.stop();
}
