import fc from "fast-check";
import * as miniflare from "miniflare";
import { expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { respelled } from "../tests/support/spellings.ts";
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

test("no spelling by which an address is found names its secret", () => {
	const secret = fc
		.constantFrom(
			paths.customerQuote(TOKEN),
			jobPaths.customerCalendar(TOKEN),
			jobPaths.customerReminders(TOKEN),
			jobPaths.calendarFeed(`${TOKEN}.ics`),
		)
		.chain(respelled);
	fc.assert(
		fc.property(secret, fc.constantFrom("", "http://localhost:8787"), (address, host) => {
			const line = withoutSecrets(`GET ${host}${address}?zip=18411 200 OK (5ms)`);
			expect(line).toMatch(/^GET \S*\/(quote|calendar)\/… 200 OK \(5ms\)$/);
		}),
		{ numRuns: 1_000 },
	);
});

test.each([
	`/Quote/${TOKEN}`,
	`//quote//${TOKEN}`,
	`/%71uote/${TOKEN}`,
	`/x/../quote/./${TOKEN}`,
	`/quote/x%2F..%2F${TOKEN}`,
	`/auth/confirm?%74oken=${TOKEN}`,
	`/auth/confirm?next=a&TOKEN=${TOKEN}#here`,
])("%s is as secret as its plain spelling", (address) => {
	expect(withoutSecrets(`GET ${address} 200 OK`)).not.toContain(TOKEN);
});

test("other addresses are printed as they are", () => {
	for (const address of [`${paths.quotePackage}?zip=18411`, "/admin/quotes/1?next=%2Fadmin", "/%7Ea//b?c"]) {
		const line = `GET ${address} 200 OK`;
		expect(withoutSecrets(line)).toBe(line);
	}
});
