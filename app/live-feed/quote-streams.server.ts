import { and, gt, inArray, isNotNull, max } from "drizzle-orm";
import { isValid, RENEW_MS } from "#app/auth/session-state.server.ts";
import { type Env, parseEnv } from "#app/config/env.server.ts";
import { type Database, hasRow, openDatabase } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { selectEvents } from "#app/quotes/quote-reads.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { erasedQuotes, quoteEvents, sessions } from "#db/schema.ts";
import { readDashboardCounts, selectDashboardCounts } from "./dashboard-counts.server.ts";
import { EventStream } from "./event-stream.server.ts";
import { listenerHeaders } from "./feed-connection.server.ts";
import { type ErasedMessage, feedEvents, type HealthMessage, type QuoteMessage } from "./feed-message.ts";

const RETRY_MS = 1_000;

/** Reads the database on connect, on wake and on each heartbeat, so that nothing is lost when a wake fails, its
 * holder is evicted or a deploy cuts connections. */
export class QuoteStreams {
	private readonly streams = new Set<EventStream>();
	private readonly settings: Env;
	private readonly db: Database;
	private heartbeat: ReturnType<typeof setTimeout> | null = null;
	private reading: Promise<void> | null = null;
	private woken = false;
	private databaseAnswers = true;

	/** `waitUntil` keeps the holder alive. */
	constructor(
		bindings: object,
		private readonly waitUntil: (work: Promise<void>) => void,
	) {
		this.settings = parseEnv(bindings);
		this.db = openDatabase(this.settings, { requestId: "live-feed" });
	}

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
				// For proxies that would collect events.
				"X-Accel-Buffering": "no",
			},
		});
	}

	/** Calls during a read share the next one. */
	async wake(): Promise<void> {
		// Without a stream the read would finish before it is stored here, and be awaited for ever.
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
			this.tellHealth(false);
			logError("live feed not read", error, { streams: this.streams.size });
		} finally {
			this.reading = null;
		}
	}

	private async read(): Promise<void> {
		const streams = [...this.streams];
		const news = await readNews(this.db, this.settings, streams, Date.now());
		const { events, counts, erasedAt, openSessions } = news;
		for (const stream of streams) {
			if (!openSessions.has(stream.sessionId)) {
				stream.send(feedEvents.ended, {});
				stream.end();
				continue;
			}
			if (stream.erasedAt !== erasedAt)
				stream.send(feedEvents.erased, { at: erasedAt } satisfies ErasedMessage);
			stream.erasedAt = erasedAt;
			for (const { seq, kind, action, actor, changes, ...quote } of events) {
				if (seq <= stream.cursor || !counts) continue;
				const message = { kind, action, actor, changes, quote, counts } satisfies QuoteMessage;
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
			for (const stream of this.streams) stream.sendHeartbeat(feedEvents.heartbeat);
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

const PAGE_SIZE = 100;

/** Reads what the streams have to send, in one round trip: at most `PAGE_SIZE` events after the lowest cursor, oldest
 * first; the dashboard's counts, null without an event; when somebody was erased last; and the sessions that are open. It
 * renews these, once a minute and in a second round trip: to read needs no turn among those who write.
 * @throws when the database refuses or does not answer in time. */
async function readNews(db: Database, env: Env, listening: readonly EventStream[], now: UtcMs) {
	const ids = [...new Set(listening.map(({ sessionId }) => sessionId))];
	const open = and(inArray(sessions.id, ids), isNotNull(sessions.unlockedAt), isValid(env, now));
	const lowest = Math.min(...listening.map(({ cursor }) => cursor));
	const hasNews = hasRow(db, quoteEvents, gt(quoteEvents.seq, lowest));
	const [found, events, counted, [erased]] = await db.batch([
		db.select({ id: sessions.id, lastSeenAt: sessions.lastSeenAt }).from(sessions).where(open),
		selectEvents(db, lowest, PAGE_SIZE),
		selectDashboardCounts(db, now, hasNews),
		db.select({ at: max(erasedQuotes.erasedAt) }).from(erasedQuotes),
	]);
	if (found.some(({ lastSeenAt }) => lastSeenAt < now - RENEW_MS))
		await db.update(sessions).set({ lastSeenAt: now }).where(open);
	return {
		events,
		counts: readDashboardCounts(counted, now),
		erasedAt: erased?.at ?? 0,
		openSessions: new Set(found.map(({ id }) => id)),
	};
}
