import { z } from "zod";

/** What no libsql-server answers at: here the proxy itself does. */
export const CONTROL_PATH = "/proxy-control";

/** Where a database of its own is asked for: one as freshly migrated, at the same address. */
export const FRESH_PATH = "/fresh-database";

/** For how many round trips a fault lasts; without it, until the proxy is told otherwise. */
const times = z.int().positive().optional();

export const faultSchema = z.discriminatedUnion("kind", [
	/** The connection drops before the database sees the request. */
	z.object({ kind: z.literal("refuse"), times }),
	/** The database gets the request only after a while. */
	z.object({ kind: z.literal("delay"), milliseconds: z.int().positive(), times }),
	/** The database does the work, and the connection drops before its answer. */
	z.object({ kind: z.literal("cut"), times, after: z.int().positive().optional() }),
	/** The answer is a 500, and the database never saw the request. */
	z.object({ kind: z.literal("error"), times }),
	/** The database answers that another transaction keeps it busy, and has done nothing. */
	z.object({ kind: z.literal("busy"), times }),
	/** This share of the round trips fails, each at random in one of these ways, the late ones within `milliseconds`. */
	z.object({
		kind: z.literal("mixed"),
		share: z.number().min(0).max(1),
		milliseconds: z.int().positive(),
		times,
	}),
]);
export type Fault = z.output<typeof faultSchema>;

/** The ways in which a single round trip fails. */
export const faultKinds = ["refuse", "delay", "cut", "error", "busy"] as const satisfies Fault["kind"][];
export type FaultKind = (typeof faultKinds)[number];

const tripSchema = z.object({
	/** Of the request for which it was made; empty where there is none. */
	requestId: z.string(),
	/** The beginnings of its statements. */
	statements: z.string(),
	/** As the database counts (and Turso bills) them, indexes and triggers included. */
	rowsRead: z.int(),
	rowsWritten: z.int(),
});
export type Trip = z.output<typeof tripSchema>;

const countsSchema = z.object({
	trips: z.array(tripSchema),
	mailTrips: z.int(),
	faults: z.record(z.enum(faultKinds), z.int()),
});

/** Reads and directs a counting proxy from a test, in Node or inside workerd. */
export class ProxyControl {
	private readonly address: string;

	constructor(private readonly proxyUrl: string) {
		this.address = `${proxyUrl}${CONTROL_PATH}`;
	}

	/** Round trips since the last `reset` or `fail`, whoever made them, apart from those that deliver mail. */
	async trips(): Promise<Trip[]> {
		return (await this.counts()).trips;
	}

	/** Round trips since then that claimed mails or wrote what became of them. */
	async mailTrips(): Promise<number> {
		return (await this.counts()).mailTrips;
	}

	/** How many of all these failed, and how. */
	async faults(): Promise<Record<FaultKind, number>> {
		return (await this.counts()).faults;
	}

	/** From now on every round trip fails this way; the count starts anew. */
	async fail(fault: Fault): Promise<void> {
		await this.tell(fault);
	}

	/** Everything passes again; the count starts anew. */
	async reset(): Promise<void> {
		await this.tell(null);
	}

	/** Everything that was saved is gone: the database is as freshly migrated. */
	async fresh(): Promise<void> {
		const response = await fetch(`${this.proxyUrl}${FRESH_PATH}`, { method: "PUT" });
		if (!response.ok) throw new Error(await response.text());
	}

	private async counts() {
		const response = await fetch(this.address);
		return countsSchema.parse(await response.json());
	}

	protected async tell(fault: Fault | null): Promise<void> {
		const response = await fetch(this.address, { method: "PUT", body: JSON.stringify(fault) });
		await response.body?.cancel();
		if (!response.ok) throw new Error(`The proxy answered ${response.status}`);
	}
}
