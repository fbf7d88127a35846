import {
	createExecutionContext,
	createScheduledController,
	env,
	waitOnExecutionContext,
} from "cloudflare:test";
import { eq, getTableColumns } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { composeMail } from "#app/email/compose.server.ts";
import worker from "#app/entry.worker.ts";
import { cloudflareMailer } from "#app/outbox/mailer.server.ts";
import { defaultTimes } from "#app/time/business-hours.ts";
import { HOUR_MS, MINUTE_MS } from "#app/time/clock.ts";
import { outbox, quoteRequests, throttle } from "#db/schema.ts";
import { stepDraft } from "../support/drafts.ts";
import { db, forgetCounts, proxy } from "../support/edge-quotes.ts";
import { emptyOutbox, mailRow, queueQuote } from "../support/queued-mails.ts";
import { aNewsSummary, aQuoteView } from "../support/quote-views.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

/** The minute of the hour in which the cron purges. */
const HOUSEKEEPING = Date.UTC(2026, 4, 4, 12, 17);

beforeEach(async () => {
	await proxy.reset();
	await emptyOutbox();
	await forgetCounts();
	await proxy.reset();
});

const wizard = "/pricing-calculator-waverly-township";

/** A visitor who answered three steps in a minute requests the quote, from a Worker with these bindings. */
async function requestQuote(name: string, bindings: typeof env & { EMAIL?: unknown }) {
	const context = createExecutionContext();
	const visitor = new Visitor((request) => worker.fetch(request, bindings, context));
	const { service, condition, contact } = aSubmission();
	const draft = { id: crypto.randomUUID(), startedAt: Date.now() - MINUTE_MS, service, condition };
	const cookie = await stepDraft({ ...draft, contact: { ...contact, name } });
	const [cookieName = "", value = ""] = cookie.split(/=(.*)/s);
	visitor.setCookie(cookieName, value);
	// A new isolate reads the settings for it, once.
	await visitor.get(`${wizard}/package`);
	await proxy.reset();
	return { answer: await visitor.post(`${wizard}/package`, [["package", "deluxe"]]), context };
}

async function mailOf(name: string) {
	const [row] = await db
		.select(getTableColumns(outbox))
		.from(outbox)
		.innerJoin(quoteRequests, eq(quoteRequests.id, outbox.quoteId))
		.where(eq(quoteRequests.name, name));
	return row;
}

test("the visitor's answer comes while the mail provider still hangs, and the mail goes out afterwards", async () => {
	const name = crypto.randomUUID();
	let taken: (() => void) | undefined;
	const EMAIL = { send: () => new Promise<void>((resolve) => (taken = resolve)) };
	const { answer, context } = await requestQuote(name, { ...env, EMAIL });
	expect([answer.status, answer.location]).toEqual([303, `${wizard}/confirmation`]);
	expect(await proxy.roundTrips()).toBe(2);
	expect(await mailOf(name)).toMatchObject({ sentAt: null });

	await expect.poll(() => taken).toBeDefined();
	expect(await mailOf(name)).toMatchObject({ attempts: 1, sentAt: null });
	taken?.();
	await waitOnExecutionContext(context);
	expect((await mailOf(name))?.sentAt).not.toBeNull();
});

test.each([
	["refuses every mail", { EMAIL: { send: () => Promise.reject(new Error("down")) } }],
	["is not bound", { EMAIL: undefined }],
])(
	"when the provider %s the visitor's quote is saved all the same, and the mail waits",
	async (_, bindings) => {
		const name = crypto.randomUUID();
		const { answer, context } = await requestQuote(name, { ...env, ...bindings });
		await waitOnExecutionContext(context);
		expect(answer.status).toBe(303);
		expect(await mailOf(name)).toMatchObject({
			sentAt: null,
			failedAt: null,
			attempts: 1,
			lastError: "Error",
		});
	},
);

test("the runtime's own mail binding takes a quote's mail, whatever the visitor typed", async () => {
	const news = aNewsSummary(aQuoteView({ name: "Ann\r\nBcc: all@example.com" }));
	const settings = {
		origin: "https://www.glasswing.example",
		owners: ["dan@glasswing.example"],
		secret: "-",
	};
	const mail = composeMail(
		{ kind: "quote", news, times: defaultTimes, texts: {} },
		"send-quote:1:1",
		settings,
	);
	await expect(cloudflareMailer(env).send(mail)).resolves.toBeUndefined();
});

test("the binding gets sender, recipients, reply address and key, and nothing of it twice", async () => {
	const seen: unknown[] = [];
	const news = aNewsSummary(aQuoteView());
	const settings = {
		origin: "https://www.glasswing.example",
		owners: ["dan@glasswing.example"],
		secret: "-",
	};
	const mail = composeMail(
		{ kind: "quote", news, times: defaultTimes, texts: {} },
		"send-quote:1:1",
		settings,
	);
	await cloudflareMailer({ EMAIL: { send: async (message: unknown) => seen.push(message) } }).send(mail);
	expect(seen).toEqual([
		{
			from: { email: "no-reply@glasswing.example", name: "Glasswing Exterior Cleaning" },
			to: ["dan@glasswing.example"],
			replyTo: "ann@example.com",
			subject: mail.subject,
			text: mail.text,
			html: mail.html,
			headers: { "X-Entity-Ref-ID": "send-quote:1:1", "Auto-Submitted": "auto-generated" },
		},
	]);
});

async function cronAt(time: number): Promise<void> {
	const context = createExecutionContext();
	await worker.scheduled(createScheduledController({ scheduledTime: new Date(time) }), env, context);
	await waitOnExecutionContext(context);
}

test("the cron sends what is due, with one query when nothing is", async () => {
	await cronAt(HOUSEKEEPING + MINUTE_MS);
	expect([await proxy.mailTrips(), await proxy.trips()]).toEqual([1, []]);
	const key = await queueQuote(Date.now());
	await cronAt(HOUSEKEEPING + 2 * MINUTE_MS);
	expect((await mailRow(key)).sentAt).not.toBeNull();
});

test("once an hour the cron purges", async () => {
	await db.insert(throttle).values({ key: "stale", count: 1, updatedAt: 1 });
	const stale = () => db.select().from(throttle).where(eq(throttle.key, "stale"));
	await cronAt(HOUSEKEEPING + MINUTE_MS);
	expect(await stale()).toHaveLength(1);
	await cronAt(HOUSEKEEPING + HOUR_MS);
	expect(await stale()).toEqual([]);
});

test("a cron that finds the database down ends without an error", async () => {
	await proxy.fail({ kind: "refuse" });
	await cronAt(HOUSEKEEPING);
});
