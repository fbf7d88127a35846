import { eq, sql } from "drizzle-orm";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import type { Database } from "#app/database/client.server.ts";
import { contactText } from "#app/quotes/commands/correct-contact.ts";
import { freeHalfDays, timesOfHalf } from "#app/quotes/half-days.ts";
import { formatTimes, type JobTimes } from "#app/quotes/job-times.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { calendarFileName } from "#app/schedule/calendar-address.server.ts";
import { defaultTimes, weekdays } from "#app/time/business-hours.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { begunRequests, quoteRequests } from "#db/schema.ts";
import { customerOf } from "./customers.ts";
import { setDate, TUESDAY } from "./jobs.ts";
import { anOffer, send } from "./offers.ts";
import { signedInOwner } from "./owners.ts";
import { aPriceForm } from "./published-prices.ts";
import { FakeSubscription } from "./push-service.ts";
import { testSecret } from "./secrets.ts";
import { aSubmission } from "./submissions.ts";

interface ScanTarget {
	/** With its query; a scanner also tries other values at a `*`. */
	path: string;
	/** A form's fields; without it, the path is asked for. */
	form?: string;
}

interface OfferedQuote {
	quoteId: string;
	token: string;
	offerId: string;
}

const inAMonth = { now: Date.now() + 30 * DAY_MS, days: 14, daysOff: [], capacity: 1, scheduled: [] };
/** Working days that the forms may name for as long as a scan takes. */
const [AHEAD = "", LATER = ""] = freeHalfDays(inAMonth)
	.filter(({ half }) => half === "morning")
	.map(({ date }) => date);

/** Fields of the price form that are read each in a way of its own, and the first cell. */
const READ_ALONE = ["windows-small-basic-low", "rounding", "base", "reason", "attempt", "intent"];
const [, ...OTHER_DAYS] = weekdays;

/** Fields that are read as another one is, which stands for them all: the other cells of prices and days of a week. */
export const fieldsAlike = [
	...aPriceForm("1")
		.map(([name]) => name)
		.filter((name) => !READ_ALONE.includes(name)),
	...OTHER_DAYS.flatMap(hoursOf).map(([name]) => name),
];

/**
 * What scanners try, with values that work. `targets` is every form and every address that reads parameters, each under a
 * name of its own; `pages` is where a crawler begins. Both are about quotes with an offer: one for the customer's forms, and
 * one for the owner's, which replace its link and withdraw its offer.
 */
export async function makeScanTargets(db: Database) {
	const customers = await anOfferedQuoteWithDate(db);
	const owners = await anOfferedQuoteWithDate(db);
	const customer = (await customerOf(db, owners.quoteId)) ?? "";
	await db.run(sql`update settings set calendar_version = 1 where id = 1`);
	const targets: ScanTarget[] = [
		...visitorTargets(),
		...accountTargets(),
		...customerTargets(customers),
		...calendarTargets(),
		...ownerTargets(owners, await contactOf(db, owners.quoteId), await aBegunRequest(db)),
		...offerTargets(owners),
		...customersTargets(customer, owners.quoteId),
		{ path: paths.adminSettings, form: settingsForm() },
		{ path: ownerPaths.texts, form: encode({ revision: "1", greeting: "{hello}, {company} here." }) },
		...priceTargets(),
	];
	const pages = [
		...[paths.quote, paths.admin, paths.adminToday, jobPaths.calendar, paths.adminSettings],
		...[ownerPaths.newQuote, ownerPaths.account, ownerPaths.prices, ownerPaths.alerts],
		ownerPaths.numbers,
		ownerPaths.moveDay(AHEAD),
		...[paths.adminQuote, paths.adminOffer, jobPaths.quoteDate].map((pathOf) => pathOf(owners.quoteId)),
		paths.customerQuote(customers.token),
		...[ownerPaths.customers, ownerPaths.customer(customer)],
	];
	return { targets: targets.map((target) => ({ ...target, name: nameOf(target) })), pages };
}

/** What the form of a quote's contact says that it started from. */
async function contactOf(db: Database, quoteId: string): Promise<string> {
	const [quote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId));
	if (!quote) throw new Error("The quote was not saved");
	return contactText(quote);
}

