import type { AppLoadContext } from "@remix-run/cloudflare";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { quoteSheet } from "#app/content/customer-page.ts";
import { logError } from "#app/log/log.server.ts";
import { FIRST_PUBLISHED_AT } from "#app/pricing/rates.ts";
import { customerPageAddress } from "#app/quotes/customer-token.server.ts";
import { readFreeHalfDays } from "#app/quotes/free-half-days.server.ts";
import { holdSaved } from "#app/quotes/held-prices.ts";
import { timesOf } from "#app/quotes/job-times.ts";
import { recordOpened } from "#app/quotes/quote-changes.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { keepSettings } from "#app/settings/visitor-settings.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { formatDateOf, formatMoment } from "#app/time/time-text.ts";
import { answerNews } from "./answer-news.ts";
import { type CustomerQuote, findCustomerPage } from "./customer-quote.server.ts";
import { nextContact } from "./next-contact.ts";
import { stateOffers } from "./offer-page.ts";

/**
 * What the customer's page shows at `now`, in one round trip; null where the token opens none. After the
 * response it records that the customer has seen the offer.
 * @throws when the database refuses or does not answer in time.
 */
export async function loadCustomerPage(request: Request, token: string, context: AppLoadContext, now: UtcMs) {
	const found = await findCustomerPage(context.db, token, now);
	if (!found) return null;
	const { quote, questions } = found;
	const { settings } = settingsOf(found.settings);
	keepSettings(settings);
	const times = quote.stage === "lost" ? null : timesOf(quote.scheduledFor, quote.scheduledUntil);
	const date = times && times.endsAt > now ? times : null;
	const stated = stateOffers(found.offers, now);
	const { newest } = stated;
	if (newest?.state === "open" && newest.offer.openedAt === null && (await isCustomers(request)))
		context.afterAnswer(() => noteOpened(context, quote.id, newest.offer.id));
	const news = new URL(request.url).searchParams.get("news");
	return {
		quote,
		contact: nextContact(quote, now, settings),
		saved: formatMoment(quote.createdAt),
		changed: quote.changedAt === null ? null : formatMoment(quote.changedAt),
		pricedBy: pricedBy(quote),
		link: customerPageAddress(quote.customerToken, context.env),
		news: answerNews.find((known) => known === news) ?? null,
		offers: {
			quoteId: quote.id,
			...stated,
			questions,
			date,
			halfDays: date ? [] : readFreeHalfDays(settings, found.scheduled, { now }),
			attempts: {
				accept: crypto.randomUUID(),
				decline: crypto.randomUUID(),
				ask: crypto.randomUUID(),
			},
		},
	};
}

/** Says which prices the estimate is from, and how long they are promised. */
function pricedBy({ rateCard, pricesFrom, createdAt }: CustomerQuote): string {
	const listed = formatDateOf(pricesFrom ?? FIRST_PUBLISHED_AT);
	return quoteSheet.pricedBy(listed, formatDateOf(holdSaved(rateCard, createdAt).until));
}

/** Whether the customer opened the page: not an owner, a prefetch or a HEAD request. */
async function isCustomers(request: Request): Promise<boolean> {
	const isAhead = request.headers.get("Sec-Purpose")?.includes("prefetch") ?? false;
	return request.method === "GET" && !isAhead && (await presentedSession(request)) === null;
}

async function noteOpened(context: AppLoadContext, quoteId: string, offerId: string): Promise<void> {
	try {
		const opening = { offerId, attempt: crypto.randomUUID() };
		await recordOpened(context.db, visitor(context.db), quoteId, opening, Date.now());
		await context.feed.wake();
	} catch (error) {
		logError("offer's opening not recorded", error, { quote: quoteId });
	}
}
