import type { Log, LogLevel } from "miniflare";
import { canonicalPath, segmentsOf } from "#app/config/canonical-path.ts";
import { secretRoots } from "#app/config/job-paths.ts";

const PATH = /(https?:\/\/[^/\s]*)?(\/[^\s?#]*)(\?[^\s#]*)?/g;
const PARAMETER = /([?&])([^=&\s]*)=[^&\s#]*/g;

/** A line of a log with the secrets of its addresses left out: a customer's page, the owner's calendar, mailed links. An address is
 * read as the router reads it, because each of its spellings leads to the page. */
export function withoutSecrets(line: string): string {
	return line
		.replaceAll(PATH, (address: string, host = "", path = "") => {
			const known = beforeSecret(path);
			return known === null ? address : `${host}${known}/…`;
		})
		.replaceAll(PARAMETER, (parameter: string, mark = "", name = "") => {
			const [read = ""] = new URLSearchParams(name).keys();
			return read.toLowerCase() === "token" ? `${mark}${name}=…` : parameter;
		});
}

/** The canonical path up to its secret, or null without one. What follows the secret may be a part of it. */
function beforeSecret(path: string): string | null {
	const segments = segmentsOf(canonicalPath(new URL(`http://localhost${path}`).pathname));
	const root = segments.findIndex((segment) => secretRoots.includes(`/${segment.toLowerCase()}`));
	if (root === -1 || root === segments.length - 1) return null;
	return `/${segments.slice(0, root + 1).join("/")}`;
}

/** The runtime's log, which prints a line for each request, without the secrets of the addresses. */
export function privateLog(miniflare: { Log: typeof Log }, level: LogLevel): Log {
	class PrivateLog extends miniflare.Log {
		override logWithLevel(lineLevel: LogLevel, line: string): void {
			super.logWithLevel(lineLevel, withoutSecrets(line));
		}
	}
	return new PrivateLog(level, { prefix: "" });
}
