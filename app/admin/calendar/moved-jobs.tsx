import { UNDO_ANCHOR } from "#app/admin/quote/triage.ts";
import { UndoForm, UndoNotice, useFor } from "#app/admin/shell/undo-notice.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { moveDayPage } from "#app/content/move-day.ts";
import type { UtcMs } from "#app/time/clock.ts";
import type { MovedJob } from "./moved-jobs.server.ts";
import { fieldOf } from "./read-move.ts";

interface MoveUndoProps {
	date: string;
	moved: readonly MovedJob[];
	now: UtcMs;
	/** Something was refused, which says so first. */
	isPartial: boolean;
}

/** Offers to take a whole move back, until the first customer hears of it. */
export function MoveUndo({ date, moved, now, isPartial }: MoveUndoProps) {
	const undoable = moved.filter(({ undoMs }) => undoMs > 0);
	const isMailed = undoable.some(({ email }) => email !== null);
	const left = undoable.length > 0 ? Math.min(...undoable.map(({ undoMs }) => undoMs)) : 0;
	const { bar, isOver } = useFor(left, now, !isPartial);
	if (isOver) return null;
	return (
		<UndoNotice bar={bar} id={UNDO_ANCHOR} title={moveDayPage.moved(undoable.length, isMailed)}>
			<UndoForm action={ownerPaths.moveDay(date)} intent="undo">
				{moved.map(({ id }) => (
					<input key={id} type="hidden" name="moved" value={id} />
				))}
				{undoable.map(({ id, revision, times, before }) => (
					<span key={id}>
						<input type="hidden" name="move" value={id} />
						<input type="hidden" name={fieldOf("revision", id)} value={revision} />
						<input type="hidden" name={fieldOf("before", id)} value={times} />
						<input type="hidden" name={fieldOf("times", id)} value={before} />
					</span>
				))}
			</UndoForm>
		</UndoNotice>
	);
}

/** Shows where the jobs of a day went, what their customers said to it, and whom no mail tells. */
export function MovedJobs({ moved }: Pick<MoveUndoProps, "moved">) {
	if (moved.length === 0) return null;
	return (
		<section aria-labelledby="moved-heading" className="grid gap-3">
			<h2 id="moved-heading" className="text-lg">
				{moveDayPage.movedTitle}
			</h2>
			<ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white shadow-card">
				{moved.map(({ id, name, when, email, text, isAgreed }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
						<div className="grid min-w-0 gap-0.5 text-sm wrap-anywhere">
							<p>
								<a href={paths.adminQuote(id)} className="link tap text-base font-bold">
									{name}
								</a>
							</p>
							<p className="font-bold">{when}</p>
							{isAgreed ? (
								<p className="flex items-center gap-2 font-bold text-leaf">
									<Icon name="check" className="size-5" />
									{moveDayPage.fine}
								</p>
							) : (
								<p className="text-ink-soft">
									{email === null ? moveDayPage.notMailed : moveDayPage.mailed(email)}
								</p>
							)}
						</div>
						{text !== null && !isAgreed && (
							<ButtonLink href={text} variant="quiet" icon="message" className="print:hidden">
								{moveDayPage.text}
								<span className="sr-only"> {name}</span>
							</ButtonLink>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
