import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { hasValue, is, lengthIs } from "./checks.ts";

/** The people who may sign in at /auth. There is no row before the link mailed to the address was opened. */
export const users = sqliteTable(
	"users",
	{
		id: text("id").primaryKey(),
		/** The address is in lower case. */
		email: text("email").notNull().unique(),
		/** The hash is `scrypt$N$r$p$salt$hash`, the last two in base64url. */
		passwordHash: text("password_hash").notNull(),
		createdAt: integer("created_at").notNull(),
		/** A PIN of their own, `key$hash` in hex; without one, or with another key, it is the PIN of all. */
		pinHash: text("pin_hash"),
	},
	(table) => [
		check("users_email", sql`${table.email} like '%_@_%' and ${table.email} = lower(${table.email})`),
		check("users_password_hash", sql`${table.passwordHash} like 'scrypt$%'`),
	],
);

const ofUser = () =>
	text("user_id")
		.notNull()
		.references(() => users.id, { onDelete: "cascade" });

/** Addresses that an owner let in beside those of the settings. */
export const invitedOwners = sqliteTable("invited_owners", {
	/** The address is in lower case. */
	email: text("email").primaryKey(),
	invitedAt: integer("invited_at").notNull(),
});

/** Browsers that enter with the PIN alone, with their owner's consent. Deleting a row ends that, and their sessions with it. */
export const trustedDevices = sqliteTable(
	"trusted_devices",
	{
		/** The id is the SHA-256 of the cookie's token, in hex. */
		id: text("id").primaryKey(),
		userId: ofUser(),
		createdAt: integer("created_at").notNull(),
		/** The PIN was last given on the device at this time. */
		lastUsedAt: integer("last_used_at").notNull(),
		/** The name is the browser and the system, such as `Chrome on Android`. */
		name: text("name").notNull(),
		securityStamp: text("security_stamp").notNull(),
	},
	(table) => [
		index("trusted_devices_user").on(table.userId, table.lastUsedAt),
		index("trusted_devices_created").on(table.createdAt),
		check("trusted_devices_id", lengthIs(table.id, "= 64")),
	],
);

/** Signed-in browsers. Deleting a row is what revokes it. */
export const sessions = sqliteTable(
	"sessions",
	{
		/** SHA-256 of the cookie's token, in hex: the token itself is nowhere stored. */
		id: text("id").primaryKey(),
		userId: ofUser(),
		createdAt: integer("created_at").notNull(),
		lastSeenAt: integer("last_seen_at").notNull(),
		/** The PIN was given at this time; without it the session is signed in only. */
		unlockedAt: integer("unlocked_at"),
		/** The stamp is of the address, the PIN and the secret that opened the session, which is over when they are others. */
		securityStamp: text("security_stamp").notNull().default(""),
		trustedDeviceId: text("trusted_device_id").references(() => trustedDevices.id, { onDelete: "cascade" }),
		/** Browser and system, such as `Chrome on Android`; null for a session of before they were kept. */
		name: text("name"),
	},
	(table) => [
		index("sessions_device").on(table.trustedDeviceId).where(hasValue("trusted_device_id")),
		index("sessions_user").on(table.userId),
		index("sessions_created").on(table.createdAt),
		index("sessions_seen").on(table.lastSeenAt),
		check("sessions_id", lengthIs(table.id, "= 64")),
	],
);

/** Browsers that show alerts on their lock screens, as their push services know them. */
export const alertDevices = sqliteTable(
	"alert_devices",
	{
		/** The id is the SHA-256 of the endpoint, in hex. */
		id: text("id").primaryKey(),
		userId: ofUser(),
		/** The push service takes messages for this browser alone at this address; a secret. */
		endpoint: text("endpoint").notNull(),
		/** The browser's keys of RFC 8291, in base64url: only that browser reads what is encrypted with them. */
		publicKey: text("public_key").notNull(),
		authSecret: text("auth_secret").notNull(),
		/** The key is the site's own public one, to which alone the push service listens. */
		siteKey: text("site_key").notNull(),
		name: text("name").notNull(),
		createdAt: integer("created_at").notNull(),
		/** The push service last took an alert at this time; null before the first. */
		lastDeliveredAt: integer("last_delivered_at"),
	},
	(table) => [
		index("alert_devices_user").on(table.userId),
		check("alert_devices_id", lengthIs(table.id, "= 64")),
		check("alert_devices_endpoint", sql`${table.endpoint} like 'https://%'`),
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
		check("tokens_id", lengthIs(table.id, "= 64")),
		check("tokens_kind", is(table.kind, "in ('sign-up', 'reset')")),
	],
);

/** Exact counters of attempts, raised before the attempt is judged. */
export const throttle = sqliteTable(
	"throttle",
	{
		/** What is counted, such as `pin:{user id}`. Nothing personal in the clear. */
		key: text("key").primaryKey(),
		count: integer("count").notNull(),
		/** Further attempts are refused until this time; null while they are not. */
		lockedUntil: integer("locked_until"),
		updatedAt: integer("updated_at").notNull(),
	},
	(table) => [
		index("throttle_updated").on(table.updatedAt),
		check("throttle_count", is(table.count, ">= 0")),
	],
);
