import { eq, inArray } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { importFaults, importPage } from "#app/content/customer-import.ts";
import { recognizeColumns } from "#app/customer-import/columns.ts";
import { forgetCustomers } from "#app/customers/assign-customer.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { purgeExpired } from "#app/worker/housekeeping.server.ts";
import { customerKeys, customers, importParts, imports, pastJobs, quoteRequests } from "#db/schema.ts";
import { refreshDerived } from "#scripts/refresh-derived.ts";
import { aPerson, aRequest, customerOf } from "../support/customers.ts";
import { aDraft } from "../support/drafts.ts";
import { anOwner, db, proxy } from "../support/edge-quotes.ts";
import { aSubmission } from "../support/submissions.ts";
import type { Visitor } from "../support/visitor.ts";
import { aWord } from "../support/words.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const HEADER = "Name,Phone,Email,Notes,Job date,Description,Total";
type Person = ReturnType<typeof aPerson>;
const lineOf = ({ name, phone, email }: Person, rest = ",,,") => `${name},${phone},${email},${rest}`;

/** Sends a file as a browser without scripts does, and returns the page that it leads to. */
async function upload(owner: Visitor, text: string, name = "clients.csv"): Promise<string> {
	const form = new FormData();
	form.set("file", new File([text], name, { type: "text/csv" }));
	const answer = await owner.postForm(ownerPaths.importCustomers, form);
	expect(answer.status).toBe(303);
	return answer.location ?? "";
}

const press = (owner: Visitor, page: string, intent: string, fields: [string, string][] = []) =>
	owner.post(page, [["intent", intent], ...fields]);

/** Confirms what the page shows. */
async function confirm(owner: Visitor, page: string): Promise<void> {
	const { html } = await owner.get(page);
	const layout = /name="layout" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
	expect((await press(owner, page, "confirm", [["layout", layout]])).status).toBe(303);
}

const idOf = (page: string) => page.split("/").at(-1) ?? "";

/** Presses "Go on" until nothing is left to do. */
async function goOn(owner: Visitor, page: string): Promise<string> {
	for (let presses = 0; presses < 200; presses++) {
		const { html } = await owner.get(page);
		if (!html.includes("<progress")) return html;
		const progress = /name="progress" value="(\d+)"/.exec(html)?.[1] ?? "";
		expect((await press(owner, page, "step", [["progress", progress]])).status).toBe(303);
	}
	throw new Error("The import does not end");
}

const chosen = (header = HEADER) =>
	Object.entries(recognizeColumns(header.split(","))).map(([field, at]): [string, string] => [
		field,
		String(at),
	]);

/** Imports a file with all its presses, and returns its page. */
async function importFile(owner: Visitor, text: string, header = HEADER): Promise<string> {
	const page = await upload(owner, text);
	await press(owner, page, "columns", chosen(header));
	await goOn(owner, page);
	await confirm(owner, page);
	await goOn(owner, page);
	return page;
}

/** What is stored of people. */
async function rowsOf(people: readonly Person[]) {
	const values = people.flatMap(({ phone, email }) => [phone, email]);
	const keys = await db.select().from(customerKeys).where(inArray(customerKeys.value, values));
	const ids = [...new Set(keys.map(({ customerId }) => customerId))];
	return {
		keys,
		customers: await db.select().from(customers).where(inArray(customers.id, ids)),
		jobs: await db.select().from(pastJobs).where(inArray(pastJobs.customerId, ids)),
	};
}

test("a quote by phone begins with the imported home, until a request knows better", async () => {
	const owner = await anOwner();
	const ida = aPerson();
	const header = "Name,Phone,Email,Street,City,Zip";
	await importFile(
		owner,
		`${header}\n${ida.name},${ida.phone},${ida.email},1 Elm St,Dalton,18414-0012`,
		header,
	);
	const [key] = await db.select().from(customerKeys).where(eq(customerKeys.value, ida.phone));
	const home = async () => {
		const { html } = await owner.get(`${ownerPaths.newQuote}?customer=${key?.customerId}`);
		return ["zip", "address"].map((name) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]);
	};
	expect(await home()).toEqual(["18414", "1 Elm St"]);
	const { service, contact } = aDraft();
	const asksFrom = (zip: string) =>
		saveQuote(
			db,
			aSubmission({
				service: { ...service, zip },
				contact: { ...contact, ...ida, address: undefined },
			}),
			Date.now(),
		);
	await asksFrom("18414");
	expect(await home()).toEqual(["18414", "1 Elm St"]);
	await asksFrom("18411");
	expect(await home()).toEqual(["18411", ""]);
});

