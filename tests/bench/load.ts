import { randomBytes } from "node:crypto";
import autocannon from "autocannon";

/** What a contestant is asked, over and over. */
export interface Question {
	baseUrl: string;
	path: string;
	headers?: Record<string, string>;
	/** A form's fields, to be posted; without them the page is fetched. */
	body?: string;
	/** The status every answer must have. */
	status?: number;
}

const CONNECTIONS = 8;

/**
 * How many requests a second are answered, over some seconds by eight connections that never pause.
 * @throws {Error} when an answer is not the expected one.
 */
export async function requestsPerSecond(question: Question, seconds: number): Promise<number> {
	const { baseUrl, path, headers = {}, body, status = 200 } = question;
	const method = body === undefined ? "GET" : "POST";
	const result = await autocannon({
		url: baseUrl,
		connections: CONNECTIONS,
		duration: seconds,
		requests: [
			{
				method,
				path,
				...(body !== undefined && { body }),
				setupRequest: (request) => ({
					...request,
					headers: { ...formHeaders(baseUrl, body), ...headers, "CF-Connecting-IP": anAddress() },
				}),
			},
		],
	});
	const { statusCodeStats = {}, errors } = result;
	const wrong = Object.keys(statusCodeStats).filter((code) => code !== String(status));
	if (errors > 0 || wrong.length > 0)
		throw new Error(`${baseUrl}${path} answered ${wrong.join(", ") || "nothing"}, not ${status}`);
	return result.requests.total / result.duration;
}

/** What a browser sends along with a form of the site's own. */
export function formHeaders(origin: string, body: string | undefined): Record<string, string> {
	return body === undefined ? {} : { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
}

/** An address of the internet of its own for each request: the site limits how much one visitor posts. */
export function anAddress(): string {
	return `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
}
