import * as z from "zod/mini";
import { namesOf } from "#app/catalog/records.ts";
import { type OwnTexts, ownTexts } from "#app/content/own-texts.ts";
import { MAX_OWN_TEXT } from "#app/content/texts-page.ts";

const [first = "greeting", ...others] = namesOf(ownTexts);

/** The owners' own words, as they are stored. What an earlier release knew and this one does not is left out. */
export const ownTextsSchema: z.ZodMiniType<OwnTexts> = z._default(
	z.partialRecord(z.enum([first, ...others]), z.string().check(z.maxLength(MAX_OWN_TEXT))),
	{},
);
