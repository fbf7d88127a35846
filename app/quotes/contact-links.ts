import { business } from "../config/business";
import { greetingFor } from "../content/dashboard";
import { services } from "../quote-wizard/options";
import { firstName } from "../quote-wizard/package-offer";
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

/** The first service's label, the windows' where they are among them. */
export function mainServiceLabel({ services: quoted }: Pick<QuoteView, "services">): string {
	const slugs = quoted.map(({ service }) => service);
	const main = services.values.find((service) => slugs.includes(service)) ?? slugs[0] ?? "";
	return serviceLabel(main);
}

/** A service's label; one that is not offered any more keeps the name it was saved under. */
export function serviceLabel(slug: string): string {
	return Object.entries(services.labels).find(([service]) => service === slug)?.[1] ?? slug;
}
