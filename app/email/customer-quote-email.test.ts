import { expect, test } from "vitest";
import { defaultTimes } from "#app/time/business-hours.ts";
import { customerQuoteEmail } from "./customer-quote-email.ts";

test.each([
	[450, 550, "Your price range is $450–$550.", { label: "Price range", value: "$450–$550" }],
	[250, 250, "Your price is $250.", { label: "Price", value: "$250" }],
])("a price from $%d to $%d is told as the range or the one price that it is", (low, high, preview, fact) => {
	const quote = {
		...{
			to: "ann@example.com",
			token: "t",
			quoteId: crypto.randomUUID(),
			savedAt: 0,
			low,
			high,
			total: high,
		},
		...{ services: ["gutter-cleaning" as const], package: "standard" as const },
		...{ hasAddons: false, isNewLink: false },
	};
	const mail = customerQuoteEmail(quote, { origin: "https://www.glasswing.example", times: defaultTimes });
	expect(mail.preview).toBe(preview);
	expect(mail.facts).toContainEqual(fact);
});
