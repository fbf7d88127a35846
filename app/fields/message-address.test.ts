import { expect, test } from "vitest";
import { mailAddress, textAddress } from "./message-address.ts";

test("a text message goes to the number without its extension, with its words whole", () => {
	const address = textAddress("+15705550148;ext=12", "Daniel & family: 100 % sure?");
	expect(address).toBe("sms:+15705550148?&body=Daniel%20%26%20family%3A%20100%20%25%20sure%3F");
});

test("a mail goes to the address as it was typed, with its words whole, or to nobody yet", () => {
	expect(mailAddress("ann+q&a@example.com")).toBe("mailto:ann%2Bq%26a@example.com");
	const begins = { subject: "Your quote & more", words: "See\n100 %?" };
	expect(mailAddress(null, begins)).toBe("mailto:?subject=Your%20quote%20%26%20more&body=See%0A100%20%25%3F");
});
