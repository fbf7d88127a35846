import fc from "fast-check";
import { expect, test } from "vitest";
import { addons, homeSizes, packageNames, storyCounts } from "#app/catalog/options.ts";
import { limits } from "#app/fields/text.ts";
import { pinPrice } from "#app/pricing/pinned-price.ts";
import { PricingError } from "#app/pricing/price.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { pressureWashing } from "#app/services/pressure-washing.ts";
import { services } from "#app/services/services.ts";
import { gutterAnswers } from "#tests/support/drafts.ts";
import { scaledCard } from "#tests/support/rate-cards.ts";
import { answerStep } from "./answer-step.ts";
import { type Draft, isPriceable, newDraft } from "./draft.ts";
import { priceOf } from "./draft-price.ts";
import { draftSchema } from "./draft-schema.server.ts";
import { conditionSchemaFor, contactSchema, serviceSchema } from "./step-schemas.ts";

const { pressureTargets } = pressureWashing.questions;

const NOW = Date.UTC(2026, 4, 4, 12);
const LATER = NOW + 60_000;

/** What people can type into a field: any text, up to its limit in UTF-16 units. */
const typed = (max: number) =>
	fc
		.string({ unit: "grapheme", maxLength: max })
		.map((text) => text.slice(0, max))
		.filter((text) => text.trim() !== "");

const anyDraft: fc.Arbitrary<Draft> = fc
	.record({
		services: fc.subarray([...services.values], { minLength: 1 }),
		homeSize: fc.constantFrom(...homeSizes.values),
		stories: fc.constantFrom(...storyCounts.values),
		zip: fc.stringMatching(/^[0-9]{5}$/),
		name: typed(limits.name),
		address: typed(limits.address),
		concerns: typed(limits.concerns),
		targets: fc.subarray([...pressureTargets.options.values], { minLength: 1 }),
		package: fc.constantFrom(...packageNames.values),
		addons: fc.subarray([...addons.values]),
		saved: fc.boolean(),
	})
	.map(({ name, address, concerns, targets, ...answers }) => ({
		id: crypto.randomUUID(),
		startedAt: NOW,
		service: serviceSchema.safeParse(answers).data,
		contact: contactSchema.safeParse({ name, address, phone: "570-555-0148 x123456" }).data,
		condition: conditionSchemaFor(answers.services).safeParse({
			lastCleaned: "6-12months",
			trackCondition: "significant",
			gutterLastCleaned: "within-1-year",
			pressureLastCleaned: "over-2-years",
			pressureTargets: targets,
			concerns,
		}).data,
		package: answers.package,
		saved: answers.saved,
		addons: answers.addons,
	}));

const { service, contact, condition } = gutterAnswers;

test("a new draft has an id of its own and no answers", () => {
	const draft = newDraft(NOW);
	expect(draftSchema.parse(draft)).toEqual(draft);
	expect(Object.keys(draft)).toEqual(["id", "startedAt"]);
	expect(newDraft(NOW).id).not.toBe(draft.id);
});

test("a draft read back from its cookie is the draft that was written", () => {
	fc.assert(
		fc.property(anyDraft, (draft) => {
			const stored: unknown = JSON.parse(JSON.stringify(draft));
			const once = draftSchema.parse(stored);
			expect(JSON.stringify(once)).toBe(JSON.stringify(draftSchema.parse(draft)));
			expect(draftSchema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
		}),
	);
});

test.each([
	null,
	"",
	[],
	{},
	{ id: "1" },
	{ id: "not-a-uuid-at-all-but-36-characters!" },
	{ ...newDraft(NOW), service: { services: [] } },
	{ ...newDraft(NOW), contact: { name: "Ann", phone: "1" } },
	{ ...newDraft(NOW), package: "gold" },
	{ ...newDraft(NOW), saved: "yes" },
	{ ...newDraft(NOW), addons: ["roof"] },
])("what is not a draft is not read as one: %j", (stored) => {
	expect(draftSchema.safeParse(stored).success).toBe(false);
});

test("a draft can be priced once service, contact and the condition of these services are answered", () => {
	const draft: Draft = { ...newDraft(NOW), service, contact, condition };
	expect(isPriceable(draft)).toBe(true);
	expect(isPriceable({ ...draft, service: undefined })).toBe(false);
	expect(isPriceable({ ...draft, contact: undefined })).toBe(false);
	expect(isPriceable({ ...draft, condition: undefined })).toBe(false);
	expect(isPriceable({ ...draft, condition: { lastCleaned: "3plus", trackCondition: "clean" } })).toBe(false);
});

test("a price is computed from the home and the condition, and from nothing personal", () => {
	const priced = priceOf({ ...newDraft(NOW), service, contact, condition }, rateCard);
	// Gutters of an extra large home, left for over two years.
	expect(priced.packages.map(({ range }) => range)).toEqual([{ low: 550, high: 600 }]);
	expect(priceOf({ ...newDraft(NOW), service, condition }, rateCard)).toEqual(priced);
	expect(() => priceOf({ ...newDraft(NOW), service, contact }, rateCard)).toThrow(PricingError);
	expect(() => priceOf({ ...newDraft(NOW), contact, condition }, rateCard)).toThrow(PricingError);
});

test.each([0.75, 1.2])("what step 4 showed stays the price when rates become %d times as much", (factor) => {
	fc.assert(
		fc.property(anyDraft.filter(isPriceable), (draft) => {
			const shown = priceOf(draft, rateCard);
			const pinned = { ...draft, price: pinPrice(shown) };
			const later = scaledCard(factor);
			expect(priceOf(pinned, later)).toEqual(shown);
			expect(draftSchema.parse(pinned).price).toEqual(pinned.price);
			expect(priceOf(draft, later).packages[0]?.range).not.toEqual(shown.packages[0]?.range);
		}),
		{ numRuns: 50 },
	);
});

test("other contact details keep the price, other answers about the home ask for a new one", () => {
	const unpriced: Draft = { ...newDraft(NOW), service, contact, condition };
	const draft = { ...unpriced, price: pinPrice(priceOf(unpriced, scaledCard(2))) };
	const corrected = answerStep(draft, "contact", { ...contact, name: "Anna" }, LATER);
	expect(priceOf(corrected, rateCard)).toEqual(priceOf(draft, rateCard));
	const bigger = answerStep(draft, "service", { ...service, zip: "18411" }, LATER);
	expect(priceOf(bigger, rateCard).packages[0]?.range).toEqual({ low: 550, high: 600 });
});
