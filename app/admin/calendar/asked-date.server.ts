import { attemptOf } from "#app/admin/shell/owner-action.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { type ReadDate, setDate } from "#app/quotes/set-date.server.ts";
import type { Writer } from "#app/quotes/writer.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type AskedDate, readBefore, readDateForm, readTypedDate } from "./read-date.ts";

type UnclearDate = Extract<AskedDate, { kind: "unclear" }>;

/** Sets the date of a job that a form asks for, or takes it back. A half day is what the settings say at that moment; one that
 * is full is booked where the form says so, or restores the date before.
 * @throws as `changeQuote` does. */
export function setAskedDate(db: Database, owner: Writer, id: string, form: FormData, now: UtcMs) {
	const before = readBefore(form);
	const isUndo = form.get("intent") === "restore";
	const mayOverbook = form.has("anyway") || isUndo;
	const read: ReadDate<UnclearDate> = ({ hours }) => {
		const asked = readDateForm(form, now, hours);
		if (asked.kind === "unclear") return { unclear: asked };
		return { asked: { times: asked.kind === "set" ? asked.times : null, before, mayOverbook, isUndo } };
	};
	const near = Date.parse(`${readTypedDate(form).date}T12:00:00Z`) || 0;
	return setDate(db, owner, { id, near, attempt: attemptOf(form), read }, now);
}
