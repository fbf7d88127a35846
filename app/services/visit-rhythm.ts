import { type Service, serviceCare, services } from "./services.ts";

/** After so many months some service's customers are reminded. */
export const visitMonths: readonly number[] = [
	...new Set(services.values.map((service) => serviceCare[service].rhythm.months)),
];

/** Returns those services of a job that are due first, and the months after which they are. */
export function nextVisitOf(done: readonly string[]): { services: Service[]; months: number } {
	const known = services.values.filter((service) => done.includes(service));
	const months = Math.min(...known.map((service) => serviceCare[service].rhythm.months));
	return { services: known.filter((service) => serviceCare[service].rhythm.months === months), months };
}
