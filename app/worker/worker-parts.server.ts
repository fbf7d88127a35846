/** The entry takes these from Remix's build, so that the Worker has one copy of each module. */

export { presentsSecret } from "#app/auth/entrance.server.ts";
export { knownDeviceId } from "#app/auth/known-device.server.ts";
export { parseEnv, siteHost } from "#app/config/env.server.ts";
export { QuoteStreams } from "#app/live-feed/quote-streams.server.ts";
export { withinRequest } from "#app/log/log.server.ts";
export { handleRequest } from "#app/security/front-door.server.ts";
export { createLoadContext } from "./load-context.ts";
export { createPageHandler } from "./page-handler.server.ts";
export { runScheduledWork } from "./scheduled-work.server.ts";
