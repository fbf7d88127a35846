import { expect, test } from "vitest";
import { assignCustomer, keysOf, nameOfCustomer } from "./assign-customer.ts";

const [phone, email] = ["+15705550123", "Ann@Example.com"];
const asker = { phone, email, spam: false, test: false };
const [, address = ""] = keysOf(asker);
/** Returns whose these numbers and addresses are, by the ids; each is called as the id. */
const owned = (ids: Readonly<Record<string, string>>) =>
	new Map(Object.entries(ids).map(([key, id]) => [key, { id, name: id }]));

test.each([
	[
		"somebody new has a number and an address",
		{},
		null,
		{ customerId: "new", isNew: true, keys: [phone, address] },
	],
	[
		"the number says who it is",
		{ [phone]: "ann", [address]: "bob" },
		"cy",
		{ customerId: "ann", isNew: false, keys: [] },
	],
	[
		"a new number is of the one who has the address",
		{ [address]: "bob" },
		"cy",
		{ customerId: "bob", isNew: false, keys: [phone] },
	],
	[
		"else of the quote's customer before",
		{},
		"cy",
		{ customerId: "cy", isNew: false, keys: [phone, address] },
	],
	[
		"a new address is of the one who has the number",
		{ [phone]: "ann" },
		null,
		{ customerId: "ann", isNew: false, keys: [address] },
	],
])("%s", (_, owners, before, assigned) => {
	expect(assignCustomer(asker, owned(owners), before, "new")).toEqual(assigned);
});

test("what is in Spam makes nobody known and is whose number it has; a test stays nobody's", () => {
	const nothing = { isNew: false, keys: [] };
	const spam = { ...asker, spam: true };
	expect(assignCustomer(spam, new Map(), null, "new")).toEqual({ customerId: null, ...nothing });
	expect(assignCustomer(spam, owned({ [phone]: "ann" }), null, "new")).toEqual({
		customerId: "ann",
		...nothing,
	});
	const tested = { ...asker, test: true };
	expect(assignCustomer(tested, owned({ [phone]: "ann" }), null, "new")).toEqual({
		customerId: null,
		...nothing,
	});
});

test.each([
	["more of the name is told", "Ann Lee", "Ann Maria Lee", null, "Ann Maria Lee"],
	["one of the same household asks", "Ann O’Lee", "Bob oLee", null, "Bob oLee"],
	["somebody else types the number", "Ann Lee", "Bob Roe", null, "Ann Lee"],
	["an initial is no name in common", "Ann B Lee", "Bob B", null, "Ann B Lee"],
	["the name is corrected where it was told", "An Le", "Ann Lee", "An Le", "Ann Lee"],
	["a quote of another name is corrected", "Ann Lee", "Rob Roe", "Bob Roe", "Ann Lee"],
])("what a customer is called where %s", (_, known, name, before, called) => {
	const owners = new Map([
		[phone, { id: "ann", name: known }],
		[address, { id: "cy", name }],
	]);
	expect(nameOfCustomer("ann", owners, { name, before })).toBe(called);
	expect(nameOfCustomer("new", owners, { name, before })).toBe(name);
});
