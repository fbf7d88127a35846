import { useParams } from "@remix-run/react";
import { halfNames } from "#app/catalog/quote-enums.ts";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { dateFormTexts } from "#app/content/job-date.ts";
import { formatTimes, type JobTimes } from "#app/quotes/job-times.ts";
import type { UtcMs } from "#app/time/clock.ts";
import type { TypedDate } from "./read-date.ts";

export interface DateFormProps {
	revision?: number | undefined;
	before: JobTimes | null;
	/** The newest question that is shown beside the form was asked at this time. */
	asked?: UtcMs | undefined;
	typed: TypedDate;
	error?: string | undefined;
	/** Whether something else comes first on its page. */
	isQuiet?: boolean;
	/** With a warning the date is set only where the owner says so once more. */
	warning?: { title: string; text: string } | undefined;
}

const box = "min-h-12 rounded-md border border-edge bg-white px-3 text-ink";

export function DateForm({ revision, before, asked = 0, typed, error, warning, isQuiet }: DateFormProps) {
	const { id = "" } = useParams();
	const { halves } = dateFormTexts;
	const errorId = `date-error-${id}`;
	return (
		<form method="post" action={jobPaths.quoteDate(id)} className="grid gap-4">
			{revision !== undefined && <input type="hidden" name="revision" value={revision} />}
			<input type="hidden" name="before" value={formatTimes(before)} />
			<input type="hidden" name="asked" value={asked} />
			{error && (
				<div id={errorId}>
					<ErrorSummary refusal={typed} title={error} />
				</div>
			)}
			{warning && <ErrorSummary refusal={typed} {...warning} />}
			<label className="grid justify-items-start gap-1.5 font-bold">
				{dateFormTexts.date}
				<input
					type="date"
					name="date"
					required
					defaultValue={typed.date}
					aria-describedby={error ? errorId : undefined}
					className={`${box} max-w-full font-normal`}
				/>
			</label>
			<fieldset className="group grid gap-1">
				<legend className="font-bold">{dateFormTexts.time}</legend>
				{([...halfNames, "times"] as const).map((half) => (
					<label key={half} className="tap gap-2 justify-self-start">
						{" "}
						<input
							type="radio"
							name="half"
							value={half}
							defaultChecked={half === (typed.half || "morning")}
							className="accent-glass"
						/>
						{halves[half]}
					</label>
				))}
				<div className="flex flex-wrap gap-x-6 gap-y-2 sm:pl-7 group-not-has-[[value=times]:checked]:hidden">
					{(["from", "until"] as const).map((end) => (
						<label key={end} className="flex max-w-full flex-wrap items-center text-sm">
							<span className="min-w-11">{dateFormTexts[end]}</span>
							<input type="time" name={end} defaultValue={typed[end]} className={`${box} max-w-full`} />
						</label>
					))}
				</div>
			</fieldset>
			<div className="flex flex-wrap gap-3">
				<Button variant={isQuiet ? "quiet" : "ink"}>{dateFormTexts.save}</Button>
				{warning && (
					<Button variant="quiet" name="anyway" value="yes">
						{dateFormTexts.warnings.anyway}
					</Button>
				)}
			</div>
		</form>
	);
}
