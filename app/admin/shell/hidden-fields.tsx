/** What a form sends unseen, by the names of its fields. */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string | number>> }) {
	return Object.entries(fields).map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	));
}
