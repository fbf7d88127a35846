/** These are keys in a column of the keypad, and years and pairs that people like. */
const LIKED = ["2580", "0852", "1004", "6969", "1313", "4200", "2001", "1010", "5683", "0007"];

/** Whether a PIN is among the first that somebody would try: one digit or a pair repeated, digits in a row up or down,
 * a year of living memory, a liked one, or one of `known`. */
export function isGuessablePin(pin: string, known: readonly string[] = []): boolean {
	if (!/^\d{4}$/.test(pin)) return true;
	const digits = Array.from(pin, Number);
	const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10);
	const isRow = new Set(steps).size === 1 && [0, 1, 9].includes(steps[0] ?? 0);
	const isPairs = pin.slice(0, 2) === pin.slice(2) || /^(\d)\1(\d)\2$/.test(pin);
	const isYear = /^(19[4-9]|20[0-4])\d$/.test(pin);
	return isRow || isPairs || isYear || LIKED.includes(pin) || known.includes(pin);
}
