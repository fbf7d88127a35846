/**
 * The saved data. Every invariant that SQL can hold is a check, a key or a
 * foreign key here; times are UTC milliseconds, money is whole dollars.
 * After a change: `npm run db:generate` writes the migration.
 */
import { type SQL, sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
	addons,
	contactMethods,
	exteriorLastCleaned,
	homeSizes,
	packageNames,
	services,
	storyCounts,
	trackConditions,
	windowsLastCleaned,
} from "#app/catalog/options.ts";
import { decisionOutcomes, quoteActions, quoteActors } from "#app/catalog/quote-terms.ts";
import { stageSql } from "#app/catalog/stage.ts";

/** `column in ('a', 'b')`, with the values of one of the form's option lists; null passes. */
function oneOf(column: unknown, { values }: { values: readonly string[] }): SQL {
	return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

/** A service by its slug. Not a closed list, because the main service's slug comes from the business profile. */
function isSlug(column: unknown): SQL {
	return sql`${column} glob '[a-z]*' and ${column} not glob '*[^a-z0-9-]*'`;
}

/** A request for a quote, as the visitor saved it and the owner triages it. */
export const quoteRequests = sqliteTable(
	"quote_requests",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		contactMethod: text("contact_method", { enum: contactMethods.values }).notNull(),
		/** The phone number, E.164. */
		contactValue: text("contact_value").notNull(),
		email: text("email"),
		zipCode: text("zip_code").notNull(),
		address: text("address"),
		serviceType: text("service_type", { enum: services.values }).notNull(),
		homeSize: text("home_size", { enum: homeSizes.values }).notNull(),
		stories: text("stories", { enum: storyCounts.values }).notNull(),
		lastCleaned: text("last_cleaned", { enum: windowsLastCleaned.values }),
		trackCondition: text("track_condition", { enum: trackConditions.values }),
		gutterLastCleaned: text("gutter_last_cleaned", { enum: exteriorLastCleaned.values }),
		pressureLastCleaned: text("pressure_last_cleaned", { enum: exteriorLastCleaned.values }),
		/** Comma-joined values of `pressureTargets`. */
		pressureTargets: text("pressure_targets"),
		concerns: text("concerns"),
		package: text("package", { enum: packageNames.values }).notNull(),
		bundlePercent: integer("bundle_percent").notNull(),
		estimatedPriceLow: integer("estimated_price_low").notNull(),
		estimatedPriceHigh: integer("estimated_price_high").notNull(),
		/** The package's midpoint plus the add-ons chosen by now. */
		totalPrice: integer("total_price").notNull(),
		windowCount: integer("window_count"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
		/** When the visitor pressed 'Confirm My Total Quote'. */
		confirmedAt: integer("confirmed_at"),
		contacted: integer("contacted", { mode: "boolean" }).notNull().default(false),
		contactedAt: integer("contacted_at"),
		adminNotes: text("admin_notes"),
		/** Counts every change of the notes: whoever saves says which one they started from. */
		notesRevision: integer("notes_revision").notNull().default(0),
		/** In Spam: kept apart on the dashboard, never thrown away. */
		spam: integer("spam", { mode: "boolean" }).notNull().default(false),
		/** Why it is in Spam; outside Spam a reason marks it as maybe spam. `owner`: moved there by hand. */
		spamReason: text("spam_reason"),
		/** An owner sent it, to see how one arrives: no customer waits. */
		test: integer("test", { mode: "boolean" }).notNull().default(false),
		/** SHA-256 of what the visitor submitted: the same again changes nothing. */
		fingerprint: text("fingerprint").notNull(),
		/** Counts what the visitor submitted or changed; a mail tells of each, or one of several. */
		submission: integer("submission").notNull().default(1),
		/** Counts every change of the row; an event is written for each. */
		revision: integer("revision").notNull().default(1),
		/** When the visitor last changed or confirmed the quote after first saving it. */
		changedAt: integer("changed_at"),
		/** The secret in the address of the customer's own page; another one revokes it. */
		customerToken: text("customer_token"),
		/** When the newest offer was sent, and until when it can be accepted. */
		offeredAt: integer("offered_at"),
		offerValidUntil: integer("offer_valid_until"),
		/** What became of it. */
		acceptedAt: integer("accepted_at"),
		declinedAt: integer("declined_at"),
		/** When the job begins, and when it ends. */
		scheduledFor: integer("scheduled_for"),
		scheduledUntil: integer("scheduled_until"),
		doneAt: integer("done_at"),
		lostAt: integer("lost_at"),
		/** The latest step that holds; `expired` is told by the time it is read at. */
		stage: text("stage").generatedAlwaysAs(sql.raw(stageSql), { mode: "virtual" }),
	},
	(table) => [
		uniqueIndex("quote_requests_customer_token").on(table.customerToken),
		index("quote_requests_newest").on(table.spam, table.createdAt, table.id),
		index("quote_requests_changed")
			.on(table.spam, table.createdAt, table.id)
			.where(sql`contacted = 1 and changed_at > contacted_at`),
		index("quote_requests_status_newest").on(table.spam, table.contacted, table.createdAt, table.id),
		check("quote_requests_id", sql`length(${table.id}) = 36`),
		check("quote_requests_name", sql`length(${table.name}) between 1 and 60`),
		check("quote_requests_contact_method", oneOf(table.contactMethod, contactMethods)),
		check(
			"quote_requests_contact_value",
			sql`${table.contactValue} like '+%' and length(${table.contactValue}) between 9 and 32`,
		),
		check("quote_requests_email", sql`${table.contactMethod} <> 'email' or ${table.email} is not null`),
		check("quote_requests_zip_code", sql`length(${table.zipCode}) between 1 and 5`),
		check("quote_requests_service_type", isSlug(table.serviceType)),
		check("quote_requests_home_size", oneOf(table.homeSize, homeSizes)),
		check("quote_requests_stories", oneOf(table.stories, storyCounts)),
		check("quote_requests_last_cleaned", oneOf(table.lastCleaned, windowsLastCleaned)),
		check("quote_requests_track_condition", oneOf(table.trackCondition, trackConditions)),
		check("quote_requests_gutter_last_cleaned", oneOf(table.gutterLastCleaned, exteriorLastCleaned)),
		check("quote_requests_pressure_last_cleaned", oneOf(table.pressureLastCleaned, exteriorLastCleaned)),
		check("quote_requests_package", oneOf(table.package, packageNames)),
		check("quote_requests_bundle", sql`${table.bundlePercent} between 0 and 100`),
		check(
			"quote_requests_price",
			sql`0 <= ${table.estimatedPriceLow} and ${table.estimatedPriceLow} <= ${table.estimatedPriceHigh} and ${table.estimatedPriceLow} <= ${table.totalPrice}`,
		),
		check(
			"quote_requests_contacted",
			sql`${table.contacted} in (0, 1) and ${table.contacted} = (${table.contactedAt} is not null)`,
		),
		check("quote_requests_spam", sql`${table.spam} in (0, 1)`),
		check("quote_requests_test", sql`${table.test} in (0, 1)`),
		check(
			"quote_requests_counts",
			sql`${table.submission} >= 1 and ${table.revision} >= ${table.submission}`,
		),
	],
);

/** A row for each service of a quote, with its own range before any bundle saving. */
export const quoteServices = sqliteTable(
	"quote_services",
	{
		quoteId: text("quote_id")
			.notNull()
			.references(() => quoteRequests.id, { onDelete: "cascade" }),
		service: text("service", { enum: services.values }).notNull(),
		priceLow: integer("price_low").notNull(),
		priceHigh: integer("price_high").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.quoteId, table.service] }),
		check("quote_services_service", isSlug(table.service)),
		check("quote_services_price", sql`0 <= ${table.priceLow} and ${table.priceLow} <= ${table.priceHigh}`),
	],
);

