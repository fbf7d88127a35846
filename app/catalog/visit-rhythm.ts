import { type Service, services, WINDOWS } from "./options.ts";

/** How often a service is recommended: as the site says it, and the months after which its customer is reminded. */
export const visitRhythm = {
	[WINDOWS]: { words: "two to three times a year", months: 6 },
	"gutter-cleaning": { words: "at least twice a year", months: 6 },
	"pressure-washing": { words: "once a year", months: 12 },
} as const satisfies Record<Service, { words: string; months: number }>;

/** After so many months some service's customers are reminded. */
export const visitMonths: readonly number[] = [
	...new Set(services.values.map((service) => visitRhythm[service].months)),
];

/** Of the services of a job those that are due first, and the months after which they are. */
export function nextVisitOf(done: readonly string[]): { services: Service[]; months: number } {
	const known = services.values.filter((service) => done.includes(service));
	const months = Math.min(...known.map((service) => visitRhythm[service].months));
	return { services: known.filter((service) => visitRhythm[service].months === months), months };
}
