import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { customerDate } from "#app/content/customer-page.ts";
import type { JobTimes } from "#app/schedule/job-times.ts";
import { formatJobTime } from "#app/schedule/when-text.ts";

/** When the company comes, to be put into a calendar. */
export function JobDateNote({ times, token }: { times: JobTimes; token: string }) {
	return (
		<section
			aria-label={customerDate.title}
			className="flex flex-wrap items-center justify-between gap-4 rounded-md border-l-4 border-leaf bg-leaf-mist p-4"
		>
			<div className="flex min-w-0 gap-3">
				<Icon name="calendar" className="mt-0.5 size-6" />
				<div>
					<p className="text-sm">{customerDate.title}</p>
					<p className="text-lg font-bold">{formatJobTime(times)}</p>
				</div>
			</div>
			<ButtonLink href={jobPaths.customerCalendar(token)} variant="quiet" className="no-print grow sm:grow-0">
				<Icon name="download" className="size-5" />
				{customerDate.add}
			</ButtonLink>
		</section>
	);
}