/** Its route, with the intent that its form has. */
function nameOf({ path, form }: ScanTarget): string {
	const [route = ""] = path.split("?");
	const intent = new URLSearchParams(form).get("intent");
	const name = route.replace(/[\da-f-]{36}/, ":id").replace(/(?<=^\/quote\/)[\w-]{22}/, ":token");
	return intent ? `${name} (${intent})` : name;
}

async function anOfferedQuoteWithDate(db: Database): Promise<OfferedQuote> {
	const now = Date.now();
	const submission = aSubmission();
	const token = (await saveQuote(db, submission, now)) ?? "";
	const offer = anOffer(submission.id, { validUntil: now + 14 * DAY_MS });
	if (!(await send(db, offer, now))) throw new Error("The offer was not sent");
	await setDate(db, submission.id, TUESDAY, { now });
	await db
		.update(quoteRequests)
		.set({ photos: [photo] })
		.where(eq(quoteRequests.id, submission.id));
	return { quoteId: submission.id, token, offerId: offer.id };
}

async function aBegunRequest(db: Database): Promise<string> {
	const id = crypto.randomUUID();
	const { service } = aSubmission();
	// Whoever sends a request with the same number takes it off the list.
	const contact = {
		name: "Ann",
		phone: `+1570${Math.floor(Math.random() * 8e6) + 2e6}`,
		contactMethod: "text",
	};
	const answers = JSON.stringify({ contact, service });
	await db.insert(begunRequests).values({ id, phone: contact.phone, answers, updatedAt: Date.now() });
	return id;
}

function visitorTargets(): ScanTarget[] {
	return [
		{ path: `${paths.zipLocator}?zip=18411` },
		{ path: `${paths.serviceAreasCheck}?zip=18411` },
		{
			path: `${paths.thankYou}?name=Ann&package=luxury&price=900&homeSize=large&services=window-cleaning&extras=deck`,
		},
		{ path: `${paths.quote}?index`, form: "services=window-cleaning&homeSize=medium&stories=two&zip=18411" },
		{
			path: paths.quoteContact,
			form: "name=Ann&phone=570-555-0123&contactMethod=email&email=a%40b.example&address=1+Elm",
		},
		{ path: paths.quoteCondition, form: "lastCleaned=1-3years&trackCondition=normal&concerns=none" },
		{ path: paths.quotePackage, form: "package=deluxe" },
	];
}

function accountTargets(): ScanTarget[] {
	return [
		{ path: paths.auth, form: "email=ann%40glasswing.example&password=correct-horse" },
		{ path: paths.authSignUp, form: "email=ann%40glasswing.example&password=correct-horse" },
		{ path: paths.authForgotPassword, form: "email=ann%40glasswing.example" },
		{ path: `${paths.authNewPassword}?token=abc`, form: "password=correct-horse&confirmation=correct-horse" },
		{ path: `${paths.authConfirm}?token=abc`, form: "token=abc" },
		{ path: paths.adminUnlock, form: "pin=1234" },
	];
}

/** The link comes first, for its page looks different once there is an answer. */
function customerTargets({ quoteId, token, offerId }: OfferedQuote): ScanTarget[] {
	const path = paths.customerQuote(token);
	const form = (fields: Record<string, string>) => ({
		path,
		form: encode({ quote: quoteId, offer: offerId, attempt: crypto.randomUUID(), ...fields }),
	});
	return [
		{ path: paths.customerQuote(`${token}*`) },
		{ path: `${path}?news=asked` },
		{ path: jobPaths.customerCalendar(`${token}*`) },
		form({ intent: "ask", question: "May the dog stay?" }),
		form({ intent: "move", wish: `${AHEAD} morning`, comment: "After ten" }),
		form({ intent: "fine", date: formatTimes(TUESDAY) }),
		form({ intent: "decline", reason: "price", comment: "Too much" }),
		form({ intent: "accept", name: "Ann", terms: "on", wish: `${AHEAD} morning`, signature: "M1,1 L2,2" }),
		{ path, form: encode({ intent: "change" }) },
		form({ intent: "opened" }),
		{ path: jobPaths.customerPhotos(`${token}*`) },
		{ path: jobPaths.customerPhotos(token), form: encode(aRemoval) },
		{ path: `${jobPaths.customerPhoto(token, photo.id)}*` },
		{ path: jobPaths.customerReminders(`${token}*`) },
		{ path: jobPaths.customerReminders(token), form: encode({ "List-Unsubscribe": "One-Click" }) },
	];
}

