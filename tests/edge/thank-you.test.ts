import { afterEach, expect, test, vi } from "vitest";
import { paths } from "#app/config/paths.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { Visitor } from "../support/visitor.ts";

const address =
	"/thank-you?name=Ann&package=luxury&price=900&homeSize=large&services=window-cleaning&extras=Pressure+Washing+Deck:+$150";

afterEach(() => vi.useRealTimers());

function setClock(time: string): void {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(time) });
}

/** A browser with a saved quote for the windows of a large home. */
async function savedVisitor(): Promise<{ visitor: Visitor; reference: string }> {
	const draft = aDraft();
	const service = { ...draft.service, services: ["window-cleaning" as const], homeSize: "large" as const };
	const [name = "", value = ""] = (
		await stepDraft({ ...draft, service, package: "luxury" as const, saved: true })
	).split(/=(.*)/s);
	const visitor = new Visitor();
	visitor.setCookie(name, value);
	return { visitor, reference: draft.id.slice(0, 8).toUpperCase() };
}

test("while the company is closed the page says when somebody answers, beside the minutes", async () => {
	// A Saturday evening, a Monday before and after eight, in Pennsylvania.
	for (const [time, answer] of [
		["2026-11-21T20:00:00-05:00", "Monday after 8 am"],
		["2026-11-23T07:00:00-05:00", "Monday after 8 am"],
		["2026-11-23T09:00:00-05:00", null],
	] as const) {
		setClock(time);
		const { visitor } = await savedVisitor();
		const { html } = await visitor.get(address);
		expect(html).toContain("Check your phone in the next 5 minutes");
		if (answer) expect(html).toContain(`you hear from us ${answer}`);
		else expect(html).not.toContain("We are closed right now");
	}
});

test("while the company is closed nobody without a request is told that an answer comes", async () => {
	setClock("2026-11-21T20:00:00-05:00");
	const { html } = await new Visitor().get("/thank-you");
	expect(html).toContain("whoever has sent us a request hears from us Monday after 8 am");
	expect(html).not.toContain("you hear from us");
});

test("the visitor's own quote has its range and reference; the same address elsewhere has no reference", async () => {
	const { visitor, reference } = await savedVisitor();
	const own = await visitor.get(address);
	for (const text of ["Daniel has your request", reference, "$850–$950", "$1,050"]) {
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

test("step 5 says that the request has arrived, that nothing is to pay, how to name it and that more is optional", async () => {
	const { visitor, reference } = await savedVisitor();
	const { html } = await visitor.get(`${paths.quote}/confirmation`);
	for (const text of ["Your request has reached us", "nothing to pay now", "Optional: ", reference])
		expect(html).toContain(text);
});
