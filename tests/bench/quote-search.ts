import { z } from "zod";
import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { selectQuotes } from "#app/admin/dashboard/quote-list.server.ts";
import { selectFoundCounts } from "#app/admin/dashboard/search-index.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { selectDashboardCounts } from "#app/live-feed/dashboard-counts.server.ts";
import { type Finding, median } from "./finding.ts";
import type { DatabaseAccess } from "./recorder.ts";
import { absolute } from "./rounds.ts";

const ASKED = 15;

const answerSchema = z.object({
	results: z.tuple([
		z.object({
			response: z.object({
				result: z.object({
					rows: z.array(z.array(z.object({ value: z.unknown().optional() }))),
					rows_read: z.int(),
					query_duration_ms: z.number(),
				}),
			}),
		}),
		z.unknown(),
	]),
});

interface Compilable {
	toSQL(): { sql: string; params: unknown[] };
}

/** The dashboard's queries over all quotes: the database's own time for each, and how it goes about it. */
export async function measureSearch(
	db: Database,
	database: DatabaseAccess,
): Promise<{ findings: Finding[]; plans: string[] }> {
	const list = (query: string) => selectQuotes(db, readFilter(new URLSearchParams(query)), 26);
	const queries: Record<string, Compilable> = {
		"list of all": list(""),
		"list of the new": list("status=new"),
		"an old page of the list": list(
			`before=${Date.now() - 300 * 86_400_000}_00000000-0000-4000-8000-000000000000`,
		),
		"all counts": selectDashboardCounts(db, Date.now()),
		...searches(db),
	};
	const findings: Finding[] = [];
	const plans: string[] = [];
	for (const [name, query] of Object.entries(queries)) {
		const times: number[] = [];
		let read = 0;
		for (let turn = 0; turn < ASKED; turn++) {
			const { rows_read, query_duration_ms } = await ask(database, query);
			times.push(query_duration_ms);
			read = rows_read;
		}
		const plan = await ask(database, query, "explain query plan ");
		const steps = plan.rows.map((row) => `    ${String(row[3]?.value)}`);
		plans.push([`  ${name}: ${read} rows read`, ...steps].join("\n"));
		findings.push(absolute(`${name}: the database's time`, "ms", median(times), { most: 50 }));
	}
	const slowest = await slowestPrefix(db, database);
	findings.push(
		absolute("the slowest search by one or two letters, with its counts", "ms", slowest, { most: 50 }),
	);
	return { findings, plans };
}

/** Milliseconds of the slowest of all searches by one or two letters or digits: its list and its counts. */
async function slowestPrefix(db: Database, database: DatabaseAccess): Promise<number> {
	const letters = Array.from("abcdefghijklmnopqrstuvwxyz0123456789");
	const prefixes = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];
	const time = async (search: string) => {
		const list = await ask(database, selectQuotes(db, { status: "all", search, before: null }, 26));
		const counts = await ask(database, selectFoundCounts(db, search));
		return list.query_duration_ms + counts.query_duration_ms;
	};
	const timed: { search: string; took: number }[] = [];
	for (const search of prefixes) timed.push({ search, took: await time(search) });
	// What was slow once, because the machine was busy, is not slow each time.
	const slow = timed.toSorted((one, other) => other.took - one.took).slice(0, 5);
	const medians: number[] = [];
	for (const { search } of slow)
		medians.push(median([await time(search), await time(search), await time(search)]));
	return Math.max(...medians);
}

/** The kinds of search, each with its page and the tabs' counts that come with it. */
function searches(db: Database): Record<string, Compilable> {
	const kinds = {
		"a name": "evans 99",
		"a number": "(570) 555-1234",
		"what nobody has": "nobody at all",
		"one letter": "a",
		"two letters": "ev",
		"a ZIP": "18411",
		"a street": "elm 17",
		"an e-mail": "customer.1234@",
		"a package": "deluxe",
		"a service": "window cleaning",
		notes: "message dog",
		"words in any order": "4242 baker gutter",
		"words that most quotes have": "deluxe window gutter cleaning deck 18411",
		"accents and apostrophes": "elodie o'",
		"a reference": "3F2A 9C1B",
	};
	const lookAgain = selectQuotes(db, { status: "changed", search: "a", before: null }, 26);
	return Object.fromEntries([
		["search among those to look at again", lookAgain],
		...Object.entries(kinds).flatMap(([kind, search]) => [
			[`search by ${kind}`, selectQuotes(db, { status: "all", search, before: null }, 26)],
			[`counts of a search by ${kind}`, selectFoundCounts(db, search)],
		]),
	]);
}

async function ask(database: DatabaseAccess, query: Compilable, before = "") {
	const { sql, params } = query.toSQL();
	const args = params.map((value) =>
		typeof value === "number"
			? { type: "integer", value: String(value) }
			: { type: "text", value: String(value) },
	);
	// Closed at once: the server keeps a connection for a stream that is left open, and has two.
	const requests = [
		{ type: "execute", stmt: { sql: `${before}${sql}`, args, want_rows: true } },
		{ type: "close" },
	];
	const response = await fetch(`${database.url}/v2/pipeline`, {
		method: "POST",
		headers: { Authorization: `Bearer ${database.authToken}` },
		body: JSON.stringify({ requests }),
	});
	const [answer] = answerSchema.parse(await response.json()).results;
	return answer.response.result;
}
