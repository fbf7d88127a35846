import { business } from "../config/business";
import { packageCards, standardCard } from "../content/packages";
import type { PackageName, Service } from "./options";

/** What a card says of a package beside its price. */
export interface PackageOffer {
	displayName: string;
	tagline: string;
	features: readonly string[];
	/** Luxury only: a sentence to this visitor. */
	personalizedMessage: string | undefined;
}

/** The texts of a package's card; the single `standard` card lists what each chosen service includes. */
export function packageOffer(name: PackageName, services: readonly Service[], visitor: string): PackageOffer {
	if (name === "standard") {
		const items = Object.entries(standardCard.items).filter(([service]) =>
			services.some((s) => s === service),
		);
		return {
			displayName: standardCard.displayName,
			tagline: standardCard.tagline,
			features: [...items.flatMap(([, list]) => list), standardCard.guarantee],
			personalizedMessage: undefined,
		};
	}
	const { personalizedMessage, ...card } = packageCards[name];
	return { ...card, personalizedMessage: personalizedMessage?.(firstName(visitor), business.home.township) };
}

/** The name by which to address someone: the first word of a full name. */
export function firstName(name: string): string {
	return name.split(/\s+/)[0] ?? name;
}
