import { labelOf } from "#app/catalog/options.ts";
import { hearingLabels } from "#app/catalog/request-source.ts";
import { numbersPage } from "#app/content/numbers.ts";
import type { QuoteLife } from "./quote-life.ts";

/** Where a request came from: the website, or what a caller said. */
export function sourceOf({ source, heardOfUs }: Pick<QuoteLife, "source" | "heardOfUs">): string {
	if (source === "website") return numbersPage.website;
	return numbersPage.phone(heardOfUs && labelOf(hearingLabels, heardOfUs));
}
