import { type RunningSite, startSite } from "./site.ts";

/** `startSite` for a script of its own: Ctrl-C ends what it started, too. */
export async function startScriptSite(vars?: Record<string, string>): Promise<RunningSite> {
	const running = await startSite(vars);
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => void running.stop().finally(() => process.exit(130)));
	}
	return running;
}
