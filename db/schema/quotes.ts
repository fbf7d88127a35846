import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type OptionalAnswer, optionalAnswers } from "#app/answers/saved-answers.ts";
import type { CameFrom } from "#app/catalog/came-from.ts";
import { contactMethods, homeSizes, packageNames, storyCounts } from "#app/catalog/options.ts";
import type { SavedPhoto } from "#app/catalog/photos.ts";
import { lostReasons } from "#app/catalog/quote-enums.ts";
import { recordOf } from "#app/catalog/records.ts";
import { hearings, requestSources } from "#app/catalog/request-source.ts";
import { stages } from "#app/catalog/stage.ts";
import { services } from "#app/services/services.ts";
import { hasValue, is, isSlug, isUndecided, lengthIs } from "./checks.ts";
import { customers } from "./customers.ts";

const answerColumn = (name: string) => text(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** The columns of the answers that not every quote has; several choices are comma-joined. */
const answerColumns = recordOf<Record<OptionalAnswer, ReturnType<typeof answerColumn>>>(
	optionalAnswers,
	answerColumn,
);

/** A request is one for a quote, as the visitor saved it and the owner triages it. */
export const quoteRequests = sqliteTable(
	"quote_requests",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		contactMethod: text("contact_method", { enum: contactMethods.values }).notNull(),
		/** The phone number is in E.164. */
		phone: text("contact_value").notNull(),
		zipCode: text("zip_code").notNull(),
		serviceType: text("service_type", { enum: services.values }).notNull(),
		homeSize: text("home_size", { enum: homeSizes.values }).notNull(),
		stories: text("stories", { enum: storyCounts.values }).notNull(),
		...answerColumns,
		package: text("package", { enum: packageNames.values }).notNull(),
		bundlePercent: integer("bundle_percent").notNull(),
		/** The version of the rate card that the price is from: the first, for quotes from before there was another. */
		rateCard: text("rate_card").notNull().default("2026-11"),
		estimatedPriceLow: integer("estimated_price_low").notNull(),
		estimatedPriceHigh: integer("estimated_price_high").notNull(),
		/** The package's midpoint plus the add-ons chosen by now. */
		totalPrice: integer("total_price").notNull(),
		windowCount: integer("window_count"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
		confirmedAt: integer("confirmed_at"),
		contacted: integer("contacted", { mode: "boolean" }).notNull().default(false),
		contactedAt: integer("contacted_at"),
		adminNotes: text("admin_notes"),
		/** Counts every change of the notes: whoever saves says which one they started from. */
		notesRevision: integer("notes_revision").notNull().default(0),
		/** A quote in Spam is kept apart on the dashboard, never thrown away. */
		spam: integer("spam", { mode: "boolean" }).notNull().default(false),
		/** A quote is in Spam for this reason; outside Spam a reason marks it as maybe spam. `owner`: moved there by hand. */
		spamReason: text("spam_reason"),
		/** An owner sent it, to see how one arrives: no customer waits. */
		test: integer("test", { mode: "boolean" }).notNull().default(false),
		/** SHA-256 of what the visitor submitted: the same again changes nothing. */
		fingerprint: text("fingerprint").notNull(),
		/** Counts what the visitor submitted or changed; a mail tells of each, or one of several. */
		submission: integer("submission").notNull().default(1),
		/** Counts every change of the row; an event is written for each. */
		revision: integer("revision").notNull().default(1),
		/** The visitor last changed or confirmed the quote after first saving it at this time. */
		changedAt: integer("changed_at"),
		/** The secret is in the address of the customer's own page; another one revokes it. */
		customerToken: text("customer_token"),
		/** The newest offer was sent at this time, and can be accepted until the other. */
		offeredAt: integer("offered_at"),
		offerValidUntil: integer("offer_valid_until"),
		acceptedAt: integer("accepted_at"),
		declinedAt: integer("declined_at"),
		scheduledFor: integer("scheduled_for"),
		scheduledUntil: integer("scheduled_until"),
		doneAt: integer("done_at"),
		lostAt: integer("lost_at"),
		offerOpenedAt: integer("offer_opened_at"),
		lostReason: text("lost_reason", { enum: lostReasons }),
		/** The newest offer was mailed or its link texted at this time; an offer that nobody was sent is told to the owner. */
		offerDeliveredAt: integer("offer_delivered_at"),
		askedAt: integer("asked_at"),
		/** The customer, or an owner, ended the reminders at this time. */
		remindersStoppedAt: integer("reminders_stopped_at"),
		/** An owner is shown from this time on that nobody answered the offer; null where nobody is to be reminded of one. */
		reminderDueAt: integer("reminder_due_at"),
		/** The customer knows of this date of the job, as `formatTimes` has it; null for none. */
		toldDate: text("told_date"),
		/** The newest answer that no mail brings was given at this time; null once the customer knows it. */
		answerUntoldAt: integer("answer_untold_at"),
		/** Until this time an owner is to tell the customer of a date or an answer, which no mail does; null for nothing. */
		tellUntil: integer("tell_until"),
		/** The latest step of the quote's life, as the times tell it. An offer that has expired is told by the time of reading. */
		stage: text("stage", { enum: stages }).notNull().default("new"),
		/** What undoing the latest mark as contacted gives back. */
		contactedBefore: integer("contacted_before"),
		/** What taking it out of Spam again gives back, where an owner moved it there. */
		spamReasonBefore: text("spam_reason_before"),
		source: text("source", { enum: requestSources }).notNull().default("website"),
		heardOfUs: text("heard_of_us", { enum: hearings }),
		cameFrom: text("came_from", { mode: "json" }).$type<CameFrom>(),
		/** The quote's photos are in the order in which they came; the pictures are in the bucket. */
		photos: text("photos", { mode: "json" }).$type<readonly SavedPhoto[]>(),
		/** The first quote of a flood from one network, which the owner's list shows as one entry. */
		foldedInto: text("folded_into"),
		/** Whose it is; null for tests, for strangers in Spam, and until the cron has come to a quote of an older release. */
		customerId: text("customer_id").references(() => customers.id, { onDelete: "set null" }),
	},
	(table) => [
		uniqueIndex("quote_requests_customer_token").on(table.customerToken),
		index("quote_requests_folded")
			.on(table.foldedInto, table.spam, table.stage, table.createdAt, table.id)
			.where(hasValue("folded_into")),
		index("quote_requests_newest").on(table.spam, table.createdAt, table.id),
		index("quote_requests_changed")
			.on(table.spam, table.createdAt, table.id)
			.where(sql`contacted = 1 and changed_at > contacted_at`),
		index("quote_requests_stage").on(table.spam, table.stage, table.createdAt, table.id),
		index("quote_requests_undecided")
			.on(table.spam, table.offerValidUntil, table.id, table.stage)
			.where(isUndecided),
		index("quote_requests_reminder_due")
			.on(table.offerValidUntil, table.reminderDueAt, table.id)
			.where(hasValue("reminder_due_at")),
		index("quote_requests_untold").on(table.tellUntil, table.id).where(hasValue("tell_until")),
		index("quote_requests_asked").on(table.askedAt, table.id).where(hasValue("asked_at")),
		index("quote_requests_done").on(table.doneAt, table.id).where(hasValue("done_at")),
		index("quote_requests_lost").on(table.lostAt, table.id).where(hasValue("lost_at")),
		index("quote_requests_phone").on(table.phone, table.createdAt),
		index("quote_requests_email").on(sql`lower(email)`, table.createdAt).where(hasValue("email")),
		index("quote_requests_customer").on(table.customerId, table.createdAt),
		index("quote_requests_unassigned")
			.on(table.createdAt)
			.where(sql`customer_id is null and spam = 0 and test = 0`),
		index("quote_requests_scheduled").on(table.scheduledFor, table.id).where(hasValue("scheduled_for")),
		check("quote_requests_id", lengthIs(table.id, "= 36")),
		check("quote_requests_name", lengthIs(table.name, "between 1 and 60")),
		check(
			"quote_requests_contact_value",
			sql`${table.phone} like '+%' and length(${table.phone}) between 9 and 32`,
		),
		check("quote_requests_email", sql`${table.contactMethod} <> 'email' or ${table.email} is not null`),
		check("quote_requests_zip_code", lengthIs(table.zipCode, "between 1 and 5")),
		check("quote_requests_service_type", isSlug(table.serviceType)),
		check("quote_requests_bundle", is(table.bundlePercent, "between 0 and 100")),
		check(
			"quote_requests_price",
			sql`0 <= ${table.estimatedPriceLow} and ${table.estimatedPriceLow} <= ${table.estimatedPriceHigh} and ${table.estimatedPriceLow} <= ${table.totalPrice}`,
		),
		check(
			"quote_requests_contacted",
			sql`${table.contacted} in (0, 1) and ${table.contacted} = (${table.contactedAt} is not null)`,
		),
		check("quote_requests_spam", is(table.spam, "in (0, 1)")),
		check("quote_requests_test", is(table.test, "in (0, 1)")),
		check(
			"quote_requests_counts",
			sql`${table.submission} >= 1 and ${table.revision} >= ${table.submission}`,
		),
	],
);

export const ofQuote = () =>
	text("quote_id")
		.notNull()
		.references(() => quoteRequests.id, { onDelete: "cascade" });
