import type { ElementHandle, Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/web";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { dayAround } from "#app/quotes/job-times.ts";
import { HOUR_MS, localTime, monthsBefore } from "#app/time/clock.ts";
import { leaveRequest } from "../support/begun-requests.ts";
import { customerOf } from "../support/customers.ts";
import { setDate } from "../support/jobs.ts";
import { lostRules, smallFields } from "../support/lost-rules.ts";
import { anOffer, send } from "../support/offers.ts";
import { putAwayQuotes, saveQuoteOf, signInOwner } from "../support/owner-browser.ts";
import {
	brokenWords,
	doubleText,
	enlargeText,
	expectFitting,
	expectGood,
	expectNothingLost,
	spaceWidely,
	sticksOut,
	tooSmallToTap,
	tornOnPaper,
} from "../support/page-checks.ts";
import { alterRows, settled } from "../support/settled.ts";
import type { Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The addresses of the owner's pages, with something on each list of today. */
async function fillPages(site: Site, name: string): Promise<string[]> {
	const db = drizzle(site.database);
	const now = Date.now();
	await putAwayQuotes(site);
	const fresh = await saveQuoteOf(site, `${name} ${"Featherstonehaugh".repeat(2)}`, now - HOUR_MS);
	const spam = await saveQuoteOf(site, `${name} spam`, now - HOUR_MS);
	await settled(
		db,
		db.run(sql`update quote_requests set spam = 1, spam_reason = 'honeypot' where id = ${spam}`),
	);
	const offered = await saveQuoteOf(site, `${name} offered`, now - 80 * HOUR_MS);
	await send(db, anOffer(offered, { validUntil: now + 80 * HOUR_MS }), now - 79 * HOUR_MS);
	const expired = await saveQuoteOf(site, `${name} expired`, now - 80 * HOUR_MS);
	await send(db, anOffer(expired, { validUntil: now - HOUR_MS }), now - 79 * HOUR_MS);
	const { from } = dayAround(now);
	for (const hour of [9, 10]) {
		const job = await saveQuoteOf(site, `${name} job`, now - 80 * HOUR_MS);
		const times = { startsAt: from + hour * HOUR_MS, endsAt: from + (hour + 1) * HOUR_MS };
		await setDate(db, job, times, { now });
	}
	const due = await saveQuoteOf(site, `${name} due`, monthsBefore(now, 6) - 80 * HOUR_MS);
	const dueAt = monthsBefore(now, 6) - HOUR_MS;
	await settled(
		db,
		db.run(
			sql`update quote_requests set done_at = ${dueAt}, contact_value = '+15705550199' where id = ${due}`,
		),
	);
	const customer = (await customerOf(db, offered)) ?? "";
	await leaveRequest(db, name);
	const removed = await leaveRequest(db, name, { removedAt: now });
	const search = `q=${encodeURIComponent(name)}`;
	return [
		...[paths.admin, `${paths.admin}?${search}&open=${fresh}`, `${paths.admin}?q=nobody+at+all`],
		...[`${paths.admin}?status=spam&${search}`, paths.adminToday, jobPaths.calendar, paths.adminSettings],
		...[paths.adminQuote(offered), paths.adminOffer(offered), jobPaths.quoteDate(offered)],
		...[
			ownerPaths.editContact(offered),
			ownerPaths.editAnswers(offered),
			ownerPaths.newQuote,
			ownerPaths.account,
			ownerPaths.prices,
			ownerPaths.numbers,
			ownerPaths.alerts,
			paths.adminDevices,
			ownerPaths.moveDay(localTime(now).date),
			ownerPaths.texts,
			ownerPaths.importCustomers,
			`${ownerPaths.unfinished}?removed=${removed}`,
			ownerPaths.customers,
			`${ownerPaths.customers}?q=nobody+at+all`,
			`${ownerPaths.customer(customer)}?with=an`,
		],
	];
}

/** How far the last control lies under the bar below, once the page is scrolled to its end. */
function hiddenAtEnd(page: Page): Promise<number> {
	return page.evaluate(() => {
		window.scrollTo(0, document.documentElement.scrollHeight);
		const controls = [
			...document.querySelectorAll("main :is(a[href], button, input, select, textarea, summary)"),
		];
		const last = controls.filter((control) => control.checkVisibility()).at(-1);
		const bar = document.querySelector(".admin-nav")?.getBoundingClientRect();
		return (last?.getBoundingClientRect().bottom ?? 0) - (bar?.top ?? 0);
	});
}

test("the owner's pages are accessible and valid, fit every screen, and nothing of them lies under the bar", {
	tag: "@js",
}, async ({ context, page, site, uniqueName, isMobile }) => {
	test.slow();
	await signInOwner(context, site);
	for (const path of await fillPages(site, uniqueName)) {
		await test.step(path, async () => {
			await page.goto(path);
			await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
			await expectGood(page);
			expect(await tornOnPaper(page)).toEqual([]);
			if (!isMobile) return expectFitting(page);
			expect(await lostRules(page)).toEqual([]);
			expect(await smallFields(page)).toEqual([]);
			expect(await tooSmallToTap(page)).toEqual([]);
			expect(await hiddenAtEnd(page)).toBeLessThanOrEqual(0);
			await page.setViewportSize({ width: 320, height: 640 });
			await spaceWidely(page);
			expect(await sticksOut(page)).toEqual({ page: 0, boxes: [] });
			expect(await hiddenAtEnd(page)).toBeLessThanOrEqual(0);
			await page.setViewportSize({ width: 390, height: 844 });
		});
	}
});

test("the owner's main pages lose no words to text of twice its size", {
	tag: ["@js", "@desktop"],
}, async ({ context, page, site, uniqueName }) => {
	test.slow();
	await signInOwner(context, site);
	for (const path of await fillPages(site, uniqueName)) {
		await page.goto(path);
		await doubleText(page);
		await expectNothingLost(page, path);
	}
});

for (const width of [390, 1280])
	test(`at ${width} px the owner's pages lose no words to text enlarged alone, and are no wider`, {
		tag: ["@js", "@desktop"],
	}, async ({ context, page, site, uniqueName }) => {
		test.slow();
		await page.setViewportSize({ width, height: 844 });
		await signInOwner(context, site);
		for (const path of await fillPages(site, uniqueName)) {
			await page.goto(path);
			const ownTimes = page.getByRole("radio", { name: "At these times" });
			if (await ownTimes.isVisible()) await ownTimes.check();
			await enlargeText(page);
			await expectNothingLost(page, path);
			const texts = page.locator("main :is(:is(ol, ul).overflow-hidden, dl > div)");
			expect.soft(await brokenWords(texts), path).toEqual([]);
		}
	});

test("the number of new requests fits into its place below, also when there are a hundred and letters stand wide", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	await Promise.all(Array.from({ length: 100 }, () => saveQuoteOf(site, uniqueName)));
	try {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(paths.adminSettings);
		await expect(page.getByRole("navigation", { name: "Quote desk" }).getByText("99+")).toBeVisible();
		await spaceWidely(page);
		expect(await sticksOut(page)).toEqual({ page: 0, boxes: [] });
	} finally {
		await alterRows(site.database, { sql: "delete from quote_requests where name = ?", args: [uniqueName] });
	}
});

test("in forced colours buttons have borders, and the page's own entry in the frame is told apart", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site }) => {
	await signInOwner(context, site);
	await page.emulateMedia({ forcedColors: "active" });
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(paths.adminSettings);
		const lineOf = (name: string) =>
			page
				.getByRole("navigation", { name: "Quote desk" })
				.getByRole("link", { name })
				.evaluate((link) => {
					const { borderTopStyle, borderTopWidth } = getComputedStyle(link);
					return [borderTopStyle, borderTopWidth].join(" ");
				});
		expect([await lineOf("Settings"), await lineOf("Calendar")]).toEqual(["solid 3px", "solid 0px"]);
		const save = page.getByRole("button", { name: "Save settings" });
		const border = await save.evaluate((button) => {
			const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
			return [borderTopStyle, Number.parseFloat(borderTopWidth) > 0];
		});
		expect(border).toEqual(["solid", true]);
	}
});

