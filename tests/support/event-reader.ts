import { z } from "zod";

export interface ServerEvent {
	event: string;
	id: string;
	data: unknown;
}

/** Reads an event stream as a browser does. */
export class EventReader {
	private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
	private readonly decoder = new TextDecoder();
	private text = "";
	/** The id of the last event that had one. */
	lastId = "";

	constructor(body: ReadableStream<Uint8Array>) {
		this.reader = body.getReader();
	}

	/** The next event of that name, skipping others; null when the stream ends first. */
	async next(name: string): Promise<ServerEvent | null> {
		for (;;) {
			const event = await this.read();
			if (!event || event.event === name) return event;
		}
	}

	/** The names of the quotes of the next events. */
	async nextNames(count: number): Promise<string[]> {
		const names: string[] = [];
		while (names.length < count) {
			const event = await this.next("quote");
			if (!event) break;
			names.push(nameSchema.parse(event.data).quote.name);
		}
		return names;
	}

	cancel(): Promise<void> {
		return this.reader.cancel();
	}

	private async read(): Promise<ServerEvent | null> {
		for (;;) {
			const end = this.text.indexOf("\n\n");
			if (end >= 0) {
				const block = this.text.slice(0, end);
				this.text = this.text.slice(end + 2);
				const event = parse(block);
				if (event.id !== "") this.lastId = event.id;
				if (event.event !== "") return event;
				continue;
			}
			const { value, done } = await this.reader.read();
			if (done) return null;
			this.text += this.decoder.decode(value, { stream: true });
		}
	}
}

const nameSchema = z.object({ quote: z.object({ name: z.string() }) });

function parse(block: string): ServerEvent {
	const fields = new Map(
		block.split("\n").map((line) => [line.split(": ")[0], line.split(": ").slice(1).join(": ")]),
	);
	const data = fields.get("data");
	return {
		event: fields.get("event") ?? "",
		id: fields.get("id") ?? "",
		data: data === undefined ? null : JSON.parse(data),
	};
}
