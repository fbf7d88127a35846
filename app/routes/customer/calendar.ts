import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "#app/config/paths.ts";
import { customerEvent } from "#app/content/schedule.ts";
import { logError } from "#app/log/log.server.ts";
import { calendarAnswer } from "#app/schedule/calendar-file.ts";
import { customerEventOf } from "#app/schedule/job.ts";
import { findCustomerJob } from "#app/schedule/scheduled-jobs.server.ts";

/** The job's event as a file. Without a date, and for a link that no longer works, the customer's page says so. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	try {
		const { token = "" } = params;
		const job = await findCustomerJob(context.db, token);
		if (!job) return redirect(paths.customerQuote(encodeURIComponent(token)), 303);
		return calendarAnswer({ method: "PUBLISH", events: [customerEventOf(job)] }, customerEvent.fileName);
	} catch (error) {
		logError("customer's calendar not loaded", error);
		return new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "10" } });
	}
}
