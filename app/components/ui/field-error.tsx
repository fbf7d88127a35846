import { fieldLabels } from "#app/content/site.ts";
import { Icon } from "./icon.tsx";
import { WithPhone } from "./with-phone.tsx";

export interface FormField {
	id: string;
	name: string;
	errorId: string;
	descriptionId: string;
	errors: readonly string[] | undefined;
	initialValue?: unknown;
}

export function describedBy(field: FormField, hint: unknown): string | undefined {
	const ids = [hint ? field.descriptionId : "", field.errors ? field.errorId : ""].filter(Boolean);
	return ids.length > 0 ? ids.join(" ") : undefined;
}

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
