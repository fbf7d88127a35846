import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { UNDO_ANCHOR } from "#app/admin/quote/triage.ts";
import { notSignedIn, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { moveDayPage } from "#app/content/move-day.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import type { Database } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { DateRefusal } from "#app/quotes/commands/set-date.ts";
import { formatTimes, timesOf } from "#app/quotes/job-times.ts";
import type { Writer } from "#app/quotes/writer.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { isDate } from "#app/time/clock.ts";
import { setAskedDate } from "./job-date-request.server.ts";
import { type MovedJob, readMovedJobs, selectMovedJobs } from "./moved-jobs.server.ts";
import { fieldOf, formOfJob, movedQuery, readTicked } from "./read-move.ts";

/** The page says this above its form, which is as it was sent, where some jobs of a day were not moved. */
export interface RefusedMove extends StepFailure {
	errors: { fieldId: string; message: string }[];
	fields: { name: string; value: string }[];
	/** These jobs were moved all the same; null where they are not known. */
	moved: MovedJob[] | null;
	movedIds: string[];
}

const { refused: texts, errors } = moveDayPage;

/** Moves the ticked jobs of a day to the half days that its form names, or takes such a move back. Each job is moved by itself, as by
 * its own form: one that cannot be moved is told by its name, and the others are moved all the same. */
export async function handleMoveDay(args: ActionFunctionArgs) {
	const { context, params } = args;
	const { date = "" } = params;
	if (!isDate(date)) throw new Response(null, { status: 404 });
	const form = await readPostedForm(args.request);
	const isUndo = form.get("intent") === "undo";
	const fields = [...form].map(([name, value]) => ({ name, value: String(value) }));
	const { ticked, movedBefore } = readTicked(form);
	const refuse = (status: 400 | 401 | 409 | 503, why: Omit<RefusedMove, "fields">) =>
		data({ ...why, fields }, status);
	const unmoved = { errors: [], moved: null, movedIds: movedBefore };
	return ownerAction(args, {
		what: "day not moved",
		async work(owner) {
			const { moved, notMoved } = await moveJobs(context, owner, form, ticked);
			const others = movedBefore.filter((id) => !moved.includes(id));
			const all = isUndo ? others : [...others, ...moved];
			if (ticked.length > 0 && notMoved.length === 0) {
				const page = `${ownerPaths.moveDay(date)}${movedQuery(all)}`;
				return isUndo ? redirectWithFlash(page, "day-moved-back") : redirect(`${page}#${UNDO_ANCHOR}`, 303);
			}
			const [rows] = (await owner.read([selectMovedJobs(context.db, all)])).results;
			const shown = readMovedJobs(rows, all, { date, now: Date.now(), env: context.env });
			if (ticked.length === 0) return refuse(400, { ...texts.none, errors: [], moved: shown, movedIds: all });
			const { title, text } = isUndo ? texts.undo : texts.move;
			const listed = notMoved.map(({ id, name, why }) => ({
				fieldId: fieldOf("wish", id),
				message: texts.of(name, why),
			}));
			return refuse(409, {
				title: title(notMoved.length),
				text: text(moved.length),
				errors: listed,
				moved: shown,
				movedIds: all,
			});
		},
		failed: () => refuse(503, { ...moveDayPage.unreachable, ...unmoved }),
		signedOut:
			!isUndo && ticked.length > 0
				? () => refuse(401, { ...notSignedIn(moveDayPage.signedOut), ...unmoved })
				: undefined,
	});
}

/** Moves jobs one after the other; once the database does not answer, the further ones are not tried. */
async function moveJobs(
	{ db, requestId }: ActionFunctionArgs["context"],
	owner: Writer,
	form: FormData,
	ids: readonly string[],
) {
	const isUndo = form.get("intent") === "undo";
	const moved: string[] = [];
	const notMoved: { id: string; name: string; why: string }[] = [];
	for (const [at, id] of ids.entries()) {
		try {
			const refused = await moveJob(db, owner, { id, form: formOfJob(form, id, isUndo) });
			if (refused) notMoved.push({ id, ...refused });
			else moved.push(id);
		} catch (error) {
			if (error instanceof Response) throw error;
			logError("job of a day not moved", error, { quote: id, requestId });
			const unreached = { name: moveDayPage.aJob, why: errors.unreachable };
			const left = ids.slice(at).map((untried) => ({ id: untried, ...unreached }));
			return { moved, notMoved: [...notMoved, ...left] };
		}
	}
	return { moved, notMoved };
}

/** Moves one job; returns why not, and null where it is moved. */
async function moveJob(db: Database, owner: Writer, { id, form }: { id: string; form: FormData }) {
	const date = await setAskedDate(db, owner, id, form, Date.now());
	const { quote } = date;
	const name = quote?.name ?? moveDayPage.aJob;
	if (date.kind === "refused") return { name, why: whyNot(date.refusal) };
	// An old form that was sent before gets the answer from then, though somebody took it back since.
	const isStill =
		quote !== null && formatTimes(timesOf(quote.scheduledFor, quote.scheduledUntil)) === form.get("before");
	return isStill ? { name, why: errors.meanwhile } : null;
}

function whyNot(refusal: DateRefusal | { readonly kind: "unclear" }): string {
	if (refusal.kind === "unclear") return errors.slot;
	return refusal.kind === "kept" ? errors.kept(refusal.title) : errors[refusal.kind];
}
