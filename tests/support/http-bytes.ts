import { paths } from "#app/config/paths.ts";

/** Who sends a request. */
export interface Visitor {
	host: string;
	/** Cookies that are right, as `name=value`. */
	cookies: readonly string[];
}

/** The text so often that it is as long as that, in bytes. */
export function repeat(text: string, size: number): string {
	return text.repeat(Math.floor(size / Buffer.byteLength(text)));
}

/** As a form sends it, but without the growth: what need not be encoded is not. */
export function formEncoded(text: string): string {
	return text.replaceAll("%", "%25").replaceAll("&", "%26").replaceAll("+", "%2B");
}

/** As an address holds it. */
export function queryEncoded(text: string): string {
	return encodeURI(text).replaceAll("&", "%26").replaceAll("#", "%23");
}

/** Without what would end a header. */
export function headerSafe(text: string): string {
	return text.replaceAll(/[^\P{Cc}\t]/gu, "~");
}

let visitors = 0;

function head(
	{ host, cookies }: Visitor,
	method: string,
	target: string,
	headers: readonly string[],
): string {
	visitors++;
	const has = (name: string) => headers.some((header) => header.startsWith(name));
	const lines = [
		`${method} ${target} HTTP/1.1`,
		`Host: ${host}`,
		"Connection: close",
		`Origin: http://${host}`,
		...(has("CF-Connecting-IP")
			? []
			: [`CF-Connecting-IP: 2001:db8:${(visitors >> 8).toString(16)}:${(visitors & 255).toString(16)}::1`]),
		...(has("Cookie") ? [] : [`Cookie: ${cookies.join("; ")}`]),
		...headers,
	];
	return `${lines.join("\r\n")}\r\n\r\n`;
}

/** A GET's bytes, from another network address than any before. */
export function get(visitor: Visitor, target: string, ...headers: string[]): Buffer {
	return Buffer.from(head(visitor, "GET", target.replaceAll(" ", "%20"), headers));
}

/** Likewise, a form's. */
export function post(
	visitor: Visitor,
	path: string,
	body: string,
	type = "application/x-www-form-urlencoded",
): Buffer {
	const content = Buffer.from(body);
	return Buffer.concat([
		Buffer.from(head(visitor, "POST", path, [`Content-Type: ${type}`, `Content-Length: ${content.length}`])),
		content,
	]);
}

/** Likewise, a browser's report of the content policy. */
export function postJson(visitor: Visitor, body: string): Buffer {
	return post(visitor, paths.cspReport, body, "application/csp-report");
}
