import { Button } from "#app/components/ui/button.tsx";
import { MAX_ZIP_INPUT } from "#app/fields/zip.ts";

interface ZipFormProps {
	action: string;
	label: string;
	button: string;
	zip?: string;
	area?: string | undefined;
	placeholder?: string;
	ignoreEmpty?: boolean;
}

/** A script shows the answer at `zip-result`, without a reload. */
export function ZipForm({ action, label, button, zip, area, placeholder, ignoreEmpty }: ZipFormProps) {
	return (
		<form
			method="get"
			action={action}
			data-zip-form="zip-result"
			{...(ignoreEmpty && { "data-ignore-empty": "" })}
			className="grid gap-2"
		>
			{area && <input type="hidden" name="area" value={area} />}
			<label htmlFor="zip" className="font-bold">
				{label}
			</label>
			<div className="flex flex-wrap gap-3">
				<input
					id="zip"
					type="text"
					name="zip"
					inputMode="numeric"
					autoComplete="postal-code"
					maxLength={MAX_ZIP_INPUT}
					defaultValue={zip}
					placeholder={placeholder}
					className="min-h-12 w-40 min-w-0 grow rounded-md border border-edge bg-white px-4 text-lg tabular-nums text-ink placeholder:text-ink-soft/70 min-[30rem]:max-w-48"
				/>
				<Button className="grow min-[30rem]:grow-0">{button}</Button>
			</div>
		</form>
	);
}
