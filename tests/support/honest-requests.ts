import { paths } from "#app/config/paths.ts";
import { namesIn, sendAsCron } from "./cron-mails.ts";
import type { Findings } from "./findings.ts";
import type { OwnersDevice } from "./owners-device.ts";
import type { QuoteVisitor } from "./quote-visitor.ts";
import type { RunningSite, Site } from "./site.ts";

/** Sends what waits as the cron does in the next day and a half, and promises that every honest request is kept, is outside Spam,
 * and is told to the owner by a mail and an alert, and that whoever gave an address was sent the link. */
export async function promiseHonest(
	findings: Findings,
	{ running, site, device }: { running: RunningSite; site: Site; device: OwnersDevice },
	honest: readonly QuoteVisitor[],
): Promise<void> {
	const texts = await site.mails.texts("");
	const mailer = { send: async ({ text }: { text: string }) => void texts.push(text) };
	await sendAsCron(running, mailer, 216, device);

	const { rows } = await site.database.execute("select id, spam from quote_requests");
	const saved = new Map(rows.map(({ id, spam }) => [String(id), Number(spam)]));
	const named = new Set(texts.flatMap(namesIn));
	const told = await device.toldQuotes(site.database);
	const count = (isSo: (visitor: QuoteVisitor) => boolean) => honest.filter(isSo).length;
	findings.promise(
		"honest requests kept",
		count(({ id }) => saved.has(id)),
		honest.length,
	);
	findings.promise(
		"honest requests in Spam",
		count(({ id }) => saved.get(id) === 1),
	);
	findings.promise(
		"honest requests that no mail names",
		count(({ name }) => !named.has(name)),
	);
	findings.promise(
		"honest requests that no alert tells of",
		count(({ id }) => !told.has(id)),
	);
	const givers = honest.flatMap(({ email }) => email ?? []);
	if (givers.length === 0) return;
	const linked = await linkedAddresses(site, texts);
	findings.promise(
		"honest customers sent their link",
		givers.filter((email) => linked.has(email)).length,
		givers.length,
	);
}

/** The addresses whose mails with a link were sent, by the outbox and by what the mails say. */
async function linkedAddresses(
	{ database, baseUrl }: Site,
	texts: readonly string[],
): Promise<ReadonlySet<string>> {
	const links = new Set(texts.flatMap((text) => text.match(/https?:\S+\/quote\/[\w-]+/g) ?? []));
	const { rows } = await database.execute(
		`select json_extract(payload, '$.to') as address, json_extract(payload, '$.token') as token from outbox
		where kind = 'customer-quote' and sent_at is not null and last_error is null`,
	);
	const isSent = (token: string) => links.has(baseUrl + paths.customerQuote(token));
	return new Set(rows.filter(({ token }) => isSent(String(token))).map(({ address }) => String(address)));
}
