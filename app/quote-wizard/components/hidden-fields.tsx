import { contactStep } from "#app/content/wizard.ts";
import { HONEYPOT_FIELD } from "#app/quote-wizard/hidden-fields.ts";

export function HoneypotField() {
	return (
		<div className="absolute -left-[9999px]" aria-hidden="true">
			<label>
				{contactStep.honeypot}
				<input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" maxLength={60} />
			</label>
		</div>
	);
}
