/** As typed ("x12", "ext. 12", "#12") and as saved (";ext=12"), so that normalising twice changes nothing. */
const EXTENSION = /[;,]?\s*(?:ext(?:ension)?\.?|x|#)[\s=:]*(\d{1,6})$/i;

/**
 * The phone number as it is saved, from any way people type one: E.164, with
 * `;ext=` for an extension (RFC 3966). Numbers without a country code are
 * North American. Null when it cannot be a phone number.
 */
export function normalizePhone(typed: string): string | null {
	const text = typed.trim();
	const extension = text.match(EXTENSION)?.[1];
	const number = extension ? text.replace(EXTENSION, "") : text;
	if (!/^[+\d\s().\-–/]+$/.test(number)) return null;
	const digits = number.replace(/\D/g, "");
	const e164 = number.trimStart().startsWith("+") ? international(digits) : northAmerican(digits);
	return e164 && (extension ? `${e164};ext=${extension}` : e164);
}

/** A saved phone number as people read it: `(570) 555-0123`, with `ext. 12` behind it where it has one. */
export function formatPhone(saved: string): string {
	const [number = "", extension] = saved.split(";ext=");
	const local = number.match(/^\+1(\d{3})(\d{3})(\d{4})$/);
	const shown = local ? `(${local[1]}) ${local[2]}-${local[3]}` : number;
	return extension ? `${shown} ext. ${extension}` : shown;
}

function northAmerican(digits: string): string | null {
	const local = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
	return /^[2-9]\d{9}$/.test(local) ? `+1${local}` : null;
}

function international(digits: string): string | null {
	if (digits.startsWith("1")) return northAmerican(digits);
	return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}
