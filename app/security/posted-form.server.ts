/** The fields by which the form library sends itself commands, as JSON. */
const COMMAND_FIELDS = ["__intent__", "__state__"];

/**
 * The fields of a posted form. The form library's own commands are left out: no page sends one, and
 * one that somebody made up would throw while it is read. So are files: no form asks for one.
 * @throws {Response} 400 when the body is no form.
 */
export async function readPostedForm(request: Request): Promise<FormData> {
	const form = await request.formData().catch(() => {
		throw new Response(null, { status: 400 });
	});
	const fields = new FormData();
	for (const [name, value] of form) {
		if (typeof value === "string" && !COMMAND_FIELDS.includes(name)) fields.append(name, value);
	}
	return fields;
}
