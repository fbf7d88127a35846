import type { UtcMs } from "#app/time/clock.ts";

const encoder = new TextEncoder();

/** A slow reader may leave this many bytes unread. Beyond that the stream is cut, and the browser reconnects. */
const MAX_BACKLOG = 512 * 1024;

export class EventStream {
	readonly sessionId: string;
	cursor: number;
	/** The newest erasing that the stream told of. */
	erasedAt: UtcMs | null = null;
	readonly body: ReadableStream<Uint8Array>;
	private controller: ReadableStreamDefaultController<Uint8Array> | null = null;
	private isLate = false;

	/** `onEnd` is called once, however the stream ends. */
	constructor(
		listener: { sessionId: string; after: number; signal: AbortSignal },
		private readonly onEnd: (stream: EventStream) => void,
	) {
		this.sessionId = listener.sessionId;
		this.cursor = listener.after;
		this.body = new ReadableStream(
			{
				start: (controller) => {
					this.controller = controller;
				},
				cancel: () => this.forget(),
			},
			{ highWaterMark: MAX_BACKLOG, size: (chunk) => chunk.byteLength },
		);
		// Not every runtime tells a stream that its reader left: the request's signal does too.
		listener.signal.addEventListener("abort", () => this.end(), { once: true });
		if (listener.signal.aborted) queueMicrotask(() => this.end());
	}

	/** Ends a stream that leaves two heartbeats unread: nothing else reports a browser that gave up early. */
	sendHeartbeat(event: string): void {
		const isTaken = this.controller?.desiredSize === MAX_BACKLOG;
		if (isTaken) this.send(event, {});
		else if (this.isLate) this.end();
		this.isLate = !isTaken;
	}

	/** `id` is the event's `seq`. Ends the stream of a reader that left or fell far behind. */
	send(event: string, data: unknown, id?: number): void {
		const identity = id === undefined ? "" : `id: ${id}\n`;
		this.write(`${identity}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
		if (id !== undefined) this.cursor = id;
	}

	suggestRetry(milliseconds: number): void {
		this.write(`retry: ${milliseconds}\n\n`);
	}

	end(): void {
		const { controller } = this;
		this.forget();
		try {
			controller?.close();
		} catch {}
	}

	private write(text: string): void {
		if (!this.controller) return;
		try {
			if ((this.controller.desiredSize ?? 0) <= 0) throw new Error("The reader is too slow");
			this.controller.enqueue(encoder.encode(text));
		} catch (error) {
			const { controller } = this;
			this.forget();
			controller?.error(error);
		}
	}

	private forget(): void {
		if (!this.controller) return;
		this.controller = null;
		this.onEnd(this);
	}
}
