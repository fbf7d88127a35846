import { afterEach, expect, test, vi } from "vitest";
import { paths } from "#app/config/paths.ts";
import type { PriceableDraft } from "#app/quotes/draft.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { Visitor } from "../support/visitor.ts";

const address =
	"/thank-you?name=Ann&package=luxury&price=900&homeSize=large&services=window-cleaning&extras=Pressure+Washing+Deck:+$150";

afterEach(() => vi.useRealTimers());

function setClock(time: string): void {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(time) });
}

/** A browser with a saved quote for the windows of a large home. */
async function savedVisitor(contact: Partial<PriceableDraft["contact"]> = {}, zip = "18411") {
	const draft = aDraft();
	const service = {
		...draft.service,
		zip,
		services: ["window-cleaning" as const],
		homeSize: "large" as const,
	};
	const [name = "", value = ""] = (
		await stepDraft({
			...draft,
			service,
			contact: { ...draft.contact, ...contact },
			package: "luxury" as const,
			saved: true,
		})
	).split(/=(.*)/s);
	const visitor = new Visitor();
	visitor.setCookie(name, value);
	return { visitor, reference: draft.id.slice(0, 8).toUpperCase() };
}

test("while the company is closed the page says when somebody answers, and no minutes", async () => {
	// A Saturday evening, a Monday before and after eight, in Pennsylvania.
	for (const [time, answer] of [
		["2026-11-21T20:00:00-05:00", "Monday after 8 am"],
		["2026-11-23T07:00:00-05:00", "today (Monday) after 8 am"],
		["2026-11-23T09:00:00-05:00", null],
	] as const) {
		setClock(time);
		const { visitor } = await savedVisitor();
		const { html } = await visitor.get(address);
		expect(html.includes("Check your phone in the next 5 minutes")).toBe(answer === null);
		expect(html.includes("You&#x27;ll hear from us")).toBe(answer !== null);
		if (answer) expect(html).toContain(`You&#x27;ll hear from us ${answer}`);
		const step5 = (await visitor.get(`${paths.quote}/confirmation`)).html;
		expect(step5.includes("Daniel will text you in 3-5 minutes")).toBe(answer === null);
		expect(step5.includes("within 5 minutes")).toBe(answer === null);
		if (answer) expect(step5).toContain(`Daniel will contact you ${answer}`);
	}
});

test("same-day visits are told of on the daily routes alone", async () => {
	for (const [zip, isDaily] of [
		["18411", true],
		["18101", false],
		["90210", false],
	] as const) {
		const { visitor } = await savedVisitor({}, zip);
		const { html } = await visitor.get(`${paths.quote}/confirmation`);
		expect([
			zip,
			html.includes("Same-day or same-week"),
			html.includes("We&#x27;ll hold the time for you."),
		]).toEqual([...[zip, isDaily, true]]);
	}
});

test("who chose email is told to look there", async () => {
	setClock("2026-11-23T09:00:00-05:00");
	const { visitor } = await savedVisitor({ contactMethod: "email", email: "ann@example.com" });
	const { html } = await visitor.get(address);
	expect(html).toContain("Check your email in the next 5 minutes");
	expect(html).not.toContain("Check your phone");
});

test("opened without a quote it says what it is and where to go; with a saved one it leads back to it", async () => {
	const { html } = await new Visitor().get("/thank-you");
	for (const text of ["No quote in this browser", "Get My Instant Quote", "(570) 555-0148"])
		expect(html).toContain(text);
	for (const text of ["Thank you, Friend", "$0", "Check your phone"]) expect(html).not.toContain(text);
	const { visitor } = await savedVisitor();
	const { status, location } = await visitor.get("/thank-you");
	expect([status, location]).toEqual([303, `${paths.quote}/confirmation`]);
});

test("who has no sure first name is thanked without one", async () => {
	const { visitor } = await savedVisitor({ name: "The Smiths" });
	const { html } = await visitor.get(address.replace("name=Ann", "name="));
	expect(html).toMatch(/<h1[^>]*>Thank you<\/h1>/);
	expect((await visitor.get(`${paths.quote}/confirmation`)).html).toContain("Thank you. ");
});

test("while the company is closed nobody without a request is told that an answer comes", async () => {
	setClock("2026-11-21T20:00:00-05:00");
	const { html } = await new Visitor().get(address);
	expect(html).toContain("If you have sent us a request, you&#x27;ll hear from us Monday after 8 am");
	expect(html).not.toContain("You&#x27;ll hear from us");
});

test("the visitor's own quote has its range and reference; the same address elsewhere has no reference", async () => {
	const { visitor, reference } = await savedVisitor();
	const own = await visitor.get(address);
	for (const text of ["Daniel has your request", reference, "$850–$950", "$1,100"]) {
		expect(own.html).toContain(text);
	}
	const other = await visitor.get(address.replace("package=luxury", "package=basic"));
	expect(other.html).not.toContain(reference);
	const stranger = await new Visitor().get(address);
	expect(stranger.html).not.toContain("Daniel has your request");
	expect(stranger.html).not.toContain(reference);
	expect(stranger.html).toContain("This browser has no saved quote.");
	expect(stranger.html).not.toContain("$850–$950");
});

test("step 5 says once that the quote is saved, that nothing is to pay, how to name it and that more is optional", async () => {
	const { visitor, reference } = await savedVisitor();
	const { html } = await visitor.get(`${paths.quote}/confirmation`);
	for (const text of ["Quote Saved!", "nothing to pay now", "Optional: ", reference])
		expect(html).toContain(text);
	expect(html.match(/<main.*<\/main>/s)?.[0].match(/saved/gi)).toHaveLength(1);
});
