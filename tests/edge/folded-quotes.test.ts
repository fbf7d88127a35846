import { beforeEach, expect, test } from "vitest";
import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { selectFolds, selectQuotes } from "#app/admin/dashboard/quote-list.server.ts";
import { selectAsked, selectFresh } from "#app/admin/today/today-reads.server.ts";
import { networkCode } from "#app/catalog/networks.ts";
import { readDashboardCounts, selectDashboardCounts } from "#app/live-feed/dashboard-counts.server.ts";
import { askQuestion } from "#app/quotes/commands.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { HOUR_MS } from "#app/time/clock.ts";
import { db, savedQuote } from "../support/edge-quotes.ts";
import { startSession } from "../support/owner-session.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";
import { Visitor } from "../support/visitor.ts";
import { aWord } from "../support/words.ts";

/** Later than any other test's quotes, so that these stand first. */
let now = Date.now() + 24 * HOUR_MS;
beforeEach(() => {
	now += 3 * HOUR_MS;
});

/** A name that no other test's quotes have, and a search finds. */
const aName = () => `Flood ${aWord()}`;

async function save(name: string, network: string): Promise<string> {
	const submission = aSubmission({ contact: { name, phone: "+15705550123", contactMethod: "text" } });
	await saveQuote(db, submission, ++now, { network, signals: [] });
	return submission.id;
}

/** The quotes that the owner's list has under a name, newest first. */
async function listed(name: string, query = "", size = 60) {
	const filter = readFilter(new URLSearchParams(query));
	const quotes = await selectQuotes(db, filter, size, { now, foldsFloods: true });
	return quotes.filter((quote) => quote.name === name);
}

async function freshCount(): Promise<number> {
	return readDashboardCounts(await selectDashboardCounts(db, now), now)?.new ?? 0;
}

test("of one network twenty requests an hour are listed, and the rest is one entry that opens; search and count have them all", async () => {
	const name = aName();
	const network = crypto.randomUUID();
	const before = await freshCount();
	const ids: string[] = [];
	for (let number = 0; number < 26; number++) ids.push(await save(name, network));
	const honest = await save(name, crypto.randomUUID());

	expect(await freshCount()).toBe(before + 27);
	for (const query of ["", "status=new"]) {
		const entries = (await listed(name, query)).map(({ id }) => id);
		expect(entries).toEqual([honest, ids[25], ...ids.slice(0, 20).toReversed()]);
	}
	expect(await listed(name, `q=${name.split(" ")[1]}`)).toHaveLength(27);
	const fold = ids[20];
	expect((await listed(name, `fold=${fold}`)).map(({ id }) => id)).toEqual(ids.slice(20).toReversed());
	expect(await selectFolds(db, readFilter(new URLSearchParams()), 1)).toEqual([{ fold, count: 6 }]);

	const owner = new Visitor();
	owner.setCookie(...(await startSession(db)).cookie);
	const { html } = await owner.get("/admin");
	expect(html).toContain("Show 5 more requests from this network");
	expect(html).toContain(`fold=${fold}`);
	const opened = await owner.get(`/admin?fold=${fold}`);
	expect(opened.html).toContain("6 requests from one network");
	for (const id of ids.slice(20)) expect(opened.html).toContain(`quote-${id}-name`);
	expect((await owner.get(`/admin/quotes.csv?q=${name.split(" ")[1]}`)).html.split(name)).toHaveLength(28);
});

test("each request of a flood that asks something is listed by itself among those to look at again, and behind others on Today", async () => {
	const name = aName();
	const network = crypto.randomUUID();
	const ids: string[] = [];
	for (let number = 0; number < 23; number++) ids.push(await save(name, network));
	const asking = [...ids.slice(20, 22), await save(name, crypto.randomUUID())];
	for (const id of asking) {
		const token = (await savedQuote(id)).rows[0]?.customerToken ?? "";
		const attempt = crypto.randomUUID();
		await askQuestion(db, visitor(db), id, { attempt, token, offerId: null, text: "When?" }, ++now);
	}
	expect((await listed(name, "status=changed")).map(({ id }) => id)).toEqual(asking.toReversed());
	const [first, second, honest] = asking;
	const onToday = (await selectAsked(db)).filter((quote) => quote.name === name);
	expect(onToday.map(({ id }) => id)).toEqual([honest, first, second]);
});

test("every flood opens from its page of the list, however many wait", async () => {
	const name = aName();
	const floods: string[] = [];
	for (let flood = 0; flood < 3; flood++) {
		const network = crypto.randomUUID();
		const ids: string[] = [];
		for (let number = 0; number < 22; number++) ids.push(await save(name, network));
		floods.push(ids[20] ?? "");
	}
	const foldsOf = async (query: string) => selectFolds(db, readFilter(new URLSearchParams(query)), 1);
	const [newest] = await listed(name);
	expect(await foldsOf("")).toEqual([{ fold: floods[2], count: 2 }]);
	const before = `before=${(newest?.createdAt ?? 0) - 1}_${newest?.id}`;
	expect(await foldsOf(before)).toEqual([{ fold: floods[1], count: 2 }]);
	expect(await foldsOf(`fold=${floods[0]}`)).toEqual([{ fold: floods[0], count: 2 }]);
});

test("a flood stays one entry when its newest request was looked at, and what was looked at is listed by itself", async () => {
	const name = aName();
	const network = crypto.randomUUID();
	const ids: string[] = [];
	for (let number = 0; number < 23; number++) ids.push(await save(name, network));
	await triageAs(db, { quoteId: ids[22] ?? "", intent: "contacted", notes: null, now: ++now });
	const entries = (await listed(name)).map(({ id }) => id);
	expect(entries).toEqual([ids[22], ids[21], ...ids.slice(0, 20).toReversed()]);
	expect((await listed(name, "status=contacted")).map(({ id }) => id)).toEqual([ids[22]]);
});

test("the networks of one /48 count together, and another /48 does not count", async () => {
	const name = aName();
	const [wide, other] = [crypto.randomUUID(), crypto.randomUUID()];
	const foldOf = async (id: string) => (await savedQuote(id)).rows[0]?.foldedInto;
	for (let number = 0; number < 60; number++)
		expect(await foldOf(await save(name, networkCode(`n${number % 10}`, wide)))).toBeNull();
	const first = await save(name, networkCode("n10", wide));
	expect(await foldOf(first)).toBe(first);
	expect(await foldOf(await save(name, networkCode("n11", wide)))).toBe(first);
	expect(await foldOf(await save(name, networkCode("n10", other)))).toBeNull();
	now += HOUR_MS;
	expect(await foldOf(await save(name, networkCode("n10", wide)))).toBeNull();
});

test("a flood of one network pushes nobody off Today, which shows its newest and the way to all", async () => {
	const name = aName();
	const network = crypto.randomUUID();
	await db.run("update quote_requests set spam = 1 where stage = 'new'");
	const ids: string[] = [];
	for (let number = 0; number < 60; number++) ids.push(await save(name, network));
	const honest = await save(name, crypto.randomUUID());
	const shown = [...ids.slice(0, 20), ids[59], honest];
	expect((await selectFresh(db)).map(({ id }) => id)).toEqual(shown);
	const owner = new Visitor();
	owner.setCookie(...(await startSession(db)).cookie);
	const { html } = await owner.get("/admin/today");
	expect(html).toContain(`/admin/quotes/${honest}`);
	expect(html).toContain('href="/admin?status=new"');
});
