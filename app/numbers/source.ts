import { sourceName } from "#app/catalog/came-from.ts";
import { labelOf } from "#app/catalog/options.ts";
import { hearingLabels } from "#app/catalog/request-source.ts";
import { numbersPage } from "#app/content/numbers.ts";
import type { QuoteLife } from "./quote-life.ts";

/** Where a request came from: how its visitor came to the website, or what a caller said. */
export function sourceOf({
	source,
	heardOfUs,
	cameFrom,
}: Pick<QuoteLife, "source" | "heardOfUs" | "cameFrom">) {
	if (source === "website") return numbersPage.website(cameFrom && sourceName(cameFrom));
	return numbersPage.phone(heardOfUs && labelOf(hearingLabels, heardOfUs));
}
