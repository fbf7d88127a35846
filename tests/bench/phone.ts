import type { Browser, Page } from "@playwright/test";
import { observe } from "./browser-vitals.ts";

/** What the network does, in Chromium's own terms: milliseconds there and back, bytes a second. */
interface Network {
	latency: number;
	downloadThroughput: number;
	uploadThroughput: number;
}

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
export const slow4G: Network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** At the edge of a cell: 400 kbit/s, 400 ms there and back. */
export const slow3G: Network = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A fresh phone, with nothing kept from an earlier visit. */
export async function openPhone(browser: Browser, baseURL: string, scripted = true): Promise<Page> {
	const context = await browser.newContext({
		baseURL,
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
		serviceWorkers: "block",
		javaScriptEnabled: scripted,
	});
	const page = await context.newPage();
	if (scripted) await page.addInitScript(observe);
	return page;
}

/** `processor` is by how many times the page's own is slowed down. */
export async function slowDown(page: Page, how: { processor?: number; network?: Network }): Promise<void> {
	const session = await page.context().newCDPSession(page);
	if (how.processor) await session.send("Emulation.setCPUThrottlingRate", { rate: how.processor });
	if (how.network) await session.send("Network.emulateNetworkConditions", { offline: false, ...how.network });
}
