import { pressureTargets, services } from "../quote-wizard/options";
import type { QuoteView } from "./quote-view";

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

/** What is to be pressure washed, in words. */
export function targetLabels({ pressureTargets: saved }: Pick<QuoteView, "pressureTargets">): string[] {
	const chosen = saved?.split(",") ?? [];
	return pressureTargets.values
		.filter((target) => chosen.includes(target))
		.map((target) => pressureTargets.labels[target]);
}
