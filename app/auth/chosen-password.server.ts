import { data } from "@remix-run/cloudflare";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { hasRow, writeBatch } from "#app/database/client.server.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { alertDevices, sessions, tokens, trustedDevices, users } from "#db/schema.ts";
import { attemptKeys } from "./attempt-keys.server.ts";
import { whereRefused } from "./form-reply.server.ts";
import { findLink, isValidLink, type LinkContext, linkIdOf, presentedLink } from "./mailed-link.server.ts";
import { waitForTurn } from "./password-queues.server.ts";
import { hashPassword, isPassword } from "./passwords.server.ts";
import { forgetAttempts } from "./throttle.server.ts";

/** Loads the page of a mailed link: whose password it is, 410 where the link no longer works. Opening the link uses nothing up:
 * mail scanners open links, too. */
export async function loadLinkPage({ request, context }: RouteArgs, kind: "sign-up" | "reset") {
	const found = findUnusedLink(context, kind, presentedLink(request), Date.now());
	// Without a database nobody knows whose password it is, and the form stays.
	const email = await found.catch((error) => whereRefused(context)(error) ?? "");
	return data({ email }, email === null ? 410 : 200);
}

/** The address for which a link of that kind may set a password now; null for a link that is used, expired or forged.
 * @throws when the database refuses or does not answer in time. */
async function findUnusedLink(
	context: LinkContext,
	kind: "sign-up" | "reset",
	token: string,
	now: UtcMs,
): Promise<string | null> {
	const link = await findLink(context, kind, token, now);
	return link?.usedAt === null ? link.email : null;
}

/** Changes the password, ends the account's sessions, trusted devices and alerts, and uses up its links. Returns its
 * address, or null for a link that is used, expired or forged.
 * @throws {QueueFull} where too many holders of links wait; another error when the database refuses or does not answer in time. */
export async function resetPassword(
	{ request, context }: RouteArgs<LinkContext>,
	{ token, password }: { token: string; password: string },
	now: UtcMs,
): Promise<string | null> {
	const { db, env } = context;
	const email = await findUnusedLink(context, "reset", token, now);
	if (email === null) return null;
	await waitForTurn("link");
	const passwordHash = await hashPassword(password);
	const id = linkIdOf(token);
	const { own } = await attemptKeys(request, env, "sign-in", email);
	// Only the last statement uses the link up.
	const isUsable = and(eq(tokens.id, id), isNull(tokens.usedAt), isValidLink("reset", env, now));
	const usable = hasRow(db, tokens, isUsable);
	const account = db.select({ id: users.id }).from(users).where(eq(users.email, email));
	const mail = {
		key: `password-changed:${id}`,
		kind: "password-changed",
		payload: { to: email },
		now,
	} as const;
	const [updated] = await writeBatch(db, [
		db
			.update(users)
			// Whoever forgot a PIN of their own gets back that of all.
			.set({ passwordHash, pinHash: null })
			.where(and(eq(users.email, email), usable)),
		...[sessions, trustedDevices, alertDevices].map((table) =>
			db.delete(table).where(and(usable, inArray(table.userId, account))),
		),
		queueMail(db, mail, usable),
		forgetAttempts(db, own),
		db
			.update(tokens)
			.set({ usedAt: now })
			.where(and(eq(tokens.email, email), eq(tokens.kind, "reset"), isNull(tokens.usedAt), usable)),
	]);
	return updated?.rowsAffected === 1 ? email : null;
}

/** Creates a link's account with the chosen password and uses up the address's links. True also where a second
 * press finds the same account.
 * @throws {QueueFull} where too many holders of links wait; another error when the database refuses or does not answer in time. */
export async function confirmSignUp(
	context: LinkContext,
	{ token, password }: { token: string; password: string },
	now: UtcMs,
): Promise<boolean> {
	const link = await findLink(context, "sign-up", token, now);
	if (!link) return false;
	const { db } = context;
	const { email, usedAt } = link;
	if (usedAt === null) {
		await waitForTurn("link");
		const passwordHash = await hashPassword(password);
		const account = { id: crypto.randomUUID(), email, passwordHash, createdAt: now };
		const ofAddress = and(eq(tokens.kind, "sign-up"), eq(tokens.email, email), isNull(tokens.usedAt));
		const [inserted] = await writeBatch(db, [
			db.insert(users).values(account).onConflictDoNothing(),
			db.update(tokens).set({ usedAt: now }).where(ofAddress),
		]);
		if (inserted?.rowsAffected === 1) return true;
	}
	const [account] = await db
		.select({ passwordHash: users.passwordHash })
		.from(users)
		.where(eq(users.email, email));
	await waitForTurn("link");
	return isPassword(password, account?.passwordHash ?? null);
}
