import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { mailWriter } from "#app/email/write-mails.server.ts";
import { deliverDue } from "#app/outbox/deliver.server.ts";
import { vapidKeys } from "#app/outbox/push.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/time/clock.ts";
import { alertDevices } from "#db/schema.ts";
import { settle } from "../support/built-worker.ts";
import { anOwner, db, forgetCounts } from "../support/edge-quotes.ts";
import { anOffer, askAs, decide, send } from "../support/offers.ts";
import { ownerVars, signedInOwner } from "../support/owners.ts";
import { FakeSubscription, readVapid } from "../support/push-service.ts";
import { emptyOutbox, outboxRows } from "../support/queued-mails.ts";
import { aSubmission } from "../support/submissions.ts";
import type { Visitor } from "../support/visitor.ts";

interface Pushed {
	url: string;
	headers: Headers;
	body: Uint8Array;
}

/** What the push services got, and what they answer. */
let pushed: Pushed[] = [];
let answers: (url: string) => number = () => 201;

beforeEach(async () => {
	[pushed, answers] = [[], () => 201];
	await emptyOutbox();
	await forgetCounts();
	await db.delete(alertDevices);
	const real = globalThis.fetch;
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
		const address = input instanceof Request ? input.url : String(input);
		if (!/fcm\.googleapis|push\.apple/.test(address)) return real(input, init);
		const request = new Request(input, init);
		const { url, headers } = request;
		pushed.push({ url, headers, body: new Uint8Array(await request.arrayBuffer()) });
		return new Response(null, { status: answers(url) });
	});
});

afterEach(() => vi.restoreAllMocks());

const form = (owner: Visitor, fields: Record<string, string>) =>
	owner.post(ownerPaths.alerts, Object.entries(fields));

async function aDevice(subscription = new FakeSubscription()) {
	const owner = await anOwner();
	const { status } = await form(owner, { intent: "on", subscription: JSON.stringify(subscription) });
	expect(status).toBe(303);
	return { owner, subscription };
}

/** Saves a request as step 4 does, and delivers what it queued. */
async function request(name: string, zip = "18411") {
	const contact = { name, phone: "+15705550123", contactMethod: "text" } as const;
	const submission = aSubmission({ contact });
	await saveQuote(db, { ...submission, service: { ...submission.service, zip } }, Date.now());
	await deliver();
	return submission.id;
}

/** By the owner's page of what was not delivered, whose form delivers what is due. */
async function deliver(): Promise<void> {
	await (await anOwner()).post(paths.adminUndelivered, []);
	await settle();
}

test("a new request reaches the lock screen by RFC 8291, with a first name, a town and an amount, and nothing else", async () => {
	const { owner, subscription } = await aDevice();
	const id = await request("Ann Secretly Lastname");
	expect(pushed.map(({ url }) => url)).toEqual([subscription.endpoint]);
	const [{ headers, body } = { headers: new Headers(), body: new Uint8Array() }] = pushed;
	expect(Object.fromEntries(headers)).toMatchObject({
		"content-encoding": "aes128gcm",
		ttl: "86400",
		urgency: "high",
	});
	const vapid = await readVapid(headers.get("Authorization") ?? "");
	expect(vapid).toMatchObject({ aud: "https://fcm.googleapis.com", sub: "mailto:hello@glasswing.example" });
	expect(vapid.exp * 1000 - Date.now()).toBeLessThan(DAY_MS);
	const alert = subscription.read(body);
	expect(alert).toMatchObject({ title: "New request", path: paths.adminQuote(id) });
	expect(alert.body).toMatch(/^Ann · Waverly Township · \$\d{3}$/);
	const { tag, ...told } = alert;
	expect(tag).toMatch(/^alert:[0-9a-f-]{36}:1:[0-9a-f]{64}$/);
	expect(JSON.stringify({ ...told, path: "" })).not.toMatch(/Lastname|555|Elm/);
	const { html } = await owner.get(ownerPaths.alerts);
	expect(html).toContain("Last delivered");
	expect(html).not.toContain("Nothing yet");
	expect((await outboxRows()).map(({ kind }) => kind).sort()).toEqual(["alert", "send-quote"]);
});

