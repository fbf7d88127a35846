/** An IPv6 /48 may do as much as so many of its /64s: one customer of a provider has 65,536 of them. */
export const WIDE_SHARE = 3;

const SEPARATOR = ".";

/** The code of a network within a wider one; that of a network alone where there is none. */
export function networkCode(network: string, wide: string | null): string {
	return wide === null ? network : wide + SEPARATOR + network;
}

/** Returns the code of the wider network: the beginning of those within it, or the network's own. */
export function wideNetwork(code: string): string {
	return code.split(SEPARATOR)[0] ?? code;
}

/** The first code after all those within a wider network, in the order of texts. */
export function endOfNetwork(wide: string): string {
	return wide + String.fromCharCode(SEPARATOR.charCodeAt(0) + 1);
}
