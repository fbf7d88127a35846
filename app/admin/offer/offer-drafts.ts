import { useEffect } from "react";
import * as z from "zod/mini";
import { deviceDrafts } from "#app/admin/shell/device-drafts.ts";
import { paths } from "#app/config/paths.ts";
import { useErasing } from "#app/live-feed/feed-provider.tsx";

const rowSchema = z.object({ label: z.string(), amount: z.string(), kind: z.enum(["work", "saving"]) });

const offerValuesSchema = z.object({
	/** The id is the offer's: the same form again is the same offer. */
	id: z.string(),
	rows: z.array(rowSchema),
	note: z.string(),
	/** The last day of the offer is a date such as `2026-05-18`. */
	until: z.string(),
	/** The owner has seen the customer's last change or acceptance of this time; empty stands for none. */
	changed: z._default(z.string(), ""),
});
/** An offer's form as it was typed, which is kept on the device. */
export type OfferFormValues = z.output<typeof offerValuesSchema>;

const keptSchema = z.extend(offerValuesSchema, {
	/** The customer's; empty where the page did not know it. */
	name: z._default(z.string(), ""),
	/** Whether the offer is on its way, and no answer refused it. */
	isSent: z._default(z.boolean(), false),
});

const drafts = deviceDrafts("offer-draft:", keptSchema);

export function getOfferDraft(quoteId: string): OfferFormValues | null {
	const kept = drafts.get(quoteId);
	return kept && offerValuesSchema.parse(kept);
}

export function listOfferDrafts(): { quoteId: string; name: string }[] {
	const unsent = drafts.list().filter(({ draft }) => !draft.isSent);
	return unsent.map(({ quoteId, draft }) => ({ quoteId, name: draft.name }));
}

/** Keeps what was typed of an offer; without a name the one that was kept before stays. */
export function keepOfferDraft(quoteId: string, values: OfferFormValues, name?: string | null): void {
	const known = name ?? drafts.get(quoteId)?.name ?? "";
	drafts.keep(quoteId, { ...values, name: known, isSent: false });
}

/** The draft is listed no more; the form still has it where no answer came. */
export function markOfferSent(quoteId: string): void {
	const kept = drafts.get(quoteId);
	if (kept) drafts.keep(quoteId, { ...kept, isSent: true });
}

export const dropOfferDraft = drafts.drop;

/** Drops the draft of an offer that was sent: its form has the offer's id. */
export function dropSentDraft(quoteId: string, offers: readonly { id: string }[]): void {
	const draft = drafts.get(quoteId);
	if (draft && offers.some(({ id }) => id === draft.id)) drafts.drop(quoteId);
}

export const dropAllOfferDrafts = drafts.dropAll;

/** Drops the drafts of quotes that are gone because their customers were erased: as the pages open, and when somebody is erased. */
export function useErasedDrafts(): void {
	useEffect(() => void dropErased(), []);
	useErasing(dropErased);
}

async function dropErased(): Promise<void> {
	for (const { quoteId } of drafts.list()) {
		// Without a session the answer leads elsewhere, without a connection there is none: then the draft stays.
		const request = fetch(paths.adminQuote(quoteId), { method: "HEAD", redirect: "manual" });
		const answer = await request.catch(() => null);
		if (answer?.status === 404) drafts.drop(quoteId);
	}
}
