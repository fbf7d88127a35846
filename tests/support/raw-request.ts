import { connect } from "node:net";

/** What became of a request sent byte by byte: the status, or how it ended without one. */
export interface RawOutcome {
	status: number | "closed" | "hung";
	/** The answer's head, for a message. */
	head: string;
}

/**
 * Sends bytes as they are and waits until the answer has come whole, or its head where it does not end by itself.
 * `ends` closes the sending side afterwards, for requests that promise more than they bring.
 */
export function sendRaw(
	port: number,
	bytes: Buffer,
	{ ends, limitMs }: { ends: boolean; limitMs: number },
): Promise<RawOutcome> {
	return new Promise((resolve) => {
		let answer = Buffer.alloc(0);
		const isHead = bytes.subarray(0, 5).toString() === "HEAD ";
		const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
		const finish = (how: "closed" | "hung") => {
			clearTimeout(timer);
			socket.destroy();
			const head = answer.toString("latin1").split("\r\n\r\n", 1)[0] ?? "";
			const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? Number.NaN);
			const isWhole = how === "closed" || isComplete(answer, isHead);
			resolve({ status: !isWhole ? "hung" : Number.isNaN(status) ? "closed" : status, head });
		};
		const timer = setTimeout(() => finish("hung"), limitMs);
		socket.on("data", (chunk) => {
			answer = Buffer.concat([answer, chunk]);
			if (isComplete(answer, isHead)) finish("closed");
		});
		socket.on("end", () => finish("closed"));
		socket.on("close", () => finish("closed"));
		socket.on("error", () => finish("closed"));
		if (ends) socket.end(bytes);
		else socket.write(bytes);
	});
}

function isComplete(answer: Buffer, isHead: boolean): boolean {
	const end = answer.indexOf("\r\n\r\n");
	if (end < 0) return false;
	const head = answer.subarray(0, end).toString("latin1").toLowerCase();
	// An interim answer, after which the real one comes.
	if (/^http\/1\.1 100/.test(head)) return isComplete(answer.subarray(end + 4), isHead);
	if (isHead || /^http\/1\.1 (101|204|304)/.test(head) || head.includes("text/event-stream")) return true;
	const length = /\ncontent-length: *(\d+)/.exec(head)?.[1];
	const body = answer.length - end - 4;
	if (length !== undefined) return body >= Number(length);
	if (head.includes("transfer-encoding: chunked")) return answer.subarray(-7).toString() === "\r\n0\r\n\r\n";
	// It ends with the connection.
	return false;
}
