import { createHash } from "node:crypto";
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { SQL } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { type Queries, requireAdmin, requireOwner } from "#app/auth/guard.server.ts";
import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";
import { dashboardFailures } from "#app/content/dashboard.ts";
import { type FlashMessageKey, flashMessages } from "#app/content/flash-messages.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import { logError } from "#app/log/log.server.ts";
import type { Writer } from "#app/quotes/writer.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import type { FailedPress } from "./unsent-form.ts";

/** The owner who asks: whatever is read or written goes along with the check of the session. */
export interface Owner extends Writer {
	/** As `requireAdmin`. */
	write<const Q extends Queries>(statements: (allowed: SQL, userId: SQL) => Q): Promise<BatchResponse<Q>>;
}

interface OwnerAction<Done, Refused> {
	what: string;
	quoteId?: string;
	work(owner: Owner): Promise<Done>;
	/** The answer where the database failed. Of a button without fields the key of the message whose title the error boundary shows:
	 * the button's own page could not be loaded either. */
	failed: FlashMessageKey | (() => Refused);
	/** The answer that gives back what was typed where the session is over; without it the browser is led to the sign-in. */
	signedOut?: (() => Refused) | undefined;
}

/** Does what an owner's form asks, and wakes the live feed where a quote was changed.
 * @throws {Response} a redirect to the sign-in where no session is open and nothing typed is to be kept; what `work` throws; the message of a button
 * whose database failed. */
export async function ownerAction<Done, Refused = Done>(
	args: RouteArgs,
	{ what, quoteId, work, failed, signedOut }: OwnerAction<Done, Refused>,
): Promise<Done | Refused> {
	let isChecked = false;
	let hasChanged = false;
	function check<const Q extends Queries>(statements: (allowed: SQL, userId: SQL) => Q) {
		isChecked = true;
		return requireOwner(args, statements);
	}
	const owner: Owner = {
		read: (queries) => check(() => queries),
		write: async (statements) => (await check(statements)).results,
		onChange() {
			hasChanged = true;
		},
	};
	try {
		const done = await work(owner);
		// Also who is refused before the database is asked has an open session.
		if (!isChecked) await check(() => []);
		return done;
	} catch (error) {
		if (error instanceof Response) {
			if (error.status >= 400 || !signedOut) throw error;
			args.context.isSignedOut = true;
			return signedOut();
		}
		logError(what, error, { ...(quoteId && { quote: quoteId }), requestId: args.context.requestId });
		if (typeof failed === "function") return failed();
		const failedPress = { title: flashMessages[failed].title, text: dashboardFailures.noAnswer };
		throw data({ failedPress } satisfies FailedPress, 503);
	} finally {
		if (hasChanged) args.context.afterAnswer(() => args.context.feed.wake());
	}
}

/** Returns why a form was not saved that a signed-out browser sent, with the way back in. */
export function notSignedIn(title: string = adminShell.signedOut.title): StepFailure {
	const { text, signIn } = adminShell.signedOut;
	return { title, text, links: [{ to: paths.admin, label: signIn }] };
}

/** Returns the attempt of an owner's posted form: the same one where the same form of the same revision of its quote comes again. */
export function attemptOf(form: FormData): string {
	return form.has("revision") ? digestOf(form) : crypto.randomUUID();
}

/** Returns what the same form has when it comes again, and a form with other words has not. */
export function digestOf(form: FormData): string {
	return createHash("sha256")
		.update(JSON.stringify([...form]))
		.digest("base64url");
}

/** The page of the quote that an address names, the dashboard where it names none. Encoded again, because no header may hold what an
 * address may name. */
export function quoteAddress({ id }: LoaderFunctionArgs["params"]): string {
	return id === undefined ? paths.admin : paths.adminQuote(encodeURIComponent(id));
}

/** The loader where only forms are posted: the quote's page, or the dashboard, has all there is to see. */
export async function leadToQuote(args: LoaderFunctionArgs): Promise<Response> {
	await requireAdmin(args, () => []);
	return redirect(quoteAddress(args.params), 303);
}
