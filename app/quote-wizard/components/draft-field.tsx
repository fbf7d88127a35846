import { DRAFT_FIELD } from "../draft-field";

/** Carries the draft that the page was made of, so that what it shows is what its button saves. */
export function DraftField({ token }: { token: string }) {
	// A browser that fills a page in again after Back or a reload leaves this to the page.
	return <input type="hidden" name={DRAFT_FIELD} value={token} autoComplete="off" />;
}
