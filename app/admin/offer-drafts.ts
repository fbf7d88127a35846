import * as z from "zod/mini";
import type { OfferFormValues } from "#app/offers/offer-form.ts";

const rowSchema = z.object({ label: z.string(), amount: z.string(), kind: z.enum(["work", "saving"]) });

/** An offer's form as it was typed: kept on the device, and returned by a response to a browser that is signed out. */
export const offerValuesSchema = z.object({
	id: z.string(),
	rows: z.array(rowSchema),
	note: z.string(),
	until: z.string(),
	changed: z._default(z.string(), ""),
});

/** The form as it is typed at the moment, with its empty rows. */
export function readTypedOffer(element: HTMLFormElement): OfferFormValues {
	const form = new FormData(element);
	const text = (name: string) => String(form.get(name) ?? "");
	const rows: OfferFormValues["rows"][number][] = [];
	for (let position = 0; form.has(`label-${position}`); position++) {
		const kind = text(`kind-${position}`) === "saving" ? "saving" : "work";
		rows.push({ label: text(`label-${position}`), amount: text(`amount-${position}`), kind });
	}
	return { id: text("id"), rows, note: text("note"), until: text("until"), changed: text("changed") };
}

const keptSchema = z.extend(offerValuesSchema, {
	/** The customer's; empty where the page did not know it. */
	name: z._default(z.string(), ""),
});
type KeptOffer = OfferFormValues & { name: string };

const PREFIX = "offer-draft:";

/** Drafts that the storage refused. */
const unkept = new Map<string, KeptOffer>();

/** What was typed of a quote's offer and not sent; null where nothing was. */
export function getOfferDraft(quoteId: string): OfferFormValues | null {
	const kept = readKept(quoteId);
	return kept && offerValuesSchema.parse(kept);
}

/** The quotes with an offer that was typed and not sent. */
export function listOfferDrafts(): { quoteId: string; name: string }[] {
	const ids = new Set(unkept.keys());
	inStorage((storage) => {
		for (const key of storedKeys(storage)) ids.add(key.slice(PREFIX.length));
	});
	return [...ids].flatMap((quoteId) => {
		const kept = readKept(quoteId);
		return kept ? [{ quoteId, name: kept.name }] : [];
	});
}

/** Without a name it stays as it was kept before. */
export function keepOfferDraft(quoteId: string, values: OfferFormValues, name?: string | null): void {
	const draft = { ...values, name: name ?? readKept(quoteId)?.name ?? "" };
	unkept.set(quoteId, draft);
	inStorage((storage) => {
		storage.setItem(PREFIX + quoteId, JSON.stringify(draft));
		unkept.delete(quoteId);
	});
}

export function dropOfferDraft(quoteId: string): void {
	unkept.delete(quoteId);
	inStorage((storage) => storage.removeItem(PREFIX + quoteId));
}

/** Drops the draft of an offer that was sent: its form has the offer's id. */
export function dropSentDraft(quoteId: string, offers: readonly { id: string }[]): void {
	const draft = getOfferDraft(quoteId);
	if (draft && offers.some(({ id }) => id === draft.id)) dropOfferDraft(quoteId);
}

export function dropAllOfferDrafts(): void {
	unkept.clear();
	inStorage((storage) => {
		for (const key of storedKeys(storage)) storage.removeItem(key);
	});
}

function readKept(quoteId: string): KeptOffer | null {
	const refused = unkept.get(quoteId);
	if (refused) return refused;
	try {
		return keptSchema.parse(JSON.parse(localStorage.getItem(PREFIX + quoteId) ?? ""));
	} catch {
		return null;
	}
}

function storedKeys(storage: Storage): string[] {
	return Object.keys(storage).filter((key) => key.startsWith(PREFIX));
}

function inStorage(use: (storage: Storage) => void): void {
	try {
		use(localStorage);
	} catch {
		// The browser refuses its storage, or it is full: this page remembers.
	}
}
