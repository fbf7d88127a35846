/** Returns the whole dollars that a text says as people write them, such as `1250`, `$1,250` or `1250.00`; NaN where it says none. */
export function wholeDollars(text: string): number {
	const [, digits = "none"] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.00)?$/.exec(text.trim()) ?? [];
	return Number(digits.replaceAll(",", ""));
}