/** The add-ons chosen with a saved quote: a row exists while the add-on is selected. */
export const quoteAddons = sqliteTable(
	"quote_addons",
	{
		quoteId: text("quote_id")
			.notNull()
			.references(() => quoteRequests.id, { onDelete: "cascade" }),
		userName: text("user_name").notNull(),
		contactValue: text("contact_value").notNull(),
		addonName: text("addon_name", { enum: addons.values }).notNull(),
		price: integer("price").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.quoteId, table.addonName] }),
		check("quote_addons_name", oneOf(table.addonName, addons)),
		check("quote_addons_price", sql`${table.price} >= 0`),
	],
);

/** What happened to quotes, in order: the live feed's source, `seq` its cursor. */
export const quoteEvents = sqliteTable(
	"quote_events",
	{
		seq: integer("seq").primaryKey({ autoIncrement: true }),
		quoteId: text("quote_id")
			.notNull()
			.references(() => quoteRequests.id, { onDelete: "cascade" }),
		revision: integer("revision").notNull(),
		kind: text("kind", { enum: ["created", "updated"] }).notNull(),
		createdAt: integer("created_at").notNull(),
		action: text("action", { enum: quoteActions }).notNull().default("submitted"),
		actor: text("actor", { enum: quoteActors }).notNull().default("visitor"),
		/** Which owner it was, while that account exists. */
		userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
		/** JSON: a list of `{ field, from, to }`. */
		changes: text("changes").notNull().default("[]"),
	},
	(table) => [
		uniqueIndex("quote_events_once").on(table.quoteId, table.revision),
		check("quote_events_kind", oneOf(table.kind, { values: ["created", "updated"] })),
		check("quote_events_action", oneOf(table.action, { values: quoteActions })),
		check("quote_events_actor", oneOf(table.actor, { values: quoteActors })),
		check(
			"quote_events_changes",
			sql`json_valid(${table.changes}) and json_type(${table.changes}) = 'array'`,
		),
	],
);

