/** Writes one line of JSON to the Worker's log. Nothing personal belongs into it. */
export function logError(event: string, error: unknown, fields: Record<string, string | number> = {}): void {
	const { name, message } = error instanceof Error ? error : { name: typeof error, message: String(error) };
	console.error(JSON.stringify({ level: "error", event, error: name, message, ...fields }));
}

/** Likewise, for what is worth a look but failed nobody. */
export function logWarning(event: string, fields: Record<string, string | number> = {}): void {
	console.warn(JSON.stringify({ level: "warning", event, ...fields }));
}
