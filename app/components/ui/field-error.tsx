import { fieldLabels } from "#app/content/site.ts";
import type { FormField } from "./form-field.ts";
import { Icon } from "./icon.tsx";
import { WithPhone } from "./with-phone.tsx";

export function FieldError({ field }: { field: FormField }) {
	const message = field.errors?.[0];
	if (!message) return null;
	return (
		<p id={field.errorId} className="flex gap-2 text-sm font-bold text-alarm">
			<Icon name="alert" className="mt-0.5 size-5" />
			<span>
				<span className="sr-only">{fieldLabels.error} </span>
				<WithPhone text={message} />
			</span>
		</p>
	);
}
