/** The address that opens a text message with these words to a number as it is saved. */
export function textAddress(saved: string, words: string): string {
	const [number = ""] = saved.split(";");
	// iOS wants the `&`, Android the `?`.
	return `sms:${number}?&body=${encodeURIComponent(words)}`;
}

/** The address that opens a mail, to nobody yet without an `email`, with what it is to begin with. */
export function mailAddress(email: string | null, begins?: { subject: string; words: string }): string {
	const to = encodeURIComponent(email ?? "").replace("%40", "@");
	if (!begins) return `mailto:${to}`;
	return `mailto:${to}?subject=${encodeURIComponent(begins.subject)}&body=${encodeURIComponent(begins.words)}`;
}
