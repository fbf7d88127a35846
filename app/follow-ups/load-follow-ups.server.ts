import { eq, inArray, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { FollowUpName } from "#app/catalog/quote-terms.ts";
import type { Stage } from "#app/catalog/stage.ts";
import { nextOpening } from "#app/config/business-hours.ts";
import type { Database } from "#app/database/client.server.ts";
import { isRemindedByOwner } from "#app/offers/unanswered.server.ts";
import type { QueuedMail } from "#app/outbox/queued-mail.ts";
import { recordReminded } from "#app/quotes/record-event.server.ts";
import type { Settings } from "#app/settings/settings.ts";
import { offers, quoteRequests } from "#db/schema.ts";
import { hasComeBack, wasTold } from "./after-job.server.ts";

export type QueuedFollowUp = Extract<QueuedMail, { kind: "offer-reminder" | "thank-you" | "next-visit" }>;

const slugsSchema = z.array(z.string());

/** A query for what the quotes' follow-ups say at `now` (UTC milliseconds) and what stops them; `followUpOf` reads it. */
export function selectFollowUps(db: Database, quoteIds: readonly string[], now: number) {
	const { id, email, customerToken, spam, test, stage, remindersStoppedAt, offerValidUntil } = quoteRequests;
	const quote = sql`quote_requests`;
	const during = (step: Stage, what: SQL) => sql`(${stage} = ${step} and ${what})`.mapWith(Boolean);
	return db
		.select({
			quoteId: id,
			...{ email, customerToken, spam, test, stage, remindersStoppedAt, offerValidUntil },
			services: sql`(select json_group_array(service) from quote_services where quote_id = ${id})`.mapWith(
				(json: string) => slugsSchema.parse(JSON.parse(json)),
			),
			isReminded: during("offered", isRemindedByOwner(now, quote)),
			isThanked: during("done", wasTold("thank-you", sql`${id}`)),
			needsNoVisit: during("done", sql`(${wasTold("next-visit", sql`${id}`)} or ${hasComeBack(quote)})`),
			offerId: offers.id,
			total: offers.total,
			sentAt: offers.sentAt,
		})
		.from(quoteRequests)
		.leftJoin(offers, sql`${eq(offers.quoteId, id)} and ${offers.sentAt} = ${quoteRequests.offeredAt}`)
		.where(inArray(id, [...quoteIds]));
}

type FollowedQuote = Awaited<ReturnType<typeof selectFollowUps>>[number];

/** Whole dollars, UTC milliseconds. */
type FollowUpTopic =
	| { kind: "offer-reminder"; number: number; total: number; sentAt: number; validUntil: number }
	| { kind: "thank-you" }
	| { kind: "next-visit"; services: readonly string[] };

export type FollowUp = FollowUpTopic & { to: string; token: string; quoteId: string };

/** What a queued follow-up says at `now` (UTC milliseconds), or until when it is postponed; null where it must not be sent. */
export function followUpOf(
	mail: QueuedFollowUp,
	quote: FollowedQuote | undefined,
	{ settings, now }: { settings: Settings; now: number },
): FollowUp | { kind: "postponed"; until: number } | null {
	if (!quote || !settings.followUps) return null;
	const { quoteId, email: to, customerToken: token, spam, test, remindersStoppedAt } = quote;
	if (to === null || token === null || spam || test || remindersStoppedAt !== null) return null;
	const topic = topicOf(mail, quote, now);
	if (!topic) return null;
	const opening = nextOpening(now, settings);
	return opening ? { kind: "postponed", until: opening.at } : { ...topic, to, token, quoteId };
}

function topicOf(mail: QueuedFollowUp, quote: FollowedQuote, now: number): FollowUpTopic | null {
	const { stage, services, offerId, total, sentAt, offerValidUntil: validUntil } = quote;
	const { isReminded, isThanked, needsNoVisit } = quote;
	if (mail.kind === "offer-reminder") {
		if (stage !== "offered" || offerId !== mail.payload.offerId || isReminded) return null;
		if (total === null || sentAt === null || validUntil === null || validUntil <= now) return null;
		return { kind: mail.kind, number: mail.payload.number, total, sentAt, validUntil };
	}
	if (stage !== "done") return null;
	if (mail.kind === "thank-you") return isThanked ? null : { kind: mail.kind };
	return needsNoVisit ? null : { kind: mail.kind, services };
}

/** Statements that record in a quote's history that the mail `mailId` was sent, for the batch that marks it as sent. */
export function recordFollowUp(db: Database, mailId: number, followUp: FollowUp, now: number) {
	const { quoteId } = followUp;
	const isUnmarked = sql`exists (select 1 from outbox where id = ${mailId} and sent_at is null)`;
	const changes = [{ field: "followUp", from: null, to: followUpName(followUp) }];
	return recordReminded(db, { quoteId, now, changes, allowed: isUnmarked });
}

function followUpName(followUp: FollowUpTopic): FollowUpName {
	if (followUp.kind !== "offer-reminder") return followUp.kind;
	return followUp.number === 1 ? "first-reminder" : "second-reminder";
}
