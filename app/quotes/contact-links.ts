import { business } from "../config/business";
import { greetingFor } from "../content/dashboard";
import { firstName } from "../quote-wizard/package-offer";
import { mainServiceLabel } from "./quote-labels";
import type { QuoteView } from "./quote-view";

/** The addresses that a phone opens in its own apps, to answer a quote. */
export function contactLinks({ name, contactValue, email, address, zipCode, ...quote }: QuoteView) {
	const [number = ""] = contactValue.split(";");
	const greeting = encodeURIComponent(greetingFor(firstName(name), mainServiceLabel(quote)));
	const place = encodeURIComponent(
		[address, `${business.home.region} ${zipCode}`].filter(Boolean).join(", "),
	);
	return {
		call: `tel:${contactValue}`,
		// One phone system wants the `?`, the other the `&`.
		text: `sms:${number}?&body=${greeting}`,
		email: email && `mailto:${encodeURIComponent(email).replace("%40", "@")}`,
		map: `https://www.google.com/maps/search/?api=1&query=${place}`,
	};
}
