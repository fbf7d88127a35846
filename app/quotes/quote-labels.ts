import { labelOf } from "#app/catalog/options.ts";
import { quoteCard, shortAddonLabels } from "#app/content/quote-card.ts";
import { services, shortServiceLabel } from "#app/services/services.ts";
import type { QuoteView } from "./quote-view.ts";
import { spamReasonsOf } from "./spam-signals.ts";

export function mainServiceLabel({ services: quoted }: Pick<QuoteView, "services">): string {
	const slugs = quoted.map(({ service }) => service);
	const main = services.values.find((service) => slugs.includes(service)) ?? slugs[0] ?? "";
	return serviceLabel(main);
}

/** A service no longer offered keeps its saved name. */
export function serviceLabel(slug: string): string {
	return labelOf(services.labels, slug);
}

/** Such as `Windows, Gutters + Deck`. */
export function shortServices({ services: quoted, addons }: Pick<QuoteView, "services" | "addons">): string {
	const slugs = quoted.map(({ service }) => service);
	const ordered = [...services.values.filter((service) => slugs.includes(service)), ...slugs];
	const labels = Array.from(new Set(ordered), shortServiceLabel);
	return [labels.join(", "), ...addons.map(({ addon }) => shortAddonLabels[addon])].join(" + ");
}

export function spamReasonLines(quote: Pick<QuoteView, "spamReason">): string[] {
	return spamReasonsOf(quote).map((reason) => labelOf(quoteCard.spamReasons, reason));
}

/** The lines of `spamReasonLines` as the middle of a sentence. */
export function spamReasonsText(quote: Pick<QuoteView, "spamReason">): string {
	const [first = "", ...others] = spamReasonLines(quote);
	return [first.charAt(0).toLowerCase() + first.slice(1), ...others].join("; ");
}
