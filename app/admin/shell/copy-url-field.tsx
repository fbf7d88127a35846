/** Shows an address to be copied: a touch selects all of it. */
export function CopyUrlField({ label, address }: { label: string; address: string }) {
	return (
		<label className="grid gap-1 text-sm text-ink-soft">
			{label}
			<input
				type="text"
				readOnly
				value={address}
				onFocus={(event) => event.currentTarget.select()}
				className="min-h-11 w-full rounded-md border border-edge bg-sky px-3 text-ink"
			/>
		</label>
	);
}
