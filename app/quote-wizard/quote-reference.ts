/** A quote's id, short enough to say on the phone. */
export function quoteReference(id: string): string {
	return id.slice(0, 8).toUpperCase();
}