test("an acceptance, a decline and a question are alerts of their own, with the offer's amount", async () => {
	const { subscription } = await aDevice();
	const now = Date.now();
	const offered = async () => {
		const submission = aSubmission();
		const token = (await saveQuote(db, submission, now)) ?? "";
		const offer = anOffer(submission.id, { validUntil: now + DAY_MS });
		await send(db, offer, now);
		return { quoteId: submission.id, token, offer };
	};
	const [accepted, declined] = [await offered(), await offered()];
	await emptyOutbox();
	const { quoteId, token, offer } = accepted;
	await askAs(
		db,
		{ id: crypto.randomUUID(), quoteId, offerId: offer.id, text: "May the dog stay?" },
		token,
		now,
	);
	await decide(db, accepted, "accepted", { now });
	await decide(db, declined, "declined", { now });
	await deliver();
	const alerts = pushed.map(({ body }) => subscription.read(body));
	expect(alerts.map(({ title }) => title).sort()).toEqual([
		"A customer asks",
		"Offer accepted",
		"Offer declined",
	]);
	for (const { body, path } of alerts) {
		expect(body).toBe("Ann · Waverly Township · $612");
		expect([quoteId, declined.quoteId].map(paths.adminQuote)).toContain(path);
	}
	expect(JSON.stringify(alerts)).not.toContain("dog");
});

test("a change that is asked for after an offer is called one", async () => {
	const { subscription } = await aDevice();
	const submission = aSubmission();
	const now = Date.now();
	await saveQuote(db, submission, now);
	await send(db, anOffer(submission.id, { validUntil: now + DAY_MS }), now);
	await emptyOutbox();
	await saveQuote(db, aSubmission({ id: submission.id }, "luxury"), now);
	await deliver();
	expect(pushed.map(({ body }) => subscription.read(body).title)).toEqual(["A customer asks for a change"]);
});

test("a company is no first name, and a town that is not known is left out", async () => {
	const { subscription } = await aDevice();
	await request("Acme Dental LLC", "99999");
	expect(pushed.map(({ body }) => subscription.read(body).body)).toEqual([
		expect.stringMatching(/^A customer · \$\d+$/),
	]);
});

test.each([404, 410])("a push service that answers %i makes the site forget the device", async (status) => {
	const { owner } = await aDevice();
	answers = () => status;
	await request("Ann");
	expect((await owner.get(ownerPaths.alerts)).html).toContain("No device of yours shows alerts yet.");
	answers = () => 201;
	await request("Bo");
	expect(pushed).toHaveLength(1);
});

test("a device that fails is tried again, and hinders neither the other one nor the mail", async () => {
	const broken = await aDevice(new FakeSubscription("https://web.push.apple.com/broken"));
	const { subscription } = await aDevice();
	answers = (url) => (url === broken.subscription.endpoint ? 500 : 201);
	await request("Ann");
	expect(pushed.filter(({ url }) => url === subscription.endpoint)).toHaveLength(1);
	const rows = await outboxRows();
	expect(
		rows.filter(({ sentAt }) => sentAt === null).map(({ kind, lastError }) => [kind, lastError]),
	).toEqual([["alert", "PushRefused"]]);
});

test.each([
	"https://10.0.0.1/push",
	"https://localhost/push",
	"http://fcm.googleapis.com/fcm/send/a",
	"https://fcm.googleapis.com.evil.example/a",
])("a browser that names %s is refused, and nothing is called", async (endpoint) => {
	const owner = await anOwner();
	const subscription = JSON.stringify(new FakeSubscription(endpoint));
	const answer = await form(owner, { intent: "on", subscription });
	expect(answer.status).toBe(400);
	expect(answer.html).toContain("not one that we know");
	await request("Ann");
	expect(pushed).toEqual([]);
});

