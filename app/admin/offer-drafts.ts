import * as z from "zod/mini";
import type { OfferFormValues } from "#app/offers/offer-form.ts";

const rowSchema = z.object({ label: z.string(), amount: z.string(), kind: z.enum(["work", "saving"]) });

/** An offer's form as it was typed: kept on the device, and returned by a response to a browser that is signed out. */
export const offerValuesSchema = z.object({
	id: z.string(),
	rows: z.array(rowSchema),
	note: z.string(),
	until: z.string(),
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
	return { id: text("id"), rows, note: text("note"), until: text("until") };
}

const PREFIX = "offer-draft:";

/** What was typed of a quote's offer and not sent; null where nothing was, or the browser refuses its storage. */
export function getOfferDraft(quoteId: string): OfferFormValues | null {
	try {
		return offerValuesSchema.parse(JSON.parse(localStorage.getItem(PREFIX + quoteId) ?? ""));
	} catch {
		return null;
	}
}

export function keepOfferDraft(quoteId: string, values: OfferFormValues): void {
	inStorage((storage) => storage.setItem(PREFIX + quoteId, JSON.stringify(values)));
}

export function dropOfferDraft(quoteId: string): void {
	inStorage((storage) => storage.removeItem(PREFIX + quoteId));
}

/** Drops the draft of an offer that was sent: its form has the offer's id. */
export function dropSentDraft(quoteId: string, offers: readonly { id: string }[]): void {
	const draft = getOfferDraft(quoteId);
	if (draft && offers.some(({ id }) => id === draft.id)) dropOfferDraft(quoteId);
}

export function dropAllOfferDrafts(): void {
	inStorage((storage) => {
		for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
	});
}

function inStorage(use: (storage: Storage) => void): void {
	try {
		use(localStorage);
	} catch {
		// The browser refuses its storage, or it is full: the form itself is still there.
	}
}
