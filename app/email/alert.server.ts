import { paths } from "#app/config/paths.ts";
import { lockScreen } from "#app/content/alerts.ts";
import type { Database } from "#app/database/client.server.ts";
import { greetingName } from "#app/fields/person-name.ts";
import {
	type PushSender,
	pushAlert,
	recordPush,
	type ShownAlert,
	type selectDevicesOfAlerts,
} from "#app/outbox/push.server.ts";
import type { QueuedAlert } from "#app/outbox/queued-mail.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { townOf } from "#app/quotes/describe-quote.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { HOUR_MS, type UtcMs } from "#app/time/clock.ts";

/** Older news is on the dashboard and in a mail by now. */
const MAX_AGE_MS = 2 * HOUR_MS;

const MAX_NAMES = 5;

type AlertDevice = Awaited<ReturnType<typeof selectDevicesOfAlerts>>[number];

export interface AlertContent {
	kind: "alert";
	alert: ShownAlert;
	device: AlertDevice;
}

/** What sends alerts, where it is set up, and the addresses that are owners without an invitation. */
export interface AlertSettings {
	sender: PushSender | null;
	admins: readonly string[];
}

export const noAlerts: AlertSettings = { sender: null, admins: [] };

interface QueuedRow {
	payload: QueuedAlert;
	key: string;
	createdAt: UtcMs;
	quote: QuoteView | undefined;
	device: AlertDevice | undefined;
	/** Whom an alert of many stands for, where alerts about them were too many. */
	names: readonly string[];
}

/** What a queued alert shows at `now`; null where its device is gone, or it is too old or about Spam. */
export function alertContent(
	{ payload, key, createdAt, quote, device, names }: QueuedRow,
	now: UtcMs,
): AlertContent | null {
	const { about, amount, isChange } = payload;
	if (!device || now - createdAt > MAX_AGE_MS || quote?.spam) return null;
	const title = lockScreen.titles[isChange ? "change" : about];
	if (about === "more" || about === "test") {
		const body = names.length > 0 ? nameMany(names) : lockScreen[about];
		return { kind: "alert", alert: { title, body, tag: key, path: paths.admin }, device };
	}
	if (!quote) return null;
	const facts = [firstName(quote.name), townOf(quote)];
	const told = [...facts, amount === null ? undefined : formatDollars(amount)];
	const alert = {
		title: quote.test ? lockScreen.testQuote(title) : title,
		body: lockScreen.parts(told.flatMap((part) => part ?? [])),
		tag: key,
		path: paths.adminQuote(quote.id),
	};
	return { kind: "alert", alert, device };
}

function nameMany(names: readonly string[]): string {
	const first = names.slice(0, MAX_NAMES).map(firstName);
	return lockScreen.names([...new Set(first)], names.length - first.length);
}

/** Never a last name, as "Dr. Smith" has. */
function firstName(name: string): string {
	const known = greetingName(name);
	return known === null || /\s/.test(known) ? lockScreen.someone : known;
}

/** Returns how the outbox sends an alert; null where alerts are not set up, or whoever has the device is no owner any more. */
export function writeAlert(
	db: Database,
	{ alert, device }: AlertContent,
	{ sender, admins, now }: AlertSettings & { now: UtcMs },
) {
	if (!sender || !(device.isInvited || admins.includes(device.owner))) return null;
	let outcome: Awaited<ReturnType<typeof pushAlert>> = "gone";
	return {
		async send() {
			outcome = await pushAlert(device, alert, sender);
		},
		recordSent: () => recordPush(db, device.id, outcome, now),
	};
}