test("a file is read, its columns are chosen, what is wrong is named by its line, and nothing is imported before it is confirmed", async () => {
	const owner = await anOwner();
	const [ida, bob] = [aPerson(), aPerson()];
	const text = [
		HEADER,
		lineOf(ida, '"Gate 4711\nDog",5/12/2024,Windows,"$1,250"'),
		`${bob.name},12,,,,,`,
		lineOf(bob, ",tomorrow,Gutters,"),
	].join("\r\n");
	const page = await upload(owner, text);
	const { html } = await owner.get(page);
	expect(html).toContain(`${HEADER.split(",")[0]} (${ida.name})`);
	expect(html.match(/<option value="\d+" selected=""/g)).toHaveLength(7);
	expect((await press(owner, page, "columns", [["name", "0"]])).status).toBe(400);
	const doubled = Object.entries({ name: "0", phone: "1", note: "1" });
	const refused = await press(owner, page, "columns", doubled);
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("One column is chosen for “Phone number” and for “Note”.");
	await press(owner, page, "columns", chosen());
	const checked = (await goOn(owner, page)).replaceAll(/<!-- -->/g, "");
	const { check } = importPage;
	for (const told of [
		check.told({ customers: 2, known: 0, jobs: 1 }, true),
		check.rows(3),
		check.fault(4, [importFaults.phone("12"), importFaults.leftOut]),
		check.fault(5, [importFaults.date("tomorrow")]),
	])
		expect(checked).toContain(told);
	expect(await rowsOf([ida, bob])).toEqual({ keys: [], customers: [], jobs: [] });
	await confirm(owner, page);
	expect((await goOn(owner, page)).replaceAll(/<!-- -->/g, "")).toContain(importPage.done.title(2, 1));
	const stored = await rowsOf([ida, bob]);
	expect(stored.keys).toHaveLength(4);
	expect(stored.customers.find(({ name }) => name === ida.name)?.note).toBe("Gate 4711\nDog");
	expect(stored.jobs).toMatchObject([{ work: "Windows", total: 1250 }]);
	// The file is forgotten as soon as it is imported.
	expect(
		await db
			.select()
			.from(importParts)
			.where(eq(importParts.importId, idOf(page))),
	).toEqual([]);
});

test("a file is given up before its columns are told, and once it is checked", async () => {
	const owner = await anOwner();
	for (const isChecked of [false, true]) {
		const page = await upload(owner, `${HEADER}\n${lineOf(aPerson())}\n`);
		if (isChecked) {
			await press(owner, page, "columns", chosen());
			await goOn(owner, page);
		}
		expect((await owner.get(page)).html).toContain('value="discard"');
		expect(await press(owner, page, "discard")).toMatchObject({
			...{ status: 303, location: ownerPaths.importCustomers },
		});
		expect((await owner.get(page)).html).toContain(importPage.unknown.title);
		expect(await db.$count(importParts, eq(importParts.importId, idOf(page)))).toBe(0);
	}
});

test("what is wrong in a part that a script sent is named by its line, below a note of several lines too", async () => {
	const owner = await anOwner();
	const id = crypto.randomUUID();
	const text = [HEADER, lineOf(aPerson(), '"Gate 4711\nDog",,,'), `${aPerson().name},12,,,,,`].join("\n");
	const form = new FormData();
	const fields = { id, name: "notes.csv", parts: "1", position: "0", line: "1" };
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	// As browsers write it into a form.
	form.set("text", text.replaceAll("\n", "\r\n"));
	const page = (await owner.postForm(ownerPaths.importCustomers, form)).location ?? "";
	await press(owner, page, "columns", chosen());
	const checked = (await goOn(owner, page)).replaceAll(/<!-- -->/g, "");
	expect(checked).toContain(importPage.check.fault(4, [importFaults.phone("12"), importFaults.leftOut]));
});

test("a file of which no line can be read is not told as one of people who are known", async () => {
	const owner = await anOwner();
	const page = await upload(owner, `${HEADER}\n${aPerson().name},12,,,,,`);
	await press(owner, page, "columns", chosen());
	const checked = await goOn(owner, page);
	expect(checked).toContain(importPage.check.unread);
	expect(checked).not.toContain(importPage.check.nobody);
});

