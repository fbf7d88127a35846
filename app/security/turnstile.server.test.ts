import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { failsTurnstile } from "./turnstile.server.ts";

const quoteId = "a2b3c4d5-0000-4000-8000-000000000000";
const secret = { TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA" };

function formWith(token?: string): FormData {
	const form = new FormData();
	if (token !== undefined) form.set("cf-turnstile-response", token);
	return form;
}

/** Answers as Cloudflare documents it, and keeps what it was asked. */
async function aSiteverify(answer: string) {
	const asked: Record<string, string>[] = [];
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += String(chunk);
		asked.push(Object.fromEntries(new URLSearchParams(body)));
		response.end(answer);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("No loopback port could be had");
	return { url: `http://127.0.0.1:${address.port}/siteverify`, asked };
}

test("without a secret nothing is asked and nobody fails", async () => {
	expect(await failsTurnstile(formWith(), quoteId, {})).toBe(false);
});

test("a form without a token fails", async () => {
	for (const form of [formWith(), formWith("")])
		expect(await failsTurnstile(form, quoteId, secret)).toBe(true);
});

test.each([
	['{"success":true,"challenge_ts":"2026-01-01T00:00:00Z","hostname":"a.example"}', false],
	['{"success":false,"error-codes":["invalid-input-response"]}', true],
	["no json", false],
])("Cloudflare's answer %s means that the token fails: %s", async (answer, fails) => {
	vi.spyOn(console, "warn").mockReturnValue();
	const { url, asked } = await aSiteverify(answer);
	expect(await failsTurnstile(formWith("token"), quoteId, secret, url)).toBe(fails);
	expect(asked).toEqual([
		{ secret: secret.TURNSTILE_SECRET_KEY, response: "token", idempotency_key: quoteId },
	]);
});

test("where Cloudflare cannot be reached, nobody fails", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	expect(await failsTurnstile(formWith("token"), quoteId, secret, "http://127.0.0.1:9/siteverify")).toBe(
		false,
	);
});
