import { and, desc, eq, gt, inArray, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as z from "zod/mini";
import { matchOf } from "#app/admin/dashboard/search-index.server.ts";
import { parseSearch, type SearchQuery } from "#app/admin/dashboard/search-query.ts";
import { readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { notesOf } from "#app/customers/same-person.server.ts";
import { type Database, fromJson, hasRow, never, valuesOf } from "#app/database/client.server.ts";
import { foldText } from "#app/fields/fold-text.ts";
import { normalizeText } from "#app/fields/text.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { customers, quoteRequests } from "#db/schema.ts";

const PAGE_SIZE = 50;
/** A search looks at this many requests at most, the newest. */
const MAX_FOUND = 500;

export function readCustomerFilter(parameters: URLSearchParams) {
	const [, updatedAt, id = ""] = parameters.get("before")?.match(/^(\d{1,15})_([0-9a-f-]{36})$/) ?? [];
	return {
		search: normalizeText(parameters.get("q") ?? "").slice(0, 100),
		/** The page before ended with this customer; the first page has none. */
		before: updatedAt === undefined ? null : { updatedAt: Number(updatedAt), id },
	};
}

const newestSchema = z.object({
	name: z.string(),
	phone: z.string(),
	email: z.nullable(z.string()),
	zipCode: z.string(),
	address: z.nullable(z.string()),
	requests: z.int(),
	doneAt: z.nullable(z.int()),
});

const member = alias(customers, "member");
const members = valuesOf(member.id, eq(member.primaryId, customers.id));
const { customerId, spam, test } = quoteRequests;
const isTheirs = and(inArray(customerId, members), not(spam), not(test));

/** SQL: who sent or changed a request last and how they are reached, how many there are, and when the last job was done; null without one. */
const newestOf = fromJson(
	sql`(select json_object('name', name, 'phone', contact_value, 'email', email, 'zipCode', zip_code, 'address', address, 'requests', requests, 'doneAt', (select max(done_at) from ${quoteRequests} where ${isTheirs}))
	from (select name, contact_value, email, zip_code, address, max(coalesce(changed_at, created_at)), count(*) requests from ${quoteRequests} where ${isTheirs}) where requests > 0)`,
	z.nullable(newestSchema),
);

/** A column of the numbers and addresses of a customer. */
export const keysOfCustomer = fromJson(
	sql`(select json_group_array(value) from (select value from customer_keys where customer_id = customers.id order by value))`,
	z.array(z.string()),
);
const pastJobAt = sql<number | null>`(select max(done_at) from past_jobs where customer_id in ${members})`;

/** SQL: a text as far as SQLite folds it, for what a release before wrote. */
const partlyFolded = (column: "name" | "note") =>
	sql.raw(`replace(replace(lower(c.${column}), '''', ''), char(8217), '')`);
/** SQL: name, note and keys of a customer `c` as a search compares them. Keys are in lower case. */
const ownWords = sql`(coalesce(c.searched_name, ${partlyFolded("name")}) || ' ' || coalesce(c.searched_note, ${partlyFolded("note")}, '') || ' ' ||
	coalesce((select replace(group_concat(value, ' '), '''', '') from customer_keys where customer_id = c.id), ''))`;

function hasWords(query: SearchQuery): SQL | undefined {
	if ("all" in query) return and(...query.all.map(hasWords));
	if ("any" in query) return or(...query.any.map(hasWords));
	if (!("word" in query)) return never;
	const spellings = new Set([foldText(query.word), query.word.toLowerCase()]);
	return or(...Array.from(spellings, (word) => sql`instr(${ownWords}, ${word}) > 0`));
}

/** SQL: customers whose requests have all words of a search; and those with whom an owner did
 * something, or whom one imported, and whose own words have what is searched for: no request may be left of them. Of the last two one
 * condition each: for a choice between them SQLite reads every customer. */
function isFound(search: string): SQL {
	const words = parseSearch(search);
	if (!words) return never;
	const match = `${matchOf(words)} NOT state : "spam"`;
	return sql`customers.id in (select c.primary_id from
		(select quote_id from quote_search s join quote_search_text t on t.position = s.rowid where quote_search match ${match} order by s.rowid desc limit ${MAX_FOUND}) f
		join quote_requests q on q.id = f.quote_id join customers c on c.id = q.customer_id
		union select c.primary_id from customers c where c.import_id is not null and ${hasWords(words)}
		union select c.primary_id from customers c where c.id in (select customer_id from customer_events) and ${hasWords(words)})`;
}

/** A query for who a customer is, where the newest request is from, and what was noted for good; `callerOf` reads it. */
export function selectCaller(db: Database, id: string) {
	const { name, importedAddress, importedZip } = customers;
	const imported = { importedAddress, importedZip };
	return db
		.select({ name, ...imported, keys: keysOfCustomer, newest: newestOf, note: notesOf(customers.id) })
		.from(customers)
		.where(eq(customers.id, id));
}

/** Returns what is known of a customer as a form's answers have it: the newest request says who and where they are, and without one
 * what was imported. Null of one who is not there. */
export function callerOf(customer: Awaited<ReturnType<typeof selectCaller>>[number] | undefined) {
	if (!customer) return null;
	const { keys, newest, importedAddress, importedZip } = customer;
	const zip = newest?.zipCode ?? importedZip;
	const name = newest?.name ?? customer.name;
	const phone = newest?.phone ?? keys.find((key) => key.startsWith("+")) ?? "";
	const email = newest?.email ?? keys.find((key) => key.includes("@"));
	return {
		...{ name, phone, ...(email && { email }) },
		zip: zip ?? "",
		address: newest?.address ?? (zip === importedZip ? importedAddress : null) ?? "",
	};
}

/** A query for customers who asked for something, or of whom an owner noted something; the last of either comes first. */
export function selectCustomers(
	db: Database,
	{ search, before }: ReturnType<typeof readCustomerFilter>,
	size: number,
	which?: SQL,
) {
	const { id, primaryId, name, updatedAt, revision, importId } = customers;
	return db
		.select({
			...{ id, name, updatedAt, note: notesOf(id) },
			newest: newestOf,
			keys: keysOfCustomer,
			pastJobAt,
		})
		.from(customers)
		.where(
			and(
				which,
				eq(primaryId, id),
				or(gt(revision, 0), isNotNull(importId), hasRow(db, quoteRequests, isTheirs)),
				search === "" ? undefined : isFound(search),
				before ? sql`(${updatedAt}, ${id}) < (${before.updatedAt}, ${before.id})` : undefined,
			),
		)
		.orderBy(desc(updatedAt), desc(id))
		.limit(size);
}

export async function loadCustomers(args: RouteArgs) {
	const filter = readCustomerFilter(new URL(args.request.url).searchParams);
	const { shell, results } = await readPage(args, [selectCustomers(args.context.db, filter, PAGE_SIZE + 1)]);
	const shown = results[0].slice(0, PAGE_SIZE);
	const last = results[0].length > PAGE_SIZE ? shown.at(-1) : undefined;
	const query = new URLSearchParams(filter.search && { q: filter.search });
	if (last) query.set("before", `${last.updatedAt}_${last.id}`);
	const list = { search: filter.search, customers: shown, older: last ? `?${query}` : null };
	return dataWithFlash(args.request, { list, shell });
}
export type CustomerList = Awaited<ReturnType<typeof loadCustomers>>["data"]["list"];
