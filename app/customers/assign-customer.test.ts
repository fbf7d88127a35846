import { expect, test } from "vitest";
import { assignCustomer, keysOf } from "./assign-customer.ts";

const [phone, email] = ["+15705550123", "Ann@Example.com"];
const asker = { phone, email, spam: false, test: false };
const [, address = ""] = keysOf(asker);

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
	expect(assignCustomer(asker, new Map(Object.entries(owners)), before, "new")).toEqual(assigned);
});

test("what is in Spam makes nobody known and is whose number it has; a test stays nobody's", () => {
	const nothing = { isNew: false, keys: [] };
	const spam = { ...asker, spam: true };
	expect(assignCustomer(spam, new Map(), null, "new")).toEqual({ customerId: null, ...nothing });
	expect(assignCustomer(spam, new Map([[phone, "ann"]]), null, "new")).toEqual({
		customerId: "ann",
		...nothing,
	});
	const tested = { ...asker, test: true };
	expect(assignCustomer(tested, new Map([[phone, "ann"]]), null, "new")).toEqual({
		customerId: null,
		...nothing,
	});
});
