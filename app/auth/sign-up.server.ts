import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Env } from "#app/config/env.server.ts";
import { type Database, writeBatch } from "#app/database/client.server.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { tokens, users } from "#db/schema.ts";
import { attemptKeys } from "./attempt-keys.server.ts";
import { isUnexpired, LINK_LIFE_MS, linkIdOf, linkToken } from "./link-token.server.ts";
import { countMail, mayMail, mayMailLink } from "./mail-limits.server.ts";
import { hashPassword, isPassword } from "./passwords.server.ts";

interface AccountsContext {
	db: Database;
	env: Env;
}

/** Mails a link to an owner, or a note that the account exists. Only the link's page asks for a password, because
 * anybody may enter any address. Takes the same time whatever the address. `now` is UTC milliseconds.
 * @throws when the database refuses or does not answer in time. */
export async function requestSignUp(
	{ request, context: { db, env } }: RouteArgs<AccountsContext>,
	email: string,
	now: number,
): Promise<void> {
	const seed = crypto.randomUUID();
	const id = linkIdOf(linkToken(env.SESSION_SECRET, seed));
	const keys = await attemptKeys(request, env, "mail", email);
	const isListed = sql`${Number(env.ADMIN_EMAILS.includes(email))}`;
	const mayHaveLink = mayMailLink(keys, { kind: "sign-up", email, now });
	const account = sql`(select 1 from users where email = ${email})`;
	await writeBatch(db, [
		...countMail(db, keys, now),
		db
			.insert(tokens)
			.select(
				sql`select ${id}, 'sign-up', ${email}, ${now}, ${now + LINK_LIFE_MS}, null where ${isListed} and ${mayHaveLink} and not exists ${account}`,
			),
		queueMail(
			db,
			{ key: `confirm-sign-up:${seed}`, kind: "confirm-sign-up", payload: { to: email, seed }, now },
			sql`exists (select 1 from tokens where id = ${id})`,
		),
		queueMail(
			db,
			{ key: `account-exists:${seed}`, kind: "account-exists", payload: { to: email }, now },
			sql`${isListed} and ${mayMail(keys)} and exists ${account}`,
		),
	]);
}

/** The address for which a link may create an account now; null for a link that is used, expired or forged.
 * @throws when the database refuses or does not answer in time. */
export async function findSignUp(
	context: AccountsContext,
	token: string,
	now: number,
): Promise<string | null> {
	const link = await findLink(context, token, now);
	return link?.usedAt === null ? link.email : null;
}

/** Creates a link's account with the chosen password and uses up the address's links. True also where a second
 * press finds the same account. `now` is UTC milliseconds.
 * @throws when the database refuses or does not answer in time. */
export async function confirmSignUp(
	context: AccountsContext,
	{ token, password }: { token: string; password: string },
	now: number,
): Promise<boolean> {
	const link = await findLink(context, token, now);
	if (!link) return false;
	const { db } = context;
	const { email } = link;
	const passwordHash = await hashPassword(password);
	const unused = and(eq(tokens.id, linkIdOf(token)), isNull(tokens.usedAt));
	const [inserted] = await writeBatch(db, [
		db
			.insert(users)
			.select(sql`select ${crypto.randomUUID()}, email, ${passwordHash}, ${now} from tokens where ${unused}`)
			.onConflictDoNothing(),
		db
			.update(tokens)
			.set({ usedAt: now })
			.where(and(eq(tokens.kind, "sign-up"), eq(tokens.email, email), isNull(tokens.usedAt))),
	]);
	if (inserted?.rowsAffected === 1) return true;
	const [account] = await db
		.select({ passwordHash: users.passwordHash })
		.from(users)
		.where(eq(users.email, email));
	return isPassword(password, account?.passwordHash ?? null);
}

async function findLink({ db, env }: AccountsContext, token: string, now: number) {
	const [link] = await db
		.select({ email: tokens.email, usedAt: tokens.usedAt })
		.from(tokens)
		.where(
			and(
				eq(tokens.id, linkIdOf(token)),
				eq(tokens.kind, "sign-up"),
				isUnexpired(now),
				inArray(tokens.email, env.ADMIN_EMAILS),
			),
		);
	return link;
}
