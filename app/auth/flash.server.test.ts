import { expect, test } from "vitest";
import { dataWithFlash, redirectWithFlash, takeFlash } from "./flash.server.ts";

const told = async (cookie: string) =>
	(await takeFlash(new Request("https://glasswing.example", { headers: { Cookie: cookie } }))).flash;

const written = (value: string) =>
	told(`__Host-flash=${encodeURIComponent(btoa(JSON.stringify(`/ ${value}`)))}`);

test("a day that was kept free is named with its year, and so is one that was given back", async () => {
	const sent = await redirectWithFlash("/", "half-day-kept 2027-12-10 morning");
	const [cookie = ""] = (sent.headers.get("Set-Cookie") ?? "").split(";");
	expect((await told(cookie))?.title).toBe("Blocked: Fri, Dec 10, 2027, morning");
	expect((await written("half-day-free 2027-12-10 day"))?.title).toBe(
		"Given back: Fri, Dec 10, 2027, the whole day",
	);
});

test.each(["half-day-kept", "half-day-kept soon morning", "half-day-kept 2027-12-10 <b>", "constructor", ""])(
	"what nobody of ours wrote, such as %j, says nothing",
	async (value) => expect(await written(value)).toBeNull(),
);

test("a key says its message", async () => {
	expect((await written("settings-saved"))?.title).toBe("Settings saved");
	expect(await written("settings-saved 2027-12-10 day")).toBeNull();
});

test("on the owner's side it is said by the page that it leads to alone, whichever tab asks first", async () => {
	const sent = await redirectWithFlash("/admin/customers?q=Ann Smith#list", "customer-erased");
	const [cookie = ""] = (sent.headers.get("Set-Cookie") ?? "").split(";");
	const said = async (address: string) => {
		const page = new Request(`https://glasswing.example${address}`, { headers: { Cookie: cookie } });
		const { data, init } = await dataWithFlash(page, {});
		return [data.flash?.title, new Headers(init?.headers).has("Set-Cookie")];
	};
	expect(await said("/admin")).toEqual([undefined, false]);
	expect(await said("/admin/customers")).toEqual([undefined, false]);
	expect(await said("/admin/customers?q=Ann%20Smith")).toEqual(["Customer erased", true]);
});
