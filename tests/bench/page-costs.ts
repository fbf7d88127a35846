import { sql } from "drizzle-orm";
import { hashPassword } from "#app/auth/passwords.server.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { calendarFileName } from "#app/schedule/calendar-address.server.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { settings, users } from "#db/schema.ts";
import { aDraft, stepDraft, withDraft } from "../support/drafts.ts";
import { localCookies } from "../support/local-cookies.ts";
import { ownerEmail } from "../support/owners.ts";
import { testSecret } from "../support/secrets.ts";
import { type Exchange, timeExchange } from "./exchange.ts";
import type { Finding } from "./finding.ts";
import { anAddress, formHeaders } from "./load.ts";
import { runtimesTime } from "./processor-time.ts";
import { absolute } from "./rounds.ts";
import { allSent, forgetSaves } from "./settle.ts";
import { type Stage, stepPaths } from "./stage.ts";

const JOBS = 500;
const EMAIL = ownerEmail("signs-in", "edge");
const PASSWORD = "correct horse battery";

/** How often a page is asked before it counts, and how often it counts. */
const [WARM_UP, COUNTED] = [300, 60];
const [FEW_WARM_UP, FEW_COUNTED] = [3, 3];

interface Asked {
	/** Milliseconds that are promised, if any are. */
	most?: number;
	/** It takes long: a few times are enough. */
	few?: true;
	request: Exchange | (() => Promise<Exchange>);
}

/** What pages and forms cost the runtime in processor time, once warm, with the platform's own part and the work after the answer. */
export async function measurePageCosts(stage: Pick<Stage, "costs">): Promise<Finding[]> {
	const { db } = stage.costs;
	await fillIn(stage);
	const findings: Finding[] = [];
	for (const [name, asked] of Object.entries(await everythingAsked(stage))) {
		const { most, few, request } = asked;
		const costOf = async (turns: number) => {
			const requests: Exchange[] = [];
			for (let turn = 0; turn < turns; turn++)
				requests.push(typeof request === "function" ? await request() : request);
			const before = runtimesTime();
			for (const one of requests)
				await timeExchange({ ...one, headers: { ...one.headers, "CF-Connecting-IP": anAddress() } });
			await allSent(db);
			const used = runtimesTime() - before;
			await forgetSaves(db);
			return used / turns;
		};
		await costOf(few ? FEW_WARM_UP : WARM_UP);
		const cost = await costOf(few ? FEW_COUNTED : COUNTED);
		findings.push(absolute(`processor time: ${name}`, "ms", cost, most === undefined ? null : { most }));
	}
	return findings;
}

/** Dates for so many jobs, a calendar to subscribe to, and an account. */
async function fillIn({ costs: { db } }: Pick<Stage, "costs">): Promise<void> {
	const startsAt = sql`created_at + ${60 * DAY_MS}`;
	await db.run(sql`update quote_requests set scheduled_for = ${startsAt}, scheduled_until = ${startsAt} + ${4 * HOUR_MS}, stage = iif(done_at is null and lost_at is null, 'scheduled', stage)
		where id in (select id from quote_requests where not spam order by scheduled_for is null, created_at desc limit ${JOBS})`);
	await db.update(settings).set({ calendarVersion: 1 });
	const passwordHash = await hashPassword(PASSWORD);
	await db
		.insert(users)
		.values({ id: crypto.randomUUID(), email: EMAIL, passwordHash, createdAt: Date.now() })
		.onConflictDoNothing();
}

async function everythingAsked({
	costs: { site, cookie },
}: Pick<Stage, "costs">): Promise<Record<string, Asked>> {
	const { baseUrl } = site;
	const draft = await stepDraft();
	const [owner, visitor] = [{ Cookie: cookie }, { Cookie: localCookies(draft) }];
	const page = (path: string, headers: Record<string, string>) => ({
		url: `${baseUrl}${path}`,
		headers,
		status: 200,
	});
	const form = (path: string, cookies: string, body: string) => ({
		url: `${baseUrl}${path}`,
		headers: { ...formHeaders(baseUrl, body), Cookie: localCookies(cookies) },
		body,
		status: 303,
	});
	const contact = "name=Ann+Example&phone=(570)+555-0123&contactMethod=text";
	const credentials = new URLSearchParams({ email: EMAIL, password: PASSWORD }).toString();
	const save = async () => {
		const own = await stepDraft(aDraft());
		return form(stepPaths[1], own, withDraft(own, "package=deluxe"));
	};
	const feed = calendarFileName(1, { SESSION_SECRET: testSecret }) ?? "";
	return {
		"step 1": { request: page(stepPaths[0], visitor) },
		"step 2's post": { request: form(paths.quoteContact, draft, withDraft(draft, contact)) },
		"step 4": { request: page(stepPaths[1], visitor) },
		"step 4's save, with its mail": { most: 12, request: save },
		"the dashboard": { most: 12, request: page(paths.admin, owner) },
		Today: { request: page(paths.adminToday, owner) },
		"the calendar": { request: page(jobPaths.calendar, owner) },
		"the sign-in": { few: true, request: form(`${paths.auth}?index`, "a=cookie", credentials) },
		[`the calendar file of ${JOBS} jobs`]: {
			...{ most: 60, few: true },
			request: page(jobPaths.calendarFeed(feed), {}),
		},
		"the CSV of 10,000 quotes": { few: true, request: page(paths.adminQuotesCsv, owner) },
	};
}
