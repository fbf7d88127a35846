import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DateForm } from "#app/admin/calendar/date-form.tsx";
import { handleDateForm } from "#app/admin/calendar/job-date-request.server.ts";
import { typedOf } from "#app/admin/calendar/read-date.ts";
import { LoadFailure, NotSaved } from "#app/admin/shell/load-failure.tsx";
import { ownerMeta, QuoteFormPage } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { panel } from "#app/components/ui/panel.ts";
import { dateFormTexts, jobDateTexts } from "#app/content/job-date.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { canHaveDate } from "#app/quotes/commands/set-date.ts";
import { formatJobTime, timesOf } from "#app/quotes/job-times.ts";
import { selectDateOf } from "#app/schedule/scheduled-jobs.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";

export const meta = ownerMeta(dateFormTexts.set);

export function loader(args: LoaderFunctionArgs) {
	const { db } = args.context;
	return orUnavailable(args, "date not loaded", { page: null }, async () => {
		const queries = [selectDateOf(db, args.params.id ?? ""), selectSettings(db)] as const;
		const { shell, results } = await readPage(args, queries);
		const [[quote], saved] = results;
		if (!quote) throw new Response(null, { status: 404 });
		const times = timesOf(quote.startsAt, quote.endsAt);
		const typed = typedOf(times, settingsOf(saved).settings.hours);
		const { name, revision, asks } = quote;
		return { page: { name, revision, asks, times, typed, isOpen: canHaveDate(quote) }, shell };
	});
}

export const action = handleDateForm;

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

const { set: title, title: heading, back } = dateFormTexts;
const pageTexts = { title, heading, back };

export default function QuoteDateRoute() {
	const { page } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const typed = refused?.typed ?? page?.typed;
	if (!typed) return <LoadFailure />;
	return (
		<QuoteFormPage name={page?.name ?? null} texts={pageTexts}>
			{refused?.failure && <NotSaved refusal={refused} {...refused.failure} />}
			<div className={`${panel} grid gap-4`}>
				{page?.times && <p>{dateFormTexts.now(formatJobTime(page.times))}</p>}
				{page?.asks.map((asked) => (
					<p key={asked.kind} className="font-bold wrap-anywhere">
						{quoteCard.asks(asked)}
					</p>
				))}
				{page?.isOpen || refused ? (
					<DateForm
						revision={page?.revision}
						before={page ? page.times : (refused?.before ?? null)}
						asked={page?.asks[0]?.askedAt}
						typed={typed}
						error={refused?.error}
						warning={refused?.warning}
					/>
				) : (
					<p>{jobDateTexts.closed}</p>
				)}
			</div>
		</QuoteFormPage>
	);
}

export { QuoteError as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
