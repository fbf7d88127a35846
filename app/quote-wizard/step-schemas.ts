import * as z from "zod/mini";
import {
	addons,
	contactMethods,
	exteriorLastCleaned,
	homeSizes,
	packageNames,
	pressureTargets,
	type Service,
	services,
	storyCounts,
	trackConditions,
	WINDOWS,
	windowsLastCleaned,
} from "#app/catalog/options.ts";
import { lacksAreaCode, normalizePhone } from "#app/catalog/phone.ts";
import { limits, optionalText, requiredText } from "#app/catalog/text.ts";
import { invalidAnswers, missingAnswers } from "#app/content/wizard-missing.ts";
import { MAX_ZIP_INPUT, readZip } from "#app/service-areas/read-zip.ts";

const choice = <const V extends readonly [string, ...string[]]>(values: V, error: string) =>
	z.enum(values, { error });

/** A form sends one checked box as its value, none as nothing. */
const asList = (sent: unknown) => (Array.isArray(sent) ? sent : sent === undefined ? [] : [sent]);

const choices = <const V extends readonly [string, ...string[]]>(values: V, error: string) =>
	z.pipe(
		z.pipe(z.pipe(z.optional(z.unknown()), z.transform(asList)), z.array(z.enum(values, { error }))),
		z.transform((chosen) => values.filter((value): value is V[number] => chosen.includes(value))),
	);

const someChoices = <const V extends readonly [string, ...string[]]>(
	values: V,
	error: string,
	missing: string,
) => choices(values, error).check(z.refine((chosen) => chosen.length > 0, missing));

/** A parsed text; the message where it cannot be parsed. */
const readable = (
	text: z.ZodMiniType<string, string>,
	read: (typed: string) => string | null,
	message: (typed: string) => string,
) =>
	z.pipe(
		text,
		z.transform((typed, context) => {
			const value = read(typed);
			if (value !== null) return value;
			context.issues.push({ code: "custom", input: typed, message: message(typed) });
			return z.NEVER;
		}),
	);

const zipSchema = readable(
	requiredText(MAX_ZIP_INPUT, missingAnswers.zip),
	readZip,
	() => invalidAnswers.zip,
);

export const serviceSchema = z.object({
	services: someChoices(services.values, invalidAnswers.services, missingAnswers.services),
	homeSize: choice(homeSizes.values, missingAnswers.homeSize),
	stories: choice(storyCounts.values, missingAnswers.stories),
	zip: zipSchema,
});

const phoneSchema = readable(requiredText(limits.phone, missingAnswers.phone), normalizePhone, (typed) =>
	lacksAreaCode(typed) ? invalidAnswers.areaCode : invalidAnswers.phone,
);

const contactFields = z
	.object({
		name: requiredText(limits.name, missingAnswers.name),
		phone: phoneSchema,
		contactMethod: z._default(choice(contactMethods.values, missingAnswers.contactMethod), "text"),
		email: optionalText(limits.email),
		address: optionalText(limits.address),
	})
	.check(({ value, issues }) => {
		const { contactMethod, email } = value;
		if (contactMethod !== "email" || z.email().safeParse(email).success) return;
		const message = email ? invalidAnswers.email : missingAnswers.email;
		issues.push({ code: "custom", input: email, path: ["email"], message });
	});

export const contactSchema = z.pipe(
	contactFields,
	// An address typed before choosing text or call must not be used.
	z.transform((contact) => (contact.contactMethod === "email" ? contact : { ...contact, email: undefined })),
);

/** Drops what a stale form sends for services no longer chosen. */
const notAsked = z.pipe(
	z.optional(z.unknown()),
	z.transform(() => undefined),
);

type ConditionSchema = ReturnType<typeof makeConditionSchema>;

/** Cached, because making one is most of a step's work. */
const conditionSchemas = new Map<string, ConditionSchema>();

export function conditionSchemaFor(chosen: readonly Service[]): ConditionSchema {
	const key = services.values.filter((service) => chosen.includes(service)).join();
	const schema = conditionSchemas.get(key) ?? makeConditionSchema(chosen);
	conditionSchemas.set(key, schema);
	return schema;
}

function makeConditionSchema(chosen: readonly Service[]) {
	const asks = (service: Service) => chosen.includes(service);
	const lastCleaned = (service: Service, error: string) =>
		asks(service) ? choice(exteriorLastCleaned.values, error) : notAsked;
	return z.object({
		lastCleaned: asks(WINDOWS) ? choice(windowsLastCleaned.values, missingAnswers.lastCleaned) : notAsked,
		trackCondition: asks(WINDOWS) ? choice(trackConditions.values, missingAnswers.trackCondition) : notAsked,
		gutterLastCleaned: lastCleaned("gutter-cleaning", missingAnswers.gutterLastCleaned),
		pressureTargets: asks("pressure-washing")
			? someChoices(pressureTargets.values, invalidAnswers.pressureTargets, missingAnswers.pressureTargets)
			: notAsked,
		pressureLastCleaned: lastCleaned("pressure-washing", missingAnswers.pressureLastCleaned),
		concerns: optionalText(limits.concerns),
	});
}

export const packageSchema = z.object({
	package: choice(packageNames.values, missingAnswers.package),
});

export const confirmationSchema = z.object({
	addons: choices(addons.values, invalidAnswers.addons),
	intent: z.enum(["update", "confirm"]),
});

export type ServiceAnswers = z.output<typeof serviceSchema>;
export type Contact = z.output<typeof contactSchema>;
export type Condition = Partial<z.output<ConditionSchema>>;
