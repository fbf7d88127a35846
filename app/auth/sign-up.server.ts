import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { outbox, tokens, users } from "../../db/schema";
import { type Database, writeBatch } from "../db.server";
import type { Env } from "../env.server";
import { LINK_LIFE_MS, linkIdOf, linkToken } from "./link-token.server";
import { hashPassword } from "./passwords.server";
import { addressKey, countMail, mayMail } from "./throttle.server";

/**
 * Mails a link to whoever may have an account, or tells an owner that there is one already. Does the same work
 * whatever the address, so that neither the answer nor its time tells of it. `now` is UTC milliseconds.
 * @throws when the database refuses or does not answer in time.
 */
export async function requestSignUp(
	{ db, env }: Pick<AppLoadContext, "db" | "env">,
	{ email, password }: { email: string; password: string },
	now: number,
): Promise<void> {
	const passwordHash = await hashPassword(password);
	const seed = crypto.randomUUID();
	const id = linkIdOf(linkToken(env.SESSION_SECRET, seed));
	const mailKey = addressKey(env.SESSION_SECRET, "mail", email);
	const mayHaveMail = sql`${Number(env.ADMIN_EMAILS.includes(email))} and ${mayMail(mailKey)}`;
	const account = sql`(select 1 from users where email = ${email})`;
	await writeBatch(db, [
		countMail(db, mailKey, now),
		db
			.insert(tokens)
			.select(
				sql`select ${id}, 'sign-up', ${email}, ${passwordHash}, ${now}, ${now + LINK_LIFE_MS}, null where ${mayHaveMail} and not exists ${account}`,
			),
		db
			.insert(outbox)
			.select(
				sql`select null, ${`confirm-sign-up:${seed}`}, 'confirm-sign-up', ${JSON.stringify({ to: email, seed })}, ${now}, 0, ${now}, null, null, null, null from tokens where id = ${id}`,
			),
		db
			.insert(outbox)
			.select(
				sql`select null, ${`account-exists:${seed}`}, 'account-exists', ${JSON.stringify({ to: email })}, ${now}, 0, ${now}, null, null, null, null where ${mayHaveMail} and exists ${account}`,
			),
	]);
}

/**
 * Makes the account that a mailed link stands for, and uses the link up. Returns whether there is that account
 * now: a second press of the same button is no failure. `now` is UTC milliseconds.
 * @throws when the database refuses or does not answer in time.
 */
export async function confirmSignUp(
	{ db, env }: { db: Database; env: Env },
	token: string,
	now: number,
): Promise<boolean> {
	const id = linkIdOf(token);
	const link = and(eq(tokens.id, id), eq(tokens.kind, "sign-up"), gt(tokens.expiresAt, now));
	const usable = and(link, isNull(tokens.usedAt), inArray(tokens.email, env.ADMIN_EMAILS));
	const results = await writeBatch(db, [
		db
			.insert(users)
			.select(sql`select ${crypto.randomUUID()}, email, password_hash, ${now} from tokens where ${usable}`)
			.onConflictDoNothing(),
		db
			.update(tokens)
			.set({ usedAt: now })
			.where(
				and(
					eq(tokens.kind, "sign-up"),
					isNull(tokens.usedAt),
					sql`${tokens.email} = (select email from tokens where ${usable})`,
				),
			),
		db
			.select({ id: users.id })
			.from(users)
			.innerJoin(tokens, and(eq(tokens.email, users.email), eq(tokens.passwordHash, users.passwordHash)))
			.where(link),
	]);
	return results.at(-1)?.rows.length === 1;
}
