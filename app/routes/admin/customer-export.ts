import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportCustomer } from "#app/admin/customers/customer-export.server.ts";
import { logError } from "#app/log/log.server.ts";
import { dateOf, localTime } from "#app/time/clock.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	try {
		const saved = await exportCustomer(args, params.id ?? "");
		if (!saved) throw new Response(null, { status: 404 });
		const day = dateOf(localTime(Date.now()).midnight);
		return new Response(saved, {
			headers: {
				"Content-Type": "application/json; charset=utf-8",
				"Content-Disposition": `attachment; filename="customer-${day}.json"`,
				"Cache-Control": "no-store",
			},
		});
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("customer not exported", error, { requestId: context.requestId });
		throw new Response("Failed to load the customer", { status: 503, headers: { "Retry-After": "10" } });
	}
}
