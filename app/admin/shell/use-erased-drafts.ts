import { useEffect } from "react";
import { dropOfferDraft, offerDraftIds } from "#app/admin/offer/offer-drafts.ts";
import { dropDraft, listDrafts } from "#app/admin/quote/note-drafts.ts";
import { paths } from "#app/config/paths.ts";
import { useErasing } from "#app/live-feed/feed-provider.tsx";

/** Drops what this browser keeps of quotes that are not there any more, whose customers were erased: as the pages open, and when
 * somebody is erased meanwhile. */
export function useErasedDrafts(): void {
	useEffect(() => void dropErased(), []);
	useErasing(dropErased);
}

async function dropErased(): Promise<void> {
	const quoteIds = new Set([...listDrafts().map(({ quoteId }) => quoteId), ...offerDraftIds()]);
	for (const quoteId of quoteIds) {
		// Without a session the answer leads elsewhere, without a connection there is none: then the draft stays.
		const answer = await fetch(paths.adminQuote(quoteId), { method: "HEAD", redirect: "manual" }).catch(
			() => null,
		);
		if (answer?.status !== 404) continue;
		dropDraft(quoteId);
		dropOfferDraft(quoteId);
	}
}
