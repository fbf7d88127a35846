import { and, desc, eq, isNotNull, notInArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Env } from "#app/config/env.server.ts";
import { type Database, hasRow, insertSelect } from "#app/database/client.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { invitedOwners, users } from "#db/schema.ts";

type Settings = Pick<Env, "ADMIN_EMAILS">;

/** SQL: the address may have an account, because the settings list it or an owner invited it. */
export function isOwner({ ADMIN_EMAILS }: Settings, email: string | SQLWrapper): SQL<boolean> {
	return sql`(${email} in ${ADMIN_EMAILS} or exists (select 1 from invited_owners where email = ${email}))`;
}

/** A query for the addresses that owners invited beside this one and those that the settings list, newest first, and whether they have
 * an account. */
export function selectInvited(db: Database, { ADMIN_EMAILS }: Settings, self: SQLWrapper) {
	return db
		.select({ email: invitedOwners.email, hasAccount: isNotNull(users.id).mapWith(Boolean) })
		.from(invitedOwners)
		.leftJoin(users, eq(users.email, invitedOwners.email))
		.where(and(notInArray(invitedOwners.email, ADMIN_EMAILS), sql`${invitedOwners.email} is not ${self}`))
		.orderBy(desc(invitedOwners.invitedAt), invitedOwners.email);
}

export function inviteOwner(db: Database, email: string, allowed: SQL, now: UtcMs) {
	return insertSelect(db, invitedOwners, { email, invitedAt: now }, { where: allowed }).onConflictDoNothing();
}

/** Takes an invitation back, with the account, its sessions and its devices; not of an address that the settings list. */
export function removeOwner(db: Database, { ADMIN_EMAILS }: Settings, email: string, allowed: SQL) {
	const ofAddress = eq(invitedOwners.email, email);
	const isInvited = hasRow(db, invitedOwners, ofAddress);
	return [
		db
			.delete(users)
			.where(and(eq(users.email, email), notInArray(users.email, ADMIN_EMAILS), isInvited, allowed)),
		db.delete(invitedOwners).where(and(ofAddress, allowed)),
	] as const;
}
