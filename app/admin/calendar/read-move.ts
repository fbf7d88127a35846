import { isUuid } from "#app/fields/uuid.ts";
import { MAX_TODAY } from "#app/live-feed/dashboard-counts.ts";

/** This character stands between the ids in the address of the page. */
const SEPARATOR = ".";

/** Returns the ids of the jobs that an address of the page says were moved. */
export function readMovedIds(query: URLSearchParams): string[] {
	return idsOf((query.get("moved") ?? "").split(SEPARATOR));
}

/** Returns the query that says which jobs were moved; none where none was. */
export function movedQuery(ids: readonly string[]): string {
	return ids.length > 0 ? `?moved=${ids.join(SEPARATOR)}` : "";
}

/** Returns the jobs that are ticked in the form of a day, and those that it says were moved before. */
export function readTicked(form: FormData): { ticked: string[]; movedBefore: string[] } {
	return { ticked: idsOf(form.getAll("move")), movedBefore: idsOf(form.getAll("moved")) };
}

function idsOf(values: readonly unknown[]): string[] {
	const ids = new Set(values.map(String).filter(isUuid));
	return [...ids].slice(0, MAX_TODAY);
}

/** Returns what the form of a day says of one job, as the form of that job's date would say it. */
export function formOfJob(form: FormData, id: string, isUndo: boolean): FormData {
	const own = new FormData();
	if (isUndo) own.set("intent", "restore");
	for (const name of ["revision", "before", "asked", isUndo ? "times" : "wish"])
		own.set(name, String(form.get(fieldOf(name, id)) ?? ""));
	return own;
}

/** The name of a job's field in the form of a day. */
export function fieldOf(name: string, id: string): string {
	return `${name}-${id}`;
}