test("who was imported is found, has a page with the jobs before, and is known on the card of a request", async () => {
	const owner = await anOwner();
	const ida = aPerson();
	await importFile(owner, `${HEADER}\n${lineOf(ida, "Gate 4711,2024-05-12,Windows and gutters,350")}\n`);
	const list = (await owner.get(`${ownerPaths.customers}?q=${encodeURIComponent(ida.name)}`)).html;
	for (const told of [ida.name, "last job May 12, 2024", "Gate 4711"]) expect(list).toContain(told);
	expect((await owner.get(`${ownerPaths.customers}?q=${encodeURIComponent(ida.email)}`)).html).toContain(
		ida.name,
	);
	const [{ customerId } = { customerId: "" }] = (await rowsOf([ida])).keys;
	const { html } = await owner.get(ownerPaths.customer(customerId));
	for (const told of ["May 12, 2024", "$350", "Windows and gutters", "Gate 4711"])
		expect(html).toContain(told);
	const quote = await aRequest(db, ida);
	expect(await customerOf(db, quote)).toBe(customerId);
	const card = (await owner.get(`${paths.admin}?q=${encodeURIComponent(ida.name)}`)).html;
	expect(card).toContain("last job May 12, 2024, $350");
	const saved = (await owner.get(ownerPaths.customerExport(customerId))).html;
	expect(saved).toContain("Windows and gutters");
});

/** A name as it was told, and what owners type of it. */
const spelled: readonly (readonly [string, readonly string[]])[] = [
	["Émile Dupréz", ["Émile Dupréz", "émile", "Emile", "EMILE DUPREZ"]],
	["Özil Müller", ["ÖZIL MÜLLER", "özil müller", "Ozil Muller"]],
	["Łukasz Weiß", ["Łukasz Weiß", "łukasz", "Lukasz", "LUKASZ WEISS"]],
	["Pat O‘Brian", ["O‘Brian", "O'Brian", "O’BRIAN", "obrian"]],
];

test("who was imported is found by the own name and note in every spelling, on the list and where customers are merged", async () => {
	const owner = await anOwner();
	const people = spelled.map(([name]) => ({ ...aPerson(), name: `${name} ${aWord()}` }));
	await importFile(owner, `${HEADER}\n${people.map((one) => lineOf(one, "Garçon,,,")).join("\n")}\n`);
	const other = (await customerOf(db, await aRequest(db))) ?? "";
	for (const [at, person] of people.entries()) {
		const [{ customerId } = { customerId: "" }] = (await rowsOf([person])).keys;
		const own = person.name.split(" ").at(-1) ?? "";
		for (const search of [...(spelled[at]?.[1] ?? []), "garcon", "GARÇON"]) {
			const found = await owner.get(
				`${ownerPaths.customers}?${new URLSearchParams({ q: `${search} ${own}` })}`,
			);
			expect(found.html, search).toContain(ownerPaths.customer(customerId));
			const asked = new URLSearchParams({ with: `${search} ${own}` });
			expect((await owner.get(`${ownerPaths.customer(other)}?${asked}`)).html, search).toContain(person.name);
		}
	}
});

test("a customer whom a release before imported is found in every spelling once refreshed, and by the plain ones until then", async () => {
	const owner = await anOwner();
	const ida = { ...aPerson(), name: `Émile O'Brian ${aWord()}` };
	await importFile(owner, `${HEADER}\n${lineOf(ida, "Garçon,,,")}\n`);
	const [{ id } = { id: "" }] = (await rowsOf([ida])).customers;
	const read = async () => (await rowsOf([ida])).customers;
	const before = await read();
	const own = ida.name.split(" ").at(-1) ?? "";
	const finds = async (search: string) =>
		(
			await owner.get(`${ownerPaths.customers}?${new URLSearchParams({ q: `${search} ${own}` })}`)
		).html.includes(ownerPaths.customer(id));
	await db.update(customers).set({ searchedName: null, searchedNote: null }).where(eq(customers.id, id));
	expect(await Promise.all(["obrian", "mile", "emile", "garcon"].map(finds))).toEqual([
		true,
		true,
		false,
		false,
	]);
	await refreshDerived(db);
	expect(await Promise.all(["obrian", "mile", "emile", "garcon"].map(finds))).toEqual([
		true,
		true,
		true,
		true,
	]);
	expect(await read()).toEqual(before);
});

