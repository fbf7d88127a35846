import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { digestOf, notSignedIn, type Owner, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import type { Database } from "#app/database/client.server.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { pricesOf, selectNewestPrices } from "#app/settings/price-books.server.ts";
import { keepPrices } from "#app/settings/visitor-settings.server.ts";
import { comparePrices } from "./price-changes.ts";
import type { PriceFormProps } from "./price-form.tsx";
import { type NewPrices, publishPrices, selectPreviewedQuotes } from "./price-versions.server.ts";
import { changedCells, checkTyped, readTyped } from "./read-prices.ts";

const MAX_FIELDS = 120;
const { failures } = priceBookPage;

export async function handlePrices(args: ActionFunctionArgs) {
	const { request, context } = args;
	const form = await readPostedForm(request, MAX_FIELDS);
	const intent = String(form.get("intent"));
	const typed = readTyped(form);
	const base = String(form.get("base") ?? "");
	// The same form again is the same attempt; with another price in it, it is another one.
	const attempt = digestOf(form);
	const unanswered = { typed, base, attempt: String(form.get("attempt") ?? "") };
	const answer = (status: number, changes: Partial<PriceFormProps>) =>
		data<PriceFormProps>({ ...unanswered, errors: {}, failure: null, preview: null, ...changes }, status);
	const { book, reason, errors } = checkTyped(typed, intent !== "preview");
	return ownerAction(args, {
		what: "prices not published",
		async work(owner) {
			if (book && intent !== "preview" && !errors.reason)
				return publish(owner, context.db, { book, reason, base, attempt }, answer);
			const queries = [selectNewestPrices(context.db), selectPreviewedQuotes(context.db)] as const;
			const [newest, quotes] = (await owner.read(queries)).results;
			if (!book) return answer(400, { errors });
			const preview = comparePrices(quotes, pricesOf(newest), { ...book, version: "" });
			return answer(errors.reason ? 400 : 200, { errors, preview });
		},
		failed: () => answer(503, { failure: failures.unreachable }),
		signedOut: form.has("base")
			? () => answer(401, { failure: notSignedIn(failures.unreachable.title) })
			: undefined,
	});
}

type Answer = (status: number, changes: Partial<PriceFormProps>) => ReturnType<typeof data<PriceFormProps>>;

type Publication = Pick<NewPrices, "book" | "reason" | "attempt"> & { base: string };

async function publish(owner: Owner, db: Database, publication: Publication, answer: Answer) {
	const [before] = (await owner.read([selectNewestPrices(db)])).results;
	const shown = pricesOf(before);
	if (shown.version === publication.base && changedCells(shown, publication.book).length === 0)
		return redirectWithFlash(ownerPaths.prices, "prices-unchanged");
	const prices = { ...publication, base: wholeNumber(publication.base) ?? 0, now: Date.now() };
	const [, own, newest] = await owner.write((allowed, userId) => [
		...publishPrices(db, { ...prices, userId }, allowed),
		selectNewestPrices(db),
	]);
	const current = pricesOf(newest);
	keepPrices(current);
	if (own.length === 0)
		return answer(409, { failure: failures.conflict, base: current.version, attempt: crypto.randomUUID() });
	return redirectWithFlash(ownerPaths.prices, "prices-published");
}
