import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
	Link,
	type ShouldRevalidateFunction,
	useActionData,
	useLoaderData,
	useParams,
} from "@remix-run/react";
import { loadMoveDay } from "#app/admin/calendar/move-day.server.ts";
import { MoveAgain, MoveDayForm, MoveRefusal } from "#app/admin/calendar/move-day-form.tsx";
import { handleMoveDay } from "#app/admin/calendar/move-day-request.server.ts";
import { MovedJobs, MoveUndo } from "#app/admin/calendar/moved-jobs.tsx";
import { ForecastLine } from "#app/admin/shell/forecast-line.tsx";
import { LoadFailure, PageError } from "#app/admin/shell/load-failure.tsx";
import { useLastKnown } from "#app/admin/shell/load-or-keep.ts";
import { EmptyNote, OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { moveDayPage } from "#app/content/move-day.ts";

export const meta = ownerMeta(moveDayPage.title);

export function loader(args: LoaderFunctionArgs) {
	const unknown = { page: null, flash: null };
	return orUnavailable(args, "day not loaded", unknown, () => loadMoveDay(args, Date.now()));
}

export const action = handleMoveDay;

/** The page loads anew after a refusal, too: some jobs may have moved. Who is signed out would lose what was chosen. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus !== 401;

export { loadOrKeep as clientLoader } from "#app/admin/shell/load-or-keep.ts";

export { clientAction } from "#app/admin/shell/unsent-form.ts";

export default function MoveDayRoute() {
	const { page: loaded, flash } = useLoaderData<typeof loader>();
	const page = useLastKnown(loaded);
	const refused = useActionData<typeof action>();
	const { date = "" } = useParams();
	if (page?.date !== date)
		return refused ? (
			<OwnerPage title={moveDayPage.title} intro="">
				<MoveRefusal refused={refused} jobs={[]} />
				<MoveAgain date={date} fields={refused.fields} />
			</OwnerPage>
		) : (
			<LoadFailure />
		);
	const moved = refused?.moved ?? page.moved;
	const movedIds = refused?.movedIds ?? moved.map(({ id }) => id);
	const { jobs, day, forecast, now } = page;
	return (
		<OwnerPage title={moveDayPage.title} intro={day} flash={flash}>
			<ForecastLine forecast={forecast} />
			{refused && <MoveRefusal refused={refused} jobs={jobs} />}
			<MoveUndo key={keyOf(moved)} {...{ date, moved, now }} isPartial={refused !== undefined} />
			{jobs.length > 0 ? (
				<>
					<p className="max-w-prose text-sm text-ink-soft">{moveDayPage.explained}</p>
					<MoveDayForm key={keyOf(jobs)} page={page} refused={refused} movedIds={movedIds} />
				</>
			) : (
				moved.length === 0 && <EmptyNote icon="calendar" tone="plain" {...moveDayPage.empty} />
			)}
			<MovedJobs moved={moved} />
			<Link to={jobPaths.calendar} className="link tap gap-2 justify-self-start print:hidden">
				<Icon name="calendar" className="size-5" />
				{moveDayPage.calendar}
			</Link>
		</OwnerPage>
	);
}

const keyOf = (jobs: readonly { id: string; revision: number }[]) =>
	jobs.map(({ id, revision }) => `${id} ${revision}`).join();

export function ErrorBoundary() {
	const back = { href: jobPaths.calendar, label: moveDayPage.calendar };
	return <PageError {...moveDayPage.unknown} back={back} />;
}
