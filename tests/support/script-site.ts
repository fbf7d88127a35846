import { openDatabase } from "#app/database/client.server.ts";
import { type RunningSite, type SiteAddresses, startSite } from "./site.ts";

/** `startSite` for a script of its own: Ctrl-C ends what it started, too. */
export async function startScriptSite(vars?: Record<string, string>): Promise<RunningSite> {
	const running = await startSite(vars);
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => void running.stop().finally(() => process.exit(130)));
	}
	return running;
}

/** A running site's database as the Worker opens it, past the counting proxy. */
export function databaseOf({ database: { url, authToken } }: Pick<SiteAddresses, "database">) {
	return openDatabase({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken });
}
