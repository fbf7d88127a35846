import type { TestProject } from "vitest/node";
import { startTestDatabase, type TestDatabaseUrls } from "./test-database.ts";

/** The edge tests' global set-up: one fresh database for the run, its addresses handed to the tests. */
export default async function startEdgeDatabase(project: TestProject): Promise<() => Promise<void>> {
	const { url, proxyUrl, authToken, stop } = await startTestDatabase();
	project.provide("database", { url, proxyUrl, authToken });
	return stop;
}

declare module "vitest" {
	interface ProvidedContext {
		database: TestDatabaseUrls;
	}
}
