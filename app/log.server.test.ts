import { DrizzleQueryError } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { logError } from "./log.server";

test("a failed query is logged by its cause, without the values it was given", () => {
	const written = vi.spyOn(console, "error").mockImplementation(() => {});
	const error = new DrizzleQueryError("select ?", ["ann@example.com"], new Error("Network connection lost."));
	logError("notes not saved", error, { quote: "1" });
	expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toEqual({
		level: "error",
		event: "notes not saved",
		error: "Error",
		message: "Network connection lost.",
		quote: "1",
	});
});
