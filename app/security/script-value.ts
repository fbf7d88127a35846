/** A value as it stands in a script, or as a data script's whole content: nothing in it can end the script. */
export function scriptValue(value: object | string): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
