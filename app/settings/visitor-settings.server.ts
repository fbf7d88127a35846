import type { AppLoadContext } from "@remix-run/cloudflare";
import { visitorAlerts } from "#app/content/settings.ts";
import { type Database, openDatabase } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { knownPrices, pricesOf, selectNewestPrices, selectPrices } from "./price-books.server.ts";
import { selectSettings, settingsOf } from "./settings.server.ts";
import { defaultSettings, type Settings } from "./settings.ts";

/** What was read is shown to visitors for this many milliseconds. */
const CACHE_MS = MINUTE_MS;
/** The next read may begin this long after the last one began. */
const RETRY_MS = 5_000;
/** A visitor waits this long for a read at most; longer for prices, without which another one would be shown. */
const MAX_WAIT_MS = 150;
const MAX_WAIT_FOR_PRICES_MS = 1_000;

/** What this isolate read last; null before. */
let cached: Settings | null = null;
let newest: RateCard | null = null;
let cachedUntil = 0;
/** Nobody waits for prices until this time, because the last read failed. */
let failedUntil = 0;

/** Reads that requests have under way: a request cannot wait for another one's. */
const readings = new WeakMap<AppLoadContext, Promise<void>>();

/** The settings, without a round trip: the defaults while this isolate has read none. What is older than a minute is read
 * again after the answer. */
export function knownSettings({ env, afterAnswer }: Pick<AppLoadContext, "env" | "afterAnswer">): Settings {
	if (Date.now() >= cachedUntil)
		afterAnswer(() => readForVisitors(openDatabase(env, { requestId: "settings" })));
	return cached ?? defaultSettings;
}

/** The settings, for work after an answer: it waits for one round trip where this isolate has read none. */
export async function readSettings({ env }: Pick<AppLoadContext, "env">): Promise<Settings> {
	if (!cached) await readForVisitors(openDatabase(env, { requestId: "settings" }));
	return cached ?? defaultSettings;
}

/** Returns settings as `knownSettings` does, but the first visitor of an isolate waits for one round trip. */
export async function visitorSettings(context: AppLoadContext): Promise<Settings> {
	if (!cached) await waitForReading(context);
	return knownSettings(context);
}

/** The prices for who was shown none yet, at most a minute old: once a minute a visitor of an isolate waits for one round
 * trip, and each one for at most a second while this isolate knows none. The first price book where the database does not answer. */
export async function currentPrices(context: AppLoadContext): Promise<RateCard> {
	const now = Date.now();
	if (newest === null && now >= failedUntil) await waitForReading(context, MAX_WAIT_FOR_PRICES_MS);
	else if (now >= cachedUntil) await waitForReading(context);
	return newest ?? rateCard;
}

/** The prices of a version that a visitor was shown, without a round trip where this isolate knows them; null where there
 * is no such version, or the database does not answer. */
export async function pricesOfVersion(version: string, context: AppLoadContext): Promise<RateCard | null> {
	if (!knownPrices(version) && !cached) await waitForReading(context);
	const known = knownPrices(version);
	if (known || !/^[1-9]\d{0,8}$/.test(version)) return known ?? null;
	try {
		const reading = Promise.resolve(selectPrices(context.db, version));
		const rows = await Promise.race([reading, pause(MAX_WAIT_FOR_PRICES_MS)]);
		return rows?.length ? pricesOf(rows) : null;
	} catch (error) {
		logError("prices not read", error, { version });
		return null;
	}
}

/** Whether this isolate read which prices are current. */
export function areCurrentPricesKnown(): boolean {
	return newest !== null;
}

/** What visitors read above the wizard's form, if anything: first that what is changed there of a `promised` quote is a request. A saved quote, whose draft has its link's secret, can be changed all the same
 * while requests are paused. */
export function visitorAlert(
	{ paused, vacationText }: Settings,
	{ customerToken, promised }: { customerToken?: string | undefined; promised?: boolean | undefined } = {},
): { title: string; text: string } | null {
	const alert = promised ? visitorAlerts.promised : paused && !customerToken ? visitorAlerts.paused : null;
	if (alert) return { ...alert, text: [alert.text, vacationText].filter(Boolean).join(" ") };
	return vacationText === "" ? null : { title: visitorAlerts.vacation, text: vacationText };
}

/** Shows settings that were just read or saved to this isolate's visitors at once. */
export function keepSettings(settings: Settings): void {
	cached = settings;
}

/** Shows prices that were just published to this isolate's visitors at once. */
export function keepPrices(card: RateCard): void {
	newest = card;
}

function waitForReading(context: AppLoadContext, atMost = MAX_WAIT_MS): Promise<unknown> {
	const reading = readings.get(context) ?? readForVisitors(context.db);
	readings.set(context, reading);
	context.afterAnswer(() => reading);
	return Promise.race([reading, pause(atMost)]);
}

function pause(milliseconds: number): Promise<null> {
	return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

async function readForVisitors(db: Database): Promise<void> {
	// The next visitor need not ask as well.
	cachedUntil = Date.now() + RETRY_MS;
	try {
		const [settings, prices] = await db.batch([selectSettings(db), selectNewestPrices(db)]);
		keepSettings(settingsOf(settings).settings);
		keepPrices(pricesOf(prices));
		cachedUntil = Date.now() + CACHE_MS;
	} catch (error) {
		logError("settings not read", error);
		cached ??= defaultSettings;
		failedUntil = Date.now() + RETRY_MS;
	}
}
