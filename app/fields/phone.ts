/** This matches an extension as typed ("x12", "ext. 12", "#12") and as saved (";ext=12"): normalizing twice changes nothing. */
const EXTENSION = /[;,]?\s*(?:ext(?:ension)?\.?|x|#)[\s=:]*(\d{1,6})$/i;

/** What pasted numbers bring along unseen: direction marks, joiners, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const HYPHENS = /[\u2010-\u2015\u2212]/g;
const KIND = /[([]?\b(?:tel|telephone|phone|cell|cellphone|mobile|home|work|office)\b[.:]?[)\]]?/gi;
const DIALED_ABROAD = /^\(?0(?:11|0)\)?(?=[\s().-]*[1-9])/;
/** The zero that is dialed at home alone, as in `+44 (0)20 7946 0018`. */
const DIALED_AT_HOME = /^(\+\d+[\s.-]*)\(0\)/;

function plain(typed: string): string {
	const text = typed.normalize("NFKC").replace(INVISIBLE, "").replace(HYPHENS, "-").replace(KIND, " ");
	return text.trim().replace(DIALED_ABROAD, "+").replace(DIALED_AT_HOME, "$1");
}

export function lacksAreaCode(typed: string): boolean {
	return /^[\d\s.-]+$/.test(plain(typed)) && plain(typed).replace(/\D/g, "").length === 7;
}

/** E.164, with `;ext=` for an extension (RFC 3966), by default North American. Null when it is no phone number. */
export function normalizePhone(typed: string): string | null {
	const text = plain(typed);
	const extension = text.match(EXTENSION)?.[1];
	const number = extension ? text.replace(EXTENSION, "") : text;
	if (!/^[+\d\s().\-/[\]]+$/.test(number)) return null;
	const digits = number.replace(/\D/g, "");
	const e164 = number.trimStart().startsWith("+") ? international(digits) : northAmerican(digits);
	return e164 && (extension ? `${e164};ext=${extension}` : e164);
}

/** `(570) 555-0123`, followed by `ext. 12` where there is one. */
export function formatPhone(saved: string): string {
	const [number = "", extension] = saved.split(";ext=");
	const local = number.match(/^\+1(\d{3})(\d{3})(\d{4})$/);
	const shown = local ? `(${local[1]}) ${local[2]}-${local[3]}` : number;
	return extension ? `${shown} ext. ${extension}` : shown;
}

/** Returns a number as it is shown, and an email address as it is. */
export function formatKey(key: string): string {
	return key.startsWith("+") ? formatPhone(key) : key;
}

function northAmerican(digits: string): string | null {
	const local = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
	// Neither the area code nor the exchange begins with 0 or 1.
	return /^[2-9]\d{2}[2-9]\d{6}$/.test(local) ? `+1${local}` : null;
}

function international(digits: string): string | null {
	if (digits.startsWith("1")) return northAmerican(digits);
	return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}
