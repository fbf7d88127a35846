import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { type Secrets, secretsOf } from "#app/config/env.server.ts";
import type { Draft } from "#app/quotes/draft.ts";
import { draftSchema } from "#app/quotes/draft-schema.server.ts";
import { hostCookie } from "#app/security/host-cookie.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { retentionDays } from "#app/time/retention.ts";
import type { DraftLoss } from "./steps.ts";

const COOKIE_NAME = "__Host-quote";
const LIFE_MS = retentionDays.draft * DAY_MS;
const MAX_AGE_MS = retentionDays.draftAtMost * DAY_MS;
const MAX_TOKEN_CHARACTERS = 4096;

/** The draft is signed with its time, and a mark in place of the honeypot's flag. */
const signedSchema = z.extend(z.omit(draftSchema, { honeypot: true }), { at: z.int(), mark: z.string() });

/** Signed, so that nobody can change another's quote; readable, because the visitor typed it. */
function draftCookie(env: Secrets) {
	// Signed Base64 fits a cookie; escaping its + and / could exceed 4 KB.
	return hostCookie("quote", LIFE_MS, { secrets: secretsOf(env), encode: (value) => value });
}

export async function signDraft(draft: Draft, env: Secrets, now = Date.now()) {
	const { honeypot, ...answers } = draft;
	const mark = writeHoneypotMark(honeypot === true, draft.id, env.SESSION_SECRET);
	const cookie = await draftCookie(env).serialize({ ...answers, at: now, mark });
	const token = cookie.slice(COOKIE_NAME.length + 1, cookie.indexOf(";"));
	return { token, headers: { "Set-Cookie": cookie } };
}
export type SignedDraft = Awaited<ReturnType<typeof signDraft>>;

/** Returns the draft's token; undefined where the browser sent none. */
export function draftToken(request: Request): string | undefined {
	const cookies = request.headers.get("Cookie") ?? "";
	return cookies.match(new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=([^;]*)`))?.[1];
}

/** Returns the draft of a token, at `now`. */
export async function openDraft(
	token: string | undefined,
	env: Secrets,
	now = Date.now(),
): Promise<Draft | DraftLoss> {
	if (!token || token.length > MAX_TOKEN_CHARACTERS) return "missing";
	const stored: unknown = await draftCookie(env)
		.parse(`${COOKIE_NAME}=${token}`)
		.catch(() => null);
	const signed = signedSchema.safeParse(stored).data;
	if (!signed) return "missing";
	const { at, mark, ...draft } = signed;
	const begunAt = draft.filledAt ?? draft.startedAt;
	if (now - at >= LIFE_MS || now - begunAt >= MAX_AGE_MS) return "expired";
	const honeypot = readHoneypotMark(mark, draft.id, secretsOf(env));
	return honeypot ? { ...draft, honeypot } : draft;
}

/** Returns a mark of what the honeypot found, unreadable without the secret: a nonce with its keyed hash, or random bytes. */
function writeHoneypotMark(filled: boolean, draftId: string, secret: string): string {
	const nonce = randomBytes(BYTES).toString("hex");
	return nonce + (filled ? tagOf(nonce, draftId, secret) : randomBytes(BYTES).toString("hex"));
}

/** Whether a mark of this draft, written with one of these secrets, says that the honeypot was filled in. */
function readHoneypotMark(mark: string, draftId: string, secrets: readonly string[]): boolean {
	const [nonce, tag] = [mark.slice(0, 2 * BYTES), mark.slice(2 * BYTES)];
	return secrets.some((secret) => tagOf(nonce, draftId, secret) === tag);
}

const BYTES = 8;

function tagOf(nonce: string, draftId: string, secret: string): string {
	const text = `honeypot:${draftId}:${nonce}`;
	return createHmac("sha256", secret)
		.update(text)
		.digest("hex")
		.slice(0, 2 * BYTES);
}
