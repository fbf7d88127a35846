import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { chosenPackage } from "#app/admin/new-quote/quote-form.ts";
import { attemptOf, notSignedIn, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { customerPage } from "#app/content/customers.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import type { CustomerCommand } from "#app/customers/decide-customer.ts";
import type { Database } from "#app/database/client.server.ts";
import { normalizeText } from "#app/fields/text.ts";
import { isUuid } from "#app/fields/uuid.ts";
import { price } from "#app/pricing/price.ts";
import { takeQuote } from "#app/quotes/commands.server.ts";
import { selectQuote } from "#app/quotes/quote-reads.server.ts";
import { answersAgain } from "#app/quotes/saved-answers.ts";
import { buildSubmission } from "#app/quotes/submission.ts";
import type { Writer } from "#app/quotes/writer.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { pricesOf, selectNewestPrices } from "#app/settings/price-books.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { changeCustomer, eraseCustomer } from "./change-customer.server.ts";
import { MAX_NOTE } from "./note-form.tsx";

const tooLong = { ...customerPage.failed, text: customerPage.note.tooLong };
const newer = { ...customerPage.failed, text: customerPage.note.newer };

export async function handleCustomer(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const form = await readPostedForm(request);
	const { db } = context;
	const customerId = params.id ?? "";
	const text = (name: string) => String(form.get(name) ?? "");
	const intent = text("intent");
	const page = ownerPaths.customer(encodeURIComponent(customerId));
	const typed =
		intent === "note" ? { customer: text("customer"), note: text("note"), seen: text("seen") } : null;
	const refuse = (status: number, failure: StepFailure) => data({ failure, typed }, status);
	async function work(owner: Writer) {
		const asked = { writer: owner, attempt: attemptOf(form), now: Date.now() };
		if (intent === "same-again" && isUuid(text("id"))) {
			const lastId = text("last");
			const taken = await takeSameAgain(db, owner, { lastId, id: text("id") }, asked.now);
			const form = `${ownerPaths.newQuote}?customer=${encodeURIComponent(customerId)}`;
			if (taken === null) return redirectWithFlash(form, "same-again-incomplete");
			return redirect(`${paths.adminOffer(taken)}?${new URLSearchParams({ last: lastId })}`, 303);
		}
		if (intent === "erase") {
			if (!(await eraseCustomer(db, asked, customerId))) return refuse(409, customerPage.gone);
			context.afterAnswer(() => context.feed.wake());
			return redirectWithFlash(ownerPaths.customers, "customer-erased");
		}
		const command = readCommand(intent, customerId, text);
		const isTooLong = command?.type === "note" && (command.note?.length ?? 0) > MAX_NOTE;
		if (!command || isTooLong) return refuse(400, isTooLong ? tooLong : customerPage.gone);
		const refusal = await changeCustomer(db, asked, command);
		if (refusal !== null) return refuse(409, refusal === "newer" ? newer : customerPage.gone);
		return redirect(`${page}#undo`, 303);
	}
	return ownerAction(args, {
		what: "customer not changed",
		work,
		failed: () => refuse(503, customerPage.failed),
		signedOut: typed ? () => refuse(401, notSignedIn(customerPage.failed.title)) : undefined,
	});
}

/** What a form asks, its lines ended as they are saved; null for what no form of the page sends. */
function readCommand(
	intent: string,
	customerId: string,
	text: (name: string) => string,
): CustomerCommand | null {
	const written = (name: string) => normalizeText(text(name)) || null;
	if (intent === "note")
		return { type: intent, customerId: text("customer"), note: written("note"), seen: written("seen") };
	if (intent === "merge" || intent === "separate") return { type: intent, customerId, other: text("other") };
	return null;
}

/** Takes a request with the answers of an earlier job, at the prices in force, as if its customer had called: the same form again has
 * the same new id, and is the same request. Returns its id, and null where an answer is missing that is asked by now, or the job is gone. */
async function takeSameAgain(
	db: Database,
	owner: Writer,
	{ lastId, id }: { lastId: string; id: string },
	now: UtcMs,
): Promise<string | null> {
	const { id: quoteId, doneAt } = quoteRequests;
	const done = db.select({ doneAt }).from(quoteRequests).where(eq(quoteId, lastId));
	const { results } = await owner.read([selectQuote(db, lastId), selectNewestPrices(db), done]);
	const [[last], newest, [job]] = results;
	if (!last || !job) return null;
	const { service, contact, condition } = answersAgain({ ...last, ...job }, now);
	if (!service || !contact || !condition) return null;
	const prices = price({ ...service, ...condition }, pricesOf(newest));
	const chosen = chosenPackage(prices, last.package);
	// The wizard asks for an address only who wants an answer there.
	const answers = { service, condition, contact: { ...contact, email: last.email ?? undefined } };
	if (!chosen) return null;
	const command = {
		submission: buildSubmission({ ...answers, id }, chosen, prices),
		addons: last.addons.map(({ addon }) => ({ addonName: addon, price: prices.addons[addon] })),
		heardOfUs: "returning" as const,
	};
	const taken = await takeQuote(db, owner, command, now);
	if (taken.kind === "changed" || taken.refusal.kind === "taken") return id;
	return taken.refusal.kind === "again" ? taken.refusal.id : null;
}
