import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { paths } from "#app/config/paths.ts";
import { offerForm } from "#app/content/offer-form.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { logError } from "#app/log/log.server.ts";
import {
	type CheckedOffer,
	checkOffer,
	type OfferErrors,
	type OfferFormValues,
	readOfferForm,
	withEmptyRows,
} from "#app/offers/offer-form.ts";
import { sealOffer, sendOffer } from "#app/offers/send-offer.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { userOfSession } from "./quote-history.server.ts";

/** An offer's form that was posted: to go on with, or as a preview where it has an offer. */
export interface PostedOffer {
	values: OfferFormValues;
	errors: OfferErrors;
	offer: CheckedOffer | null;
	/** Why it was not sent, where that is nothing that was typed. */
	problem: string | null;
	/** The number of the newest offer that the owner has seen. */
	newest: number;
}

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;

/** Does what an offer's form asks: another line, a preview, or sending, in one round trip with the check of the session.
 * @throws {Response} where there is no open session: what was typed, and where nothing was, a redirect to the sign-in. */
export async function handleOfferForm({ request, params, context }: ActionFunctionArgs) {
	const form = await readPostedForm(request);
	const intent = form.get("intent");
	const values = readOfferForm(form);
	const newest = Number(form.get("newest"));
	const quoteId = params.id ?? "";
	const now = Date.now();
	const reply = (status: number, changes: Partial<PostedOffer> = {}) => {
		const posted: PostedOffer = { values, errors: {}, offer: null, problem: null, newest, ...changes };
		return data(posted, status);
	};
	try {
		if (intent === "add-line" || intent === "edit") {
			await requireAdmin({ request, context }, () => []);
			return reply(200, { values: withEmptyRows(values) });
		}
		const checked = checkOffer(values, now);
		if (intent !== "send" || "errors" in checked) {
			await requireAdmin({ request, context }, () => []);
			return "errors" in checked ? reply(400, checked) : reply(200, checked);
		}
		if (!UUID.test(values.id) || !Number.isSafeInteger(newest)) return reply(400);
		const userId = userOfSession((await presentedSession(request)) ?? "");
		const sealed = await sealOffer({
			...checked.offer,
			id: values.id,
			quoteId,
			number: newest + 1,
			userId,
		});
		const isSeen = sql`coalesce(changed_at, 0) <= ${Number(values.changed) || 0}`;
		const results = await requireAdmin({ request, context }, (allowed) =>
			sendOffer(context.db, sealed, now, sql`${allowed} and ${isSeen}`),
		);
		if (results[4].length === 0) return reply(409, { ...checked, problem: offerForm.overtaken });
		context.afterAnswer(() => context.feed.wake());
		context.afterAnswer(() => context.mail.deliver());
		return redirectWithFlash(paths.adminQuote(quoteId), "offer-sent");
	} catch (error) {
		if (error instanceof Response) {
			if (error.status >= 400 || values.rows.length === 0) throw error;
			// Thrown, it is shown in place of the quote's page, which is not loaded.
			throw data({ values: withEmptyRows(values), newest: newest || 0 }, 401);
		}
		logError("offer not sent", error, { quote: quoteId, requestId: context.requestId });
		return reply(503, { problem: offerForm.unreachable });
	}
}
