import { openDatabase } from "#app/database/client.server.ts";
import { type AlertSettings, noAlerts } from "#app/email/alert.server.ts";
import { mailWriter } from "#app/email/write-mails.server.ts";
import { deliverDue } from "#app/outbox/deliver.server.ts";
import type { Mailer } from "#app/outbox/mailer.server.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { testSecret } from "./secrets.ts";

const EVERY_MS = 10 * MINUTE_MS;

interface CronSite {
	baseUrl: string;
	database: { url: string; authToken: string };
}

interface CronOptions {
	isOver?: () => Promise<boolean>;
	alerts?: AlertSettings;
}

/** Sends what waits at a site as its cron does, every ten minutes from now on, so many times; a run that the database refuses
 * is the next one's. `isOver` ends it before; without `alerts` none are sent. */
export async function sendAsCron(
	{ baseUrl, database }: CronSite,
	mailer: Mailer,
	runs: number,
	{ isOver = async () => false, alerts = noAlerts }: CronOptions = {},
): Promise<void> {
	const db = openDatabase({ TURSO_DATABASE_URL: database.url, TURSO_AUTH_TOKEN: database.authToken });
	const settings = { origin: baseUrl, owners: ["owner@glasswing.example"], secret: testSecret };
	const claimMails = mailWriter(settings, alerts);
	for (let run = 1; run <= runs && !(await isOver()); run++)
		await deliverDue({ db, mailer, claimMails }, () => Date.now() + run * EVERY_MS).catch(() => {});
}

/** The names that a mail tells of: of one quote, or of each in its list. */
export function namesIn(text: string): string[] {
	const name = /^Name: (.*)$/m.exec(text)?.[1];
	return name === undefined ? Array.from(text.matchAll(/^(.+?): /gm), ([, label = ""]) => label) : [name];
}
