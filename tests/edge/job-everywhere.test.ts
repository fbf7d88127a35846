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

test("from the acceptance on every place names the lines and the sum that were accepted, and the estimate is past", async () => {
	const name = `Ann ${crypto.randomUUID().slice(0, 8)}`;
	const contact = { name, phone: "+15705550123", contactMethod: "email", email: "ann@example.com" } as const;
	const submission = aSubmission({ contact });
	const { id } = submission;
	const token = (await saveQuote(db, submission, NOW - 5_000)) ?? "";
	const offer = anOffer(id, { lines, validUntil: NOW + 86_400_000 });
	await send(db, offer, NOW - 4_000);
	const owner = await anOwner();
	const cardOf = async () => {
		const { html } = await owner.get(`${paths.admin}?q=${encodeURIComponent(name)}`);
		return textOf(html);
	};
	expect(await cardOf()).toContain("Offered $1,510 · Windows inside out, Attic fan");
	await decide(db, { quoteId: id, token, offer }, "accepted", { now: NOW - 3_000 });
	await setDate(db, id, TUESDAY, { now: NOW - 2_000 });

	const visitor = new Visitor();
	await owner.post(jobPaths.calendar, [["intent", "on"]]);
	const calendar = await owner.get(jobPaths.calendar);
	const feed = calendar.html.match(/value="https?:\/\/[^/"]+(\/calendar\/[^"]+)"/)?.[1] ?? "";
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
	const csv = (await owner.get(`/admin/quotes.csv?q=${encodeURIComponent(name)}`)).html;
	const event = (file: string) =>
		unfold(file)
			.split("BEGIN:VEVENT")
			.find((part) => part.includes(id)) ?? "";
	const places = {
		card: await cardOf(),
		detail: textOf((await owner.get(paths.adminQuote(id))).html),
		today: textOf((await owner.get(paths.adminToday)).html),
		calendar: textOf(calendar.html),
		feed: event((await visitor.get(feed)).html),
		"the customer's calendar": event((await visitor.get(jobPaths.customerCalendar(token))).html),
		"the mail of the date": mail.text,
		"its attachment": event(attachment?.text ?? ""),
		csv,
	};
	for (const [place, text] of Object.entries(places)) {
		for (const line of ["Windows inside out", "Attic fan"])
			expect.soft(text, `${place}: ${line}`).toContain(line);
		expect.soft(text, `${place}: the sum`).toMatch(/\$1,510|,1510,accepted,/);
		if (place !== "detail" && place !== "csv")
			expect.soft(text, `${place}: the estimate`).not.toMatch(/\$765/);
	}
	expect(places.detail).toMatch(/Total \$1,510 Estimate before \$765/);
	expect(places.csv.split("\r\n")[0]).toMatch(/,Estimate,Job,Total,Total is,/);
	const customer = async () => textOf((await visitor.get(paths.customerQuote(token))).html);
	expect(await customer()).toContain("Nothing is due before the work is done.");
	await triageAs(db, { quoteId: id, intent: "done", now: NOW });
	expect(await customer()).not.toContain("Nothing is due before the work is done.");
	expect(await cardOf()).toContain("Sold $1,510 · Windows inside out, Attic fan");
});
