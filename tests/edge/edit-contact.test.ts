import { expect, test } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { anOwner, db, savedQuote } from "../support/edge-quotes.ts";
import { mailsAt } from "../support/mails-at.ts";
import { anOffer, send } from "../support/offers.ts";
import { aSubmission } from "../support/submissions.ts";
import type { Visitor } from "../support/visitor.ts";

async function aWrongNumber() {
	const contact = { name: "Ann Exampel", phone: "+15705550123", contactMethod: "text" } as const;
	const submission = aSubmission({ contact });
	await saveQuote(db, submission, Date.now());
	return { id: submission.id, path: ownerPaths.editContact(submission.id) };
}

const entities: Record<string, string> = { "&quot;": '"', "&amp;": "&" };

/** What the form says that it started from. */
async function seenBy(owner: Visitor, path: string): Promise<string> {
	const [, seen = ""] = /name="seen" value="([^"]*)"/.exec((await owner.get(path)).html) ?? [];
	return seen.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}

const fields = (seen: string, changes: Record<string, string> = {}): [string, string][] =>
	Object.entries({
		...{ name: "Ann Example", phone: "570 555 0199", contactMethod: "text", email: "ann@example.com" },
		...{ address: "1 Elm St", seen, ...changes },
	});

test("a wrong number is corrected, with before and after in the history, at the same price", async () => {
	const owner = await anOwner();
	const { id, path } = await aWrongNumber();
	const before = await savedQuote(id);
	// The hints of the wizard speak to the customer.
	for (const form of [path, ownerPaths.newQuote])
		expect((await owner.get(form)).html).not.toMatch(/text or call|We(?:'|&#x27;)ll reply to this address/);
	const saved = await owner.post(path, fields(await seenBy(owner, path)));
	expect([saved.status, saved.location]).toEqual([303, paths.adminQuote(id)]);
	const { rows, events } = await savedQuote(id);
	expect(rows).toMatchObject([
		{ name: "Ann Example", phone: "+15705550199", email: "ann@example.com", contactMethod: "text" },
	]);
	expect(rows[0]?.totalPrice).toBe(before.rows[0]?.totalPrice);
	expect(events.at(-1)).toMatchObject({ action: "corrected", actor: "owner", userId: expect.any(String) });
	const { html } = await owner.get(paths.adminQuote(id));
	for (const text of ["Contact corrected", "(570) 555-0123 → (570) 555-0199", "none → ann@example.com"])
		expect(html).toContain(text);
	expect((await owner.get(`${paths.admin}?q=5550199`)).html).toContain("Ann Example");
});

test("in the history an address from right to left stays before the one that took its place", async () => {
	const owner = await anOwner();
	const { id, path } = await aWrongNumber();
	for (const address of ["רחוב הרצל 12", "7 Elm St"])
		await owner.post(path, fields(await seenBy(owner, path), { address }));
	expect((await owner.get(paths.adminQuote(id))).html).toContain("\u2068רחוב הרצל 12\u2069 → 7 Elm St");
});

test("two owners never overwrite each other unseen: the second is told, and may then save again", async () => {
	const owner = await anOwner();
	const { id, path } = await aWrongNumber();
	const seen = await seenBy(owner, path);
	expect((await owner.post(path, fields(seen))).status).toBe(303);
	const second = fields(seen, { name: "Anne Example" });
	const refused = await owner.post(path, second);
	expect(refused.status).toBe(409);
	for (const text of ["Somebody else changed this contact meanwhile", 'value="Anne Example"'])
		expect(refused.html).toContain(text);
	expect((await savedQuote(id)).rows[0]?.name).toBe("Ann Example");
	const again = fields(await seenBy(owner, path), { name: "Anne Example" });
	expect((await owner.post(path, again)).status).toBe(303);
	expect((await savedQuote(id)).rows[0]?.name).toBe("Anne Example");
});

test("a contact that cannot be read is refused at its field, and an unknown quote is none", async () => {
	const owner = await anOwner();
	const { path } = await aWrongNumber();
	const refused = await owner.post(path, fields("", { phone: "12", email: "no address" }));
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("Enter a phone number with its area code");
	expect((await owner.get(ownerPaths.editContact(crypto.randomUUID()))).status).toBe(404);
});

test("a later submission of the visitor's own draft leaves what an owner corrected, as history and row tell", async () => {
	const owner = await anOwner();
	const { id, path } = await aWrongNumber();
	await owner.post(path, fields(await seenBy(owner, path)));
	const contact = { name: "Ann Exampel", phone: "+15705550123", contactMethod: "text" } as const;
	const linkToken = (await savedQuote(id)).rows[0]?.customerToken ?? undefined;
	await saveQuote(db, { ...aSubmission({ id, contact }, "luxury"), linkToken }, Date.now());
	const { rows, events } = await savedQuote(id);
	expect(rows[0]).toMatchObject({
		...{ name: "Ann Example", phone: "+15705550199", email: "ann@example.com", package: "luxury" },
	});
	expect(events.at(-1)?.action).toBe("changed");
	expect(events.at(-1)?.changes).not.toContain("phone");
	const moved = { ...contact, phone: "+15705550155" };
	await saveQuote(db, { ...aSubmission({ id, contact: moved }, "luxury"), linkToken }, Date.now());
	expect((await savedQuote(id)).rows[0]).toMatchObject({ name: "Ann Example", phone: "+15705550155" });
});

test("an address that an owner adds while an offer waits takes it to the customer, once, and it is undelivered no more", async () => {
	const owner = await anOwner();
	const { id, path } = await aWrongNumber();
	await send(db, anOffer(id, { validUntil: Date.now() + 86_400_000 }), Date.now());
	const card = async () => (await owner.get(paths.adminQuote(id))).html;
	expect(await card()).toContain("Not delivered yet");
	const address = `${crypto.randomUUID()}@example.com`;
	await owner.post(path, fields(await seenBy(owner, path), { email: address }));
	expect(await card()).not.toContain("Not delivered yet");
	const offersTo = async (later: number) =>
		(await mailsAt(Date.now() + later)).filter(
			({ to, subject }) => to.includes(address) && subject.includes("$612"),
		);
	expect(await offersTo(0)).toEqual([]);
	expect(await offersTo(11_000)).toHaveLength(1);
	await owner.post(path, fields(await seenBy(owner, path), { email: address, name: "Anne Example" }));
	expect(await offersTo(30_000)).toEqual([]);
});
