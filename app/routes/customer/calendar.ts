import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { customerEvent } from "#app/content/schedule.ts";
import { logError } from "#app/log/log.server.ts";
import { calendarAnswer } from "#app/schedule/calendar-file.ts";
import { customerEventOf } from "#app/schedule/job.ts";
import { findCustomerJob } from "#app/schedule/scheduled-jobs.server.ts";

/** The job's event as a file; 404 without a date, as for a link that no longer works. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	try {
		const job = await findCustomerJob(context.db, params.token ?? "");
		if (!job) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
		return calendarAnswer({ method: "PUBLISH", events: [customerEventOf(job)] }, customerEvent.fileName);
	} catch (error) {
		logError("customer's calendar not loaded", error);
		return new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "10" } });
	}
}