test("a customer is known by each number and address of a line, and taking the import back forgets them all", async () => {
	const owner = await anOwner();
	const [ida, home] = [aPerson(), aPerson()];
	const header = "Name,Mobile Number,Home Number,Email,Email 2";
	const text = `${header}\n${ida.name},${ida.phone},${home.phone},${ida.email},${home.email}\n`;
	const page = await importFile(owner, text, header);
	const stored = await rowsOf([ida, home]);
	expect([stored.keys.length, stored.customers.length]).toEqual([4, 1]);
	await press(owner, page, "undo");
	await goOn(owner, page);
	expect(await rowsOf([ida, home])).toEqual({ keys: [], customers: [], jobs: [] });
	await importFile(owner, text, header);
	const quote = await aRequest(db, { name: ida.name, phone: home.phone });
	expect(await customerOf(db, quote)).toBe((await rowsOf([ida])).customers[0]?.id);
});

test("before anything is imported the columns that are not used and the amounts with cents are named", async () => {
	const owner = await anOwner();
	const header = "Name,Tel,Service Date,Service,Total,Crew,";
	const rows = ["$1,250.50", "90.00"].map((total) => {
		const { name, phone } = aPerson();
		return `${name},${phone},2025-03-01,Windows,"${total}",Al,`;
	});
	const page = await upload(owner, [header, ...rows].join("\n"));
	await press(owner, page, "columns", chosen(header));
	const checked = (await goOn(owner, page)).replaceAll(/<!-- -->/g, "");
	const { check } = importPage;
	for (const told of [
		check.told({ customers: 2, known: 0, jobs: 2 }, true),
		check.unused(["Crew"]),
		check.rounded(1),
	])
		expect(checked).toContain(told);
});

test("the same file twice imports once, and so do files that overlap", async () => {
	const owner = await anOwner();
	const people = Array.from({ length: 40 }, aPerson);
	const text = `${HEADER}\n${people.map((person) => lineOf(person, ",2025-03-01,Windows,90")).join("\n")}`;
	await importFile(owner, text);
	const once = await rowsOf(people);
	expect([once.customers.length, once.jobs.length]).toEqual([40, 40]);
	const again = await importFile(owner, text);
	expect(await rowsOf(people)).toEqual(once);
	await press(owner, again, "undo");
	await goOn(owner, again);
	expect(await rowsOf(people)).toEqual(once);
});

test("an import is taken back whole, but for who asked for something since; who was known is as before", async () => {
	const owner = await anOwner();
	const [known, asked, gone, spam] = [aPerson(), aPerson(), aPerson(), aPerson()];
	await aRequest(db, { ...known, email: undefined });
	const before = await rowsOf([known]);
	const text = `${HEADER}\n${[known, asked, gone, spam].map((person) => lineOf(person, ",2025-03-01,Windows,90")).join("\n")}`;
	const page = await importFile(owner, text);
	expect((await rowsOf([known])).keys).toHaveLength(2);
	await aRequest(db, asked);
	// Of what is in Spam nobody knows whether they asked.
	const inSpam = await aRequest(db, spam);
	await db.update(quoteRequests).set({ spam: true }).where(eq(quoteRequests.id, inSpam));
	await press(owner, page, "undo");
	const html = await goOn(owner, page);
	expect(html).toContain(importPage.undone.title);
	expect(await rowsOf([known])).toEqual(before);
	expect((await rowsOf([asked])).customers).toHaveLength(1);
	expect(await rowsOf([gone, spam])).toEqual({ keys: [], customers: [], jobs: [] });
	expect(await customerOf(db, inSpam)).toBeNull();
});

test("whoever stays after an import was taken back keeps the number", async () => {
	const owner = await anOwner();
	const [noted, other] = [aPerson(), aPerson()];
	const people = await importFile(owner, `${HEADER}\n${lineOf(noted)}\n${lineOf(other)}\n`);
	const jobs = await importFile(owner, `${HEADER}\n${lineOf(other, ",2025-03-01,Windows,90")}\n`);
	const [{ customerId } = { customerId: "" }] = (await rowsOf([noted])).keys;
	const note = { intent: "note", customer: customerId, note: "Gate", seen: "" };
	await owner.post(ownerPaths.customer(customerId), Object.entries(note));
	await press(owner, people, "undo");
	await goOn(owner, people);
	await forgetCustomers(db, Date.now());
	const kept = await rowsOf([noted, other]);
	expect([kept.keys.length, kept.customers.length, kept.jobs.length]).toEqual([4, 2, 1]);
	await press(owner, jobs, "undo");
	await goOn(owner, jobs);
	expect((await rowsOf([other])).jobs).toEqual([]);
});

