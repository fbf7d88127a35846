import { eq, like } from "drizzle-orm";
import { inject } from "vitest";
import { openDatabase } from "#app/database/client.server.ts";
import { outbox, quoteAddons, quoteEvents, quoteRequests, quoteServices, quoteSources } from "#db/schema.ts";
import { OwnTrips, ownRequestId } from "./own-trips.ts";
import { startSession } from "./owner-session.ts";
import { Visitor } from "./visitor.ts";

/** The run's database as the Worker reaches it: through the proxy, where its calls count as the test's own. */
export const db = openDatabase(
	{
		TURSO_DATABASE_URL: inject("database").proxyUrl,
		TURSO_AUTH_TOKEN: inject("database").authToken,
	},
	{
		get requestId() {
			return ownRequestId();
		},
	},
);

/** Counts the round trips that a test makes by `db` and by its requests, and breaks them. */
export const proxy = new OwnTrips(inject("database").proxyUrl);

const direct = openDatabase({
	TURSO_DATABASE_URL: inject("database").url,
	TURSO_AUTH_TOKEN: inject("database").authToken,
});

/** A browser that is signed in, past the PIN. */
export async function anOwner(): Promise<Visitor> {
	const owner = new Visitor();
	owner.setCookie(...(await startSession(direct)).cookie);
	return owner;
}

/** Everything saved of a quote, read past the proxy. */
export async function savedQuote(id: string) {
	return {
		rows: await direct.select().from(quoteRequests).where(eq(quoteRequests.id, id)),
		services: await direct
			.select()
			.from(quoteServices)
			.where(eq(quoteServices.quoteId, id))
			.orderBy(quoteServices.service),
		addons: await direct
			.select()
			.from(quoteAddons)
			.where(eq(quoteAddons.quoteId, id))
			.orderBy(quoteAddons.addonName),
		events: await direct
			.select()
			.from(quoteEvents)
			.where(eq(quoteEvents.quoteId, id))
			.orderBy(quoteEvents.seq),
		mails: await direct
			.select()
			.from(outbox)
			.where(like(outbox.idempotencyKey, `%${id}%`))
			.orderBy(outbox.id),
	};
}

/** Forgets what was counted: tests make more quotes in a minute than customers. */
export async function forgetCounts(): Promise<void> {
	await direct.delete(quoteSources);
}

/** Round trips and rows of some work: of a test's own requests, unless told whose. */
export async function costOf(work: () => Promise<unknown>, requestId?: string) {
	await proxy.reset();
	await work();
	return { trips: await proxy.roundTrips(requestId), ...(await proxy.rows(requestId)) };
}

/** How the database goes about a query: its plan, a step a line. */
export async function planOf(query: { toSQL(): { sql: string; params: unknown[] } }): Promise<string> {
	const { sql: text, params } = query.toSQL();
	const args = params.map((param) => (typeof param === "number" ? param : String(param)));
	const { rows } = await db.$client.execute({ sql: `explain query plan ${text}`, args });
	return rows.map(({ detail }) => String(detail)).join("\n");
}
