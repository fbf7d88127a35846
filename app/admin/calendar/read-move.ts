import { isUuid } from "#app/fields/uuid.ts";
import { MAX_TODAY } from "#app/live-feed/dashboard-counts.ts";

const SEPARATOR = ".";

export function readMovedIds(query: URLSearchParams): string[] {
	return idsOf((query.get("moved") ?? "").split(SEPARATOR));
}

export function movedQuery(ids: readonly string[]): string {
	return ids.length > 0 ? `?moved=${ids.join(SEPARATOR)}` : "";
}

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

export function fieldOf(name: string, id: string): string {
	return `${name}-${id}`;
}