function calendarTargets(): ScanTarget[] {
	return [
		{ path: jobPaths.calendarFeed(`${calendarFileName(1, { SESSION_SECRET: testSecret })}*`) },
		{ path: jobPaths.calendar, form: encode({ intent: "on" }) },
		{ path: jobPaths.calendar, form: encode({ intent: "keep", date: AHEAD, half: "day", title: "Away" }) },
	];
}

/** A photo whose picture is not there. */
const photo = { id: "a".repeat(32), kind: "customer", type: "image/png", width: 4, height: 3 } as const;
const aRemoval = { intent: "remove", attempt: crypto.randomUUID(), "photo-id": photo.id };

const filePart = { parts: "1", position: "0", line: "1", text: "Name,Phone\nUna,570-777-9911\n" };

function ownerTargets({ quoteId }: OfferedQuote, seen: string, begunId: string): ScanTarget[] {
	const path = paths.adminQuote(quoteId);
	const morning = timesOfHalf({ date: AHEAD, half: "morning" }, defaultTimes.hours);
	const date = (before: JobTimes | null, fields: Record<string, string>) => ({
		path: jobPaths.quoteDate(quoteId),
		form: encode({ before: formatTimes(before), anyway: "yes", ...fields }),
	});
	return [
		{ path: `${paths.admin}?q=ann&status=new&before=1.a&open=${quoteId}&marked=${quoteId}` },
		{ path: `${paths.adminQuotesCsv}?q=ann&status=all` },
		{ path: `${ownerPaths.numbers}?from=2026-01-01&to=2026-02-01&by=week` },
		{ path: `${ownerPaths.numbersCsv}?from=2026-01-01&to=2026-02-01&table=zips` },
		{
			path: ownerPaths.account,
			form: encode({ intent: "pin", pin: "4711", pinAgain: "4711", current: signedInOwner.password }),
		},
		{
			path: ownerPaths.alerts,
			form: encode({ intent: "on", subscription: JSON.stringify(new FakeSubscription()) }),
		},
		{ path: ownerPaths.editContact(`${quoteId}*`) },
		{
			path: ownerPaths.editContact(quoteId),
			form: encode({ name: "Ann", phone: "570-555-0123", contactMethod: "text", seen }),
		},
		{ path: ownerPaths.editAnswers(`${quoteId}*`) },
		{ path: `${ownerPaths.newQuote}?begun=${begunId}` },
		{ path: ownerPaths.newQuote, form: callForm() },
		{ path: `${ownerPaths.customerImport(begunId)}*` },
		{ path: ownerPaths.importCustomers, form: encode({ id: begunId, name: "a.csv", ...filePart }) },
		{ path: `${ownerPaths.unfinished}?removed=${begunId}` },
		{ path: ownerPaths.unfinished, form: encode({ intent: "remove", id: begunId }) },
		{ path: ownerPaths.quotePhotos(`${quoteId}*`) },
		{ path: ownerPaths.quotePhotos(quoteId), form: encode(aRemoval) },
		{ path: `${ownerPaths.quotePhoto(quoteId, photo.id)}*` },
		{ path: paths.adminQuote(`${quoteId}*`) },
		{
			path,
			form: encode({ intent: "notes", notes: "hello", notesBefore: "", notesRevision: "0", from: "?q=ann" }),
		},
		{
			path: paths.adminQuoteTriage(quoteId),
			form: encode({ intent: "notes", notes: "hello again", notesRevision: "1" }),
		},
		{ path: jobPaths.quoteDate(`${quoteId}*`) },
		date(TUESDAY, { wish: `${AHEAD} morning` }),
		date(morning, { intent: "restore", times: formatTimes(TUESDAY) }),
		date(TUESDAY, { wish: `${AHEAD} morning` }),
		{ path: `${ownerPaths.moveDay(`${AHEAD}*`)}?moved=${quoteId}` },
		{ path: ownerPaths.moveDay(AHEAD), form: encode(dayForm(quoteId, morning)) },
		date(timesOfHalf({ date: LATER, half: "morning" }, defaultTimes.hours), {
			date: AHEAD,
			half: "times",
			from: "09:00",
			until: "11:00",
		}),
		{ path, form: encode({ intent: "done", from: "quote" }) },
		{ path, form: encode({ intent: "not-done", from: "quote" }) },
		{ path, form: encode({ intent: "lost", lostReason: "price", from: "quote" }) },
	];
}

