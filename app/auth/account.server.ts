import { and, eq, type SQL } from "drizzle-orm";
import * as z from "zod/mini";
import { accountPage } from "#app/content/account.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { sessions, users } from "#db/schema.ts";
import { presentedDevice, turnAlertsOff } from "./alert-devices.server.ts";
import { chosenPasswordSchema } from "./common-passwords.server.ts";
import { resetRequestSchema } from "./credentials.ts";
import { requireAdmin } from "./guard.server.ts";
import { isGuessablePin } from "./guessable-pin.ts";
import { requestSignUp } from "./mailed-link.server.ts";
import { inviteOwner, removeOwner } from "./owners.server.ts";
import { waitForTurn } from "./password-queues.server.ts";
import { hashPassword, isPassword } from "./passwords.server.ts";
import { hashPin, readPin } from "./pin.server.ts";
import { presentedSession } from "./session-cookie.server.ts";
import { userOfSession } from "./session-state.server.ts";
import { countAttempt, forgetAttempts, pinLimit } from "./throttle.server.ts";
import { endSessions } from "./trusted-devices.server.ts";

const { errors } = accountPage;

const pinField = z.pipe(z.unknown(), z.transform(readPin));

const pinSchema = z.object({ pin: pinField, pinAgain: pinField }).check(
	z.refine(({ pin }) => pin !== null, { path: ["pin"], error: errors.badPin }),
	z.refine(({ pin }) => pin === null || !isGuessablePin(pin), {
		path: ["pin"],
		error: errors.guessablePin,
	}),
	z.refine(({ pin, pinAgain }) => pin === pinAgain, { path: ["pinAgain"], error: errors.pinMismatch }),
);

const intents = ["password", "pin", "invite", "remove"] as const satisfies Change["intent"][];
const intentOf = (form: FormData) => intents.find((known) => known === form.get("intent")) ?? null;

/** A form that was not done: the messages of its fields by their names, none where the database failed. */
export interface RefusedAccount {
	status: 400 | 429 | 503;
	intent: Change["intent"] | null;
	errors: Readonly<Record<string, string>>;
	email: string;
}

export function refuseAccount(
	form: FormData,
	status: RefusedAccount["status"],
	found: RefusedAccount["errors"],
): RefusedAccount {
	return { status, intent: intentOf(form), errors: found, email: String(form.get("email") ?? "") };
}

/** Seconds after which a password is judged again that was refused for too many wrong ones. */
export const WRONG_PASSWORDS_RETRY = String(pinLimit.pauseMs / 1000);

/** Changes a password or a PIN, invites an owner or removes one, for whoever knows the present password.
 * @throws {Response} a redirect where no session is open; {QueueFull} where too many owners wait; another error when the database
 * refuses or does not answer. */
export async function changeAccount(
	args: RouteArgs,
	form: FormData,
	now: UtcMs,
): Promise<RefusedAccount | { status: 303; intent: Change["intent"] }> {
	const { context } = args;
	const refuse = (status: 400 | 429, found: RefusedAccount["errors"]) => refuseAccount(form, status, found);
	const change = readChange(form);
	if ("errors" in change) {
		await requireAdmin(args, () => []);
		return refuse(400, change.errors);
	}
	const session = (await presentedSession(args.request)) ?? "";
	const account = await findAccount(args, session, now);
	if (!account) return refuse(429, { current: errors.tooMany });
	// The new password is hashed in the same turn.
	await waitForTurn("owner");
	if (!(await isPassword(String(form.get("current") ?? ""), account.passwordHash)))
		return refuse(400, { current: errors.wrongPassword });
	const device = await presentedDevice(args.request);
	const self = eq(users.id, account.id);
	const { db, env } = context;
	const forgetWrong = forgetAttempts(db, ATTEMPTS_PREFIX + account.id);
	if ("email" in change && [account.email, ...env.ADMIN_EMAILS].includes(change.email)) {
		await requireAdmin(args, () => [forgetWrong]);
		return refuse(400, { email: errors.isOwner });
	}
	const set = (values: Partial<typeof users.$inferInsert>, allowed: SQL) =>
		db.update(users).set(values).where(and(self, allowed));
	const endOthers = (allowed: SQL) => [
		...endSessions(db, session, null, allowed),
		turnAlertsOff(db, session, { except: device }, allowed),
	];
	switch (change.intent) {
		case "password": {
			const passwordHash = await hashPassword(change.password);
			const mail = { key: `password-changed:${session}:${now}`, kind: "password-changed" } as const;
			await requireAdmin(args, (allowed) => [
				set({ passwordHash }, allowed),
				queueMail(db, { ...mail, payload: { to: account.email }, now }, allowed),
				...endOthers(allowed),
				forgetWrong,
			]);
			break;
		}
		case "pin":
			await requireAdmin(args, (allowed) => [
				set({ pinHash: hashPin(env, change.pin) }, allowed),
				...endOthers(allowed),
				forgetWrong,
			]);
			break;
		case "invite":
			await requireAdmin(args, (allowed) => [inviteOwner(db, change.email, allowed, now), forgetWrong]);
			await requestSignUp(args, change.email, now, account.email);
			break;
		case "remove":
			await requireAdmin(args, (allowed) => [...removeOwner(db, env, change.email, allowed), forgetWrong]);
			break;
		default:
			return change satisfies never;
	}
	return { status: 303, intent: change.intent };
}

type Change =
	| { intent: "password"; password: string }
	| { intent: "pin"; pin: string }
	| { intent: "invite" | "remove"; email: string };

function readChange(form: FormData): Change | Pick<RefusedAccount, "errors"> {
	const intent = intentOf(form);
	const sent = Object.fromEntries(form);
	if (intent === null) return { errors: {} };
	if (intent === "password") {
		const { data, error } = chosenPasswordSchema.safeParse(sent);
		return data ? { intent, password: data.password } : { errors: messagesOf(error) };
	}
	if (intent === "pin") {
		const { data, error } = pinSchema.safeParse(sent);
		return data?.pin ? { intent, pin: data.pin } : { errors: messagesOf(error) };
	}
	const { data, error } = resetRequestSchema.safeParse(sent);
	return data ? { intent, email: data.email } : { errors: messagesOf(error) };
}

function messagesOf(error: z.core.$ZodError | undefined): Record<string, string> {
	return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

const ATTEMPTS_PREFIX = "account:";

/** The session's account; null where too many wrong passwords were tried. The try is counted before it is judged. */
async function findAccount(args: RouteArgs, session: string, now: UtcMs) {
	const { db } = args.context;
	const [counted, [account]] = await requireAdmin(args, (allowed) => [
		countAttempt(
			db,
			{ prefix: ATTEMPTS_PREFIX, ofSession: and(eq(sessions.id, session), allowed) },
			{ every: pinLimit.every, pauseMs: pinLimit.pauseMs },
			now,
		),
		db
			.select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
			.from(users)
			.where(eq(users.id, userOfSession(session))),
	]);
	return counted.length > 0 && account ? account : null;
}
