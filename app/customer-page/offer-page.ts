import { formField } from "#app/components/ui/form-field.tsx";
import { acceptTexts } from "#app/content/customer-offer.ts";
import { normalizeText } from "#app/fields/text.ts";
import { isSaidBy, type OfferState, stateOffers } from "#app/quotes/offer-state.ts";
import { parseSlot } from "#app/quotes/preferred-slots.ts";
import type { SavedOffer } from "#app/quotes/saved-offers.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { formatShortDay } from "#app/time/time-text.ts";
import type { AnswerNews } from "./answer-forms.ts";
import type { RejectedAnswer } from "./answer-request.server.ts";
import type { LoadedPage } from "./load-page.server.ts";

/** What the page calls half days, such as `2026-05-12 morning`: each has a comma of its own. */
export function nameHalves(wishes: readonly string[]): string {
	const halves = wishes.flatMap((wish) => parseSlot(wish) ?? []);
	return halves
		.map(({ date, half }) => acceptTexts.wish(formatShortDay(date), acceptTexts.halves[half].toLowerCase()))
		.join("; ");
}

export type CustomerOfferPage = LoadedPage["offers"] & {
	kept: RejectedAnswer | null;
};

/** The offers (newest first) of a page shown at `now`: before all others one that can be answered, which none is once the job is done,
 * then what was accepted. */
export function orderOffers(offers: readonly SavedOffer[], now: UtcMs, isDone: boolean) {
	const stated = stateOffers(offers, now);
	const accepted = stated.find(({ state }) => state === "accepted");
	const shown = stated[0]?.state === "open" && !isDone ? stated[0] : (accepted ?? stated[0] ?? null);
	return { newest: shown, earlier: stated.filter((other) => other !== shown && other.state !== "open") };
}

interface SettledAnswer {
	kept: RejectedAnswer | null;
	news: AnswerNews | "not-current" | "date-over" | null;
	/** What was typed into a form that the page has no more. */
	typed: RejectedAnswer | null;
}

const outcomes: Readonly<Record<string, OfferState>> = { accept: "accepted", decline: "declined" };

/** What the page says of forms that ask something, which is then among the questions. */
const isAsked: Readonly<Record<string, AnswerNews>> = { ask: "asked", move: "date-asked" };

/** What the page says about a form that was sent: nothing is kept of an answer that reached the database although its
 * reply was lost. Of one to an offer that cannot be answered any more the texts are kept, in the form of the offer that took its place
 * where there is one, which is agreed to anew. */
export function settleAnswer(
	{ kept, news }: { kept: RejectedAnswer | null; news: AnswerNews | null },
	page: Pick<CustomerOfferPage, "newest" | "questions" | "date" | "canAskForDate">,
): SettledAnswer {
	const { newest, questions } = page;
	if (kept && isAsked[kept.intent] && questions.some(({ id }) => id === kept.attempt))
		return { kept: null, news: isAsked[kept.intent] ?? null, typed: null };
	const isDateOver =
		(kept?.intent === "fine" && page.date === null) || (kept?.intent === "move" && !page.canAskForDate);
	if (isDateOver) return { kept: null, news: "date-over", typed: kept };
	const outcome = kept && outcomes[kept.intent];
	if (!kept || !outcome) return { kept, news, typed: null };
	const isSameOffer = newest?.offer.id === kept.values.offer;
	if (newest?.state !== "open") {
		const { comment = "", reason = "" } = kept.values;
		const sent = { comment: normalizeText(comment), reason, wishes: kept.wishes };
		const isSaved = isSameOffer && newest?.state === outcome && isSaidBy(newest.offer, sent);
		return { kept: null, ...(isSaved ? { news, typed: null } : { news: "not-current", typed: kept }) };
	}
	if (isSameOffer) return { kept, news, typed: null };
	const { terms, ...values } = kept.values;
	return { kept: { ...kept, values, errors: {} }, news: "not-current", typed: null };
}

export function answerField(kept: RejectedAnswer | null, intent: string, name: string) {
	const own = kept?.intent === intent ? kept : null;
	return formField(`${intent}-${name}`, name, own?.errors[name], own?.values[name] ?? "");
}
