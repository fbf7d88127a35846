import { chromium } from "@playwright/test";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { setDate } from "./support/jobs.ts";
import { localCookies } from "./support/local-cookies.ts";
import { anOffer, decide, send } from "./support/offers.ts";
import { startSession } from "./support/owner-session.ts";
import { databaseOf, startScriptSite } from "./support/script-site.ts";
import { aSubmission } from "./support/submissions.ts";

const running = await startScriptSite();
const db = databaseOf(running);
const base = running.baseUrl;
const now = Date.now();
async function quote(name: string, phone: string, email?: string) {
	const contact = {
		name,
		phone,
		contactMethod: email ? "email" : "text",
		email,
		address: "12 Oak Lane",
	} as const;
	const s = aSubmission({ contact });
	const token = (await saveQuote(db, s, now - 5 * 60_000)) ?? "";
	return { id: s.id, quoteId: s.id, token };
}
try {
	const neighbor = await quote("Nora Neighbor", "+15705550170", "nora@example.com");
	for (let i = 0; i < 3; i++) await quote("Mae Holloway", `+1570555017${i + 1}`);
	const spam = await quote("Spam Sam", "+15705550177");
	await db.run(`update quote_requests set spam = 1, spam_reason='owner' where id = '${spam.id}'`);
	await db.run(
		"update stage_counts set count = (select count(*) from quote_requests where case when spam then 'spam' else quote_requests.stage end = stage_counts.stage)",
	);
	const job = Array.from({ length: 7 }, (_, d) => new Date(now + (3 + d) * DAY_MS)).find(
		(d) => d.getUTCDay() === 3,
	) as Date;
	const startsAt = job.setUTCHours(15, 0, 0, 0);
	await setDate(db, neighbor.id, { startsAt, endsAt: startsAt + 3_600_000 } as never, { now: now - 2 });
	await db.run(`update quote_requests set changed_at = contacted_at + 5 where name = 'Nora Neighbor'`);
	const further = await quote("Carla Further", "+15705550173", "carla@example.com");
	const first = anOffer(further.id, { validUntil: (now + 9 * DAY_MS) as never });
	await send(db, first, (now - 4000) as never);
	await decide(db, { ...further, offer: first }, "accepted", { now: (now - 3000) as never });
	const second = anOffer(further.id, { number: 2, validUntil: (now + 9 * DAY_MS) as never });
	await send(db, second, (now - 1000) as never);
	await decide(db, { ...further, offer: second }, "accepted", { now: (now - 500) as never });
	const browser = await chromium.launch({
		executablePath: "/usr/bin/chromium-headless-shell",
		args: ["--no-sandbox"],
	});
	for (const [width, js] of [
		[390, true],
		[1280, true],
		[390, false],
	] as const) {
		const context = await browser.newContext({
			viewport: { width, height: 900 },
			javaScriptEnabled: js,
			reducedMotion: "reduce",
		});
		const { cookie } = await startSession(db);
		await context.addCookies([
			{
				name: localCookies(cookie[0]),
				value: cookie[1],
				domain: "127.0.0.1",
				path: "/",
				httpOnly: true,
				sameSite: "Lax",
			},
		]);
		const page = await context.newPage();
		const shot = (n: string) =>
			page.screenshot({ path: `/tmp/shot-${n}-${width}${js ? "" : "-nojs"}.png`, fullPage: true });
		await page.goto(`${base}/quote/${neighbor.token}`);
		await shot("dated");
		await page.goto(`${base}/quote/${further.token}`);
		await shot("further");
		await page.goto(`${base}/admin/quotes/${neighbor.id}`);
		await shot("lost-ahead");
		await page.goto(`${base}/admin`);
		await page.getByText("More", { exact: true }).click();
		await shot("tabs");
		await page.goto(`${base}/admin?status=spam`);
		await shot("spam");
		await page.goto(`${base}/zip-locator?zip=18509`);
		await shot("zip");
		await context.close();
	}
} finally {
	await running.stop();
}
