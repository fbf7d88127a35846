import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { answerTexts } from "#app/content/customer-offer.ts";
import type { CustomerOfferPage } from "#app/customer-page/offer-page.ts";

interface RefusedAnswerProps {
	page: CustomerOfferPage;
	intent: keyof CustomerOfferPage["attempts"];
}

/** What is wrong with a form of the page, above its fields; nothing of a form that was not refused. */
export function RefusedAnswer({ page: { kept }, intent }: RefusedAnswerProps) {
	const errors = kept?.intent === intent ? Object.entries(kept.errors) : [];
	if (errors.length === 0) return null;
	const listed = errors.map(([name, message]) => ({ fieldId: `${intent}-${name}`, message }));
	return <ErrorSummary {...answerTexts.refused} errors={listed} />;
}
