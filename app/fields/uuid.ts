const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;

/** Whether a form's text is an id as pages make it. */
export function isUuid(text: string): boolean {
	return UUID.test(text);
}
