import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { getDraft, listDrafts, type NoteDraft, watchDrafts } from "#app/admin/quote/note-drafts.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { paths } from "#app/config/paths.ts";
import { notesTexts } from "#app/content/notes.ts";

/** Names the quotes whose notes are not saved. Drafts typed right now join them when `page` changes. */
export function UnsavedDrafts({ page }: { page: unknown }) {
	const [drafts, setDrafts] = useState<readonly NoteDraft[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page, another look
	useEffect(() => setDrafts(listDrafts()), [page]);
	useEffect(() => {
		const dropSaved = () => setDrafts((known) => known.filter(({ quoteId }) => getDraft(quoteId) !== null));
		return watchDrafts(dropSaved);
	}, []);
	if (drafts.length === 0) return null;
	return (
		<Alert tone="warning" title={notesTexts.unsaved.elsewhere(drafts.length)}>
			<QuoteNames quotes={drafts} />
		</Alert>
	);
}

interface QuoteNamesProps {
	quotes: readonly { quoteId: string; name: string }[];
	/** The page to which a name leads; the quote's own, unless said otherwise. */
	addressOf?: (quoteId: string) => string;
}

export function QuoteNames({ quotes, addressOf = paths.adminQuote }: QuoteNamesProps) {
	return (
		<ul className="flex flex-wrap gap-x-4">
			{quotes.map(({ quoteId, name }) => (
				<li key={quoteId} className="min-w-0">
					<Link to={addressOf(quoteId)} className="link tap min-w-11 wrap-anywhere">
						{name || notesTexts.unsaved.unnamed}
					</Link>
				</li>
			))}
		</ul>
	);
}
