import { useMatches } from "@remix-run/react";
import * as z from "zod/mini";
import type { OwnTexts } from "#app/content/own-texts.ts";
import { ownTextsSchema } from "#app/settings/own-texts-schema.ts";
import { useLastKnown } from "./load-or-keep.ts";

const shellSchema = z.object({
	waiting: z.int(),
	cursor: z.int(),
	/** The session ends at this time at the latest, in UTC milliseconds. */
	sessionEndsAt: z.int(),
	isTrusted: z.boolean(),
	texts: ownTextsSchema,
	/** The server answered at this time, in UTC milliseconds. */
	now: z.int(),
});

/** What the frame of the owner's pages shows; every page's loader brings it along as `shell`. */
export type ShellData = z.output<typeof shellSchema>;

const pageSchema = z.object({ shell: shellSchema });

/** Returns the shell of the last page that could be loaded; null before the first. */
export function useShell(): ShellData | null {
	return useLastKnown(pageSchema.safeParse(useMatches().at(-1)?.data).data?.shell ?? null);
}

const none: OwnTexts = {};

/** The owners' own words for the texts that they send. */
export function useOwnTexts(): OwnTexts {
	return useShell()?.texts ?? none;
}
