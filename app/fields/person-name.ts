const TITLE = /^(dr|mr|mrs|ms|miss|mx|prof|professor|rev|reverend|sir|madam)\.?$/i;
const SUFFIX = /^(jr|sr|ii|iii|iv|md|phd|dds|esq)\.?$/i;

/** What couples, families, companies and signs have in their names, and what nobody is called. */
const NO_PERSON =
	/[&+/@\d]|\b(and|or|the|our|saint|st|first|second|family|household|church|chapel|parish|ministr(y|ies)|temple|school|academy|college|university|llc|inc|ltd|co|corp|corporation|company|group|services|club|association|hoa|society|foundation|trust|estates?|realty|properties|property|management|apartments|condos?|hotel|motel|inn|lodge|bank|office|clinic|dental|medical|restaurant|cafe|diner|salon|shop|store|market|farms?|township|borough|county|library|museum|center|owner|homeowner|tenant|resident|customer|anonymous|none|test)\b/i;

/** Returns the first name that someone can be greeted by, also in "Dr. John Smith" or "Smith, John"; the title with the
 * last name where there is no other; null where it is not surely the name of one person. */
export function greetingName(name: string): string | null {
	if (NO_PERSON.test(name)) return null;
	const [before = [], ...after] = name.split(",").map(wordsOf);
	const words = [...(after.find((part) => part.length > 0) ?? []), ...before];
	const titles = words.filter((word) => TITLE.test(word));
	const [first = "", ...others] = words.filter((word) => !TITLE.test(word));
	// Two capitals are initials, or a name in capitals of somebody who writes all in capitals.
	if (/^\p{Lu}{2}$/u.test(first)) return null;
	// An initial, or a script without capitals, whose first word may be the last name.
	if (!/^(?=.*\p{Lu}|.*\p{Ll})\p{L}[\p{L}\p{M}'’-]+$/u.test(first) || titles.length > 1) return null;
	const written = first === first.toLowerCase() || first === first.toUpperCase() ? capitalized(first) : first;
	return titles[0] && others.length === 0 ? `${titles[0]} ${written}` : written;
}

/** Returns how a customer is called: by the greeting's name, else by the whole one. */
export function knownAs(name: string): string {
	return greetingName(name) ?? name;
}

function wordsOf(text: string): string[] {
	return text.split(/\s+/).filter((word) => word !== "" && !SUFFIX.test(word));
}

function capitalized(word: string): string {
	return word.toLowerCase().replace(/(^|['’-])\p{L}/gu, (start) => start.toUpperCase());
}
