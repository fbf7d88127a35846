import { parse } from "@conform-to/react";
import * as z from "zod/mini";
import { answersSchema, choicesSchema, someAnswersSchema } from "#app/answers/answer-schema.ts";
import { conditionNames, conditionNamesFor, questionsByStep } from "#app/answers/questions.ts";
import { addons, packageNames } from "#app/catalog/options.ts";
import { hearings } from "#app/catalog/request-source.ts";
import { stepMessages } from "#app/content/wizard-missing.ts";
import { readZip } from "#app/fields/zip.ts";
import { type PricedPackage, type PricedQuote, price } from "#app/pricing/price.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { coveredAddons } from "#app/quotes/offered-addons.ts";
import { conditionSchemaFor, contactSchemaWhere, serviceSchema } from "#app/quotes/step-schemas.ts";
import { services } from "#app/services/services.ts";

export const RECOMMENDED = "recommended";

const packageSchema = z.object({
	package: z._default(
		z.enum([RECOMMENDED, ...packageNames.values], { error: stepMessages.missingPackage }),
		RECOMMENDED,
	),
});
/** The wizard's questions about the work as one form sends them, by the wizard's own schemas. */
export const workFormSchema = z.pipe(
	z.unknown(),
	z.transform((sent, { issues }) => {
		const service = serviceSchema.safeParse(sent);
		const condition = conditionSchemaFor(service.data?.services ?? []).safeParse(sent);
		const choice = packageSchema.safeParse(sent);
		if (service.success && condition.success && choice.success)
			return { service: service.data, condition: condition.data, ...choice.data };
		issues.push(...issuesOf(sent, [service, condition, choice]));
		return z.NEVER;
	}),
);

/** An owner may know the address of who wants a call. */
export const customerSchema = contactSchemaWhere(
	({ contactMethod, email }) => contactMethod === "email" || email !== undefined,
);

const furtherSchema = z.object({
	addons: choicesSchema(addons.values, stepMessages.invalidAddons),
	heardOfUs: z.optional(z.enum(hearings)),
});

/** The schema has all that the wizard asks, as one form sends it. The address is found beside the other answers, too: it may be mistyped. */
export const quoteFormSchema = z.pipe(
	z.unknown(),
	z.transform((sent, { issues }) => {
		const work = workFormSchema.safeParse(sent);
		const contact = customerSchema.safeParse(sent);
		const further = furtherSchema.safeParse(sent);
		if (work.success && contact.success && further.success)
			return { ...work.data, contact: contact.data, ...further.data, email: contact.data.email };
		issues.push(...issuesOf(sent, [work, contact, further]));
		return z.NEVER;
	}),
);

type Parsed = { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined };

function issuesOf(input: unknown, parts: readonly Parsed[]) {
	return parts.flatMap(({ error }) =>
		(error?.issues ?? []).map(({ path, message }) => ({ code: "custom" as const, input, path, message })),
	);
}

/** Returns the package of that name, or the recommended one where it is none of the priced ones. */
export function chosenPackage({ packages }: PricedQuote, name: string): PricedPackage | undefined {
	return packages.find((priced) => priced.name === name) ?? packages[0];
}

const homeSchema = answersSchema(questionsByStep.service, ["services", "homeSize", "stories"]);
const conditionSchema = someAnswersSchema(questionsByStep.condition);

/** Returns what a form costs that is typed so far, URL-encoded; null while too little of it is known. */
export function priceTyped(typed: string, card: RateCard) {
	const { payload } = parse(new URLSearchParams(typed), { resolve: () => ({ value: null }) });
	const known = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== ""));
	const home = homeSchema.safeParse(known).data;
	const condition = conditionSchema.safeParse(known).data;
	if (!home?.services || !home.homeSize || !home.stories || !condition) return null;
	if (home.services.includes("pressure-washing") && !condition.pressureTargets?.length) return null;
	const { services: wanted, homeSize, stories } = home;
	const service = { services: wanted, homeSize, stories, zip: readZip(String(known.zip ?? "")) ?? "" };
	const priced = price({ ...service, ...condition }, card);
	const chosen = chosenPackage(priced, String(known.package ?? ""));
	if (!chosen) return null;
	const covered = coveredAddons({ service, condition });
	const extras = choicesSchema(addons.values, "").safeParse(known.addons).data ?? [];
	const added = extras.filter((addon) => !covered.includes(addon));
	return { ...priced, chosen, added };
}

/** Returns the questions about the services that are chosen so far; all of them where a script does not read the form. */
export function askedConditions(typed: string) {
	if (typed === "") return conditionNames;
	const chosen = new URLSearchParams(typed).getAll("services");
	return conditionNamesFor(services.values.filter((service) => chosen.includes(service)));
}
