import { type Visit, visitIn } from "#app/catalog/came-from.ts";
import { paths } from "#app/config/paths.ts";
import { VISIT_FIELD } from "#app/fields/visit.ts";

/** Returns how the visitor of a page came to the site, as its address and the page before tell; null where neither does, and for
 * who objects. */
export function visitOf({ url, headers }: Pick<Request, "url" | "headers">): Visit | null {
	if (objects(headers)) return null;
	const address = new URL(url);
	const referrer = headers.get("Referer") ?? "";
	const before = URL.canParse(referrer) ? new URL(referrer) : null;
	const isOutside = before !== null && before.host !== address.host;
	const landing = before && !isOutside && !visitIn(address.searchParams) ? before : address;
	const told = landing.searchParams;
	if (isOutside) told.set("ref", before.hostname);
	if (!visitIn(told)) return null;
	told.set("start", landing.pathname);
	return visitFrom(told);
}

/** Takes out of a step's form what a script of the site remembered of the visit; null for who objects. */
export function takeVisit(form: FormData, { headers }: Pick<Request, "headers">): Visit | null {
	const told = new URLSearchParams(String(form.get(VISIT_FIELD) ?? ""));
	form.delete(VISIT_FIELD);
	return objects(headers) ? null : visitFrom(told);
}

/** Who begins at the quote itself saw no page before it. */
function visitFrom(told: URLSearchParams): Visit | null {
	if (told.get("start") === paths.quote) told.delete("start");
	return visitIn(told);
}

const objects = (headers: Headers) => headers.get("Sec-GPC") === "1";
