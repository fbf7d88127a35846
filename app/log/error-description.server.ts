import { LibsqlError } from "@libsql/client/web";
import { DrizzleQueryError } from "drizzle-orm";
import { $ZodError } from "zod/v4/core";
import { BadVariablesError } from "#app/config/env.server.ts";

interface ErrorDescription {
	error: string;
	code?: string;
	message?: string;
	at?: string;
}

const FRAMES = 5;
const MESSAGE_LIMIT = 200;
/** Characters; a message may quote a whole request. */
const READ_LIMIT = 1_000;

/** What may be logged of an error: never typed text. Messages quote values, so quotes, addresses and long numbers
 * are removed, and some kinds are logged without their message. */
export function describeError(error: unknown): ErrorDescription {
	if (error instanceof DrizzleQueryError) return describeError(error.cause);
	// Our modules throw codes; anything else that is no error is logged by its type alone.
	if (typeof error === "string" && /^[A-Za-z]\w{2,59}$/.test(error)) return { error: "code", code: error };
	if (!(error instanceof Error)) return { error: typeof error };
	const message = safeMessage(error);
	const at = frames(error);
	return { error: safeName(error), ...codeOf(error), ...(message && { message }), ...(at && { at }) };
}

/** Returns an error's name without the dollar of zod/mini's names. */
export function errorName({ name }: Error): string {
	return name.replace(/^\$(?=Zod)/, "");
}

function safeName(error: Error): string {
	const name = errorName(error);
	return /^\w{1,60}$/.test(name) ? name : "Error";
}

function codeOf(error: Error): { code?: string } {
	const code = "code" in error ? error.code : undefined;
	return typeof code === "string" && /^\w{1,60}$/.test(code) ? { code } : {};
}

function safeMessage(error: Error): string {
	if (error instanceof BadVariablesError) return error.message;
	// Constraints and columns are schema words; SQLite's other messages quote the query.
	if (error instanceof LibsqlError)
		return /\w+ constraint failed(: [\w., ]+)?/.exec(error.message)?.[0] ?? "";
	if (error instanceof $ZodError)
		return error.issues.map(({ code, path }) => `${code} ${path.map(fieldName).join(".")}`).join("; ");
	if (error instanceof SyntaxError) return "";
	const [firstLine = ""] = error.message.split("\n");
	return firstLine
		.slice(0, READ_LIMIT)
		.replace(/["'`“‘[{(].*["'`”’\]})]/, "…")
		.replace(/["'`“‘[{(].*/, "…")
		.replaceAll(/\S*(?:@|:\/\/|\d{4}|\d[\d() .-]{5,})\S*/g, "…")
		.slice(0, MESSAGE_LIMIT);
}

function fieldName(part: PropertyKey): string {
	return /^[a-zA-Z]{1,30}$|^\d{1,3}$/.test(String(part)) ? String(part) : "…";
}

function frames({ name, message, stack = "" }: Error): string {
	const head = [`${name}: ${message}`, message, name].find((text) => text && stack.includes(text)) ?? "";
	return stack
		.slice(stack.indexOf(head) + head.length)
		.split("\n")
		.filter((frame) => /^\s+at /.test(frame))
		.slice(0, FRAMES)
		.map((frame) => frame.trim().slice(3))
		.join(" < ");
}
