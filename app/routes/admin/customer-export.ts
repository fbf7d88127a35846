import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportCustomer } from "#app/admin/customers/customer-export.server.ts";
import { answerFile, fileToSave } from "#app/admin/shell/answer-file.server.ts";
import { dateOf, localTime } from "#app/time/clock.ts";

export function loader(args: LoaderFunctionArgs) {
	const failure = { what: "customer not exported", failed: "Failed to load the customer" };
	return answerFile(args, failure, async () => {
		const saved = await exportCustomer(args, args.params.id ?? "");
		if (!saved) throw new Response(null, { status: 404 });
		const day = dateOf(localTime(Date.now()).midnight);
		return fileToSave(saved, "application/json", `customer-${day}.json`);
	});
}
