import { createHash, createHmac } from "node:crypto";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, between, eq, isNull, not, or, type SQL } from "drizzle-orm";
import type { Env } from "#app/config/env.server.ts";
import { hasRow, insertSelect, writeBatch } from "#app/database/client.server.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { HOUR_MS, MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { tokens, users } from "#db/schema.ts";
import { attemptKeys } from "./attempt-keys.server.ts";
import { isOwner } from "./owners.server.ts";
import { CLOCK_TOLERANCE_MS } from "./session-state.server.ts";
import { countInWindow, isWithin, type WindowLimit } from "./throttle.server.ts";

type AccountsContext = Pick<AppLoadContext, "db" | "env">;
/** What looks a link up says there when it is none. */
export type LinkContext = Pick<AppLoadContext, "db" | "env" | "isUnknown">;

type LinkKind = (typeof tokens.$inferSelect)["kind"];

export const LINK_LIFE_MS = 30 * MINUTE_MS;

/** One address gets this many mails that one device or network asks for, and this many from all together. */
const ownLimit: WindowLimit = { max: 5, windowMs: HOUR_MS };
const sharedLimit: WindowLimit = { max: 10, windowMs: HOUR_MS };

/** Derived from a random seed: the outbox stores only the seed, so nothing stored opens an account. */
export function linkToken(secret: string, seed: string): string {
	return createHmac("sha256", secret).update(`link:${seed}`).digest("base64url");
}

export function linkIdOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** The token of the address, without what a mail program takes into a link, such as a full stop. */
export function presentedLink(request: Request): string {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	return /^[\w-]*/.exec(token)?.[0] ?? "";
}

/** SQL: a link of that kind and an owner's address has not expired at `now`, nor was it made by a wrong clock in the future. */
export function isValidLink(kind: LinkKind, env: Env, now: UtcMs): SQL | undefined {
	return and(
		eq(tokens.kind, kind),
		between(tokens.expiresAt, now + 1, now + LINK_LIFE_MS + CLOCK_TOLERANCE_MS),
		isOwner(env, tokens.email),
	);
}

/** The link of a token; undefined where it has expired, was forged or is of another kind.
 * @throws when the database refuses or does not answer in time. */
export async function findLink(context: LinkContext, kind: LinkKind, token: string, now: UtcMs) {
	if (token === "") return undefined;
	const { db, env } = context;
	const [link] = await db
		.select({ email: tokens.email, usedAt: tokens.usedAt })
		.from(tokens)
		.where(and(eq(tokens.id, linkIdOf(token)), isValidLink(kind, env, now)));
	if (!link) context.isUnknown = true;
	return link;
}

/** Mails a reset link to an account, or a sign-up link to an owner without one. Takes the same time whatever the
 * address, so that it does not reveal accounts.
 * @throws when the database refuses or does not answer in time. */
export async function requestReset(
	args: RouteArgs<AccountsContext>,
	email: string,
	now: UtcMs,
): Promise<void> {
	const { counted, hasAccount, makeLink, mailLink } = await linkRequest(args, email, now);
	await writeBatch(args.context.db, [
		...counted,
		makeLink("reset", hasAccount),
		makeLink("sign-up", not(hasAccount)),
		mailLink("reset", "reset-password"),
		mailLink("sign-up", "no-account"),
	]);
}

/** Mails a link to an owner, or a note that the account exists. Only the link's page asks for a password, because
 * anybody may enter any address. Takes the same time whatever the address. `invitedBy` is the owner who invites it.
 * @throws when the database refuses or does not answer in time. */
export async function requestSignUp(
	args: RouteArgs<AccountsContext>,
	email: string,
	now: UtcMs,
	invitedBy?: string,
): Promise<void> {
	const { db } = args.context;
	const { seed, counted, mayMail, hasAccount, makeLink, mailLink } = await linkRequest(args, email, now);
	const note = {
		key: `account-exists:${seed}`,
		kind: "account-exists",
		payload: { to: email },
		now,
	} as const;
	await writeBatch(db, [
		...counted,
		makeLink("sign-up", not(hasAccount)),
		mailLink("sign-up", "confirm-sign-up", invitedBy),
		queueMail(db, note, and(mayMail, hasAccount)),
	]);
}

/** What a request for a link does with an address, in one batch whose first statements are `counted`. */
async function linkRequest(
	{ request, context: { db, env } }: RouteArgs<AccountsContext>,
	email: string,
	now: UtcMs,
) {
	const seed = crypto.randomUUID();
	const id = linkIdOf(linkToken(env.SESSION_SECRET, seed));
	const { own, shared } = await attemptKeys(request, env, "mail", email);
	const isListed = isOwner(env, email);
	const isInOwnLimit = isWithin(db, own, ownLimit);
	const isInLimits = and(isInOwnLimit, isWithin(db, shared, sharedLimit));
	const linksOf = (kind: LinkKind) =>
		and(eq(tokens.email, email), isNull(tokens.usedAt), isValidLink(kind, env, now));
	return {
		seed,
		counted: [
			countInWindow(db, own, ownLimit, now),
			countInWindow(db, shared, sharedLimit, now, isInOwnLimit),
		],
		mayMail: and(isListed, isInLimits),
		hasAccount: hasRow(db, users, eq(users.email, email)),
		/** An address without a usable link always gets one, so that nobody can lock an owner out. */
		makeLink(kind: LinkKind, condition: SQL) {
			const lacksLink = not(hasRow(db, tokens, linksOf(kind)));
			const link = { id, kind, email, createdAt: now, expiresAt: now + LINK_LIFE_MS };
			return insertSelect(db, tokens, link, { where: and(isListed, or(isInLimits, lacksLink), condition) });
		},
		mailLink(kind: LinkKind, mail: "reset-password" | "no-account" | "confirm-sign-up", invitedBy?: string) {
			const isMade = hasRow(db, tokens, and(eq(tokens.id, id), eq(tokens.kind, kind)));
			const payload = { to: email, seed, invitedBy };
			return queueMail(db, { key: `${mail}:${seed}`, kind: mail, payload, now }, isMade);
		},
	};
}