/** Firm prices, as they were sent. Triggers let nobody change one: a new one replaces it. */
export const offers = sqliteTable(
	"offers",
	{
		id: text("id").primaryKey(),
		quoteId: text("quote_id")
			.notNull()
			.references(() => quoteRequests.id, { onDelete: "cascade" }),
		/** 1 for a quote's first offer. */
		number: integer("number").notNull(),
		/** JSON: a list of `{ label, amount, kind }`. */
		lines: text("lines").notNull(),
		total: integer("total").notNull(),
		note: text("note"),
		termsVersion: text("terms_version").notNull(),
		validUntil: integer("valid_until").notNull(),
		sentAt: integer("sent_at").notNull(),
		/** Which owner, while that account exists. */
		sentBy: text("sent_by"),
		/** Of what was sent, word for word. */
		sha256: text("sha256").notNull(),
	},
	(table) => [
		uniqueIndex("offers_number").on(table.quoteId, table.number),
		check("offers_id", sql`length(${table.id}) = 36`),
		check("offers_number", sql`${table.number} >= 1`),
		check("offers_lines", sql`json_valid(${table.lines}) and json_type(${table.lines}) = 'array'`),
		check("offers_total", sql`${table.total} between 0 and 100000`),
		check("offers_valid_until", sql`${table.validUntil} > ${table.sentAt}`),
		check("offers_sha256", sql`length(${table.sha256}) = 64`),
	],
);

/** What became of offers: one decision each, which triggers let nobody change. */
export const decisions = sqliteTable(
	"decisions",
	{
		offerId: text("offer_id")
			.primaryKey()
			.references(() => offers.id, { onDelete: "cascade" }),
		/** Of the attempt that made it, so that the same attempt again is told the same. */
		attempt: text("attempt").notNull(),
		outcome: text("outcome", { enum: decisionOutcomes }).notNull(),
		/** As the customer typed it. */
		name: text("name"),
		reason: text("reason"),
		decidedAt: integer("decided_at").notNull(),
	},
	(table) => [
		check("decisions_outcome", oneOf(table.outcome, { values: decisionOutcomes })),
		check("decisions_name", sql`${table.outcome} <> 'accepted' or length(${table.name}) between 1 and 60`),
	],
);

/** Quotes that were erased: an old draft of one cannot be saved again. A trigger keeps them out of `quote_requests`. */
export const erasedQuotes = sqliteTable(
	"erased_quotes",
	{
		quoteId: text("quote_id").primaryKey(),
		erasedAt: integer("erased_at").notNull(),
	},
	(table) => [index("erased_quotes_erased").on(table.erasedAt)],
);

/** Which network a quote came from, for a day: enough to see that one sends many. */
export const quoteSources = sqliteTable(
	"quote_sources",
	{
		quoteId: text("quote_id")
			.primaryKey()
			.references(() => quoteRequests.id, { onDelete: "cascade" }),
		/** A keyed hash, which does not tell the address. */
		network: text("network").notNull(),
		/** When the quote was first saved. */
		createdAt: integer("created_at").notNull(),
	},
	(table) => [
		index("quote_sources_network").on(table.network, table.createdAt),
		index("quote_sources_created").on(table.createdAt),
	],
);

