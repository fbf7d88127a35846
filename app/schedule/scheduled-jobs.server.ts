import { eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#app/database/client.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { quoteRequests } from "#db/schema.ts";
import type { Job } from "./job.ts";

const services = sql`(select json_group_array(service) from quote_services where quote_id = quote_requests.id)`;

const jobColumns = {
	quoteId: quoteRequests.id,
	revision: quoteRequests.revision,
	name: quoteRequests.name,
	services: services.mapWith((json: string) => z.array(z.string()).parse(JSON.parse(json))),
	address: quoteRequests.address,
	zipCode: quoteRequests.zipCode,
	startsAt: sql<number>`${quoteRequests.scheduledFor}`,
	endsAt: sql<number>`${quoteRequests.scheduledUntil}`,
	isCancelled: sql`${quoteRequests.lostAt} is not null or ${quoteRequests.spam}`.mapWith(Boolean),
};

/** A query for a quote's name and date. */
export function selectDateOf(db: Database, quoteId: string) {
	const { id, name, scheduledFor, scheduledUntil } = quoteRequests;
	return db
		.select({ quoteId: id, name, startsAt: scheduledFor, endsAt: scheduledUntil })
		.from(quoteRequests)
		.where(eq(id, quoteId));
}

/** A query for jobs that have a date. */
function selectJobs(db: Database, which: SQL) {
	return db.select(jobColumns).from(quoteRequests).where(sql`scheduled_for is not null and ${which}`);
}

/**
 * The job of the quote whose page a secret opens, in one round trip; null where it opens none, or there is no date.
 * @throws when the database refuses or does not answer in time.
 */
export async function findCustomerJob(db: Database, token: string): Promise<Job | null> {
	if (!isCustomerToken(token)) return null;
	const [[job]] = await db.batch([selectJobs(db, sql`customer_token = ${token}`)]);
	return job ?? null;
}
