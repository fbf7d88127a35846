import { expect, test, vi } from "vitest";
import { EventStream } from "./event-stream.server.ts";

function aStream(signal: AbortSignal = new AbortController().signal) {
	const onEnd = vi.fn();
	const stream = new EventStream({ sessionId: "s", after: 0, signal }, onEnd);
	stream.suggestRetry(1_000);
	return { stream, onEnd, reader: () => stream.body.getReader() };
}

test("a stream that nobody reads is forgotten at the second heartbeat", () => {
	const { stream, onEnd } = aStream();
	stream.sendHeartbeat("heartbeat");
	expect(onEnd).not.toHaveBeenCalled();
	stream.sendHeartbeat("heartbeat");
	stream.sendHeartbeat("heartbeat");
	expect(onEnd.mock.calls).toEqual([[stream]]);
});

test("a stream that is read goes on, and gets each heartbeat", async () => {
	const { stream, onEnd, reader } = aStream();
	const { read } = bound(reader());
	expect(await read()).toContain("retry: 1000");
	for (let count = 0; count < 4; count++) {
		stream.sendHeartbeat("heartbeat");
		expect(await read()).toBe("event: heartbeat\ndata: {}\n\n");
	}
	expect(onEnd).not.toHaveBeenCalled();
});

test("a browser that comes late to one heartbeat is given until the next", async () => {
	const { stream, onEnd, reader } = aStream();
	stream.sendHeartbeat("heartbeat");
	const { read } = bound(reader());
	await read();
	stream.sendHeartbeat("heartbeat");
	expect(await read()).toBe("event: heartbeat\ndata: {}\n\n");
	stream.sendHeartbeat("heartbeat");
	expect(onEnd).not.toHaveBeenCalled();
});

test("a browser that left before the stream was made ends it", async () => {
	const { stream, onEnd } = aStream(AbortSignal.abort());
	await expect.poll(() => onEnd.mock.calls).toEqual([[stream]]);
});

function bound(reader: ReadableStreamDefaultReader<Uint8Array>) {
	return { read: async () => new TextDecoder().decode((await reader.read()).value) };
}
