import type { AppLoadContext } from "@remix-run/cloudflare";
import { namesOf, recordOf } from "#app/catalog/records.ts";
import { quoteSheet } from "#app/content/customer-page.ts";
import { FIRST_PUBLISHED_AT } from "#app/pricing/rates.ts";
import { askedSlotsOf, dateOffOf, isDateAgreed, lastDateRequestOf } from "#app/quotes/agreed-date.ts";
import { canAskForDate } from "#app/quotes/commands/ask-for-date.ts";
import { customerPageAddress } from "#app/quotes/customer-token.server.ts";
import { lastChangeOf } from "#app/quotes/describe-quote.ts";
import { halvesFor, nearSavingOf, readFreeHalfDays } from "#app/quotes/free-half-days.server.ts";
import { countJobs, isWithin } from "#app/quotes/half-days.ts";
import { holdSaved } from "#app/quotes/held-prices.ts";
import { timesOf } from "#app/quotes/job-times.ts";
import { hasNearLine, nothingNear } from "#app/quotes/near-saving.ts";
import { formatSlot } from "#app/quotes/preferred-slots.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { keepSettings } from "#app/settings/visitor-settings.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { formatDateOf, formatMoment } from "#app/time/time-text.ts";
import { type Answer, intents, newsTexts } from "./answer-forms.ts";
import { type CustomerQuote, findCustomerPage } from "./customer-quote.server.ts";
import { nextContact } from "./next-contact.ts";
import { countLook } from "./offer-opening.server.ts";
import { nameHalves, orderOffers } from "./offer-page.ts";

/** What the customer's page shows at `now`, in one round trip; null where the token opens none. It goes with the headers of the answer,
 * and counts the look at an offer. */
export async function loadCustomerPage(request: Request, token: string, context: AppLoadContext, now: UtcMs) {
	const found = await findCustomerPage(context.db, token, now);
	if (!found) return null;
	const { quote, questions, history } = found;
	const { settings } = settingsOf(found.settings);
	keepSettings(settings);
	const isOpen = quote.stage !== "lost" && quote.stage !== "done";
	const planned = timesOf(quote.scheduledFor, quote.scheduledUntil);
	const times = isOpen ? planned : null;
	const date = times && times.endsAt > now ? times : null;
	const off = quote.stage === "lost" ? planned : times ? null : dateOffOf(history);
	const stated = orderOffers(found.offers, now, quote.stage === "done");
	const { newest } = stated;
	const unseen = newest?.state === "open" && newest.offer.openedAt === null ? newest.offer.id : null;
	const cookie = unseen && (await countLook(request, { quoteId: quote.id, offerId: unseen }, context));
	const news = new URL(request.url).searchParams.get("news");
	const { id: quoteId, zipCode } = quote;
	const changedAt = lastChangeOf(quote);
	// Who accepts more while a date is set is asked for no half days.
	const yes = found.offers.find(
		({ outcome, wishes }) => outcome === "accepted" && (date === null || wishes.length > 0),
	);
	const asked = lastDateRequestOf(history);
	const isPending = questions.some(({ id, answer }) => id === asked?.id && answer === null);
	const picked = askedSlotsOf(history) ?? yes?.wishes ?? [];
	const free = readFreeHalfDays(settings, found.scheduled, { now, quoteId, zipCode });
	const page = {
		quote,
		contact: nextContact(quote, now, settings),
		/** Times in words; `changed` is null where it was not changed. */
		saved: formatMoment(quote.createdAt),
		changed: changedAt === null ? null : formatMoment(changedAt),
		pricedBy: pricedBy(quote, now),
		link: customerPageAddress(quote.customerToken, context.env),
		news: namesOf(newsTexts).find((known) => known === news) ?? null,
		offers: {
			quoteId,
			/** The open offer that nobody has looked at yet. */
			unseen,
			...stated,
			questions,
			/** The job is set for this time and lies ahead: accepting an offer asks for no half days then. */
			date,
			/** This date was taken back, or its job is lost, and would lie ahead. */
			dateOff: off && off.endsAt > now && quote.stage !== "done" ? off : null,
			/** Whether it is in one of the half days that the customer asked for last. */
			isDatePicked: date !== null && isWithin(date, picked),
			isDateAgreed: isDateAgreed(history, date),
			/** The half days that were asked for in its place and wait for an answer, in words that are empty for none of the free ones;
			 * null where nothing waits. */
			pendingDate: date && asked && isPending ? nameHalves(asked.wishes.map(formatSlot)) : null,
			canAskForDate: date !== null && canAskForDate(date, now),
			halfDays:
				date && !canAskForDate(date, now)
					? []
					: halvesFor(date, free).filter((half) => !date || countJobs(half, [date]) === 0),
			near: date || hasNearLine(newest?.offer.lines ?? []) ? nothingNear : nearSavingOf(free, settings),
			/** Each form and showing of the page has its attempt: the same form again is the same attempt. */
			attempts: recordOf<Record<Answer["intent"], string>>(intents, () => crypto.randomUUID()),
		},
	};
	return { page, headers: new Headers(cookie ? { "Set-Cookie": cookie } : {}) };
}

export type LoadedPage = NonNullable<Awaited<ReturnType<typeof loadCustomerPage>>>["page"];

/** Says which prices the estimate is from, and how long they are promised, where that is not over at `now`. */
function pricedBy({ rateCard, pricesFrom, createdAt }: CustomerQuote, now: UtcMs): string {
	const listed = formatDateOf(pricesFrom ?? FIRST_PUBLISHED_AT);
	const { until } = holdSaved(rateCard, createdAt);
	return quoteSheet.pricedBy(listed, until > now ? formatDateOf(until) : null);
}
