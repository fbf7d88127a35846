import { byOrderOf, drawnOptions } from "#app/catalog/options.ts";
import type { Question, Questions } from "#app/catalog/question.ts";
import { recordOf } from "#app/catalog/records.ts";
import { business } from "#app/config/business.ts";
import type { IconName } from "#app/pictures/pictures.ts";
import { exteriorCleanedAgo } from "./exterior-cleaning.ts";
import { gutterCare, gutterCleaning } from "./gutter-cleaning.ts";
import { pressureCare, pressureWashing } from "./pressure-washing.ts";
import type { ServiceCare, ServiceDefinition } from "./service-definition.ts";
import { windowCare, windowCleaning, windowsCleanedAgo } from "./window-cleaning.ts";

/** The slug of the main service, which the business profile names. */
export const WINDOWS = business.product.slug;

const slugs = [WINDOWS, "gutter-cleaning", "pressure-washing"] as const;
export type Service = (typeof slugs)[number];

const definitions = {
	[WINDOWS]: windowCleaning,
	"gutter-cleaning": gutterCleaning,
	"pressure-washing": pressureWashing,
} as const satisfies Record<Service, ServiceDefinition & { questions: Questions }>;

/** The services with their names and drawings. */
export const services = drawnOptions(
	recordOf<Record<Service, readonly [string, IconName]>>(slugs, (service) => [
		definitions[service].label,
		definitions[service].drawing,
	]),
);

/** Returns what is said of services in their order; what is no longer offered comes last. */
export function inShownOrder<Line extends { readonly service: string }>(lines: readonly Line[]): Line[] {
	const compare = byOrderOf(slugs);
	return [...lines].sort((one, other) => compare(one.service, other.service));
}

/** Returns a service's name for where there is little room; its slug where it is no longer offered. */
export function shortServiceLabel(slug: string): string {
	const service = slugs.find((known) => known === slug);
	return service ? definitions[service].shortLabel : slug;
}

type ServiceQuestion = { [Name in Service]: keyof (typeof definitions)[Name]["questions"] }[Service];

/** What the wizard asks about the condition of each service. */
export const serviceQuestions = {
	...windowCleaning.questions,
	...gutterCleaning.questions,
	...pressureWashing.questions,
} as const satisfies Record<ServiceQuestion, Question>;

/** This answers when a service's work was last cleaned, where that was so many months ago. */
export const cleanedAgo = {
	[WINDOWS]: (months) => ({ lastCleaned: windowsCleanedAgo(months) }),
	"gutter-cleaning": (months) => ({ gutterLastCleaned: exteriorCleanedAgo(months) }),
	"pressure-washing": (months) => ({ pressureLastCleaned: exteriorCleanedAgo(months) }),
} as const satisfies Record<Service, (months: number) => { [Name in ServiceQuestion]?: string }>;

/** Returns the names of the questions that the wizard asks about these services. */
export function questionsAbout(chosen: readonly Service[]): string[] {
	return chosen.flatMap((service) => Object.keys(definitions[service].questions));
}

/** This tells how often each service is recommended, and what is done. */
export const serviceCare = {
	[WINDOWS]: windowCare,
	"gutter-cleaning": gutterCare,
	"pressure-washing": pressureCare,
} as const satisfies Record<Service, ServiceCare>;
