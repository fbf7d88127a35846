import { DurableObject } from "cloudflare:workers";
import { entry } from "server-build";

const { QuoteStreams } = entry.module.workerParts;

/** There is one object for the site, which holds all of the owner's event streams. */
export class QuoteFeed extends DurableObject<object> {
	private readonly streams = new QuoteStreams(this.env, (work) => this.ctx.waitUntil(work));

	override fetch(request: Request): Response {
		return this.streams.open(request);
	}

	wake(): Promise<void> {
		return this.streams.wake();
	}
}
