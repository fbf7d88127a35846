import type { FullConfig } from "@playwright/test";
import { z } from "zod";
import { type RunningSite, type SiteAddresses, startSite } from "./site.ts";

const VARIABLE = "GLASSWING_TEST_SITES";
const sitesSchema = z.array(
	z.object({
		baseUrl: z.url(),
		database: z.object({ url: z.url(), proxyUrl: z.url(), authToken: z.string() }),
		mailFolder: z.string(),
	}),
);

/**
 * Playwright's global set-up: a site for each parallel worker, once for the run, so that a fault
 * one test makes never reaches another.
 */
export default async function startSites({ workers }: FullConfig): Promise<() => Promise<void>> {
	const sites: RunningSite[] = [];
	const stop = async () => {
		await Promise.all(sites.map((site) => site.stop()));
	};
	const starts = await Promise.allSettled(
		Array.from({ length: workers }, async () => sites.push(await startSite())),
	);
	const failure = starts.find((start) => start.status === "rejected");
	if (failure) {
		await stop();
		throw failure.reason;
	}
	process.env[VARIABLE] = JSON.stringify(sites);
	return stop;
}

/** The running site of a parallel worker. */
export function siteOf(parallelIndex: number): SiteAddresses {
	const site = sitesSchema.parse(JSON.parse(process.env[VARIABLE] ?? "[]"))[parallelIndex];
	if (!site) throw new Error("No site is running: start the tests with tests/playwright.config.ts.");
	return site;
}
