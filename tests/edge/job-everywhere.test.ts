import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { composeMail } from "#app/email/compose.server.ts";
import { queuedMailSchema } from "#app/outbox/queued-mail.ts";
import type { OfferLine } from "#app/quotes/offer.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { anOwner, db, forgetCounts, savedQuote } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";
import { Visitor } from "../support/visitor.ts";
import { aWord } from "../support/words.ts";

/** Today's jobs are those of the day that has the date. */
const NOW = TUESDAY.startsAt - 60_000;
const lines: OfferLine[] = [
	{ label: "Windows inside out", amount: 1_200, kind: "work" },
	{ label: "Attic fan", amount: 400, kind: "work" },
	{ label: "For neighbors", amount: 90, kind: "saving" },
];

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
	await forgetCounts();
	// What other tests left would be on the same pages.
	await settled(db, db.delete(quoteRequests));
});
afterEach(() => {
	vi.useRealTimers();
});

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
/** Calendar lines are folded. */
const unfold = (file: string) => file.replaceAll("\r\n ", "").replaceAll("\\,", ",");

/** Looks into each place for the lines and the sum. */
function expectJob(stage: string, places: Record<string, string>): void {
	for (const [place, text] of Object.entries(places)) {
		for (const line of ["Windows inside out", "Attic fan"])
			expect.soft(text, `${stage}, ${place}: ${line}`).toContain(line);
		expect.soft(text, `${stage}, ${place}: the sum`).toMatch(/\$1,510|,1510,/);
	}
}

test("from the offer on every place names the lines and the sum, and from the acceptance on the estimate is past", async () => {
	const name = `Ann ${aWord()}`;
	const contact = { name, phone: "+15705550123", contactMethod: "email", email: "ann@example.com" } as const;
	const submission = aSubmission({ contact });
	const { id } = submission;
	const token = (await saveQuote(db, submission, NOW - 5_000)) ?? "";
	const offer = anOffer(id, { lines, validUntil: NOW + 86_400_000 });
	await send(db, offer, NOW - 4_000);
	const owner = await anOwner();
	const visitor = new Visitor();
	await owner.post(jobPaths.calendar, [["intent", "on"]]);
	const { html } = await owner.get(jobPaths.calendar);
	const feed = html.match(/value="https?:\/\/[^/"]+(\/calendar\/[^"]+)"/)?.[1] ?? "";
	const search = `q=${encodeURIComponent(name)}`;
	const event = (file: string) =>
		unfold(file)
			.split("BEGIN:VEVENT")
			.find((part) => part.includes(id)) ?? "";
	const ofQuote = async () => ({
		card: textOf((await owner.get(`${paths.admin}?${search}`)).html),
		detail: textOf((await owner.get(paths.adminQuote(id))).html),
		csv: (await owner.get(`/admin/quotes.csv?${search}`)).html,
		"the customer's page": textOf((await visitor.get(paths.customerQuote(token))).html),
	});
	const ofCalendars = async () => ({
		calendar: textOf((await owner.get(jobPaths.calendar)).html),
		feed: event((await visitor.get(feed)).html),
		"the customer's calendar": event((await visitor.get(jobPaths.customerCalendar(token))).html),
		today: textOf((await owner.get(paths.adminToday)).html),
	});

	const offered = await ofQuote();
	expectJob("offered", offered);
	expect(offered.card).toContain("Offered $1,510 · Windows inside out, Attic fan");

	await decide(db, { quoteId: id, token, offer }, "accepted", { now: NOW - 3_000 });
	await setDate(db, id, TUESDAY, { now: NOW - 2_000 });
	const { mails } = await savedQuote(id);
	const dateMail = mails.find(({ kind }) => kind === "job-date");
	const told = queuedMailSchema.parse({
		kind: dateMail?.kind,
		payload: JSON.parse(dateMail?.payload ?? "{}"),
	});
	if (told.kind !== "job-date") throw new Error("No date was mailed");
	const settings = { origin: "https://www.glasswing.example", owners: [], secret: "s" };
	const mail = composeMail(told, "job-date", settings);
	const [attachment] = mail.attachments ?? [];
	const ofMail = { "the mail of the date": mail.text, "its attachment": event(attachment?.text ?? "") };
	const dated = await ofQuote();
	const inCalendars = { ...(await ofCalendars()), ...ofMail };
	expectJob("dated", { ...dated, ...inCalendars });
	for (const [place, text] of Object.entries({ card: dated.card, ...inCalendars }))
		expect.soft(text, `${place}: the estimate`).not.toMatch(/\$765/);
	expect(dated.detail).toMatch(/Total \$1,510 Estimate before \$765/);
	expect(dated.csv).toContain(",1510,accepted,");
	expect(dated.csv.split("\r\n")[0]).toMatch(/,Estimate,Job,Total,Total is,/);
	expect(dated["the customer's page"]).toContain("Nothing is due until the work is done.");

	await triageAs(db, { quoteId: id, intent: "done", now: NOW });
	const done = await ofQuote();
	expectJob("done", { ...done, ...(await ofCalendars()) });
	expect(done["the customer's page"]).not.toContain("Nothing is due until the work is done.");
	expect(done.card).toContain("Sold $1,510 · Windows inside out, Attic fan");
});
