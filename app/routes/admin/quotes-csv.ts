import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportQuotes } from "#app/admin/dashboard/quote-export.server.ts";
import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { answerFile, fileToSave } from "#app/admin/shell/answer-file.server.ts";
import { dateOf, localTime } from "#app/time/clock.ts";

export function loader(args: LoaderFunctionArgs) {
	const filter = readFilter(new URL(args.request.url).searchParams);
	const failure = { what: "quotes not exported", failed: "Failed to load quote requests" };
	return answerFile(args, failure, async () => {
		const text = await exportQuotes(args, { ...filter, before: null });
		const day = dateOf(localTime(Date.now()).midnight);
		return fileToSave(text, "text/csv", `quotes-${filter.status}-${day}.csv`);
	});
}
