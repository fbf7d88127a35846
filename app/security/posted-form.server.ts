/**
 * The names that the site's own fields have. The form library reads others as commands to itself (`__intent__`), which
 * may throw, or as paths: `a[9999999]` becomes a list of ten million entries, and keeps a Worker busy for a quarter of
 * a minute.
 */
const FIELD_NAME = /^[a-z][a-z0-9-]*$/i;

/** More than any form of the site sends. The form library gathers repeated fields in time that grows with their square. */
const MAX_FIELDS = 100;

/**
 * The fields of a posted form. What no page of the site sends is left out: other names, and files.
 * @throws {Response} 400 when the body is no form, 413 when it has more fields than any form of ours.
 */
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
