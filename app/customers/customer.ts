import * as z from "zod/mini";
import type { customers } from "#db/schema.ts";

/** What owners can do something to. It is shown as the primary one: itself, unless it is merged. The revision counts its events. */
export type Customer = Readonly<
	Pick<typeof customers.$inferSelect, "id" | "primaryId" | "note" | "revision">
>;

const id = z.string();
const text = z.nullable(z.string());
/** `other` is the customer that becomes, or ceases to be, a part of the first one, and `moved` are those that it brings along. */
const pair = { other: id, moved: z.array(id) };

/** What an owner did, with all that it takes to take it back. */
export const customerEventSchema = z.discriminatedUnion("action", [
	z.object({ action: z.literal("noted"), customerId: id, from: text, to: text }),
	z.object({ action: z.literal("merged"), customerId: id, ...pair }),
	z.object({ action: z.literal("separated"), customerId: id, ...pair }),
]);
export type CustomerEvent = z.output<typeof customerEventSchema>;
export type Merge = Extract<CustomerEvent, { action: "merged" }>;

/** The customers whose history tells of an event. */
export function concernedBy(event: CustomerEvent): string[] {
	return event.action === "noted" ? [event.customerId] : [event.customerId, event.other];
}

/** The only code that knows what an event does to customers. */
export function evolve(customers: readonly Customer[], event: CustomerEvent): Customer[] {
	const concerned = concernedBy(event);
	return customers.map((customer) => {
		const after = changed(customer, event);
		return concerned.includes(customer.id) ? { ...after, revision: customer.revision + 1 } : after;
	});
}

function changed(customer: Customer, event: CustomerEvent): Customer {
	switch (event.action) {
		case "noted":
			return customer.id === event.customerId ? { ...customer, note: event.to } : customer;
		case "merged":
			return isPart(customer, event) ? { ...customer, primaryId: event.customerId } : customer;
		case "separated":
			return isPart(customer, event) ? { ...customer, primaryId: event.other } : customer;
		default:
			return event satisfies never;
	}
}

function isPart({ id }: Customer, { other, moved }: Pick<Merge, "other" | "moved">): boolean {
	return id === other || moved.includes(id);
}

/** The merges of a customer that no owner took back, the last first, by its events, the first first. */
export function mergesInForce(customerId: string, events: readonly CustomerEvent[]): Merge[] {
	const merges: Merge[] = [];
	for (const event of events) {
		if (event.action === "noted" || event.customerId !== customerId) continue;
		if (event.action === "merged") merges.unshift(event);
		else
			merges.splice(
				merges.findIndex(({ other }) => other === event.other),
				1,
			);
	}
	return merges;
}
