import * as miniflare from "miniflare";
import { expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { privateLog, withoutSecrets } from "./private-log.ts";

const TOKEN = "q7Zr-_0fT2yVxk3m9wBn1A";
const script = `export default { fetch: () => new Response("here") }`;
const { INFO } = miniflare.LogLevel;

/** What a runtime with a log prints when a customer's page is asked for. */
async function linesOf(log: miniflare.Log): Promise<string> {
	const print = vi.spyOn(console, "log").mockReturnValue();
	const runtime = new miniflare.Miniflare({ modules: true, script, cf: false, log });
	const base = await runtime.ready;
	await (await fetch(new URL(paths.customerQuote(TOKEN), base))).text();
	await runtime.dispose();
	const lines = print.mock.calls.flat().join("\n");
	print.mockRestore();
	return lines;
}

test("the runtime's own log names a customer's page by its secret, and this one does not", async () => {
	expect(await linesOf(new miniflare.Log(INFO, { prefix: "" }))).toContain(TOKEN);
	const lines = await linesOf(privateLog(miniflare, INFO));
	expect(lines).toContain("/quote/…");
	expect(lines).not.toContain(TOKEN);
});

test.each([
	jobPaths.customerCalendar(TOKEN),
	jobPaths.customerReminders(TOKEN),
	jobPaths.calendarFeed(`${TOKEN}.ics`),
	`${paths.authConfirm}?token=${TOKEN}`,
	`${paths.authNewPassword}?next=a&token=${TOKEN}`,
	`http://localhost:8787${paths.customerQuote(TOKEN)}?news=asked`,
])("a line about %s names no secret", (address) => {
	const line = withoutSecrets(`GET ${address} 200 OK (5ms)`);
	expect(line).not.toContain(TOKEN);
	expect(line).toContain("200 OK");
});

test("other addresses are printed as they are", () => {
	const line = `GET ${paths.quotePackage}?zip=18411 200 OK`;
	expect(withoutSecrets(line)).toBe(line);
});
