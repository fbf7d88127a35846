import { foldText } from "#app/fields/fold-text.ts";

/** What says who asked. */
export interface Asker {
	/** The phone number is in E.164. */
	readonly phone: string;
	readonly email: string | null;
	readonly spam: boolean;
	readonly test: boolean;
}

/** Whose a number or an address is. */
export interface Owner {
	readonly id: string;
	/** The customer is called this. */
	readonly name: string;
}
/** Whose numbers and addresses are; null for nobody's. */
export type Owners = ReadonlyMap<string, Owner | null>;

/** Whose a quote is, and what is known of them by it. */
export interface Assignment {
	/** The id is null for nobody's. */
	readonly customerId: string | null;
	/** Whether the customer begins with this quote. */
	readonly isNew: boolean;
	/** Numbers and addresses by which the customer is known from now on. */
	readonly keys: readonly string[];
}

/** Somebody is known by these; the phone number is in E.164. */
export interface KnownBy {
	readonly phone: string;
	readonly email?: string | null | undefined;
}

/** Returns by what somebody is known: the phone number, and the email address in lower case. */
export function keysOf({ phone, email = null }: KnownBy): string[] {
	return email === null ? [phone] : [phone, email.toLowerCase()];
}

/** Decides who is known by these numbers and addresses, the number first: whose the first known one is, else the customer before,
 * else somebody new. */
export function assignKeys(
	keys: readonly string[],
	owners: Owners,
	before: string | null,
	newId: string,
): Assignment & { customerId: string } {
	const ownerOf = (key: string) => owners.get(key)?.id ?? null;
	const known = keys.map(ownerOf).find((owner) => owner !== null) ?? before;
	return {
		customerId: known ?? newId,
		isNew: known === null,
		keys: keys.filter((key) => ownerOf(key) === null),
	};
}

/**
 * Decides whose a quote is. It is the customer's who has its phone number. A new number is of the one who has the email address, else of
 * the quote's customer before, else of somebody new. What is in Spam makes nobody known, and a test is nobody's.
 */
export function assignCustomer(
	asker: Asker,
	owners: Owners,
	before: string | null,
	newId: string,
): Assignment {
	if (asker.test) return { customerId: before, isNew: false, keys: [] };
	const assigned = assignKeys(keysOf(asker), owners, before, newId);
	if (!asker.spam) return assigned;
	return { customerId: assigned.isNew ? null : assigned.customerId, isNew: false, keys: [] };
}

/** Returns what a customer of these is called once a quote told a name: that one, if it has a word of the known name, or corrects it on the
 * quote that told it (`before`). Another name is the quote's own: who types somebody else's number does not rename them. */
export function nameOfCustomer(
	customerId: string | null,
	owners: Owners,
	{ name, before }: { name: string; before: string | null },
): string {
	const known = [...owners.values()].find((owner) => owner?.id === customerId)?.name;
	if (known === undefined || known === before) return name;
	const words = wordsOf(known);
	return wordsOf(name).some((word) => words.includes(word)) ? name : known;
}

function wordsOf(name: string): string[] {
	return foldText(name).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}
