import { and, eq, type SQL, sql } from "drizzle-orm";
import type { OwnTexts } from "#app/content/own-texts.ts";
import { type Database, plus } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { settings } from "#db/schema.ts";
import { defaultSettings, type OwnEntry, type SettingsOfForm, settingsSchema } from "./settings.ts";

/** A query for the settings, for the same batch as the page's own queries; `settingsOf` reads it. */
export function selectSettings(db: Database) {
	return db
		.select({
			value: settings.value,
			revision: settings.revision,
			scheduleRevision: settings.scheduleRevision,
		})
		.from(settings)
		.where(eq(settings.id, 1));
}

/** The settings as saved, with their revision, by which a form says what it started from. An invalid stored value is logged, and the defaults are returned. */
export function settingsOf(rows: readonly { value: string; revision: number }[]) {
	const [{ value, revision } = { value: "{}", revision: 0 }] = rows;
	try {
		return { settings: settingsSchema.parse(JSON.parse(value)), revision };
	} catch (error) {
		logError("stored settings not understood", error);
		return { settings: defaultSettings, revision };
	}
}

interface NewSettings {
	settings: SettingsOfForm;
	/** The form started from this revision. */
	revision: number;
	userId: SQL;
	now: number;
}

/**
 * The statements that save settings, for one batch. They write nothing where somebody else saved others meanwhile, or
 * `allowed` is false. The first returns a row where the settings were saved; the last returns those that are saved then.
 */
export function saveSettings(db: Database, { settings: value, ...saved }: NewSettings, allowed: SQL) {
	return saveValue(
		db,
		saved,
		{
			// The calendar sets own entries, a page of its own the texts, and the cron keeps the forecast there.
			value: sql`json_patch(${JSON.stringify(value)}, json_object('ownEntries', coalesce(${settings.value} -> '$.ownEntries', json('[]')), 'texts', coalesce(${settings.value} -> '$.texts', json('{}')), 'forecast', ${settings.value} -> '$.forecast'))`,
			// Hours, days off and room decide which half days are free.
			scheduleRevision: plus(settings.scheduleRevision, 1),
		},
		allowed,
	);
}

/** The statements that save the owners' own texts, as `saveSettings` does the others. */
export function saveTexts(
	db: Database,
	{ texts, ...saved }: Omit<NewSettings, "settings"> & { texts: OwnTexts },
	allowed: SQL,
) {
	return saveValue(db, saved, { value: withPart("texts", texts) }, allowed);
}

function saveValue(
	db: Database,
	{ revision, userId, now }: Omit<NewSettings, "settings">,
	set: { value: SQL; scheduleRevision?: SQL },
	allowed: SQL,
) {
	return [
		db
			.update(settings)
			.set({ ...set, revision: revision + 1, updatedAt: now, updatedBy: userId })
			.where(and(eq(settings.id, 1), eq(settings.revision, revision), allowed))
			.returning({ revision: settings.revision }),
		selectSettings(db),
	] as const;
}

/** SQL: what is saved, with another part in place of the one with this name. */
export function withPart(name: "forecast" | "ownEntries" | "texts", part: unknown): SQL {
	return sql`json_set(${settings.value}, ${`$.${name}`}, json(${JSON.stringify(part)}))`;
}

/** Returns the owners' own entries with the hours by which they last, and the revision of the schedule that they belong to. */
export function ownEntriesOf(rows: Awaited<ReturnType<typeof selectSettings>>) {
	const [row] = rows;
	const { ownEntries: entries, hours } = settingsOf(rows).settings;
	return { entries, hours, scheduleRevision: row?.scheduleRevision ?? 0 };
}

/** A statement that saves the owners' own entries. It returns no row where something else that decides which half days
 * are free was saved meanwhile, or `allowed` is false. */
export function saveOwnEntries(
	db: Database,
	{ entries, scheduleRevision, userId, now }: SavedEntries,
	allowed: SQL,
) {
	return db
		.update(settings)
		.set({
			value: withPart("ownEntries", entries),
			scheduleRevision: scheduleRevision + 1,
			updatedAt: now,
			updatedBy: userId,
		})
		.where(and(eq(settings.id, 1), eq(settings.scheduleRevision, scheduleRevision), allowed))
		.returning({ id: settings.id });
}

interface SavedEntries extends Pick<NewSettings, "userId" | "now"> {
	entries: readonly OwnEntry[];
	scheduleRevision: number;
}
