/** The names of fields are plain: Conform reads others as commands (`__intent__`) or paths, and `a[9999999]` makes ten million entries. */
const FIELD_NAME = /^[a-z][a-z0-9-]*$/i;

/** No form that Conform reads has this many fields. Conform's time grows with the square of repeated fields. */
const MAX_FIELDS = 100;

/** A posted form's fields, without files and names that the site does not use.
 * @throws {Response} 400 when the body is no form, 413 when it has more than `maxFields`. */
export async function readPostedForm(request: Request, maxFields = MAX_FIELDS): Promise<FormData> {
	return (await readPostedFiles(request, maxFields)).fields;
}

/** Reads as `readPostedForm` does, with the files that were chosen: a field without a choice sends one without bytes and name. */
export async function readPostedFiles(
	request: Request,
	maxFields = MAX_FIELDS,
): Promise<{ fields: FormData; files: File[] }> {
	const form = await request.formData().catch(() => {
		throw new Response(null, { status: 400 });
	});
	const fields = new FormData();
	const files: File[] = [];
	let count = 0;
	for (const [name, value] of form) {
		if (++count > maxFields) throw new Response(null, { status: 413 });
		if (typeof value !== "string") {
			if (value.size > 0 || value.name !== "") files.push(value);
		} else if (FIELD_NAME.test(name)) fields.append(name, value);
	}
	return { fields, files };
}
