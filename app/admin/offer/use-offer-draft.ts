import { useEffect, useState } from "react";
import { dropOfferDraft, dropSentDraft, getOfferDraft, keepOfferDraft } from "./offer-drafts.ts";
import { type OfferFormValues, readOfferForm } from "./read-offer.ts";

interface OfferDraft {
	/** What was typed before and not sent; null where there is nothing of it. */
	restored: OfferFormValues | null;
	/** Keeps each change of the form on the device. */
	keepTyped(form: HTMLFormElement): void;
	discard(): void;
}

/** An offer that is being typed outlives a reload, a lost connection and the session; `posted` is what the page answers. */
export function useOfferDraft(
	{ quoteId, name }: { quoteId: string; name: string | null },
	newest: { id: string } | null,
	posted: OfferFormValues | undefined,
): OfferDraft {
	const [restored, setRestored] = useState<OfferFormValues | null>(null);
	useEffect(() => {
		if (posted) {
			keepOfferDraft(quoteId, posted, name);
			return;
		}
		if (newest) dropSentDraft(quoteId, [newest]);
		setRestored(getOfferDraft(quoteId));
	}, [quoteId, name, newest, posted]);
	return {
		restored: posted ? null : restored,
		keepTyped: (form) => keepOfferDraft(quoteId, readOfferForm(new FormData(form)), name),
		discard() {
			dropOfferDraft(quoteId);
			setRestored(null);
		},
	};
}
