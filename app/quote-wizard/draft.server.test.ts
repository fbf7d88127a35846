import fc from "fast-check";
import { expect, test } from "vitest";
import type { Draft } from "./draft";
import { draftHeaders, readDraft } from "./draft.server";
import { limits } from "./limits";
import { conditionSchemaFor, contactSchema, serviceSchema } from "./step-schemas";

const env = { TURSO_DATABASE_URL: "http://db.example", SESSION_SECRET: "s".repeat(32) };
const services = ["window-cleaning", "gutter-cleaning", "pressure-washing"] as const;

/** A draft with every field as long as it may be, out of one repeated character. */
function longestDraft(character: string): Draft {
	const fill = (max: number) => character.repeat(max).slice(0, max);
	const typed = { name: fill(limits.name), address: fill(limits.address) };
	const email = `${"a".repeat(60)}@${"b".repeat(limits.email - 65)}.com`;
	return {
		id: crypto.randomUUID(),
		service: serviceSchema.parse({
			services,
			homeSize: "medium",
			stories: "three-plus",
			zip: fill(limits.zip),
		}),
		contact: contactSchema.parse({
			...typed,
			phone: "+442345678901234 x123456",
			contactMethod: "email",
			email,
		}),
		condition: conditionSchemaFor(services).parse({
			lastCleaned: "6-12months",
			trackCondition: "significant",
			gutterLastCleaned: "within-1-year",
			pressureTargets: ["house", "patio", "driveway"],
			pressureLastCleaned: "within-1-year",
			concerns: fill(limits.concerns),
		}),
		package: "standard",
		saved: false,
		addons: ["gutter-cleaning", "concrete", "deck", "siding"],
		confirmed: false,
	};
}

async function returned(setCookie: string): Promise<Draft> {
	const headers = { Cookie: setCookie.split(";")[0] ?? "" };
	return readDraft(new Request("https://glasswing.example/", { headers }), env);
}

test.each(["a", '"', "\\", "é", "李", "👋", "\ufffd", "\uffff", "%", "\u0300"])(
	"a draft full of %j fits into a cookie and comes back as it was",
	async (character) => {
		const draft = longestDraft(character);
		const { "Set-Cookie": cookie } = await draftHeaders(draft, env);
		expect(cookie.length).toBeLessThan(4096);
		expect(await returned(cookie)).toEqual(draft);
	},
);

test("a draft of any text comes back as it was", async () => {
	const text = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });
	await fc.assert(
		fc.asyncProperty(text, async (typed) => {
			const contact = contactSchema.safeParse({ name: typed, phone: "570-555-0123" }).data;
			const draft = { id: crypto.randomUUID(), ...(contact && { contact }) };
			const { "Set-Cookie": cookie } = await draftHeaders(draft, env);
			expect(await returned(cookie)).toEqual(draft);
		}),
		{ numRuns: 50 },
	);
});

test("the cookie is out of reach of scripts and other sites", async () => {
	const { "Set-Cookie": cookie } = await draftHeaders({ id: crypto.randomUUID() }, env);
	expect(cookie).toMatch(/^__Host-/);
	for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
		expect(cookie).toContain(attribute);
});

test("a draft signed with the previous secret is still read, one signed with another is a fresh start", async () => {
	const draft = { id: crypto.randomUUID() };
	const before = await draftHeaders(draft, { ...env, SESSION_SECRET: "p".repeat(32) });
	const headers = { Cookie: before["Set-Cookie"].split(";")[0] ?? "" };
	const request = new Request("https://glasswing.example/", { headers });
	const rotating = { ...env, SESSION_SECRET_PREVIOUS: "p".repeat(32) };
	expect((await readDraft(request, rotating)).id).toBe(draft.id);
	expect((await readDraft(request, env)).id).not.toBe(draft.id);
});