test("what one owner sees is what is imported: other columns meanwhile are looked at first", async () => {
	const owner = await anOwner();
	const ida = aPerson();
	const page = await upload(owner, `${HEADER}\n${lineOf(ida)}\n`);
	await press(owner, page, "columns", chosen());
	await goOn(owner, page);
	const { html } = await owner.get(page);
	await press(
		owner,
		page,
		"columns",
		chosen().filter(([field]) => field !== "note"),
	);
	await goOn(owner, page);
	const layout = /name="layout" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
	await press(owner, page, "confirm", [["layout", layout]]);
	expect((await owner.get(page)).html).toContain(importPage.check.title);
	expect((await rowsOf([ida])).keys).toEqual([]);
});

test("a script sends parts, also twice, and one part after the other is imported: who reads meanwhile sees how far it is", async () => {
	const owner = await anOwner();
	const people = Array.from({ length: 30 }, aPerson);
	const id = crypto.randomUUID();
	const page = ownerPaths.customerImport(id);
	const send = (position: number, text: string, line: number) => {
		const form = new FormData();
		const fields = { id, name: "big.csv", parts: "2", position: String(position), text, line: String(line) };
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		return owner.postForm(ownerPaths.importCustomers, form);
	};
	const halves = [people.slice(0, 15), people.slice(15)].map(
		(half) => `${half.map((one) => lineOf(one)).join("\n")}\n`,
	);
	expect((await send(0, `${HEADER}\n${halves[0]}`, 1)).status).toBe(200);
	expect((await owner.get(page)).html).toContain(importPage.unknown.title);
	expect((await send(0, `${HEADER}\n${halves[0]}`, 1)).status).toBe(200);
	expect((await send(1, halves[1] ?? "", 17)).location).toBe(page);
	await press(owner, page, "columns", chosen());
	const step = (progress: string) =>
		press(owner, page, "step", [
			["progress", progress],
			["parts", "1"],
		]);
	await step("0");
	expect((await owner.get(page)).html.replaceAll(/<!-- -->/g, "")).toContain(importPage.reading(1, 2));
	await step("0");
	await step("1");
	await confirm(owner, page);
	await Promise.all([step("0"), step("0"), step("0")]);
	await step("1");
	expect((await rowsOf(people)).customers).toHaveLength(30);
	expect((await owner.get(page)).html).toContain(importPage.done.title(30, 0));
});

test("what is no CSV file, or has nothing in it, is refused and says why", async () => {
	const owner = await anOwner();
	const refuse = async (text: string | null) => {
		const form = new FormData();
		if (text !== null) form.set("file", new File([text], "x.csv"));
		const { status, html } = await owner.postForm(ownerPaths.importCustomers, form);
		expect(status).toBe(400);
		return html;
	};
	expect(await refuse(null)).toContain(importPage.file.missing);
	expect(await refuse("PK\u0003\u0004\0")).toContain(importPage.file.noText);
	expect(await refuse(HEADER)).toContain(importPage.file.empty);
});

test("a dead database stops an import, says so, and it goes on from there", async () => {
	const owner = await anOwner();
	const ida = aPerson();
	const page = await upload(owner, `${HEADER}\n${lineOf(ida)}\n`);
	await press(owner, page, "columns", chosen());
	vi.spyOn(console, "error").mockImplementation(() => {});
	await proxy.fail({ kind: "refuse" });
	const { status } = await press(owner, page, "step", [["progress", "0"]]);
	await proxy.reset();
	expect(status).toBe(503);
	await goOn(owner, page);
	await confirm(owner, page);
	await goOn(owner, page);
	expect((await rowsOf([ida])).customers).toHaveLength(1);
});

test("a file that nobody confirmed is forgotten after a day, and who was imported is kept as long as a quote", async () => {
	const owner = await anOwner();
	const [ida, bob] = [aPerson(), aPerson()];
	const left = await upload(owner, `${HEADER}\n${lineOf(bob)}\n`);
	await importFile(owner, `${HEADER}\n${lineOf(ida)}\n`);
	const now = Date.now();
	await purgeExpired(db, now + 2 * DAY_MS);
	expect(
		await db
			.select()
			.from(imports)
			.where(eq(imports.id, idOf(left))),
	).toEqual([]);
	expect((await (await anOwner()).get(left)).status).toBe(404);
	await forgetCustomers(db, now + 700 * DAY_MS);
	expect((await rowsOf([ida])).customers).toHaveLength(1);
	await forgetCustomers(db, now + 731 * DAY_MS);
	expect((await rowsOf([ida])).customers).toEqual([]);
});
