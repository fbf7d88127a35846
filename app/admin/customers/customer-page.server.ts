import { redirect } from "@remix-run/cloudflare";
import { and, asc, desc, eq, inArray, ne, not, sql } from "drizzle-orm";
import { readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { type CustomerEvent, customerEventSchema, mergesInForce } from "#app/customers/customer.ts";
import { hasAddress } from "#app/customers/same-person.server.ts";
import { type Database, fromJson, valuesOf } from "#app/database/client.server.ts";
import { UNDO_MS } from "#app/quotes/commands/triage-quote.ts";
import { quoteColumns } from "#app/quotes/quote-reads.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { newId } from "#app/time/new-id.ts";
import { customerEvents, customers, pastJobs, quoteRequests } from "#db/schema.ts";
import { keysOfCustomer, readCustomerFilter, selectCustomers } from "./customer-list.server.ts";

const MAX_REQUESTS = 100;
const MAX_CANDIDATES = 10;

/** Returns a subquery for the ids of a customer and of those merged with it. */
export const groupOf = (id: string) =>
	valuesOf(customers.id, eq(customers.primaryId, valuesOf(customers.primaryId, eq(customers.id, id))));

function selectGroup(db: Database, id: string) {
	const { primaryId, name, note, revision } = customers;
	return db
		.select({ id: customers.id, primaryId, name, note, revision, keys: keysOfCustomer })
		.from(customers)
		.where(inArray(customers.id, groupOf(id)))
		.orderBy(ne(customers.id, primaryId), asc(name));
}

function selectRequests(db: Database, id: string) {
	const { customerId, spam, test, createdAt } = quoteRequests;
	return db
		.select(quoteColumns)
		.from(quoteRequests)
		.where(and(inArray(customerId, groupOf(id)), not(spam), not(test)))
		.orderBy(desc(createdAt))
		.limit(MAX_REQUESTS);
}

function selectPastJobs(db: Database, id: string) {
	const { doneAt, work, total, customerId } = pastJobs;
	return db
		.select({ id: pastJobs.id, doneAt, work, total })
		.from(pastJobs)
		.where(inArray(customerId, groupOf(id)))
		.orderBy(desc(doneAt))
		.limit(MAX_REQUESTS);
}

function selectActs(db: Database, id: string) {
	const { customerId, createdAt, seq } = customerEvents;
	return db
		.select({ of: customerId, at: createdAt, event: fromJson(customerEvents.change, customerEventSchema) })
		.from(customerEvents)
		.where(inArray(customerId, groupOf(id)))
		.orderBy(asc(seq));
}

/** A query for customers who may be the same person: those whom a search finds, else those who share an email address. */
export function selectCandidates(db: Database, id: string, search: string) {
	if (search !== "") return selectCustomers(db, { search, before: null }, MAX_CANDIDATES);
	const shared = sql`(select c.primary_id from customer_keys k
		cross join quote_requests q on ${hasAddress("k.value")} join customers c on c.id = q.customer_id
		where k.customer_id in ${groupOf(id)} and c.id not in ${groupOf(id)})`;
	return selectCustomers(db, { search, before: null }, MAX_CANDIDATES, inArray(customers.id, shared));
}

/** Loads a customer's page, in one round trip. `with` in the address searches for whom to merge.
 * @throws {Response} a redirect to the customer whose part it is; 404 where there is none. */
export async function loadCustomerPage(args: RouteArgs & { params: { id?: string } }) {
	const { db } = args.context;
	const { id = "" } = args.params;
	const now = Date.now();
	const wanted = new URL(args.request.url).searchParams.get("with") ?? "";
	const { search } = readCustomerFilter(new URLSearchParams({ q: wanted }));
	const { shell, results } = await readPage(args, [
		selectGroup(db, id),
		selectRequests(db, id),
		selectActs(db, id),
		selectCandidates(db, id, search),
		selectPastJobs(db, id),
	]);
	const [members, requests, acts, found, past] = results;
	const [customer] = members;
	if (!customer) throw new Response(null, { status: 404 });
	if (customer.id !== id) throw redirect(ownerPaths.customer(customer.id), 303);
	const own = acts.flatMap(({ of, event }) => (of === id ? [event] : []));
	const newest = acts.at(-1);
	const page = {
		customer,
		members,
		merged: mergesInForce(id, own).flatMap(({ other }) => members.filter((member) => member.id === other)),
		...{ requests, past },
		lastJob: requests.find(({ stage }) => JOB_STAGES.includes(stage))?.id ?? null,
		search,
		candidates: found.filter((candidate) => candidate.id !== id),
		undo: newest && newest.at + UNDO_MS > now ? undoOf(newest.event, id, members) : null,
		undoFor: newest ? newest.at + UNDO_MS - now : 0,
		/** The quote that "Same again" makes gets this id. */
		newId: newId(now),
		now,
	};
	return dataWithFlash(args.request, { page, shell });
}
export type CustomerPageData = Awaited<ReturnType<typeof loadCustomerPage>>["data"]["page"];

const JOB_STAGES: readonly string[] = ["done", "scheduled", "accepted"];

/** The form that takes an event back; null on the page of who was separated: only the other's can. */
function undoOf(event: CustomerEvent, pageId: string, members: readonly { id: string; revision: number }[]) {
	const { action, customerId } = event;
	/** The revision is that of the event's customer: what is done and taken back again is another form. */
	const revision = members.find(({ id }) => id === customerId)?.revision ?? 0;
	if (action === "noted") {
		const fields = { intent: "note", customer: customerId, note: event.from ?? "", seen: event.to ?? "" };
		return { action, revision, fields };
	}
	if (customerId !== pageId) return null;
	const intent = action === "merged" ? "separate" : "merge";
	return { action, revision, fields: { intent, other: event.other } };
}
