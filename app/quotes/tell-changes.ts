import type { QuoteChange } from "#app/catalog/quote-enums.ts";
import { AGREED_DATE, ASKED_SLOTS } from "./agreed-date.ts";
import { IN_THE_WAY, isDateGone } from "./ended-date.ts";
import { formatTimes, timesOf } from "./job-times.ts";
import { keepReplaced } from "./last-edit.ts";
import { type Quote, termsOf } from "./quote.ts";
import type { QuoteEvent } from "./quote-events.ts";
import { submittedColumnList } from "./submitted-columns.ts";

type Told = QuoteChange["from"];

/** What the history says that an event changed. */
export function tellChanges(event: QuoteEvent, before: Quote | null, after: Quote): QuoteChange[] {
	if (!before) return [];
	const dated = isDateGone(event)
		? changeOf("date", before.endedDate ?? dateOf(before), null)
		: before.endedDate !== after.endedDate
			? dateChange(before, after)
			: [];
	return [
		...changesBy(event, before, after),
		...dated,
		...changeOf(IN_THE_WAY, null, event.inTheWay ?? null),
	];
}

function changesBy(event: QuoteEvent, before: Quote, after: Quote): QuoteChange[] {
	switch (event.action) {
		case "changed":
			return [...answerChanges(before, after), ...totalChanges(before, after)];
		case "corrected":
		case "edited":
		case "edit-undone":
		case "delivered":
		case "told":
			return [
				...answerChanges(before, after),
				...totalChanges(before, after),
				...(after.lastEdit ? [keepReplaced(after.lastEdit)] : []),
			];
		case "add-ons":
		case "confirmed":
			return totalChanges(before, after);
		case "offered":
			return [
				{ field: "offer", from: null, to: event.offer.total },
				...workChanges(before, after),
				...contactedChange(before, after),
			];
		case "accepted":
		case "acceptance-entered":
		case "declined":
		case "withdrawn": {
			const offer = after.offers.find(({ id }) => id === event.offerId);
			const total = offer ? termsOf(offer).total : null;
			const dated = isDateGone(event) ? [] : dateChange(before, after);
			const worked = workChanges(before, after);
			// The days that were picked may save something.
			const from = offer && offer.total !== total ? offer.total : null;
			return [{ field: "offer", from, to: total }, ...worked, ...clearedSpam(before, after), ...dated];
		}
		case "asked":
			return [
				...clearedSpam(before, after),
				...agreedChange(before, after),
				...(event.otherSlots
					? [{ field: ASKED_SLOTS, from: null, to: JSON.stringify(event.otherSlots) }]
					: []),
			];
		case "answered":
			return contactedChange(before, after);
		case "scheduled":
		case "unscheduled":
			return [...dateChange(before, after), ...contactedChange(before, after)];
		case "date-agreed":
			return agreedChange(before, after);
		case "lost":
			return [{ field: "lostReason", from: null, to: event.reason }, ...contactedChange(before, after)];
		case "done":
			return [...changeOf("work", null, event.work ?? null), ...contactedChange(before, after)];
		case "reminded":
			return event.change ? [event.change] : [];
		case "mail-lost":
		case "mail-sent":
			return changeOf("followUp", null, event.about);
		case "photos-sent":
		case "photos-kept":
			return changeOf("photos", before.photos?.length || null, after.photos?.length || null);
		case "submitted":
		case "taken":
		case "contacted":
		case "reopened":
		case "notes":
		case "spam":
		case "not-spam":
		case "not-done":
		case "not-lost":
		case "opened":
		case "change-withdrawn":
		case "link-replaced":
		case "reminders-stopped":
		case "reminders-resumed":
		case "reminders-off":
		case "reminders-on":
			return [];
		default:
			return event satisfies never;
	}
}

function agreedChange(before: Quote, after: Quote): QuoteChange[] {
	return changeOf(AGREED_DATE, before.agreedDate, after.agreedDate);
}

export function changeOf(field: string, from: Told, to: Told): QuoteChange[] {
	return from === to ? [] : [{ field, from, to }];
}

export function answerChanges(before: Quote, after: Quote): QuoteChange[] {
	return submittedColumnList.flatMap(({ column, field }) => {
		if (!field) return [];
		if (column === "serviceType") return changeOf(field, servicesOf(before), servicesOf(after));
		return changeOf(field, before[column], after[column]);
	});
}

function servicesOf({ services }: Quote): string | null {
	return services.map(({ service }) => service).join(",") || null;
}

function workChanges(before: Quote, after: Quote): QuoteChange[] {
	return [...answerChanges(before, after), ...addonChanges(before, after)];
}

export function totalChanges(before: Quote, after: Quote): QuoteChange[] {
	return [...addonChanges(before, after), ...changeOf("total", before.totalPrice, after.totalPrice)];
}

function addonChanges(before: Quote, after: Quote): QuoteChange[] {
	return changeOf("addons", addonsOf(before), addonsOf(after));
}

function addonsOf({ addons }: Quote): string | null {
	return addons.map(({ addonName }) => addonName).join(",") || null;
}

function contactedChange(before: Quote, after: Quote): QuoteChange[] {
	return after.contacted && !before.contacted ? [{ field: "contacted", from: "no", to: "yes" }] : [];
}

function clearedSpam(before: Quote, after: Quote): QuoteChange[] {
	return before.spam && !after.spam ? [{ field: "spam", from: "yes", to: "no" }] : [];
}

function dateChange(before: Quote, after: Quote): QuoteChange[] {
	return changeOf("date", dateOf(before), dateOf(after));
}

function dateOf({ scheduledFor, scheduledUntil }: Quote): string | null {
	return formatTimes(timesOf(scheduledFor, scheduledUntil)) || null;
}
