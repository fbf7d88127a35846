import { fieldsOf } from "#app/admin/settings/settings-form.ts";
import { defaultSettings } from "#app/settings/settings.ts";

/** The settings form as a browser sends it, with other values in some fields. */
export function aSettingsForm(revision: number, changes: Record<string, string> = {}): [string, string][] {
	const { hours, capacity } = fieldsOf(defaultSettings, "2026-05-04");
	const fields = Object.entries(hours).flatMap(([day, { open, opens, closes }]): [string, string][] => [
		...(open ? [[`open-${day}`, "on"] satisfies [string, string]] : []),
		[`opens-${day}`, opens],
		[`closes-${day}`, closes],
	]);
	const form = new Map([...fields, ["capacity", capacity], ["followUps", "on"]]);
	form.set("revision", String(revision));
	for (const [name, value] of Object.entries(changes)) form.set(name, value);
	return [...form];
}
