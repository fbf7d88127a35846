import { and, eq, exists, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Env } from "#app/config/env.server.ts";
import { type Database, writeBatch } from "#app/database/client.server.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { sessions, tokens, trustedDevices, users } from "#db/schema.ts";
import { attemptKeys } from "./attempt-keys.server.ts";
import { isUnexpired, LINK_LIFE_MS, linkIdOf, linkToken } from "./link-token.server.ts";
import { countMail, mayMailLink } from "./mail-limits.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { forgetAttempts } from "./throttle.server.ts";

interface AccountsContext {
	db: Database;
	env: Env;
}

/** Mails a reset link to an account, or a sign-up link to an owner without one. Takes the same time whatever the
 * address, so that it does not reveal accounts. `now` is UTC milliseconds.
 * @throws when the database refuses or does not answer in time. */
export async function requestReset(
	{ request, context: { db, env } }: RouteArgs<AccountsContext>,
	email: string,
	now: number,
): Promise<void> {
	const seed = crypto.randomUUID();
	const id = linkIdOf(linkToken(env.SESSION_SECRET, seed));
	const keys = await attemptKeys(request, env, "mail", email);
	const isListed = sql`${Number(env.ADMIN_EMAILS.includes(email))}`;
	const account = sql`exists (select 1 from users where email = ${email})`;
	const link = (kind: "reset" | "sign-up") =>
		sql`select ${id}, ${kind}, ${email}, ${now}, ${now + LINK_LIFE_MS}, null where ${isListed} and ${mayMailLink(keys, { kind, email, now })}`;
	const isMade = (kind: "reset" | "sign-up") =>
		sql`exists (select 1 from tokens where id = ${id} and kind = ${kind})`;
	const payload = { to: email, seed };
	await writeBatch(db, [
		...countMail(db, keys, now),
		db.insert(tokens).select(sql`${link("reset")} and ${account}`),
		db.insert(tokens).select(sql`${link("sign-up")} and not ${account}`),
		queueMail(db, { key: `reset-password:${seed}`, kind: "reset-password", payload, now }, isMade("reset")),
		queueMail(db, { key: `no-account:${seed}`, kind: "no-account", payload, now }, isMade("sign-up")),
	]);
}

function isUsable(id: string, env: Env, now: number): SQL | undefined {
	return and(
		eq(tokens.id, id),
		eq(tokens.kind, "reset"),
		isNull(tokens.usedAt),
		isUnexpired(now),
		inArray(tokens.email, env.ADMIN_EMAILS),
	);
}

/** The address whose password a link may change now; null for a link that is used, expired or forged.
 * @throws when the database refuses or does not answer in time. */
export async function findReset(
	{ db, env }: AccountsContext,
	token: string,
	now: number,
): Promise<string | null> {
	const [found] = await db
		.select({ email: tokens.email })
		.from(tokens)
		.where(isUsable(linkIdOf(token), env, now));
	return found?.email ?? null;
}

/** Changes the password, ends the account's sessions and trusted devices and uses up its links. Returns its
 * address, or null for a link that is used, expired or forged. `now` is UTC milliseconds.
 * @throws when the database refuses or does not answer in time. */
export async function resetPassword(
	{ request, context }: RouteArgs<AccountsContext>,
	{ token, password }: { token: string; password: string },
	now: number,
): Promise<string | null> {
	const { db, env } = context;
	const email = await findReset(context, token, now);
	if (email === null) return null;
	const passwordHash = await hashPassword(password);
	const id = linkIdOf(token);
	const { own } = await attemptKeys(request, env, "sign-in", email);
	// Only the last statement uses the link up.
	const usable = exists(
		db
			.select({ id: tokens.id })
			.from(tokens)
			.where(isUsable(id, env, now)),
	);
	const account = sql`(select id from users where email = ${email})`;
	const [updated] = await writeBatch(db, [
		db
			.update(users)
			.set({ passwordHash })
			.where(and(eq(users.email, email), usable)),
		db.delete(sessions).where(and(usable, sql`${sessions.userId} = ${account}`)),
		db.delete(trustedDevices).where(and(usable, sql`${trustedDevices.userId} = ${account}`)),
		queueMail(
			db,
			{ key: `password-changed:${id}`, kind: "password-changed", payload: { to: email }, now },
			usable,
		),
		forgetAttempts(db, own),
		db
			.update(tokens)
			.set({ usedAt: now })
			.where(and(eq(tokens.email, email), eq(tokens.kind, "reset"), isNull(tokens.usedAt), usable)),
	]);
	return updated?.rowsAffected === 1 ? email : null;
}
