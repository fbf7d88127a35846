/** The saved data. Every invariant that SQL can hold is a check, a key or a foreign key; times are UTC milliseconds, money is whole dollars.
 * After a change, `npm run db:generate` writes the migration. */
export * from "./schema/accounts.ts";
export * from "./schema/begun-requests.ts";
export * from "./schema/customers.ts";
export * from "./schema/offers.ts";
export * from "./schema/quote-records.ts";
export * from "./schema/quotes.ts";
export * from "./schema/settings.ts";
