/** The form library reads others as commands (`__intent__`) or paths: `a[9999999]` makes ten million entries. */
const FIELD_NAME = /^[a-z][a-z0-9-]*$/i;

/** More than any form of the site; the library's time grows with the square of repeated fields. */
const MAX_FIELDS = 100;

/** A posted form's fields, without files and names that the site does not use.
 * @throws {Response} 400 when the body is no form, 413 when it has too many fields. */
export async function readPostedForm(request: Request): Promise<FormData> {
	const form = await request.formData().catch(() => {
		throw new Response(null, { status: 400 });
	});
	const fields = new FormData();
	let count = 0;
	for (const [name, value] of form) {
		if (++count > MAX_FIELDS) throw new Response(null, { status: 413 });
		if (typeof value === "string" && FIELD_NAME.test(name)) fields.append(name, value);
	}
	return fields;
}
