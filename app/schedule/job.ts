import { labelOf } from "#app/catalog/options.ts";
import { paths } from "#app/config/paths.ts";
import { enumerate } from "#app/content/phrases.ts";
import { customerEvent, ownerEvent } from "#app/content/schedule.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { isolated, quoteReference } from "#app/fields/text.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { placeOf } from "#app/quotes/describe-quote.ts";
import { timesOfHalf } from "#app/quotes/half-days.ts";
import { agreedJob, type QuotedJob } from "#app/quotes/job.ts";
import { halfNameOf, type JobTimes } from "#app/quotes/job-times.ts";
import type { OfferLine } from "#app/quotes/offer.ts";
import { lineText } from "#app/quotes/total-lines.ts";
import { services } from "#app/services/services.ts";
import type { OwnEntry, Settings } from "#app/settings/settings.ts";
import type { CalendarEvent } from "./calendar-file.ts";

export interface Job extends JobTimes {
	quoteId: string;
	/** The revision is the quote's, which grows with every change. */
	revision: number;
	/** The names of what is done. */
	services: readonly string[];
	/** The price is the agreed one in whole dollars; null while nothing is agreed. */
	price: number | null;
	address: string | null;
	zipCode: string;
	isCancelled: boolean;
}

/** A job as its owner knows it. */
export type OwnersJob = Job & {
	name: string;
	/** The phone number is in E.164. */
	phone: string;
	/** What was agreed; none before. */
	lines: readonly OfferLine[];
	notes: string | null;
};

export function customerEventOf(job: Job): CalendarEvent {
	return {
		...timesOf(job),
		summary: customerEvent.summary(serviceNames(job)),
		location: placeOf(job),
		description: customerEvent.description(quoteReference(job.quoteId), priceOf(job), halfNameOf(job)),
	};
}

/** The event in the calendar of the owner, who has to find the customer. `origin` is the site's. */
export function ownerEventOf(job: OwnersJob, origin: string): CalendarEvent {
	const { phone, notes } = job;
	return {
		...timesOf(job),
		summary: ownerEvent.summary(job.name, serviceNames(job)),
		location: placeOf(job),
		description: ownerEvent.description({
			phone: formatPhone(phone),
			price: priceOf(job),
			lines: job.lines.map(lineText),
			notes,
			reference: quoteReference(job.quoteId),
			link: origin + paths.adminQuote(job.quoteId),
		}),
	};
}

/** The events of half days that are kept for something else, by the hours of the settings. */
export function ownEntryEvents(entries: readonly OwnEntry[], hours: Settings["hours"], sequence: number) {
	return entries.flatMap((entry): CalendarEvent[] => {
		const times = timesOfHalf(entry, hours);
		const id = `own-${entry.date}-${entry.half}`;
		const texts = { summary: entry.title, location: "", description: "" };
		return times ? [{ id, sequence, ...times, ...texts, isCancelled: false }] : [];
	});
}

function timesOf({ quoteId, revision, startsAt, endsAt, isCancelled }: Job) {
	return { id: quoteId, sequence: revision, startsAt, endsAt, isCancelled };
}

/** A mail that an earlier release queued has slugs. */
export function serviceNames({ services: names }: Pick<Job, "services">): string {
	return enumerate(names.map((name) => labelOf(services.labels, name)));
}

export function priceOf({ price }: Pick<Job, "price">): string | null {
	return price === null ? null : formatDollars(price);
}

/** A saved row as the job that it tells of. */
export function readJob<Row extends QuotedJob>({
	services,
	addons,
	package: name,
	totalPrice,
	offer,
	...row
}: Row) {
	return { ...row, ...agreedJob({ services, addons, package: name, totalPrice, offer }) };
}

/** Returns where a job is as a page shows it; what maps and calendars read is `placeOf`. */
export function shownPlaceOf({ address, zipCode }: Pick<Job, "address" | "zipCode">): string {
	return placeOf({ address: address && isolated(address), zipCode });
}
