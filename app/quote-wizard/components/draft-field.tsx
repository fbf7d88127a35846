import { DRAFT_FIELD } from "#app/quote-wizard/draft-field.ts";

/**
 * Carries the draft that the page was made of, so that what it shows is what its button saves. A browser that fills a
 * page in again after Back must leave it alone, which only `autocomplete` says, and an input of type hidden may not have.
 */
export function DraftField({ token }: { token: string }) {
	return <input hidden readOnly type="text" name={DRAFT_FIELD} value={token} autoComplete="off" />;
}
