import { DurableObject } from "cloudflare:workers";
import { entry } from "server-build";

const { QuoteStreams } = entry.module.workerParts;

/** Holds the owner's open event streams: one object for the site. */
export class QuoteFeed extends DurableObject<object> {
	private readonly streams = new QuoteStreams(this.env, (work) => this.ctx.waitUntil(work));

	/** Opens a stream for the listener that the request's headers name. */
	override fetch(request: Request): Response {
		return this.streams.open(request);
	}

	/** Brings every stream up to date. */
	wake(): Promise<void> {
		return this.streams.wake();
	}
}
