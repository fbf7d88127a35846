/** What says who asked. */
export interface Asker {
	/** The phone number is in E.164. */
	readonly phone: string;
	readonly email: string | null;
	readonly spam: boolean;
	readonly test: boolean;
}

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
	owners: ReadonlyMap<string, string | null>,
	before: string | null,
	newId: string,
): Assignment & { customerId: string } {
	const ownerOf = (key: string) => owners.get(key) ?? null;
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
	owners: ReadonlyMap<string, string | null>,
	before: string | null,
	newId: string,
): Assignment {
	if (asker.test) return { customerId: before, isNew: false, keys: [] };
	const assigned = assignKeys(keysOf(asker), owners, before, newId);
	if (!asker.spam) return assigned;
	return { customerId: assigned.isNew ? null : assigned.customerId, isNew: false, keys: [] };
}
