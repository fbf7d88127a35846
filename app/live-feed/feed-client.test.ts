import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConnectionState, connectFeed } from "./feed-client.ts";

/** A stream whose server is this test. */
class FakeEventSource extends EventTarget {
	static readonly CLOSED = 2;
	static opened: FakeEventSource[] = [];
	readyState = 0;
	constructor(readonly address: string) {
		super();
		FakeEventSource.opened.push(this);
	}
	say(name: string, data: unknown = {}): void {
		this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
	}
	fail(): void {
		this.readyState = FakeEventSource.CLOSED;
		this.dispatchEvent(new Event("error"));
	}
	close(): void {
		this.readyState = FakeEventSource.CLOSED;
	}
}

const page = new EventTarget();
let network = { onLine: true };

beforeEach(() => {
	vi.useFakeTimers();
	FakeEventSource.opened = [];
	network = { onLine: true };
	vi.stubGlobal("EventSource", FakeEventSource);
	vi.stubGlobal("window", page);
	vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
	vi.stubGlobal("navigator", network);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function connected() {
	const states: ConnectionState[] = [];
	const connection = connectFeed({
		lastSeq: () => 7,
		onState: (state) => states.push(state),
		onMessage() {},
		onErased() {},
	});
	const stream = () => FakeEventSource.opened.at(-1) ?? new FakeEventSource("none");
	stream().say("open");
	stream().say("health", { heartbeat: 15, database: true });
	return { states, stream, connection };
}

test("a connection that falls silent counts as lost within twenty seconds, and is opened anew", () => {
	const { states } = connected();
	vi.advanceTimersByTime(17_000);
	expect(states.at(-1)).toBe("live");
	vi.advanceTimersByTime(3_000);
	expect(states.at(-1)).toBe("reconnecting");
	expect(FakeEventSource.opened).toHaveLength(2);
	expect(FakeEventSource.opened[1]?.address).toContain("after=7");
});

test("heartbeats keep it live", () => {
	const { states, stream } = connected();
	for (let count = 0; count < 8; count++) {
		vi.advanceTimersByTime(15_000);
		stream().say("heartbeat");
	}
	expect(states.at(-1)).toBe("live");
	expect(FakeEventSource.opened).toHaveLength(1);
});

test("a dead database shows as such, and goes when it answers", () => {
	const { states, stream } = connected();
	stream().say("health", { heartbeat: 15, database: false });
	expect(states.at(-1)).toBe("database");
	stream().say("heartbeat");
	expect(states.at(-1)).toBe("database");
	stream().say("health", { heartbeat: 15, database: true });
	expect(states.at(-1)).toBe("live");
});

test("a stream that is refused because the database is down says so until one opens", async () => {
	vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
	const { states, stream } = connected();
	stream().fail();
	await vi.advanceTimersByTimeAsync(1_500);
	expect(states.at(-1)).toBe("database");
	stream().fail();
	expect(states.at(-1)).toBe("database");
	stream().say("open");
	expect(states.at(-1)).toBe("live");
});

test("a stream that is refused for want of a session ends for good", async () => {
	vi.stubGlobal("fetch", async () => new Response(null, { status: 401 }));
	const { states, stream } = connected();
	stream().fail();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(states.at(-1)).toBe("ended");
	expect(FakeEventSource.opened).toHaveLength(1);
});

test("a device that goes offline shows at once, and comes back with its network", () => {
	const { states, stream } = connected();
	network.onLine = false;
	page.dispatchEvent(new Event("offline"));
	expect(states.at(-1)).toBe("offline");
	network.onLine = true;
	page.dispatchEvent(new Event("online"));
	stream().say("open");
	expect(states.at(-1)).toBe("live");
});
