import { useEffect } from "react";
import { dropOfferDraft, offerDraftIds } from "#app/admin/offer/offer-drafts.ts";
import { paths } from "#app/config/paths.ts";
import { useErasing } from "#app/live-feed/feed-provider.tsx";

/** Drops what this browser keeps of offers whose quotes are not there any more, because their customers were erased: as the pages open,
 * and when somebody is erased meanwhile. Unsaved notes are named on the list, and their page says what became of the quote. */
export function useErasedDrafts(): void {
	useEffect(() => void dropErased(), []);
	useErasing(dropErased);
}

async function dropErased(): Promise<void> {
	for (const quoteId of offerDraftIds()) {
		// Without a session the answer leads elsewhere, without a connection there is none: then the draft stays.
		const answer = await fetch(paths.adminQuote(quoteId), { method: "HEAD", redirect: "manual" }).catch(
			() => null,
		);
		if (answer?.status === 404) dropOfferDraft(quoteId);
	}
}
