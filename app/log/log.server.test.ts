import { LibsqlError } from "@libsql/client/web";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { logError, logWarning, withinRequest } from "./log.server.ts";

/** What a visitor might have typed, and what must therefore be in no line. */
const personal = ["Ann", "O'Neil", "ann@example.com", "570-555-0123", "+15705550123", "12 Oak Lane", "18411"];
const words = personal.join(" ");

function thrownBy(work: () => unknown): unknown {
	try {
		return work();
	} catch (error) {
		return error;
	}
}

function logged(error: unknown): Record<string, unknown> {
	const written = vi.spyOn(console, "error").mockImplementation(() => {});
	logError("quote not saved", error, { quote: "1" });
	const text = String(written.mock.lastCall?.[0]);
	for (const word of [...personal, "Neil", "Oak"]) expect(text).not.toContain(word);
	return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

const searched = new LibsqlError(`SQLite error: fts5: syntax error near "${words}"`, "SQLITE_ERROR");
const noColumn = new LibsqlError("SQLite error: no such column: Ann", "SQLITE_ERROR");
const noName = Object.assign(new Error(`Failed "${words}"`), { name: words, stack: "" });
const inFrames = new Error(`no way\n    at Ann (12 Oak Lane:1:1)\n    at ${words}`);

test.each<[string, unknown]>([
	["text that is no JSON", thrownBy(() => JSON.parse(`${words} said "hi"`))],
	["an address that is none", thrownBy(() => new URL(`http://${words}`))],
	["a search that SQLite cannot read", searched],
	["a column that is none", noColumn],
	["a failed query's parameters", new DrizzleQueryError("select ?", personal, searched)],
	["a failed query without a cause", new DrizzleQueryError("select ?", personal)],
	["a value that is not as it should be", z.object({ zip: z.literal("1") }).safeParse({ zip: words }).error],
	["keys that nobody expected", z.record(z.string(), z.int()).safeParse({ [words]: words }).error],
	["a message with quotes in quotes", new Error(`Mail to "Ann "12 Oak Lane" O'Neil" refused`)],
	["a message with a quote that never ends", new Error(`Refused: 'Ann 12 Oak Lane`)],
	["a message with addresses and numbers", new TypeError("to ann@example.com, +15705550123 or 570-555-0123")],
	["a message that looks like a stack", inFrames],
	["words where an error is expected", words],
	["a thing that is no error", { name: words, message: words }],
	["an error within an error", new Error("refused", { cause: new Error(words) })],
])("%s is logged without what somebody typed", (_, error) => {
	expect(logged(error)).toMatchObject({ level: "error", event: "quote not saved", quote: "1" });
});

test("an error's own name is never a visitor's words", () => {
	expect(logged(noName)).toMatchObject({ error: "Error" });
});

test("what the database refused is told by its code and its constraint", () => {
	const refused = new LibsqlError("SQLite error: UNIQUE constraint failed: users.email", "SQLITE_CONSTRAINT");
	const { at, ...line } = logged(new DrizzleQueryError("insert", personal, refused));
	expect(line).toEqual({
		level: "error",
		event: "quote not saved",
		error: "LibsqlError",
		code: "SQLITE_CONSTRAINT",
		message: "UNIQUE constraint failed: users.email",
		quote: "1",
	});
	expect(at).toContain("log.server.test.ts");
});

test("a value that is not as it should be is told by the field and what was wrong with it", () => {
	const refused = thrownBy(() => z.object({ zip: z.literal("1") }).parse({ zip: words }));
	expect(logged(refused)).toMatchObject({ error: "ZodError", message: "invalid_value zip" });
});

test("a plain message and a code are told whole", () => {
	expect(logged(new Error("Network connection lost."))).toMatchObject({
		message: "Network connection lost.",
	});
	expect(logged("E_RATE_LIMIT_EXCEEDED")).toMatchObject({ error: "code", code: "E_RATE_LIMIT_EXCEEDED" });
});

test("every line of a request carries its id, also of what goes on after an await", async () => {
	const written = vi.spyOn(console, "warn").mockImplementation(() => {});
	await withinRequest("ray-1", async () => {
		await Promise.resolve();
		logWarning("content blocked");
	});
	logWarning("content blocked");
	expect(written.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
		{ level: "warning", event: "content blocked", requestId: "ray-1" },
		{ level: "warning", event: "content blocked" },
	]);
});

test("a message as long as a whole form is looked through in no time", () => {
	const before = process.cpuUsage().user;
	expect(logged(new Error("a".repeat(64_000)))).toMatchObject({ message: "a".repeat(200) });
	expect(process.cpuUsage().user - before).toBeLessThan(100_000);
});
