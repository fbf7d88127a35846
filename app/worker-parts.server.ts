/** What the Worker's entry is made of. It takes them from Remix's build, so that the Worker holds one copy of each module. */
export { parseEnv, siteHost } from "./env.server";
export { QuoteStreams } from "./live-feed/quote-streams.server";
export { createLoadContext } from "./load-context";
export { createPageHandler } from "./page-handlers.server";
export { withinRequest } from "./request-scope.server";
export { runScheduledWork } from "./scheduled-work.server";
export { passFrontDoor } from "./security/front-door.server";
