import type { PackageName, Service } from "#app/catalog/options.ts";
import { calledName } from "#app/catalog/person-name.ts";
import { business } from "#app/config/business.ts";
import { comparisonRows, packageCards, standardCard } from "#app/content/packages.ts";
import { findServiceArea } from "#app/service-areas/zip-lookup.ts";

/** What a card says of a package beside its price. */
export interface PackageOffer {
	displayName: string;
	tagline: string;
	features: readonly string[];
	/** What a larger package has and this one has not. */
	leftOut: readonly string[];
	/** Whom it suits; for luxury a sentence to this visitor. */
	note: string | undefined;
}

/** The texts of a package's card; the single `standard` card lists what each chosen service includes. */
export function packageOffer(
	name: PackageName,
	{ services, zip }: { services: readonly Service[]; zip: string },
	visitor: string,
): PackageOffer {
	if (name === "standard") {
		const items = Object.entries(standardCard.items).filter(([service]) =>
			services.some((s) => s === service),
		);
		return {
			displayName: standardCard.displayName,
			tagline: standardCard.tagline,
			features: [...items.flatMap(([, list]) => list), standardCard.guarantee],
			leftOut: [],
			note: undefined,
		};
	}
	const { personalizedMessage, ...card } = packageCards[name];
	const leftOut = comparisonRows.filter((row) => row[name] === false).map(({ feature }) => feature);
	// A home is the township's only where its ZIP codes are.
	const township = findServiceArea(zip)?.featured ? business.home.township : null;
	return { ...card, leftOut, note: personalizedMessage?.(calledName(visitor), township) ?? card.note };
}
