import { type Env, parseEnv } from "#app/config/env.server.ts";
import { type Database, openDatabase } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { EventStream } from "./event-stream.server.ts";
import { listenerHeaders } from "./feed-connection.server.ts";
import { feedEvents, type HealthMessage, type QuoteMessage } from "./feed-message.ts";
import { PAGE_SIZE, readNews } from "./feed-news.server.ts";

/** How soon a browser comes back after its stream broke, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * The owner's open event streams. The database is the truth, and this only a messenger: on connect, on wake and on
 * each heartbeat it reads, in one round trip for all streams, the events after the lowest cursor and the sessions that
 * are still open. Nothing is lost, then, when a wake fails, its holder is evicted or a deploy cuts the streams. While
 * nobody listens it does nothing.
 */
export class QuoteStreams {
	private readonly streams = new Set<EventStream>();
	private readonly settings: Env;
	private readonly db: Database;
	private heartbeat: ReturnType<typeof setTimeout> | null = null;
	private reading: Promise<void> | null = null;
	private woken = false;
	/** Whether the last reading succeeded. */
	private databaseAnswers = true;

	/** `waitUntil` keeps the holder alive while it works on. */
	constructor(
		bindings: object,
		private readonly waitUntil: (work: Promise<void>) => void,
	) {
		this.settings = parseEnv(bindings);
		this.db = openDatabase(this.settings, { requestId: "live-feed" });
	}

	/** Opens a stream for the listener that the request's headers name. */
	open(request: Request): Response {
		const listener = {
			sessionId: request.headers.get(listenerHeaders.session) ?? "",
			after: Number(request.headers.get(listenerHeaders.after)),
			signal: request.signal,
		};
		const stream = new EventStream(listener, (ended) => this.forget(ended));
		this.streams.add(stream);
		stream.suggestRetry(RETRY_MS);
		stream.send(feedEvents.health, this.health());
		this.schedule();
		this.waitUntil(this.wake());
		return new Response(stream.body, {
			headers: {
				"Content-Type": "text/event-stream; charset=utf-8",
				"Cache-Control": "no-store",
				// For a proxy that would otherwise collect the events.
				"X-Accel-Buffering": "no",
			},
		});
	}

	/** Brings every stream up to date; calls that come while it reads share the next reading. */
	async wake(): Promise<void> {
		// Without a stream the reading would be over before it is kept here, and would then be awaited for ever after.
		if (this.streams.size === 0) return;
		this.woken = true;
		this.reading ??= this.readUntilQuiet();
		await this.reading;
	}

	private async readUntilQuiet(): Promise<void> {
		try {
			while (this.woken && this.streams.size > 0) {
				this.woken = false;
				await this.read();
				this.tellHealth(true);
			}
		} catch (error) {
			// The streams stay: the next heartbeat reads again.
			this.tellHealth(false);
			logError("live feed not read", error, { streams: this.streams.size });
		} finally {
			this.reading = null;
		}
	}

	private async read(): Promise<void> {
		const streams = [...this.streams];
		const { events, counts, changed, openSessions } = await readNews(
			{ db: this.db, env: this.settings },
			streams,
			Date.now(),
		);
		for (const stream of streams) {
			if (!openSessions.has(stream.sessionId)) {
				stream.send(feedEvents.ended, {});
				stream.end();
				continue;
			}
			for (const { seq, kind, action, actor, changes, ...quote } of events) {
				if (seq <= stream.cursor) continue;
				const message = { kind, action, actor, changes, quote, counts, changed } satisfies QuoteMessage;
				stream.send(feedEvents.quote, message, seq);
			}
		}
		if (events.length === PAGE_SIZE) this.woken = true;
	}

	private tellHealth(databaseAnswers: boolean): void {
		if (this.databaseAnswers === databaseAnswers) return;
		this.databaseAnswers = databaseAnswers;
		for (const stream of this.streams) stream.send(feedEvents.health, this.health());
	}

	private health(): HealthMessage {
		return { heartbeat: this.settings.FEED_HEARTBEAT, database: this.databaseAnswers };
	}

	private schedule(): void {
		this.heartbeat ??= setTimeout(() => {
			this.heartbeat = null;
			for (const stream of this.streams) stream.beat(feedEvents.beat);
			if (this.streams.size === 0) return;
			this.schedule();
			this.waitUntil(this.wake());
		}, this.settings.FEED_HEARTBEAT * 1_000);
	}

	private forget(stream: EventStream): void {
		this.streams.delete(stream);
		if (this.streams.size > 0 || this.heartbeat === null) return;
		clearTimeout(this.heartbeat);
		this.heartbeat = null;
	}
}
