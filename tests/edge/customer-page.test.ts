import { createExecutionContext, env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import worker from "#app/entry.worker.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { openDraft } from "#app/quote-wizard/signed-draft.server.ts";
import { saveAddons } from "#app/quotes/addons.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { tokenIn } from "../support/drafts.ts";
import { anOwner, db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes.ts";
import { setDate } from "../support/jobs.ts";
import { anOffer, anOfferedQuote, decide, replaceLinkOf, SENT, send } from "../support/offers.ts";
import { startSession } from "../support/owner-session.ts";
import { signedInOwner } from "../support/owners.ts";
import { testSecret } from "../support/secrets.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

const site = "https://glasswing.example";
/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

function setClock(now: number): void {
	vi.useFakeTimers({ toFake: ["Date"], now });
}

async function aSavedQuote(submission = aSubmission(), now = MONDAY) {
	const token = (await saveQuote(db, submission, now)) ?? "";
	return { id: submission.id, token, path: paths.customerQuote(token) };
}

async function askFor(path: string, init: RequestInit = {}) {
	const headers = new Headers({ Host: new URL(site).host, ...Object.fromEntries(new Headers(init.headers)) });
	const request = new Request(`${site}${path}`, { ...init, headers, redirect: "manual" });
	const response = await worker.fetch(request, { ...env }, createExecutionContext());
	return { status: response.status, headers: response.headers, html: await response.text() };
}

test("a saved quote has a secret of its own, which further submissions leave as it is", async () => {
	const first = await aSavedQuote();
	expect(first.token).toMatch(/^[\w-]{22}$/);
	expect((await aSavedQuote()).token).not.toBe(first.token);
	const again = aSubmission({ id: first.id }, "luxury");
	expect(await saveQuote(db, again, MONDAY + 1_000)).toBe(first.token);
});

test("whoever has the link reads the quote in one round trip: what was asked, what it may cost, the add-ons", async () => {
	const submission = aSubmission();
	const { path } = await aSavedQuote(submission);
	await saveAddons(
		db,
		{
			quoteId: submission.id,
			addons: ["deck"],
			priced: rateCard,
			confirmed: false,
		},
		MONDAY,
	);
	await proxy.reset();
	const { status, html } = await new Visitor().get(path);
	expect([status, await proxy.roundTrips()]).toEqual([200, 1]);
	for (const text of [
		"Ann, here is your quote",
		submission.id.slice(0, 8).toUpperCase(),
		...[
			"$600–$700",
			"$200–$300",
			"Bundle saving (15%)",
			"−$120 to −$150",
			"$680–$850",
			"about $765",
			"$840+",
		],
		...["Pressure Washing Deck", "from $150", "Deluxe", "Medium (1,500-2,500)", "Two story", "1 Elm St"],
		...["ZIP 18411", "Text message", "(570) 555-0123", "1-3 years ago", "Normal dust and dirt"],
	])
		expect(html).toContain(text);
	expect(html).not.toMatch(/<script[^>]*>window\.__remix|entry\.client/);
});

test("what it says of the first contact is true at that moment", async () => {
	const { id, path } = await aSavedQuote();
	const told = async (now: number) => {
		setClock(now);
		return (await new Visitor().get(path)).html;
	};
	expect(await told(MONDAY + 60_000)).toContain("Daniel will text you in 3-5 minutes.");
	const later = await told(MONDAY + 60 * 60_000);
	expect(later).not.toContain("3-5 minutes");
	expect(later).toContain("You should have heard from us by now");
	await settled(
		db,
		db.update(quoteRequests).set({ contacted: true, contactedAt: MONDAY }).where(eq(quoteRequests.id, id)),
	);
	expect(await told(MONDAY + 60 * 60_000)).toContain("Daniel has been in touch");
	const sunday = await aSavedQuote(aSubmission(), Date.parse("2026-05-10T12:00:00-04:00"));
	setClock(Date.parse("2026-05-10T12:01:00-04:00"));
	expect((await new Visitor().get(sunday.path)).html).toContain("You&#x27;ll hear from us Monday after 8 am");
});

test("who changes the answers once the offer is over reads when an answer comes, and not before or after that", async () => {
	const { quoteId, token } = await anOfferedQuote(db);
	const now = SENT + 60 * 86_400_000;
	setClock(now);
	const told = async (changedAt: number, contactedAt: number) => {
		const times = { changedAt, contactedAt };
		await settled(db, db.update(quoteRequests).set(times).where(eq(quoteRequests.id, quoteId)));
		return (await new Visitor().get(paths.customerQuote(token))).html;
	};
	const changed = await told(now - 60_000, SENT);
	for (const text of ["We have your request", "This offer has expired"]) expect(changed).toContain(text);
	for (const html of [await told(now - 60_000, now), await told(SENT - 60_000, SENT)])
		for (const text of ["We have your request", "has been in touch"]) expect(html).not.toContain(text);
});

test("a job can be moved on the page until its day, by phone from then on, and is announced no more once it is called off or done", async () => {
	setClock(MONDAY);
	const { id, path } = await aSavedQuote();
	const told = async (changes: Partial<typeof quoteRequests.$inferInsert>) => {
		const job = { scheduledFor: MONDAY + 86_400_000, scheduledUntil: MONDAY + 90_000_000 };
		await settled(
			db,
			db
				.update(quoteRequests)
				.set({ ...job, doneAt: null, lostAt: null, ...changes })
				.where(eq(quoteRequests.id, id)),
		);
		return (await new Visitor().get(path)).html;
	};
	const [ahead, today] = [await told({}), await told({ scheduledFor: MONDAY + 3_600_000 })];
	for (const text of ["Another day would be better", "ask for another day on this page"])
		expect([ahead.includes(text), today.includes(text)]).toEqual([true, false]);
	for (const text of [
		"If it doesn&#x27;t work for you after all, please call",
		"move or cancel it now, please call",
	])
		expect([ahead.includes(text), today.includes(text)]).toEqual([false, true]);
	const announced = ["We&#x27;re coming on", "Add to your calendar", "We come to your home"];
	for (const text of announced) expect(await told({})).toContain(text);
	const done = await told({ doneAt: MONDAY + 90_000_000 });
	expect(done).toContain("We came on");
	const lost = await told({ lostAt: MONDAY, lostReason: "other" });
	expect(lost).not.toContain("We came on");
	for (const text of [...announced, "What happens next", "You should have heard from us"])
		for (const html of [done, lost]) expect(html).not.toContain(text);
});

test("a job that is done has nothing left to accept, and an accepted one that was called off says so", async () => {
	const offered = await anOfferedQuote(db);
	const path = paths.customerQuote(offered.token);
	setClock(SENT + 1);
	const told = async (changes: Partial<typeof quoteRequests.$inferInsert>) => {
		await settled(db, db.update(quoteRequests).set(changes).where(eq(quoteRequests.id, offered.quoteId)));
		return (await new Visitor().get(path)).html;
	};
	expect(await told({ doneAt: null })).toContain("Accept this offer");
	const done = await told({ doneAt: SENT });
	expect(done).toContain("Our offer");
	for (const text of ["Accept this offer", "No, thank you", "withdrew this offer", "You can accept it"])
		expect(done).not.toContain(text);
	expect(done).not.toContain("before any work starts");
	const ownersPage = (await (await anOwner()).get(paths.adminQuote(offered.quoteId))).html;
	expect(ownersPage).toContain("Offer 1");
	for (const text of ["Waits for an answer", "Withdraw offer"]) expect(ownersPage).not.toContain(text);
	await told({ doneAt: null });
	await decide(db, offered, "accepted");
	expect(await told({ doneAt: null })).not.toContain("called off");
	const calledOff = await told({ lostAt: SENT, lostReason: "other" });
	for (const text of ["This work was called off", "your job was called off"])
		expect(calledOff).toContain(text);
	await told({ lostAt: null, lostReason: null });
	const more = anOffer(offered.quoteId, { number: 2, lines: [{ label: "More", amount: 900, kind: "work" }] });
	expect(await send(db, more, SENT + 20)).toBe(true);
	expect(await told({ doneAt: null })).toContain("$900");
	const doneAsAgreed = await told({ doneAt: SENT });
	expect(doneAsAgreed).toContain("You accepted this offer");
	expect(doneAsAgreed).not.toContain("$900");
});

test("nothing keeps the page, lists it or tells others its address", async () => {
	const { token, path } = await aSavedQuote();
	const log = vi.spyOn(console, "error");
	const warnings = vi.spyOn(console, "warn").mockReturnValue();
	const change = {
		method: "POST",
		body: "intent=change",
		headers: { Origin: site, "Content-Type": "application/x-www-form-urlencoded" },
	};
	const answers = [
		...[path, paths.customerQuote("A".repeat(22)), `${path}?x=1`].map((address) => askFor(address)),
		askFor(path, change),
		askFor(jobPaths.customerReminders(token)),
		askFor(jobPaths.calendarFeed("1-0.ics")),
	];
	for (const { headers } of await Promise.all(answers)) {
		expect(headers.get("Cache-Control")).toBe("no-store");
		expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
		expect(headers.get("Referrer-Policy")).toBe("strict-origin");
		expect(headers.get("Content-Security-Policy")).toContain("object-src 'none'");
		expect(headers.get("Content-Security-Policy")).not.toContain("report-uri");
	}
	const { html } = await askFor(path);
	expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
	expect(html).not.toMatch(/rel="canonical"|og:url|data-analytics/);
	const report = { "csp-report": { "effective-directive": "img-src", "document-uri": `${site}${path}` } };
	await askFor("/csp-report", {
		method: "POST",
		body: JSON.stringify(report),
		headers: { "Content-Type": "application/csp-report" },
	});
	expect(warnings).toHaveBeenCalledOnce();
	expect(JSON.stringify([log.mock.calls, warnings.mock.calls])).not.toContain(token);
});

test("a wrong, an incomplete and a replaced link look alike, and name the phone number", async () => {
	const { id, token, path } = await aSavedQuote();
	const owner = await anOwner();
	expect((await owner.get(paths.adminQuote(id))).html).toContain(path);
	const { status, location } = await owner.post(paths.adminCustomerLink(id), []);
	expect([status, location]).toEqual([303, `${paths.adminQuote(id)}#link`]);
	expect((await owner.get(location ?? "")).html).toContain("New link made");
	const answers = await Promise.all(
		[path, paths.customerQuote("A".repeat(22)), path.slice(0, -1), paths.customerQuote("%00'--")].map(
			async (address) => {
				const { status, html } = await new Visitor().get(address);
				expect(html).toContain("<title>This link does not work | Glasswing");
				// What differs is the address itself, and each answer's own id.
				return [status, html.match(/<main[\s\S]*<\/main>/)?.[0].replaceAll(/href="\/quote\/[^"]*"/g, "")];
			},
		),
	);
	expect(answers[0]?.[0]).toBe(404);
	expect(answers[0]?.[1]).toContain("This link does not work");
	expect(answers[0]?.[1]).toContain("(570) 555-0148");
	for (const answer of answers) expect(answer).toEqual(answers[0]);
	const [row] = (await savedQuote(id)).rows;
	expect(row?.customerToken).not.toBe(token);
	expect((await new Visitor().get(paths.customerQuote(row?.customerToken ?? ""))).status).toBe(200);
});

test("a link's form that is sent twice replaces the link once, and the form that the page shows then replaces it again", async () => {
	const { id, token } = await aSavedQuote();
	const owner = await anOwner();
	const replace = async () => {
		const { html } = await owner.get(paths.adminQuote(id));
		const [, form = ""] = html.split(`action="${paths.adminCustomerLink(id)}"`);
		const [, revision = ""] = /name="revision" value="(\d+)"/.exec(form) ?? [];
		for (let press = 0; press < 2; press++) {
			const { location } = await owner.post(paths.adminCustomerLink(id), [["revision", revision]]);
			expect((await owner.get(location ?? "")).html).toContain("New link made");
		}
		return (await savedQuote(id)).rows[0];
	};
	const first = await replace();
	expect(first?.revision).toBe(2);
	expect(first?.customerToken).not.toBe(token);
	const second = await replace();
	expect(second?.revision).toBe(3);
	expect(second?.customerToken).not.toBe(first?.customerToken);
});

test("only an owner with an open session replaces a link", async () => {
	const { id, token } = await aSavedQuote();
	const locked = new Visitor();
	locked.setCookie(...(await startSession(db, { locked: true })).cookie);
	for (const visitor of [new Visitor(), locked]) {
		expect((await visitor.post(paths.adminCustomerLink(id), [])).status).toBe(303);
		expect((await savedQuote(id)).rows[0]?.customerToken).toBe(token);
	}
});

test("the history tells that the link was replaced, when and by whom", async () => {
	const { id } = await aSavedQuote();
	const owner = await anOwner();
	await owner.post(paths.adminCustomerLink(id), []);
	const { html } = await owner.get(paths.adminQuote(id));
	expect(html.replaceAll("<!-- -->", "")).toMatch(
		new RegExp(`<time[^>]*>[^<]+</time> <div[^>]*>Link replaced<span[^>]*> · ${signedInOwner.email}<`),
	);
});

test("while the database does not answer the page says so, and that the quote is safe", async () => {
	const { path } = await aSavedQuote();
	vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const read = await new Visitor().get(path);
	const changed = await new Visitor().post(path, [["intent", "change"]]);
	await proxy.reset();
	expect([read.status, changed.status]).toEqual([503, 503]);
	for (const { html } of [read, changed]) expect(html).toContain("It is safe with us. Please try again");
});

test("the answers come back into the wizard, and saving them again updates the same quote", async () => {
	await forgetCounts();
	const contact = {
		name: "Ann Example",
		phone: "+15705550123",
		contactMethod: "email",
		email: "ann@example.com",
	} as const;
	const submission = aSubmission({ contact });
	const { id, token, path } = await aSavedQuote(submission, Date.now() - 60_000);
	const visitor = new Visitor();
	const opened = await visitor.post(path, [["intent", "change"]]);
	expect([opened.status, opened.location]).toEqual([303, paths.quote]);
	const draft = await openDraft(visitor.cookie("__Host-quote"), { SESSION_SECRET: testSecret });
	expect(draft).toMatchObject({
		id,
		service: submission.service,
		contact,
		condition: submission.condition,
		package: "deluxe",
		saved: true,
		customerToken: token,
	});
	const { html } = await visitor.get(paths.quote);
	expect(tokenIn(html)).toBe(visitor.cookie("__Host-quote"));
	const first = [
		["services", "window-cleaning"],
		["homeSize", "large"],
		["stories", "two"],
		["zip", "18411"],
	] as const;
	expect((await visitor.post(`${paths.quote}?index`, first)).status).toBe(303);
	expect((await visitor.post(paths.quotePackage, [["package", "luxury"]])).status).toBe(303);
	const { rows, events } = await savedQuote(id);
	expect(rows).toMatchObject([{ homeSize: "large", package: "luxury", customerToken: token }]);
	expect(events.map(({ action }) => action)).toEqual(["submitted", "changed"]);
	const { html: confirmation } = await visitor.get(paths.quoteConfirmation);
	expect(confirmation).toContain(`href="${path}"`);
	const confirmed = await visitor.post(paths.quoteConfirmation, [["intent", "confirm"]]);
	expect((await visitor.get(confirmed.location ?? "")).html).toContain(`href="${path}"`);
	expect((await new Visitor().get(confirmed.location ?? "")).html).not.toContain(token);
});

test("who changes the work of a job with a date is led back to its page, where the date stands and an answer is promised", async () => {
	await forgetCounts();
	const { id, path } = await aSavedQuote(aSubmission(), Date.now() - 60_000);
	const startsAt = Date.now() + 5 * 86_400_000;
	await setDate(db, id, { startsAt, endsAt: startsAt + 3_600_000 }, { now: Date.now() - 1_000 });
	const visitor = new Visitor();
	await visitor.post(path, [["intent", "change"]]);
	const change = () => visitor.post(paths.quotePackage, [["package", "luxury"]]);
	const sent = await change();
	// A double click has the same answer.
	expect([sent.location, (await change()).location]).toEqual([
		`${path}?news=date-stays`,
		`${path}?news=date-stays`,
	]);
	const { html } = await new Visitor().get(sent.location ?? "");
	for (const text of ["Your changes are saved", "We&#x27;re coming on", "We have your request"])
		expect(html).toContain(text);
	expect((await savedQuote(id)).rows).toMatchObject([{ package: "luxury", scheduledFor: startsAt }]);
});

test("a draft that came from a link which was replaced since changes nothing, is not given the new link, and keeps the answers", async () => {
	await forgetCounts();
	const { id, path } = await aSavedQuote(aSubmission(), Date.now() - 60_000);
	const opened = async (link: string) => {
		const visitor = new Visitor();
		await visitor.post(link, [["intent", "change"]]);
		return visitor;
	};
	const stale = [await opened(path), await opened(path)] as const;
	await replaceLinkOf(db, id, Date.now());
	const before = await savedQuote(id);
	const token = before.rows[0]?.customerToken ?? "none";
	const toggle = stale[0].post(paths.quoteConfirmation, [
		["intent", "update"],
		["addons", "deck"],
	]);
	const submit = stale[1].post(paths.quotePackage, [["package", "luxury"]]);
	for (const [from, { status, location }] of [
		[stale[0], await toggle],
		[stale[1], await submit],
	] as const) {
		expect([status, location]).toEqual([303, `${paths.quote}?draft=replaced`]);
		const { html } = await from.get(location ?? "");
		expect(html).toContain("The link to your quote was replaced");
		expect(html).not.toContain(token);
		expect(from.draftId()).not.toBe(id);
		expect(html).toMatch(/value="18411"/);
	}
	expect(await savedQuote(id)).toEqual(before);
	const newest = await opened(paths.customerQuote(token));
	await newest.post(paths.quotePackage, [["package", "luxury"]]);
	expect((await savedQuote(id)).rows[0]?.package).toBe("luxury");
});

test("a confirmed quote that is changed by its link stays the same quote", async () => {
	await forgetCounts();
	const submission = aSubmission();
	const { id, path } = await aSavedQuote(submission, Date.now() - 60_000);
	const choice = {
		quoteId: id,
		addons: ["deck"] as const,
		priced: rateCard,
		confirmed: true,
	};
	await saveAddons(db, choice, Date.now());
	const visitor = new Visitor();
	await visitor.post(path, [["intent", "change"]]);
	const before = visitor.draftId();
	await visitor.post(`${paths.quote}?index`, [
		["services", "window-cleaning"],
		["homeSize", "small"],
		["stories", "one"],
		["zip", "18411"],
	]);
	expect([before, visitor.draftId()]).toEqual([id, id]);
});

test("the 61st request of one network within a minute is asked to wait", async () => {
	const visitor = new Visitor();
	visitor.home = `2001:db8:${crypto.randomUUID().slice(0, 4)}:1::1`;
	let answered = 0;
	let status = 404;
	// The limit's minute may turn once while this runs.
	for (; status === 404 && answered < 121; answered++)
		status = (await visitor.get(paths.customerQuote("short"))).status;
	expect(answered).toBeGreaterThanOrEqual(60);
	expect(status).toBe(429);
});
