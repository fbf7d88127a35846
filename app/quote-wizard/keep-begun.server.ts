import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { countInWindow, isWithin, type WindowLimit } from "#app/auth/throttle.server.ts";
import { hasRow, insertSelect, openDatabase } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { begunAnswersOf } from "#app/quotes/begun-request.ts";
import type { Draft } from "#app/quotes/draft.ts";
import { limitCodes } from "#app/security/network.server.ts";
import { readSettings } from "#app/settings/visitor-settings.server.ts";
import { HOUR_MS } from "#app/time/clock.ts";
import { begunRequests } from "#db/schema.ts";

/** The list of begun requests is for people, so that one network has this limit; who corrects one that is on it adds none. */
const limit: WindowLimit = { max: 5, windowMs: HOUR_MS };

/** Keeps, once it is answered, in place of the draft `before`, the one whose second step was answered, where an owner wants that. Never fails, and no step
 * waits for it. */
export function keepBegun(
	request: Request,
	draft: Draft,
	{ before, context }: { before: Draft; context: AppLoadContext },
): void {
	const answers = begunAnswersOf(draft);
	if (!answers) return;
	const { env, afterAnswer } = context;
	afterAnswer(async () => {
		try {
			if (!(await readSettings(context)).unfinished) return;
			const now = Date.now();
			const { id } = draft;
			const { phone } = answers.contact;
			const kept = { phone, answers: JSON.stringify(answers), updatedAt: now };
			const db = openDatabase(env);
			const keys = limitCodes(request, env).map((code) => `begun:${code}`);
			const [network = null, wide = null] = keys;
			const isOneOf = and(inArray(begunRequests.id, [id, before.id]), isNull(begunRequests.removedAt));
			const isAllowed = and(isWithin(db, network, limit), isWithin(db, wide, limit));
			await db.batch([
				countInWindow(db, network, limit, now),
				countInWindow(db, wide, limit, now),
				insertSelect(
					db,
					begunRequests,
					{ id, ...kept },
					{ where: or(hasRow(db, begunRequests, isOneOf), isAllowed) },
				).onConflictDoUpdate({ target: begunRequests.id, set: { ...kept, removedAt: null } }),
				// Who corrects name and number begins another quote.
				db.delete(begunRequests).where(and(eq(begunRequests.id, before.id), ne(begunRequests.id, id))),
			]);
		} catch (error) {
			logError("begun request not kept", error, { quote: draft.id });
		}
	});
}
