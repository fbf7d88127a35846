import { contactStep } from "#app/content/wizard.ts";
import { DRAFT_FIELD, HONEYPOT_FIELD } from "#app/quote-wizard/hidden-fields.ts";

/** Browsers restore a field after Back unless `autocomplete` is off, which a hidden input may not have. */
export function DraftField({ token }: { token: string }) {
	return <input hidden readOnly type="text" name={DRAFT_FIELD} value={token} autoComplete="off" />;
}

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
