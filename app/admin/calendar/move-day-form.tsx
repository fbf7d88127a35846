import { Form } from "@remix-run/react";
import { useState } from "react";
import { boxClass, Options } from "#app/admin/settings/setting-field.tsx";
import { NotSaved } from "#app/admin/shell/load-failure.tsx";
import { useSending } from "#app/admin/shell/unsent-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { controlOf, formField } from "#app/components/ui/form-field.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { moveDayPage } from "#app/content/move-day.ts";
import { choiceText, parseChoice } from "./date-choice.ts";
import type { MoveDayPage } from "./move-day.server.ts";
import type { RefusedMove } from "./move-day-request.server.ts";
import { fieldOf } from "./read-move.ts";

interface MoveDayFormProps {
	page: Pick<MoveDayPage, "date" | "jobs" | "halves">;
	refused: RefusedMove | undefined;
	movedIds: readonly string[];
}

export function MoveDayForm({ page: { date, jobs, halves }, refused, movedIds }: MoveDayFormProps) {
	const [count, setCount] = useState(jobs.filter(({ id }) => isTicked(id, refused)).length);
	const isCounted = useHydrated();
	const { isSending } = useSending();
	const label = isCounted ? moveDayPage.moveJobs(count) : moveDayPage.moveTicked;
	return (
		<Form
			method="post"
			action={ownerPaths.moveDay(date)}
			className="grid gap-4"
			onChange={({ currentTarget }) => setCount(new FormData(currentTarget).getAll("move").length)}
			onSubmit={(event) => isSending && event.preventDefault()}
		>
			{movedIds.map((id) => (
				<input key={id} type="hidden" name="moved" value={id} />
			))}
			<ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white shadow-card">
				{jobs.map((job) => (
					<JobRow key={job.id} job={job} halves={halves} refused={refused} />
				))}
			</ul>
			<Button aria-disabled={isSending} className="w-full sm:w-auto sm:justify-self-start">
				{isSending ? moveDayPage.moving : label}
			</Button>
		</Form>
	);
}

interface JobRowProps {
	job: MoveDayPage["jobs"][number];
	halves: MoveDayPage["halves"];
	refused: RefusedMove | undefined;
}

function JobRow({ job, halves, refused }: JobRowProps) {
	const { id, name } = job;
	const wish = fieldOf("wish", id);
	const chosen = refused?.fields.find((sent) => sent.name === wish)?.value ?? job.proposed;
	const error = refused?.errors.find(({ fieldId }) => fieldId === wish)?.message;
	const field = formField(wish, wish, error);
	const groups = [
		{ label: moveDayPage.sameTimes, options: job.sameTimes },
		{ label: moveDayPage.halves, options: halves },
	];
	const isListed = groups.some(({ options }) => options.some(({ value }) => value === chosen));
	const gone = isListed ? null : parseChoice(chosen);
	return (
		<li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4">
			<input type="hidden" name={fieldOf("revision", id)} value={job.revision} />
			<input type="hidden" name={fieldOf("before", id)} value={job.before} />
			<input type="hidden" name={fieldOf("asked", id)} value={job.askedAt} />
			<label className="flex min-h-11 min-w-0 grow basis-64 items-start gap-3">
				<input
					type="checkbox"
					name="move"
					value={id}
					defaultChecked={isTicked(id, refused)}
					className="mt-0.5 size-6"
				/>
				<span className="grid min-w-0 text-balance wrap-anywhere">
					<span className="font-bold">{name} </span>
					<span className="text-sm text-ink-soft">{`${job.where} · ${job.when}`} </span>
					{job.asks && <span className="text-sm font-bold whitespace-pre-line">{job.asks}</span>}
				</span>
			</label>
			<div className="grid min-w-0 grow basis-64 gap-1">
				<label htmlFor={field.id} className="text-sm font-bold">
					{moveDayPage.to}
					<span className="sr-only"> ({name})</span>
				</label>
				<select {...controlOf(field)} defaultValue={chosen} className={boxClass}>
					<option value="">{moveDayPage.choose}</option>
					{gone && <option value={chosen}>{moveDayPage.taken(choiceText(gone))}</option>}
					{groups.map(
						({ label, options }) =>
							options.length > 0 && (
								<optgroup key={label} label={label}>
									<Options of={options.map(({ value, label: name }) => [value, name])} />
								</optgroup>
							),
					)}
				</select>
				{error && (
					<p id={field.errorId} className="text-sm font-bold text-alarm">
						{error}
					</p>
				)}
			</div>
		</li>
	);
}

function isTicked(id: string, refused: RefusedMove | undefined): boolean {
	return refused?.fields.some(({ name, value }) => name === "move" && value === id) ?? true;
}

export function MoveRefusal({ refused, jobs }: { refused: RefusedMove; jobs: MoveDayPage["jobs"] }) {
	const { title, text, links, errors } = refused;
	const isShown = (fieldId: string) => jobs.some(({ id }) => fieldOf("wish", id) === fieldId);
	const others = errors.filter(({ fieldId }) => !isShown(fieldId));
	const shown = errors.filter(({ fieldId }) => isShown(fieldId));
	return (
		<NotSaved refusal={refused} title={title} text={text} links={links} errors={shown}>
			{others.map(({ fieldId, message }) => (
				<p key={fieldId} className="font-bold">
					{message}
				</p>
			))}
		</NotSaved>
	);
}

/** Shows the form once more with all that was chosen, in place of a page that cannot be shown. */
export function MoveAgain({ date, fields }: { date: string; fields: RefusedMove["fields"] }) {
	const count = fields.filter(({ name }) => name === "move").length;
	const isUndo = fields.some(({ name, value }) => name === "intent" && value === "undo");
	return (
		<form method="post" action={ownerPaths.moveDay(date)}>
			{fields.map(({ name, value }) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			<Button>{(isUndo ? moveDayPage.undoAgain : moveDayPage.moveJobs)(count)}</Button>
		</form>
	);
}
