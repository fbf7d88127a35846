import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Database } from "#app/database/client.server.ts";
import { settings } from "#db/schema.ts";

export type Query = BatchItem<"sqlite">;

/** A writer says who writes, and how the reads before are made: an owner's go along with the check of the session. */
export interface Writer {
	/** Reads in one round trip. @throws when the database refuses or does not answer in time, and {Response} without an open session. */
	read<Queries extends readonly [Query, ...Query[]]>(
		queries: Queries,
	): Promise<{ results: BatchResponse<Queries>; userId: string | null }>;
	/** Hears that a quote was changed, or stays as another try of the same form left it. */
	onChange?(): void;
}

/** A visitor, who needs no session. */
export function visitor(db: Database): Writer {
	return { read: async (queries) => ({ results: await db.batch(queries), userId: null }) };
}

/** The facts of a command that needs none. */
export function noFacts(db: Database) {
	return db.select({ id: settings.id }).from(settings).limit(0);
}
