import type { Log, LogLevel } from "miniflare";
import { secretRoots } from "#app/config/job-paths.ts";

const SECRET_PATH = new RegExp(`((?:${secretRoots.join("|")})/)[\\w-]+`, "g");
const SECRET_QUERY = /([?&]token=)[^&\s]+/g;

/** A line of a log with the secrets of its addresses left out: a customer's page, the owner's calendar, mailed links. */
export function withoutSecrets(line: string): string {
	return line.replaceAll(SECRET_PATH, "$1…").replaceAll(SECRET_QUERY, "$1…");
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
