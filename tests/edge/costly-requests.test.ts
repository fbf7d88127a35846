import { expect, test } from "vitest";
import { askWorker } from "../support/built-worker";
import { Visitor } from "../support/visitor";

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

test("nobody is told of routes one by one", async () => {
	expect((await get("/__manifest?p=/admin&version=1")).status).toBe(404);
});

test("a form of more fields than any of ours is refused", async () => {
	const visitor = new Visitor();
	expect(
		(await visitor.postText(`${wizard}?index`, "a&".repeat(200), "application/x-www-form-urlencoded")).status,
	).toBe(413);
});
