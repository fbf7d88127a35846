import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "#app/fields/text.ts";
import type { Draft } from "#app/quotes/draft.ts";
import { conditionSchemaFor, contactSchema, serviceSchema } from "#app/quotes/step-schemas.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { draftToken, openDraft, signDraft } from "./signed-draft.server.ts";

const env = { SESSION_SECRET: "s".repeat(32) };
const services = ["window-cleaning", "gutter-cleaning", "pressure-washing"] as const;
const NOW = Date.UTC(2026, 4, 4, 12);

const longestVisit = {
	...{ source: "s".repeat(40), medium: "m".repeat(40), campaign: "c".repeat(40), click: "k".repeat(110) },
	landing: `/${"l".repeat(39)}`,
};

/** A draft with every field as long as it may be, out of one repeated character. */
function longestDraft(character: string): Draft {
	const fill = (max: number) => character.repeat(max).slice(0, max);
	const typed = { name: fill(limits.name), address: fill(limits.address) };
	const email = `${"a".repeat(60)}@${"b".repeat(limits.email - 65)}.com`;
	return {
		id: crypto.randomUUID(),
		startedAt: NOW,
		customerToken: "a".repeat(32),
		service: serviceSchema.parse({
			services,
			homeSize: "medium",
			stories: "three-plus",
			zip: "18411",
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
		cameFrom: { first: longestVisit, last: longestVisit },
		package: "standard",
		saved: false,
		addons: ["gutter-cleaning", "concrete", "deck", "siding"],
		confirmed: false,
	};
}

async function returned(setCookie: string, now = NOW) {
	const headers = { Cookie: `a=b; ${setCookie.split(";")[0]}` };
	return openDraft(draftToken(new Request("https://glasswing.example/", { headers })), env, now);
}

test.each(["a", '"', "\\", "é", "李", "👋", "\ufffd", "\uffff", "%", "\u0300"])(
	"a draft full of %j fits into a cookie and comes back as it was",
	async (character) => {
		const draft = { ...longestDraft(character), honeypot: true };
		const { token, headers } = await signDraft(draft, env, NOW);
		expect(headers["Set-Cookie"].length).toBeLessThan(4096);
		expect(await returned(headers["Set-Cookie"])).toEqual(draft);
		expect(await openDraft(token, env, NOW)).toEqual(draft);
	},
);

test("emoji are refused that would make the cookie larger than a browser keeps", () => {
	const fill = (max: number) => "👋".repeat(max);
	const phone = "570-555-0123";
	for (const { error } of [
		contactSchema.safeParse({ name: fill(limits.name), phone }),
		contactSchema.safeParse({ name: "Ann", phone, address: fill(limits.address) }),
		conditionSchemaFor([]).safeParse({ concerns: fill(limits.concerns) }),
	])
		expect(error?.issues[0]?.message).toContain("or fewer");
});

test("a draft of any text comes back as it was", async () => {
	const text = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });
	await fc.assert(
		fc.asyncProperty(text, async (typed) => {
			const contact = contactSchema.safeParse({ name: typed, phone: "570-555-0123" }).data;
			const draft = { id: crypto.randomUUID(), startedAt: NOW, ...(contact && { contact }) };
			const { headers } = await signDraft(draft, env, NOW);
			expect(await returned(headers["Set-Cookie"])).toEqual(draft);
		}),
		{ numRuns: 50 },
	);
});

test("the cookie is out of reach of scripts and other sites", async () => {
	const { headers } = await signDraft(longestDraft("a"), env);
	expect(headers["Set-Cookie"]).toMatch(/^__Host-/);
	for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
		expect(headers["Set-Cookie"]).toContain(attribute);
});

test("a draft signed with the previous secret is still read, one signed with another is none", async () => {
	const draft = { ...longestDraft("a"), honeypot: true };
	const { token } = await signDraft(draft, { SESSION_SECRET: "p".repeat(32) }, NOW);
	const rotating = { ...env, SESSION_SECRET_PREVIOUS: "p".repeat(32) };
	expect(await openDraft(token, rotating, NOW)).toEqual(draft);
	expect(await openDraft(token, env, NOW)).toBe("missing");
});

test("a draft lasts for a day from when it was answered, however often it is sent", async () => {
	const { token } = await signDraft(longestDraft("a"), env, NOW);
	expect(await openDraft(token, env, NOW + DAY_MS - 1)).toMatchObject({ startedAt: NOW });
	expect(await openDraft(token, env, NOW + DAY_MS)).toBe("expired");
});

test.each([undefined, "", "x", "e30=.x", ";", "a".repeat(100_000)])(
	"what is no draft is none: %j",
	async (token) => {
		expect(await openDraft(token, env, NOW)).toBe("missing");
	},
);

test("nothing in a draft tells its bearer what the honeypot found", async () => {
	const draft = longestDraft("a");
	const contents = async (honeypot: boolean) => {
		const { token } = await signDraft({ ...draft, honeypot }, env, NOW);
		const signed: unknown = JSON.parse(atob(token.split(".")[0] ?? ""));
		return JSON.stringify(signed).replace(/"mark":"[0-9a-f]{32}"/, '"mark":"M"');
	};
	expect(await contents(true)).toBe(await contents(false));
	const marks = new Set<string>();
	for (const honeypot of [true, true, false, false])
		marks.add((await signDraft({ ...draft, honeypot }, env, NOW)).token);
	expect(marks.size, "marks are never the same twice").toBe(4);
});

test("a draft ends a week after it was begun or filled from a saved quote, whatever steps follow", async () => {
	const lastStep = NOW + 7 * DAY_MS - 1;
	const opened = async (changes: object, now: number) =>
		openDraft((await signDraft({ ...longestDraft("a"), ...changes }, env, lastStep)).token, env, now);
	expect(await opened({}, lastStep)).toHaveProperty("id");
	expect(await opened({}, lastStep + 1)).toBe("expired");
	expect(await opened({ filledAt: NOW + DAY_MS }, lastStep + 1)).toHaveProperty("id");
});
