import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "#app/config/paths.ts";
import { customerFailures } from "#app/content/customer-page.ts";
import { customerEvent } from "#app/content/schedule.ts";
import { calendarAnswer } from "#app/schedule/calendar-file.ts";
import { customerEventOf } from "#app/schedule/job.ts";
import { findCustomerJob } from "#app/schedule/scheduled-jobs.server.ts";
import { answerFile } from "#app/security/file-answer.server.ts";

/** The job's event as a file. Without a date, and for a link that no longer works, the customer's page says so. */
export function loader(args: LoaderFunctionArgs) {
	const { title, text } = customerFailures.unreachable;
	const failure = { what: "customer's calendar not loaded", failed: `${title}. ${text}` };
	return answerFile(args, failure, async () => {
		const { token = "" } = args.params;
		const job = await findCustomerJob(args.context.db, token);
		if (!job) return redirect(paths.customerQuote(encodeURIComponent(token)), 303);
		return calendarAnswer({ method: "PUBLISH", events: [customerEventOf(job)] }, customerEvent.fileName);
	});
}
