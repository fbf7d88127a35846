import { labelOf } from "#app/catalog/options.ts";
import { quoteReference } from "#app/catalog/text.ts";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { enumerate } from "#app/content/phrases.ts";
import { customerEvent, ownerEvent } from "#app/content/schedule.ts";
import { services } from "#app/services/services.ts";
import type { CalendarEvent } from "./calendar-file.ts";

export interface Job {
	quoteId: string;
	/** The quote's, which grows with every change of it. */
	revision: number;
	services: readonly string[];
	address: string | null;
	zipCode: string;
	/** UTC milliseconds. */
	startsAt: number;
	endsAt: number;
	isCancelled: boolean;
}

export function customerEventOf(job: Job): CalendarEvent {
	return {
		...timesOf(job),
		summary: customerEvent.summary(serviceNames(job)),
		location: placeOf(job),
		description: customerEvent.description(quoteReference(job.quoteId)),
	};
}

/** The event in the calendar of the owner, who has to find the customer. `origin` is the site's. */
export function ownerEventOf(job: Job & { name: string }, origin: string): CalendarEvent {
	const link = origin + paths.adminQuote(job.quoteId);
	return {
		...timesOf(job),
		summary: ownerEvent.summary(job.name, serviceNames(job)),
		location: placeOf(job),
		description: ownerEvent.description(quoteReference(job.quoteId), link),
	};
}

function timesOf({ quoteId, revision, startsAt, endsAt, isCancelled }: Job) {
	return { quoteId, sequence: revision, startsAt, endsAt, isCancelled };
}

export function serviceNames({ services: slugs }: Pick<Job, "services">): string {
	const ordered = new Set([...services.values.filter((slug) => slugs.includes(slug)), ...slugs]);
	return enumerate(Array.from(ordered, (slug) => labelOf(services.labels, slug)));
}

export function placeOf({ address, zipCode }: Pick<Job, "address" | "zipCode">): string {
	return [address, `${business.home.region} ${zipCode}`].filter(Boolean).join(", ");
}
