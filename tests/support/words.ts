/**
 * A word that no other test has, of letters alone. With digits in it, a search for "$1,438" now and then finds it: words
 * are found by what begins anywhere in a name, and an amount is looked for in its parts, too.
 */
export function aWord(): string {
	const digits = crypto.randomUUID().slice(0, 8);
	const letters = Array.from(digits, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
	return `Q${letters.join("")}`;
}
