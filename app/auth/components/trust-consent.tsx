import { trustConsent } from "#app/content/devices.ts";

export function TrustConsent({ defaultChecked }: { defaultChecked: boolean }) {
	return (
		<label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-md border border-edge bg-white px-4 py-3 transition-colors hover:border-ink hover:bg-sky has-checked:border-ink has-checked:bg-glass-mist has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-glass">
			<input
				type="checkbox"
				name="trust"
				defaultChecked={defaultChecked}
				aria-describedby="trust-hint"
				className="mt-0.5 size-5 shrink-0 accent-ink focus-visible:outline-none"
			/>
			<span className="grid gap-0.5">
				<span className="leading-snug font-bold">{trustConsent.label} </span>
				<span id="trust-hint" className="text-sm text-pretty text-ink-soft">
					{trustConsent.hint}
				</span>
			</span>
		</label>
	);
}
