import { quoteSources } from "#db/schema.ts";
import { startCountingProxy } from "../support/counting-proxy.ts";
import { aDraft, stepDraft, withDraft } from "../support/drafts.ts";
import { localCookies } from "../support/local-cookies.ts";
import { ProxyControl } from "../support/proxy-control.ts";
import { timeExchange } from "./exchange.ts";
import { type Finding, percentile } from "./finding.ts";
import { anAddress, formHeaders } from "./load.ts";
import { absolute } from "./rounds.ts";
import { runSite } from "./runtime.ts";
import { type Stage, stepPaths } from "./stage.ts";
import { openStream, openStreams } from "./streams.ts";

/** Streams that reconnect side by side. */
const AT_ONCE = 4;

/** From the visitor's click on step 4 to the quote on each of so many open dashboards. */
export async function measureFanOut(
	{ many: { site, db } }: Stage,
	dashboards: number,
	quotes: number,
): Promise<Finding> {
	const streams = await openStreams(site.baseUrl, db, dashboards);
	const times: number[] = [];
	try {
		for (let quote = 0; quote < quotes; quote++) {
			await db.delete(quoteSources);
			const draft = aDraft();
			const cookie = await stepDraft(draft);
			const body = withDraft(cookie, "package=deluxe");
			const headers = {
				...formHeaders(site.baseUrl, body),
				Cookie: localCookies(cookie),
				"CF-Connecting-IP": anAddress(),
			};
			const arrivals = streams.map((stream) => stream.brings(draft.id));
			const started = performance.now();
			await timeExchange({ url: `${site.baseUrl}${stepPaths[1]}`, headers, body, status: 303 });
			times.push(...(await Promise.all(arrivals)).map((time) => time - started));
		}
	} finally {
		for (const stream of streams) stream.close();
	}
	const name = `a new quote on ${dashboards} open dashboards, 95 % of them`;
	return absolute(name, "ms", percentile(times, 0.95), { most: 500 });
}

/**
 * How many event streams the feed still serves after so many have come and gone, as the database sees it: each
 * heartbeat asks for the sessions of all streams in one round trip, and for nothing where there is no stream.
 */
export async function measureReconnects({ few }: Stage, script: string, times: number): Promise<Finding> {
	const proxy = await startCountingProxy(few.database.url);
	const control = new ProxyControl(proxy.url);
	const site = await runSite(script, { ...few.database, url: proxy.url }, { FEED_HEARTBEAT: "1" });
	const countHeartbeats = async () => {
		await control.reset();
		await new Promise((resolve) => setTimeout(resolve, 2_500));
		return (await control.trips()).length;
	};
	try {
		for (let opened = 0; opened < times; opened += AT_ONCE) {
			const streams = await Promise.all(
				Array.from({ length: AT_ONCE }, () => openStream(site.baseUrl, few.cookie)),
			);
			for (const stream of streams) stream.close();
		}
		await countHeartbeats();
		const left = await countHeartbeats();
		const one = await openStream(site.baseUrl, few.cookie);
		await countHeartbeats();
		if ((await countHeartbeats()) === 0)
			throw new Error("An open stream has no heartbeat: the count shows nothing");
		one.close();
		return absolute(`heartbeats for streams left over by ${times} reconnects`, "streams", left, { most: 0 });
	} finally {
		await site.stop();
		await proxy.stop();
	}
}
