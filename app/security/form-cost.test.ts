import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { checkOffer, readOfferForm } from "#app/admin/offer/read-offer.ts";
import { triageSchema } from "#app/admin/quote/triage.ts";
import { chosenPasswordSchema } from "#app/auth/common-passwords.server.ts";
import { credentialsSchema, resetRequestSchema } from "#app/auth/credentials.ts";
import { parseStep } from "#app/quote-wizard/step-form.ts";
import {
	conditionSchemaFor,
	confirmationSchema,
	contactSchema,
	packageSchema,
	serviceSchema,
} from "#app/quotes/step-schemas.ts";
import { services } from "#app/services/services.ts";
import { readPostedForm } from "./posted-form.server.ts";

const SIZE = 64_000;
const MAX_RATIO = 10;

interface Form {
	fields: readonly string[];
	judge: (form: FormData) => unknown;
}

const asStep = (schema: z.ZodMiniType) => (form: FormData) => parseStep(form, schema).reply();
const asForm = (schema: z.ZodMiniType) => (form: FormData) => parseWithZod(form, { schema }).reply();

const forms: readonly Form[] = [
	{ fields: ["services", "zip"], judge: asStep(serviceSchema) },
	{ fields: ["name", "phone", "email", "address"], judge: asStep(contactSchema) },
	{ fields: ["pressureTargets", "concerns"], judge: asStep(conditionSchemaFor(services.values)) },
	{ fields: ["package"], judge: asStep(packageSchema) },
	{ fields: ["addons"], judge: asStep(confirmationSchema) },
	{ fields: ["email", "password"], judge: asForm(credentialsSchema) },
	{ fields: ["email"], judge: asForm(resetRequestSchema) },
	{ fields: ["password", "confirmation"], judge: asForm(chosenPasswordSchema) },
	{ fields: ["notes", "from"], judge: asForm(triageSchema) },
	{ fields: ["label-0", "amount-0", "note", "until"], judge: (form) => checkOffer(readOfferForm(form), 0) },
];

/** Each is the bad case of something that reads texts. */
const badPieces = [
	...["\u0301", "\u0315\u0300", "a\u0315\u0316", "ﷺ", "İ", "💦", "\u1100\u1161\u11a8"],
	...[" ", "\r\n", "\u200b", "-", "1", " x1", "a.", "a@a.", "“", "/a", "<"],
];

/** Reads and judges a form's body as an action does; the processor time in milliseconds. The runtime has taken the body apart before:
 * Node takes ten milliseconds for thirty thousand fields, and a Worker is no Node. */
async function costOf({ judge }: Form, body: string): Promise<number> {
	const headers = { "Content-Type": "application/x-www-form-urlencoded" };
	const posted = new Request("https://glasswing.example/", { method: "POST", headers, body });
	const fields = await posted.clone().formData();
	const request = Object.assign(posted, { formData: () => Promise.resolve(fields) });
	const before = process.cpuUsage();
	const form = await readPostedForm(request).catch(() => new FormData());
	judge(form);
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/** The least of a few tries, the first of which may compile something. */
async function leastCostOf(form: Form, body: string): Promise<number> {
	const costs = [await costOf(form, body), await costOf(form, body), await costOf(form, body)];
	return Math.min(...costs);
}

const filled = (pieces: readonly string[]) =>
	pieces.map((text) => text.repeat(SIZE / pieces.length / Buffer.byteLength(text))).join("");
const plainBody = ({ fields: [field] }: Form) => `${field}=${filled(["a"])}`;

async function expectCheap(form: Form, plain: number, body: string): Promise<void> {
	let cost = await leastCostOf(form, body);
	// What a collection of garbage took is not the form's; what the form takes, it takes each time.
	for (let round = 0; round < 3 && cost > MAX_RATIO * Math.max(1, plain); round++)
		cost = Math.min(cost, await leastCostOf(form, body));
	expect(cost / Math.max(1, plain), JSON.stringify(body.slice(0, 30))).toBeLessThanOrEqual(MAX_RATIO);
}

test("no text in a form takes more than ten times as long to judge as a plain one of its size", async () => {
	for (const form of forms) {
		const plain = await leastCostOf(form, plainBody(form));
		for (const field of form.fields) {
			for (const piece of badPieces) await expectCheap(form, plain, `${field}=${filled([piece])}`);
			await expectCheap(form, plain, `${field}=${filled(["\u0315", "\u0316"])}`);
			for (const end of ["", "=", "=a"]) await expectCheap(form, plain, filled([`${field}${end}&`]));
		}
	}
});

test("nor does anything else that a form may hold", async () => {
	const piece = fc.oneof(
		fc.constantFrom(...badPieces),
		fc.string({ unit: "binary", minLength: 1, maxLength: 4 }),
	);
	const text = fc
		.array(piece, { minLength: 1, maxLength: 3 })
		.map((pieces) => filled(pieces).replaceAll(/[%&+]/g, "a"));
	const names = fc.constantFrom(
		"a",
		"",
		"a[0]",
		"a.b",
		"__proto__",
		...forms.flatMap(({ fields }) => fields),
	);
	const field = fc.tuple(names, fc.constantFrom("=", "", "=a", "=%61")).map((parts) => parts.join(""));
	const body = fc.oneof(
		fc.tuple(names, text).map((parts) => parts.join("=")),
		fc.array(field, { minLength: 1, maxLength: 4 }).map((fields) => filled([`${fields.join("&")}&`])),
	);
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...forms), body, async (form, sent) =>
			expectCheap(form, await leastCostOf(form, plainBody(form)), sent),
		),
		{ numRuns: 50 },
	);
});
