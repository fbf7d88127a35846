import { contactStep } from "#app/content/wizard.ts";
import { DRAFT_FIELD, HONEYPOT_FIELD } from "#app/quote-wizard/hidden-fields.ts";

/**
 * Carries the draft that the page was made of, so that what it shows is what its button saves. A browser that fills a
 * page in again after Back must leave it alone, which only `autocomplete` says, and an input of type hidden may not have.
 */
export function DraftField({ token }: { token: string }) {
	return <input hidden readOnly type="text" name={DRAFT_FIELD} value={token} autoComplete="off" />;
}

/** A field off the screen that people neither see nor reach; programs that fill in everything give themselves away by it. */
export function HoneypotField() {
	return (
		<div className="absolute -left-[9999px]" aria-hidden="true">
			<label>
				{contactStep.labels.honeypot}
				<input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" maxLength={60} />
			</label>
		</div>
	);
}
