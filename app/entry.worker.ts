import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "server-build";
import { areaBuilds } from "./area-build.server";
import { parseEnv, siteHost } from "./env.server";
import { createLoadContext } from "./load-context";
import { withinRequest } from "./request-scope.server";
import { runScheduledWork } from "./scheduled-work.server";
import { passFrontDoor } from "./security/front-door.server";
import type { RateLimits } from "./security/rate-limits";

export { QuoteFeed } from "./live-feed/quote-feed.server";

const handleAny = createRequestHandler(build, "production");
const areas = areaBuilds(build).map(({ has, build }) => ({
	has,
	handle: createRequestHandler(build, "production"),
}));

interface Bindings extends RateLimits {
	/** The prerendered pages and hashed files. */
	ASSETS: Fetcher;
}

export default {
	fetch(request: Request, bindings: Bindings, worker: ExecutionContext) {
		return passFrontDoor(request, {
			assets: bindings.ASSETS,
			limits: bindings,
			host: () => siteHost(parseEnv(bindings)),
			answer(passed, requestId) {
				const { pathname } = new URL(passed.url);
				const handle = areas.find(({ has }) => has(pathname))?.handle ?? handleAny;
				return handle(passed, createLoadContext(bindings, worker, requestId));
			},
		});
	},
	scheduled({ scheduledTime }: ScheduledController, bindings: Bindings, worker: ExecutionContext) {
		return withinRequest(crypto.randomUUID(), () =>
			runScheduledWork(createLoadContext(bindings, worker), scheduledTime),
		);
	},
} satisfies ExportedHandler<Bindings>;
