import { type Customer, type CustomerEvent, mergesInForce } from "./customer.ts";

/** What an owner asks of a customer. */
export type CustomerCommand = { readonly customerId: string } & (
	| {
			readonly type: "note";
			readonly note: string | null;
			/** The note is as it was when the form was shown. */
			readonly seen: string | null;
	  }
	/** Makes another customer a part of this one, or a customer of its own again. */
	| { readonly type: "merge" | "separate"; readonly other: string }
);

/** What a command comes to: no event where all is as asked already.
 * It is refused because a customer is gone or a part of another one by now, or the note is not the one that was shown. */
export type CustomerDecision =
	| { readonly event: CustomerEvent | null }
	| { readonly refused: "gone" | "newer" };

/** Decides on customers as they are now, with the events of the one that is meant, the first first. */
export function decideCustomer(
	customers: readonly Customer[],
	events: readonly CustomerEvent[],
	command: CustomerCommand,
): CustomerDecision {
	const { customerId, type } = command;
	const customer = customers.find(({ id }) => id === customerId);
	if (!customer) return { refused: "gone" };
	if (type === "note") {
		const { note: to, seen } = command;
		if (customer.note === to) return { event: null };
		if (customer.note !== seen) return { refused: "newer" };
		return { event: { action: "noted", customerId, from: customer.note, to } };
	}
	const other = customers.find(({ id }) => id === command.other);
	if (!other || other.id === customerId) return { refused: "gone" };
	if (type === "separate") {
		const merge = mergesInForce(customerId, events).find((merged) => merged.other === other.id);
		// Moved on with its customer into another one, it comes back with that one first.
		if (!merge || other.primaryId !== customerId) return { refused: "gone" };
		return { event: { ...merge, action: "separated" } };
	}
	if (customer.primaryId !== customerId) return { refused: "gone" };
	if (other.primaryId === customerId) return { event: null };
	if (other.primaryId !== other.id) return { refused: "gone" };
	const moved = customers.flatMap(({ id, primaryId }) =>
		primaryId === other.id && id !== other.id ? [id] : [],
	);
	return { event: { action: "merged", customerId, other: other.id, moved } };
}
