import { createHash } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { type Owner, ownerAction, throwTyped } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import type { Database } from "#app/database/client.server.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { isFirstVersion, rateCard } from "#app/pricing/rates.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { pricesOf, selectNewestPrices, selectPrices } from "#app/settings/price-books.server.ts";
import { keepPrices } from "#app/settings/visitor-settings.server.ts";
import { comparePrices } from "./price-changes.ts";
import type { PriceFormProps } from "./price-form.tsx";
import { type NewPrices, publishPrices, selectPreviewedQuotes } from "./price-versions.server.ts";
import { changedCells, checkTyped, readTyped } from "./read-prices.ts";

const MAX_FIELDS = 120;

/** Previews or publishes what an owner typed, or publishes an earlier version again.
 * @throws {Response} what was typed where no session is open; a redirect to the sign-in where nothing was. */
export async function handlePrices(args: ActionFunctionArgs) {
	const { request, context } = args;
	const form = await readPostedForm(request, MAX_FIELDS);
	const intent = String(form.get("intent"));
	const typed = readTyped(form);
	const base = String(form.get("base") ?? "");
	// The same form again is the same attempt; with another price in it, it is another one.
	const attempt = createHash("sha256")
		.update(JSON.stringify([...form]))
		.digest("hex");
	const isRevert = intent === "revert";
	const answer = (status: number, changes: Partial<PriceFormProps>) =>
		data(
			{
				// Who goes back to another version typed nothing.
				typed: isRevert ? null : typed,
				base,
				attempt: String(form.get("attempt") ?? ""),
				errors: {},
				failure: null,
				preview: null,
				...changes,
			} satisfies PriceAnswer,
			status,
		);
	const checked = checkTyped(typed, intent === "publish");
	return ownerAction(args, {
		what: "prices not published",
		async work(owner) {
			const own = intent === "preview" ? null : checked;
			const chosen = isRevert ? await loadEarlier(owner, context.db, String(form.get("version"))) : own;
			if (chosen?.book) return publish(owner, context.db, { ...chosen, base, attempt, isRevert }, answer);
			const queries = [selectNewestPrices(context.db), selectPreviewedQuotes(context.db)] as const;
			const [newest, quotes] = (await owner.read(queries)).results;
			if (!checked.book) return answer(400, { errors: checked.errors });
			const preview = comparePrices(quotes, pricesOf(newest), { ...checked.book, version: "" });
			return answer(200, { preview });
		},
		failed: () => answer(503, { failure: isRevert ? "notReverted" : "unreachable" }),
		signedOut: throwTyped(!isRevert && form.has("base"), { typed, base }),
	});
}

/** `typed` is null where the form shows what is current. */
type PriceAnswer = Omit<PriceFormProps, "typed"> & { typed: PriceFormProps["typed"] | null };
type Answer = (status: number, changes: Partial<PriceFormProps>) => ReturnType<typeof data<PriceAnswer>>;

interface Publication extends Pick<NewPrices, "book" | "reason" | "attempt"> {
	base: string;
	/** Whether it is an earlier version. */
	isRevert: boolean;
}

async function publish(
	owner: Owner,
	db: Database,
	{ isRevert, ...publication }: Publication,
	answer: Answer,
) {
	const [before] = (await owner.read([selectNewestPrices(db)])).results;
	const shown = pricesOf(before);
	if (shown.version === publication.base && changedCells(shown, publication.book).length === 0)
		return redirectWithFlash(ownerPaths.prices, "prices-unchanged");
	const prices = { ...publication, base: wholeNumber(publication.base) ?? 0, now: Date.now() };
	const [, own, newest] = await owner.write(
		(allowed, userId) =>
			[...publishPrices(db, { ...prices, userId }, allowed), selectNewestPrices(db)] as const,
	);
	const current = pricesOf(newest);
	keepPrices(current);
	if (own.length === 0)
		return answer(409, {
			failure: isRevert ? "overtaken" : "conflict",
			base: current.version,
			attempt: crypto.randomUUID(),
		});
	return redirectWithFlash(ownerPaths.prices, "prices-published");
}

/** Loads an earlier version, with the reason of its publication. */
async function loadEarlier(owner: Owner, db: Database, version: string) {
	const [rows] = (await owner.read([selectPrices(db, version)])).results;
	if (rows.length === 0 && !isFirstVersion(version)) throw new Response(null, { status: 404 });
	const { version: _, ...book } = rows.length > 0 ? pricesOf(rows) : rateCard;
	return { book, reason: priceBookPage.revertReason(version) };
}
