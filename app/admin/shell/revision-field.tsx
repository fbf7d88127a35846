/** Of the quote as a form shows it, by which the server knows the same form again: after a double press or a lost answer. */
export function RevisionField({ revision }: { revision: number }) {
	return <input type="hidden" name="revision" value={revision} />;
}