/** A day whose one job moves to a later morning. */
function dayForm(id: string, before: JobTimes | null): Record<string, string> {
	return {
		...{ move: id, moved: id, [`revision-${id}`]: "1", [`before-${id}`]: formatTimes(before) },
		...{ [`wish-${id}`]: `${LATER} morning`, [`times-${id}`]: formatTimes(TUESDAY) },
	};
}

function offerTargets({ quoteId, offerId }: OfferedQuote): ScanTarget[] {
	const further = crypto.randomUUID();
	const offer = (intent: string, newest: number) => ({
		path: paths.adminOffer(quoteId),
		form: encode({
			...{ intent, id: further, newest: String(newest), note: "By ladder", until: AHEAD },
			...{ "label-0": "Windows", "amount-0": "612", "kind-0": "work", minimum: "150", changed: "" },
			...{ "label-1": "Together", "amount-1": "12", "kind-1": "saving" },
		}),
	});
	return [
		{ path: paths.adminOffer(`${quoteId}*`) },
		offer("preview", 1),
		{ path: paths.adminWithdrawOffer(quoteId), form: encode({ offer: offerId }) },
		offer("send", 1),
		{
			path: ownerPaths.enterAcceptance(quoteId),
			form: encode({ offer: further, way: "phone", name: "Ann" }),
		},
		{ path: paths.adminCustomerLink(quoteId), form: encode({ sent: "yes" }) },
		{ path: paths.adminCustomerLink(`${quoteId}*`), form: encode({ sent: "yes" }) },
	];
}

/** Not the form that erases: the quotes that other targets are about would go. */
function customersTargets(id: string, last: string): ScanTarget[] {
	const path = ownerPaths.customer(id);
	const form = (fields: Record<string, string>) => ({ path, form: encode(fields) });
	return [
		{ path: `${ownerPaths.customers}?q=ann&before=1_${id}` },
		{ path: `${path}*?with=ann` },
		{ path: ownerPaths.customerExport(`${id}*`) },
		form({ intent: "note", customer: id, note: "Gate code 4711", seen: "" }),
		form({ intent: "same-again", last, id: crypto.randomUUID() }),
	];
}

function callForm(): string {
	const home = { services: "window-cleaning", homeSize: "medium", stories: "two", zip: "18411" };
	const caller = { name: "Ann", phone: "570-555-0123", contactMethod: "text", heardOfUs: "neighbor" };
	const condition = { lastCleaned: "1-3years", trackCondition: "normal", package: "deluxe", addons: "deck" };
	return encode({ ...home, ...condition, ...caller, id: crypto.randomUUID() });
}

/** A minimum that no such home is below, so that what others test stays what it is. */
function priceTargets(): ScanTarget[] {
	const path = ownerPaths.prices;
	const publish = Object.fromEntries(aPriceForm("1", { "minimum.xl.luxury": "201" }));
	return [publish, { ...publish, intent: "preview" }].map((form) => ({ path, form: encode(form) }));
}

function settingsForm(): string {
	const hours = weekdays.flatMap(hoursOf);
	const days = {
		daysOff: AHEAD,
		holidays: AHEAD,
		offFrom: AHEAD,
		offTo: AHEAD,
		capacity: "2",
		nearSaving: "20",
	};
	const others = { revision: "0", vacationText: "Back soon", followUps: "on", unfinished: "on" };
	return encode({ ...Object.fromEntries(hours), ...days, ...others });
}

function hoursOf(day: string): [string, string][] {
	return [
		[`open-${day}`, "on"],
		[`opens-${day}`, "08:00"],
		[`closes-${day}`, "18:00"],
	];
}

function encode(fields: Record<string, string>): string {
	return new URLSearchParams(fields).toString();
}
