import { gt, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { acceptanceWays, decisionOutcomes } from "#app/catalog/quote-enums.ts";
import { is, isJson, lengthIs } from "./checks.ts";
import { ofQuote } from "./quotes.ts";

/** Firm prices, as they were sent. Triggers let nobody change one: a new one replaces it. */
export const offers = sqliteTable(
	"offers",
	{
		id: text("id").primaryKey(),
		quoteId: ofQuote(),
		number: integer("number").notNull(),
		/** JSON: a list of `{ label, amount, kind }`. */
		lines: text("lines").notNull(),
		total: integer("total").notNull(),
		note: text("note"),
		termsVersion: text("terms_version").notNull(),
		validUntil: integer("valid_until").notNull(),
		sentAt: integer("sent_at").notNull(),
		sentBy: text("sent_by"),
		/** The hash is of what was sent, word for word. */
		sha256: text("sha256").notNull(),
		/** The offer was made of this change of the customer; null where it was made of the saved answers. */
		changeId: text("change_id"),
	},
	(table) => [
		uniqueIndex("offers_number").on(table.quoteId, table.number),
		index("offers_sent").on(table.sentAt, table.quoteId),
		check("offers_id", lengthIs(table.id, "= 36")),
		check("offers_number", is(table.number, ">= 1")),
		check("offers_lines", isJson(table.lines, "array")),
		check("offers_total", is(table.total, "between 0 and 100000")),
		check("offers_valid_until", gt(table.validUntil, table.sentAt)),
		check("offers_sha256", lengthIs(table.sha256, "= 64")),
	],
);

/** What became of offers: one decision each, which triggers let nobody change. */
export const decisions = sqliteTable(
	"decisions",
	{
		offerId: text("offer_id")
			.primaryKey()
			.references(() => offers.id, { onDelete: "cascade" }),
		/** The attempt made the decision; the same attempt again is told the same. */
		attempt: text("attempt").notNull(),
		outcome: text("outcome", { enum: decisionOutcomes }).notNull(),
		name: text("name"),
		reason: text("reason"),
		decidedAt: integer("decided_at").notNull(),
		comment: text("comment"),
		/** The signature is as drawn: the data of an SVG path. */
		signature: text("signature"),
		/** JSON: at most three half days that would suit, a list of `{ date, half }`. */
		wishes: text("wishes"),
		/** An owner entered the acceptance, which was made in this way; null for an answer on the customer's page. */
		enteredAs: text("entered_as", { enum: acceptanceWays }),
		/** What was accepted where it is not the offer as it was sent: JSON, a list of `{ label, amount, kind }`, and its sum. */
		agreedLines: text("agreed_lines"),
		agreedTotal: integer("agreed_total"),
	},
	(table) => [
		index("decisions_decided").on(table.decidedAt),
		check("decisions_comment", lengthIs(table.comment, "<= 1000")),
		check(
			"decisions_signature",
			sql`length(${table.signature}) <= 20000 and ${table.signature} not glob '*[^MLC0-9 .,-]*'`,
		),
		check(
			"decisions_wishes",
			sql`${isJson(table.wishes, "array")} and json_array_length(${table.wishes}) <= 3`,
		),
		check("decisions_name", sql`${table.outcome} <> 'accepted' or length(${table.name}) between 1 and 60`),
	],
);

/** What customers asked on their pages. No command changes a question. */
export const customerQuestions = sqliteTable(
	"customer_questions",
	{
		/** Made with the form: the same form again is the same question. */
		id: text("id").primaryKey(),
		quoteId: ofQuote(),
		offerId: text("offer_id"),
		text: text("text").notNull(),
		askedAt: integer("asked_at").notNull(),
		/** A change that is asked for has the lines of an offer with it: JSON, a list of `{ label, amount, kind }`. */
		lines: text("lines"),
		/** A change has the answers that are wanted: JSON, those columns of the quote that it would change. */
		wanted: text("wanted"),
	},
	(table) => [
		index("customer_questions_quote").on(table.quoteId, table.askedAt),
		check("customer_questions_id", lengthIs(table.id, "= 36")),
		check("customer_questions_text", lengthIs(table.text, "between 1 and 1000")),
	],
);

/** What an owner said to a question; without a text it was answered by phone, or by a new offer. */
export const customerAnswers = sqliteTable(
	"customer_answers",
	{
		questionId: text("question_id")
			.primaryKey()
			.references(() => customerQuestions.id, { onDelete: "cascade" }),
		text: text("text"),
		answeredAt: integer("answered_at").notNull(),
	},
	(table) => [check("customer_answers_text", lengthIs(table.text, "between 1 and 1000"))],
);
