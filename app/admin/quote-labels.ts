import {
	exteriorLastCleaned,
	labelOf,
	pressureTargets,
	services,
	trackConditions,
	windowsLastCleaned,
} from "#app/catalog/options.ts";
import { quoteCard, shortLabels } from "#app/content/quote-card.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { spamReasonsOf } from "#app/quotes/spam-signals.ts";

export function mainServiceLabel({ services: quoted }: Pick<QuoteView, "services">): string {
	const slugs = quoted.map(({ service }) => service);
	const main = services.values.find((service) => slugs.includes(service)) ?? slugs[0] ?? "";
	return serviceLabel(main);
}

/** A service no longer offered keeps its saved name. */
export function serviceLabel(slug: string): string {
	return Object.entries(services.labels).find(([service]) => service === slug)?.[1] ?? slug;
}

/** Such as `Windows, Gutters + Deck`. */
export function shortServices({ services: quoted, addons }: Pick<QuoteView, "services" | "addons">): string {
	const slugs = quoted.map(({ service }) => service);
	const ordered = [...services.values.filter((service) => slugs.includes(service)), ...slugs];
	const labels = Array.from(new Set(ordered), (slug) => labelOf(shortLabels.services, slug));
	return [labels.join(", "), ...addons.map(({ addon }) => shortLabels.addons[addon])].join(" + ");
}

function targetLabels({ pressureTargets: saved }: Pick<QuoteView, "pressureTargets">): string[] {
	const chosen = saved?.split(",") ?? [];
	return pressureTargets.values
		.filter((target) => chosen.includes(target))
		.map((target) => pressureTargets.labels[target]);
}

export function answersOf(quote: QuoteView): [label: string, line: string | null | undefined][] {
	const { labels } = quoteCard;
	const { lastCleaned, trackCondition, gutterLastCleaned, pressureLastCleaned } = quote;
	return [
		[labels.windowsCleaned, lastCleaned && windowsLastCleaned.labels[lastCleaned]],
		[labels.tracks, trackCondition && trackConditions.labels[trackCondition]],
		[labels.guttersCleaned, gutterLastCleaned && exteriorLastCleaned.labels[gutterLastCleaned]],
		[labels.surfaces, targetLabels(quote).join(", ")],
		[labels.surfacesWashed, pressureLastCleaned && exteriorLastCleaned.labels[pressureLastCleaned]],
		[labels.concerns, quote.concerns],
	];
}

export function spamReasonLines(quote: Pick<QuoteView, "spamReason">): string[] {
	return spamReasonsOf(quote).map((reason) => labelOf(quoteCard.spamReasons, reason));
}

/** The lines of `spamReasonLines` as the middle of a sentence. */
export function spamReasonsText(quote: Pick<QuoteView, "spamReason">): string {
	const [first = "", ...others] = spamReasonLines(quote);
	return [first.charAt(0).toLowerCase() + first.slice(1), ...others].join("; ");
}
