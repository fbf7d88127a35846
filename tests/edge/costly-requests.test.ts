import { expect, onTestFinished, test, vi } from "vitest";
import { askWorker } from "../support/built-worker.ts";
import { Visitor } from "../support/visitor.ts";

const site = "https://glasswing.example";
const wizard = "/pricing-calculator-waverly-township";

async function get(address: string) {
	const response = await askWorker(new Request(`${site}${address}`, { redirect: "manual" }));
	return { status: response.status, headers: response.headers, html: await response.text() };
}

test("an address longer than any page needs is refused, whatever it is made of", async () => {
	for (const end of ["?index=a".padEnd(4_200, "&index=a"), "/a".repeat(2_100), "/".repeat(4_200)]) {
		const answer = await get(`${wizard}${end}`);
		expect(answer.status).toBe(414);
		expect(answer.html).toContain("That address is too long");
	}
	expect((await get(`${wizard}?utm=${"a".repeat(3_900)}`)).status).toBe(200);
});

test("doubled slashes lead to the address without, on this site", async () => {
	const answer = await get("//evil.example///a?b=//c");
	expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/evil.example/a?b=//c"]);
});

test("the framework's earlier way to ask for data is no way in, and no error of ours", async () => {
	const log = vi.spyOn(console, "error");
	const answer = await get("/zip-locator?zip=18411&_data=routes%2Fsite%2Fzip-locator");
	expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/zip-locator?zip=18411"]);
	const visitor = new Visitor();
	expect((await visitor.post("/auth?_data=routes/auth/sign-in", [["email", "nobody"]])).status).toBe(404);
	expect(log).not.toHaveBeenCalled();
});

test("a request's id is the platform's where the platform serves it, and never a stranger's words", async () => {
	const idOf = async (origin: string, ray: string) => {
		const request = new Request(`${origin}/zip-locator`, { headers: { "CF-Ray": ray } });
		const response = await askWorker(request);
		await response.text();
		return response.headers.get("X-Request-Id");
	};
	expect(await idOf(site, "8c1d2e3f4a5b6c7d-EWR")).toBe("8c1d2e3f4a5b6c7d-EWR");
	for (const [origin, ray] of [
		["http://localhost:8787", "8c1d2e3f4a5b6c7d-EWR"],
		[site, '{"level":"error"}'],
	] as const)
		expect(await idOf(origin, ray)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

test("of a report that a browser sends nothing is logged but what we know", async () => {
	const log = vi.spyOn(console, "warn").mockReturnValue();
	const visitor = new Visitor();
	const report = {
		"effective-directive": "script-src-elem",
		"blocked-uri": "https://evil.example/Ann?phone=5705550123",
		"document-uri": "https://glasswing.example/Ann-Example/5705550123",
		"script-sample": "Ann Example",
	};
	const send = (body: object) =>
		visitor.postText("/csp-report", JSON.stringify({ "csp-report": body }), "application/csp-report");
	expect((await send(report)).status).toBe(204);
	expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({
		directive: "script-src-elem",
		blocked: "evil.example",
		page: "unknown",
	});
	expect(String(log.mock.lastCall?.[0])).not.toMatch(/Ann|570/);
	expect((await send({ ...report, "effective-directive": "Ann Example" })).status).toBe(400);
});

test("reports fill no log: one that says the same is not logged again, and of those that differ fifty are in an hour", async () => {
	const log = vi.spyOn(console, "warn").mockReturnValue().mockClear();
	const visitor = new Visitor();
	const send = (host: string) => {
		const report = { "effective-directive": "img-src", "blocked-uri": `https://${host}/` };
		return visitor.postText(
			"/csp-report",
			JSON.stringify({ "csp-report": report }),
			"application/csp-report",
		);
	};
	for (let time = 0; time < 3; time++) expect((await send("same.example")).status).toBe(204);
	expect(log).toHaveBeenCalledOnce();
	for (let number = 0; number < 59; number++) expect((await send(`${number}.example`)).status).toBe(204);
	expect(log.mock.calls.length).toBeLessThanOrEqual(50);
	vi.useFakeTimers({ now: Date.now() + 60 * 60_000 });
	onTestFinished(() => void vi.useRealTimers());
	await send("same.example");
	expect(String(log.mock.lastCall?.[0])).toContain("same.example");
});

test("nobody is told of routes one by one", async () => {
	expect((await get("/__manifest?p=/admin&version=1")).status).toBe(404);
});

test("a form of more fields than any of ours is refused", async () => {
	const visitor = new Visitor();
	expect(
		(await visitor.postText(`${wizard}?index`, "a&".repeat(200), "application/x-www-form-urlencoded")).status,
	).toBe(413);
});
