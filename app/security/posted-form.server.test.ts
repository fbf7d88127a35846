import { expect, test } from "vitest";
import { readPostedForm } from "./posted-form.server.ts";

const posted = (body: BodyInit) => new Request("https://glasswing.example/", { method: "POST", body });

test("a form's fields come as they were sent, repeated ones too", async () => {
	const body = new URLSearchParams("name=Ann+Ängström&services=one&services=two&cf-turnstile-response=t");
	expect([...(await readPostedForm(posted(body)))]).toEqual([
		["name", "Ann Ängström"],
		["services", "one"],
		["services", "two"],
		["cf-turnstile-response", "t"],
	]);
});

test.each([
	"a[9999999]",
	"a.b.c[9999999]",
	"services[]",
	"name.first",
	"__intent__",
	"__state__",
	"__proto__",
	"constructor.prototype",
	"",
	"na me",
])("a field named %j is left out", async (name) => {
	const body = new URLSearchParams([
		["name", "Ann"],
		[name, "x"],
	]);
	expect([...(await readPostedForm(posted(body)))]).toEqual([["name", "Ann"]]);
});

test("a file is left out", async () => {
	const body = new FormData();
	body.append("name", "Ann");
	body.append("concerns", new File(["x"], "x.txt"));
	expect([...(await readPostedForm(posted(body)))]).toEqual([["name", "Ann"]]);
});

test("a body that is no form is answered 400", async () => {
	const refusal = await readPostedForm(posted("{}")).catch((error: unknown) => error);
	expect(refusal).toMatchObject({ status: 400 });
});

test("a form of more fields than any of the site's is refused", async () => {
	const form = (fields: number) =>
		posted(new URLSearchParams(Array.from({ length: fields }, () => ["a", ""])));
	expect((await readPostedForm(form(100))).getAll("a")).toHaveLength(100);
	const refusal = await readPostedForm(form(101)).catch((error: unknown) => error);
	expect(refusal).toMatchObject({ status: 413 });
});