/** Mails to be sent, written in the batch of what they tell of. */
export const outbox = sqliteTable(
	"outbox",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** One mail per key, however often its cause is written. */
		idempotencyKey: text("idempotency_key").notNull().unique(),
		kind: text("kind").notNull(),
		/** JSON, its shape given by the kind. */
		payload: text("payload").notNull(),
		createdAt: integer("created_at").notNull(),
		attempts: integer("attempts").notNull().default(0),
		nextAttemptAt: integer("next_attempt_at").notNull(),
		sentAt: integer("sent_at"),
		/** Set when no further attempt will be made. */
		failedAt: integer("failed_at"),
		lastError: text("last_error"),
		/** The quote it tells of, with which it is deleted. */
		quoteId: text("quote_id").references(() => quoteRequests.id, { onDelete: "cascade" }),
	},
	(table) => [
		index("outbox_quote").on(table.quoteId, table.createdAt).where(sql`quote_id is not null`),
		index("outbox_due").on(table.nextAttemptAt).where(sql`sent_at is null and failed_at is null`),
		index("outbox_sent").on(table.sentAt).where(sql`sent_at is not null`),
		check("outbox_payload", sql`json_valid(${table.payload})`),
		check("outbox_outcome", sql`${table.sentAt} is null or ${table.failedAt} is null`),
	],
);

/** The people who may sign in at /auth. There is no row before the link mailed to the address was opened. */
export const users = sqliteTable(
	"users",
	{
		id: text("id").primaryKey(),
		/** In lower case. */
		email: text("email").notNull().unique(),
		/** `scrypt$N$r$p$salt$hash`, the last two base64url. */
		passwordHash: text("password_hash").notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [
		check("users_email", sql`${table.email} like '%_@_%' and ${table.email} = lower(${table.email})`),
		check("users_password_hash", sql`${table.passwordHash} like 'scrypt$%'`),
	],
);

/** Browsers that enter with the PIN alone, with their owner's consent. Deleting a row ends that, and their sessions with it. */
export const trustedDevices = sqliteTable(
	"trusted_devices",
	{
		/** SHA-256 of the cookie's token, in hex. */
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** When the owner consented. */
		createdAt: integer("created_at").notNull(),
		/** When the PIN was last given on it. */
		lastUsedAt: integer("last_used_at").notNull(),
		/** Browser and system, such as `Chrome on Android`. */
		name: text("name").notNull(),
		/** As of a session. */
		securityStamp: text("security_stamp").notNull(),
	},
	(table) => [
		index("trusted_devices_user").on(table.userId, table.lastUsedAt),
		index("trusted_devices_created").on(table.createdAt),
		check("trusted_devices_id", sql`length(${table.id}) = 64`),
	],
);

/** Signed-in browsers. Deleting a row is what revokes it. */
export const sessions = sqliteTable(
	"sessions",
	{
		/** SHA-256 of the cookie's token, in hex: the token itself is nowhere stored. */
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		createdAt: integer("created_at").notNull(),
		lastSeenAt: integer("last_seen_at").notNull(),
		/** When the PIN was given; without it the session is signed in only. */
		unlockedAt: integer("unlocked_at"),
		/** Of the address, the PIN and the secret with which it was opened; the session is over when they are others. */
		securityStamp: text("security_stamp").notNull().default(""),
		/** The trusted device that it is of, and with which it ends. */
		trustedDeviceId: text("trusted_device_id").references(() => trustedDevices.id, { onDelete: "cascade" }),
	},
	(table) => [
		index("sessions_device").on(table.trustedDeviceId).where(sql`trusted_device_id is not null`),
		index("sessions_user").on(table.userId),
		index("sessions_created").on(table.createdAt),
		index("sessions_seen").on(table.lastSeenAt),
		check("sessions_id", sql`length(${table.id}) = 64`),
	],
);

/** Mailed links: single use, short lived. */
export const tokens = sqliteTable(
	"tokens",
	{
		/** SHA-256 of the link's token, in hex. */
		id: text("id").primaryKey(),
		kind: text("kind", { enum: ["sign-up", "reset"] }).notNull(),
		email: text("email").notNull(),
		createdAt: integer("created_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
		usedAt: integer("used_at"),
	},
	(table) => [
		index("tokens_expired").on(table.expiresAt),
		check("tokens_id", sql`length(${table.id}) = 64`),
		check("tokens_kind", oneOf(table.kind, { values: ["sign-up", "reset"] })),
	],
);

/** Exact counters of attempts, raised before the attempt is judged. */
export const throttle = sqliteTable(
	"throttle",
	{
		/** What is counted, such as `pin:{user id}`. Nothing personal in the clear. */
		key: text("key").primaryKey(),
		count: integer("count").notNull(),
		/** Until when further attempts are refused; null while they are not. */
		lockedUntil: integer("locked_until"),
		updatedAt: integer("updated_at").notNull(),
	},
	(table) => [
		index("throttle_updated").on(table.updatedAt),
		check("throttle_count", sql`${table.count} >= 0`),
	],
);
