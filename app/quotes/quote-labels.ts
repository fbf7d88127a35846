import { labelOf } from "#app/catalog/options.ts";
import { enumerate } from "#app/content/phrases.ts";
import { quoteCard, shortAddonLabels } from "#app/content/quote-card.ts";
import { inShownOrder, services, shortServiceLabel } from "#app/services/services.ts";
import type { QuoteView } from "./quote-view.ts";
import { spamReasonsOf } from "./spam-signals.ts";

/** Returns the services of a quote in a sentence, such as `window cleaning and gutter cleaning`. */
export function servicesText({ services: quoted }: Pick<QuoteView, "services">): string {
	return enumerate(inShownOrder(quoted).map(({ service }) => serviceLabel(service).toLowerCase()));
}

/** A service no longer offered keeps its saved name. */
export function serviceLabel(slug: string): string {
	return labelOf(services.labels, slug);
}

/** Returns services such as `Windows, Gutters + Deck`. */
export function shortServices({ services: quoted, addons }: Pick<QuoteView, "services" | "addons">): string {
	const labels = inShownOrder(quoted).map(({ service }) => shortServiceLabel(service));
	return [labels.join(", "), ...addons.map(({ addon }) => shortAddonLabels[addon])].join(" + ");
}

export function spamReasonLines(quote: Pick<QuoteView, "spamReason">): string[] {
	return spamReasonsOf(quote).map((reason) => labelOf(quoteCard.spamReasons, reason));
}

/** Returns the lines of `spamReasonLines` as the middle of a sentence. */
export function spamReasonsText(quote: Pick<QuoteView, "spamReason">): string {
	const [first = "", ...others] = spamReasonLines(quote);
	return [first.charAt(0).toLowerCase() + first.slice(1), ...others].join("; ");
}
