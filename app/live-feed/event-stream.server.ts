const encoder = new TextEncoder();

/** What a slow reader may leave unread, in bytes; one that falls further behind is cut and comes back by itself. */
const MAX_BACKLOG = 512 * 1024;

/** One open event stream: its listener's session and how far it has come. */
export class EventStream {
	readonly sessionId: string;
	/** The `seq` of the last event sent. */
	cursor: number;
	readonly body: ReadableStream<Uint8Array>;
	private controller: ReadableStreamDefaultController<Uint8Array> | null = null;
	/** Whether something lay unread at the last heartbeat. */
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
		// Not every version of the runtime tells a stream that its reader left: the request's signal does too.
		listener.signal.addEventListener("abort", () => this.end(), { once: true });
		if (listener.signal.aborted) queueMicrotask(() => this.end());
	}

	/**
	 * Sends a heartbeat. Whoever has left something lying for two of them is gone: of a browser that gives up before the
	 * first byte neither the stream nor the signal tells.
	 */
	beat(event: string): void {
		const isTaken = this.controller?.desiredSize === MAX_BACKLOG;
		if (isTaken) this.send(event, {});
		else if (this.isLate) this.end();
		this.isLate = !isTaken;
	}

	/** Sends an event; `id` is its `seq` where it has one. A reader that left or fell far behind ends the stream. */
	send(event: string, data: unknown, id?: number): void {
		const identity = id === undefined ? "" : `id: ${id}\n`;
		this.write(`${identity}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
		if (id !== undefined) this.cursor = id;
	}

	/** Tells the browser how long to wait before it reconnects, in milliseconds. */
	suggestRetry(milliseconds: number): void {
		this.write(`retry: ${milliseconds}\n\n`);
	}

	/** Closes the stream after what was sent. */
	end(): void {
		const { controller } = this;
		this.forget();
		try {
			controller?.close();
		} catch {
			// The reader closed it first.
		}
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