test("in forced colours a chart's words, bars and lines have the system's colours, each another", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site, uniqueName }) => {
	await signInOwner(context, site);
	await saveQuoteOf(site, uniqueName);
	for (const colorScheme of ["dark", "light"] as const) {
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		await page.goto(ownerPaths.numbers);
		const colors = await page
			.getByRole("main")
			.getByRole("img")
			.first()
			.evaluate((chart) => {
				const probe = document.body.appendChild(document.createElement("p"));
				const system = ["CanvasText", "GrayText", "LinkText"].map((name) => {
					probe.style.color = name;
					return getComputedStyle(probe).color;
				});
				probe.remove();
				const drawn = [".text-ink-soft", ".text-ink", ".text-glass", ".text-ember"].map((part) =>
					Array.from(chart.querySelectorAll(part), (element) => getComputedStyle(element).color),
				);
				return { system, drawn: drawn.map((part) => [...new Set(part)]) };
			});
		const [text = "", bars = "", line = ""] = colors.system;
		expect(new Set(colors.system).size).toBe(3);
		expect(colors.drawn).toEqual([[text], [text], [bars], [line]]);
	}
});

/** Walks a page by Tab alone. Returns how many stops main has, and what is wrong with any. */
async function walk(page: Page) {
	const stops: { name: string; element: ElementHandle<Element> }[] = [];
	const wrong: string[] = [];
	await page.evaluate(() => document.body.focus());
	for (let presses = 0; presses < 250; presses++) {
		await page.keyboard.press("Tab");
		const focused = await page.evaluateHandle(() => document.activeElement);
		const element = focused.asElement();
		const stop = await element?.evaluate((element) => {
			if (element === document.body) return null;
			const box = element.getBoundingClientRect();
			const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
			return {
				name: element.outerHTML.slice(0, 120),
				isFirst: element.matches("[href='#main']"),
				// A toast floats over the page, and has no place in its order.
				isInMain: element.closest("main") !== null && element.closest(".toasts") === null,
				// An option with a drawing outlines its whole box.
				isOutlined: [element, element.closest("label")].some(
					(shown) => shown && getComputedStyle(shown).outlineStyle !== "none",
				),
				isCovered: at === null || !(element.contains(at) || at.contains(element)),
			};
		});
		// Where a browser has no bar of its own, the first stop follows the last.
		if (!element || !stop || stop.isFirst) break;
		if (!stop.isOutlined) wrong.push(`no outline: ${stop.name}`);
		if (stop.isCovered) wrong.push(`covered: ${stop.name}`);
		// The parts of a date or a time are one stop.
		if (stop.isInMain && stops.at(-1)?.name !== stop.name) stops.push({ name: stop.name, element });
	}
	// All at one moment: while somebody walks, a toast comes or goes and moves the page.
	const boxes = await page.evaluate(
		(elements) =>
			elements.map((element) => {
				const { top, bottom } = element.getBoundingClientRect();
				return { top, bottom };
			}),
		stops.map(({ element }) => element),
	);
	for (const [index, { name }] of stops.entries()) {
		const [before, box] = [boxes[index - 1], boxes[index]];
		if (before && box && box.bottom <= before.top) wrong.push(`above the one before: ${name}`);
	}
	return { stops: stops.length, wrong };
}

test("the owner's pages are walked by Tab in the order in which they are read, and no stop is hidden", {
	tag: ["@js", "@phone"],
}, async ({ context, page, site, uniqueName }) => {
	test.slow();
	await signInOwner(context, site);
	for (const path of await fillPages(site, uniqueName)) {
		await test.step(path, async () => {
			await page.goto(path);
			await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
			await page.keyboard.press("Tab");
			await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
			const { stops, wrong } = await walk(page);
			expect(wrong).toEqual([]);
			expect(stops).toBeGreaterThan(2);
		});
	}
});
