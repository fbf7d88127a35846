import { expect, test } from "vitest";
import { bookingPath, linkedQuotePath, paths } from "#app/config/paths.ts";
import { serviceAreas } from "#app/config/places.ts";
import type { Service } from "#app/services/services.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { Visitor } from "../support/visitor.ts";

const base = "/pricing-calculator-waverly-township";
const steps = ["", "/contact", "/condition", "/package", "/confirmation"] as const;

/** A visitor whose quote for these services is saved, so that every step can be opened. */
async function savedVisitor(services: Service[], changes: { name?: string } = {}): Promise<Visitor> {
	const draft = aDraft();
	const withWindows = services.includes("window-cleaning");
	const [name = "", value = ""] = (
		await stepDraft({
			...draft,
			service: { ...draft.service, services },
			contact: { ...draft.contact, ...changes },
			condition: withWindows
				? { ...draft.condition, pressureTargets: ["house"], pressureLastCleaned: "not-sure" }
				: { gutterLastCleaned: "not-sure" },
			package: withWindows ? "deluxe" : "standard",
			saved: true,
		})
	).split(/=(.*)/s);
	const visitor = new Visitor();
	visitor.setCookie(name, value);
	return visitor;
}

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
const textOf = (html: string) =>
	(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
		.replace(/<script[\s\S]*?<\/script>/g, "")
		.replace(/<[^>]+>/g, " ");

test("every step has a title of its own, which says when it was refused", async () => {
	const visitor = await savedVisitor(["window-cleaning"]);
	const titles = new Set<string>();
	for (const step of steps) {
		const title = titleOf((await visitor.get(`${base}${step}`)).html);
		expect(title).not.toMatch(/^Error: /);
		titles.add(title);
		const form = step === "" ? "?index" : step;
		const refused = await visitor.post(`${base}${form}`, [["homeSize", "none"]]);
		expect([refused.status, titleOf(refused.html)]).toEqual([400, `Error: ${title}`]);
	}
	expect(titles.size).toBe(steps.length);
});

test("a ZIP code that was typed into the locator goes along wherever a visit is booked, and from there into the quote", async () => {
	const located = (await new Visitor().get(`${paths.zipLocator}?zip=18411`)).html;
	const books = Array.from(located.matchAll(/href="(\/residential[^"]*#quote)"/g), ([, href]) => href);
	expect([books.length > serviceAreas.length, ...new Set(books)]).toEqual([true, bookingPath("18411")]);
	const booking = (await new Visitor().get(bookingPath("18411"))).html;
	expect(booking).toContain(`href="${linkedQuotePath({ zip: "18411" })}"`);
});

test("a ZIP code that no page lists is told where it was looked up", async () => {
	for (const [zip, isListed] of [
		["18509", true],
		["18411", false],
	] as const) {
		const { html } = await new Visitor().get(`${paths.zipLocator}?zip=${zip}`);
		expect([zip, html.includes("<li>18509</li>")]).toEqual([zip, isListed]);
	}
});

test("a quote for gutters alone says nothing of windows from the third step to the last", async () => {
	const visitor = await savedVisitor(["gutter-cleaning"]);
	for (const step of steps.slice(2)) {
		const { status, html } = await visitor.get(`${base}${step}`);
		expect([
			status,
			textOf(html).match(/.{30}\b(window|pane|glass|sill|track|screen)s?\b.{30}/i)?.[0],
		]).toEqual([200, undefined]);
	}
	const thanks = await visitor.get(
		"/thank-you?name=Ann&package=standard&price=250&homeSize=medium&services=gutter-cleaning&extras=",
	);
	const headings = Array.from(thanks.html.matchAll(/<h[1-3][^>]*>(.*?)<\/h[1-3]>/gs), ([, text]) => text);
	expect(headings.length).toBeGreaterThan(3);
	expect(headings.join(" ")).not.toMatch(/window|Luxury/i);
});

test("a package's radio button is described by its badge and all that it contains", async () => {
	const visitor = await savedVisitor(["window-cleaning", "gutter-cleaning", "pressure-washing"]);
	const { html } = await visitor.get(`${base}/package`);
	const radios = Array.from(html.matchAll(/<input[^>]*name="package"[^>]*>/g), ([radio]) => radio);
	expect(radios).toHaveLength(3);
	for (const [position, radio] of radios.entries()) {
		const ids = /aria-describedby="([^"]*)"/.exec(radio)?.[1]?.split(" ") ?? [];
		const described = ids.map((id) => {
			const [, tag = ""] = new RegExp(`<(\\w+)[^>]* id="${id}"|<(\\w+) id="${id}"`).exec(html) ?? [];
			const from = html.indexOf(`id="${id}"`);
			expect(from, id).toBeGreaterThan(0);
			return html.slice(from, html.indexOf(`</${tag || "ul"}>`, from));
		});
		const text = described.join(" ");
		expect(text).toContain("Gutter Cleaning");
		expect(text).toContain("Pressure Washing: House exterior");
		expect(text.includes("Recommended for Your Home")).toBe(position === 0);
	}
});

test("the order of magnitude is known before anybody gives a phone number", async () => {
	const visitor = new Visitor();
	expect(textOf((await visitor.get(base)).html)).not.toContain("Homes like yours");
	const posted = await visitor.post(`${base}?index`, [
		["services", "window-cleaning"],
		["homeSize", "medium"],
		["stories", "two"],
		["zip", "18411"],
	]);
	expect(posted.status).toBe(303);
	for (const step of ["/contact", ""])
		expect(textOf((await visitor.get(`${base}${step}`)).html)).toContain("Homes like yours: $400 to $850");
});

test.each([
	["Dr. John Smith", "John"],
	["Smith, John", "John"],
])("who gave the name %s is thanked as %s", async (name, called) => {
	const visitor = await savedVisitor(["window-cleaning"], { name });
	const page = await visitor.get(`${base}/confirmation`);
	expect(page.html).toContain(`${called}, here is your quote`);
});
