import * as build from "server-build";
import type { RateLimits } from "#app/security/rate-limits.ts";

export { QuoteFeed } from "#app/live-feed/quote-feed.server.ts";

const {
	createLoadContext,
	createPageHandler,
	knownDeviceId,
	parseEnv,
	presentsSecret,
	handleRequest,
	runScheduledWork,
	siteHost,
	withinRequest,
} = build.entry.module.workerParts;
const handle = createPageHandler(build);

interface Bindings extends RateLimits {
	ASSETS: Fetcher;
}

export default {
	fetch(request: Request, bindings: Bindings, worker: ExecutionContext) {
		return handleRequest(request, {
			assets: bindings.ASSETS,
			limits: bindings,
			host: () => siteHost(parseEnv(bindings)),
			knownDevice: (passed) => knownDeviceId(passed, parseEnv(bindings)),
			presentsSecret,
			answer: async (passed, requestId) => {
				const context = createLoadContext(bindings, worker, requestId);
				const response = await handle(passed, context, bindings.ASSETS);
				return { response, isUnknown: context.isUnknown };
			},
		});
	},
	scheduled({ scheduledTime }: ScheduledController, bindings: Bindings, worker: ExecutionContext) {
		return withinRequest(crypto.randomUUID(), () =>
			runScheduledWork(createLoadContext(bindings, worker), scheduledTime),
		);
	},
} satisfies ExportedHandler<Bindings>;