test("a test goes to its device alone, and turning off ends both its alerts and the button", async () => {
	const { owner, subscription } = await aDevice();
	const other = await aDevice();
	const [device = ""] =
		/[\da-f]{64}/.exec((await owner.get(ownerPaths.alerts)).html.split("This device")[1] ?? "") ?? [];
	await form(owner, { intent: "test", device });
	await settle();
	expect(pushed.map(({ url, body }) => [url, subscription.read(body).title])).toEqual([
		[subscription.endpoint, "Alerts work here"],
	]);
	await form(owner, { intent: "off", device });
	const { html } = await owner.get(ownerPaths.alerts);
	expect(html).not.toContain("This device");
	expect(html).toMatch(/<noscript>[^<]*JavaScript/);
	await request("Ann");
	expect(pushed.slice(1).map(({ url }) => url)).toEqual([other.subscription.endpoint]);
});

test("logging out ends the alerts of that device, and signing out everywhere else those of the others", async () => {
	const [kept, other] = [await aDevice(), await aDevice()];
	await kept.owner.post(paths.adminDevices, [["session", "others"]]);
	await request("Ann");
	expect(pushed.map(({ url }) => url)).toEqual([kept.subscription.endpoint]);
	expect(other.subscription.endpoint).not.toBe(kept.subscription.endpoint);
	await kept.owner.post(paths.adminLogOut, []);
	await request("Bo");
	expect(pushed).toHaveLength(1);
});

test("beyond the budget of one network ten alerts show, and one for all the rest", async () => {
	const { subscription } = await aDevice();
	for (let number = 0; number < 14; number++) {
		const contact = { name: `Caller ${number}`, phone: "+15705550123", contactMethod: "text" } as const;
		await saveQuote(db, aSubmission({ contact }), Date.now(), { network: "n", signals: [] });
	}
	for (let run = 0; run < 4; run++) await deliver();
	const titles = pushed.map(({ body }) => subscription.read(body).title);
	expect(titles.filter((title) => title === "New request")).toHaveLength(10);
	const waiting = (await outboxRows()).filter(({ kind, sentAt }) => kind === "alert" && sentAt === null);
	expect(waiting.map(({ payload }) => JSON.parse(payload).about)).toEqual(["more"]);
});

test("of twelve requests an hour ten show each hour, for hours, and one alert in ten minutes names the others", async () => {
	const { subscription } = await aDevice();
	const start = Date.UTC(2026, 4, 4, 12, 2);
	const keys = vapidKeys(ownerVars);
	const claimMails = mailWriter(
		{ origin: "https://www.glasswing.example", owners: [signedInOwner.email], secret: "s".repeat(32) },
		{ sender: keys && { keys }, admins: [signedInOwner.email] },
	);
	const names = Array.from(
		{ length: 36 },
		(_, number) =>
			`Ann${String.fromCharCode(97 + Math.floor(number / 6))}${String.fromCharCode(97 + (number % 6))}`,
	);
	for (const [number, name] of [...names, null, null].entries()) {
		const now = start + number * 5 * MINUTE_MS;
		const contact = { name: `${name} Lastname`, phone: "+15705550123", contactMethod: "text" } as const;
		if (name) await saveQuote(db, aSubmission({ contact }), now, { network: "n", signals: [] });
		await deliverDue({ db, mailer: { send: async () => {} }, claimMails }, () => now);
	}
	const alerts = pushed.map(({ body }) => subscription.read(body));
	const alone = alerts.filter(({ title }) => title === "New request");
	expect(alone).toHaveLength(30);
	const others = alerts.filter(({ title }) => title === "Many requests at once");
	expect(others).toHaveLength(3);
	for (const name of names)
		expect(
			alerts.filter(({ body }) => new RegExp(`\\b${name}\\b`).test(body)),
			name,
		).toHaveLength(1);
	expect(JSON.stringify(alerts)).not.toContain("Lastname");
	const covered = (await outboxRows()).filter(
		({ kind, lastError }) => kind === "alert" && lastError !== null,
	);
	expect(covered).toHaveLength(36 - alone.length);
});
