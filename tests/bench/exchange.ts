import { Agent, type IncomingMessage, request } from "node:http";

const agent = new Agent({ keepAlive: true });

export interface Exchange {
	url: string;
	headers?: Record<string, string>;
	/** Posted; without it the address is fetched. */
	body?: string;
	status: number;
}

/**
 * How long one answer takes, read to its end, in milliseconds, over a connection that stays open.
 * @throws {Error} when it is not the expected one.
 */
export async function timeExchange({ url, headers = {}, body, status }: Exchange): Promise<number> {
	const started = performance.now();
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		const sent = request(url, { agent, headers, method: body === undefined ? "GET" : "POST" }, resolve);
		sent.once("error", reject).end(body);
	});
	for await (const _ of answer);
	if (answer.statusCode !== status) throw new Error(`${url} answered ${answer.statusCode}, not ${status}`);
	return performance.now() - started;
}
