import { ProxyControl, type Trip } from "./proxy-control.ts";

let id = newId();

/** By which a test's requests are known since it last began to count: what earlier ones left running has another. */
export function ownRequestId(): string {
	return id;
}

/** Like the platform's own. */
function newId(): string {
	return crypto.randomUUID().replaceAll("-", "").slice(0, 16);
}

/** A proxy's counts of a test's own requests. */
export class OwnTrips extends ProxyControl {
	/** Round trips that they made since the last `reset` or `fail`, or that a request of another id did. */
	async roundTrips(requestId = id): Promise<number> {
		return (await this.ownTrips(requestId)).length;
	}

	/** The same, each by the beginnings of its statements, so that a failed test says which they were. */
	async ownTrips(requestId = id): Promise<Trip[]> {
		return (await this.trips()).filter((trip) => trip.requestId === requestId);
	}

	/** Rows that the same round trips read and wrote. */
	async rows(requestId = id): Promise<{ read: number; written: number }> {
		const trips = await this.ownTrips(requestId);
		return {
			read: trips.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
			written: trips.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
		};
	}

	protected override async tell(...told: Parameters<ProxyControl["tell"]>): Promise<void> {
		id = newId();
		await super.tell(...told);
	}
}
