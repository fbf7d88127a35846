import * as z from "zod/mini";
import { namesOf } from "#app/catalog/records.ts";
import { type OwnTexts, ownTexts } from "#app/content/own-texts.ts";
import { MAX_OWN_TEXT } from "#app/content/texts-page.ts";

/** The owners' own words, as they are stored. What another release knows and this one does not is left out. */
export const ownTextsSchema: z.ZodMiniType<OwnTexts> = z._default(
	z.pipe(z.record(z.string(), z.string()), z.transform(knownTexts)),
	{},
);

function knownTexts(stored: Record<string, string>): OwnTexts {
	const known = namesOf(ownTexts).flatMap((name) => {
		const words = stored[name];
		return words !== undefined && words.length <= MAX_OWN_TEXT ? [[name, words]] : [];
	});
	return Object.fromEntries(known);
}
