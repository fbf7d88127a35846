import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { customerDate } from "#app/content/customer-page.ts";
import type { JobTimes } from "#app/quotes/job-times.ts";
import { formatJobTime } from "#app/quotes/job-times.ts";

interface JobDateNoteProps {
	times: JobTimes;
	token: string;
	isDone: boolean;
	/** It is of the past, done or not. */
	isOver: boolean;
}

/** When the company comes, to be put into a calendar, or when it came. */
export function JobDateNote({ times, token, isDone, isOver }: JobDateNoteProps) {
	const title = isDone ? customerDate.done : isOver ? customerDate.over : customerDate.title;
	return (
		<section
			aria-label={title}
			className="flex flex-wrap items-center justify-between gap-4 rounded-md border-l-4 border-leaf bg-leaf-mist p-4"
		>
			<div className="flex min-w-0 gap-3">
				<Icon name="calendar" className="mt-0.5 size-6" />
				<div>
					<p className="text-sm">{title}</p>
					<p className="text-lg font-bold">{formatJobTime(times)}</p>
				</div>
			</div>
			{!isOver && (
				<ButtonLink
					href={jobPaths.customerCalendar(token)}
					variant="quiet"
					className="no-print grow sm:grow-0"
				>
					<Icon name="download" className="size-5" />
					{customerDate.add}
				</ButtonLink>
			)}
		</section>
	);
}
