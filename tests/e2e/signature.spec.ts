import { drizzle } from "drizzle-orm/libsql/web";
import { paths } from "#app/config/paths.ts";
import { acceptTexts } from "#app/content/customer-offer.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { anOffer, send } from "../support/offers.ts";
import { saveQuoteOf } from "../support/owner-browser.ts";
import { expect, test } from "../support/test.ts";

test("a phone that is turned between two strokes keeps both where they were drawn", {
	tag: ["@js", "@phone"],
}, async ({ page, site, uniqueName }) => {
	const now = Date.now();
	const id = await saveQuoteOf(site, uniqueName, now - 2);
	await send(drizzle(site.database), anOffer(id, { validUntil: now + 9 * DAY_MS }), now - 1);
	const sql = "select customer_token from quote_requests where id = ?";
	const { rows } = await site.database.execute({ sql, args: [id] });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(paths.customerQuote(String(rows[0]?.customer_token)));
	const canvas = page.locator("canvas");
	await expect(canvas).toBeVisible();
	/** Draws down a line, its place in parts of the box. */
	async function drawAt(part: number): Promise<void> {
		await canvas.scrollIntoViewIfNeeded();
		const box = await canvas.boundingBox();
		if (!box) throw new Error("Nothing to draw on");
		const x = box.x + box.width * part;
		await page.mouse.move(x, box.y + 10);
		await page.mouse.down();
		await page.mouse.move(x, box.y + box.height - 10, { steps: 8 });
		await page.mouse.up();
	}
	/** Where ink is on the canvas, in tenths of its width. */
	const inkAt = () =>
		canvas.evaluate((element) => {
			if (!(element instanceof HTMLCanvasElement)) return [];
			const { width, height } = element;
			const { data } = element.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
			const columns = Array.from({ length: width }, (_, x) =>
				Array.from({ length: height }, (_, y) => data[(y * width + x) * 4 + 3] ?? 0).some(
					(alpha) => alpha > 0,
				),
			);
			const starts = columns.flatMap((isInked, x) => (isInked && !columns[x - 1] ? [x] : []));
			return starts.map((x) => Math.round((10 * x) / width));
		});
	const strokesIn = async () => {
		const path = await page.locator("input[name=signature]").inputValue();
		return [...path.matchAll(/M(\d+)/g)].map(([, x]) => Math.round(Number(x) / 60));
	};
	await drawAt(0.2);
	await page.setViewportSize({ width: 844, height: 390 });
	await drawAt(0.8);
	expect(await strokesIn()).toEqual([2, 8]);
	expect(await inkAt()).toEqual([2, 8]);
	await page.setViewportSize({ width: 390, height: 844 });
	await expect.poll(inkAt).toEqual([2, 8]);
	expect(await strokesIn()).toEqual([2, 8]);
});

test("the button that accepts names the one price that the checked days come to", {
	tag: ["@crossed", "@js"],
}, async ({ page, site, uniqueName }) => {
	const now = Date.now();
	const [neighbor, id] = [
		await saveQuoteOf(site, uniqueName, now - 2),
		await saveQuoteOf(site, uniqueName, now - 2),
	];
	await send(drizzle(site.database), anOffer(id, { validUntil: now + 9 * DAY_MS }), now - 1);
	// A Wednesday's morning.
	const job = Array.from({ length: 7 }, (_, day) => new Date(now + (3 + day) * DAY_MS)).find(
		(day) => day.getUTCDay() === 3,
	);
	const startsAt = job?.setUTCHours(15, 0, 0, 0) ?? 0;
	const dated = "update quote_requests set scheduled_for = ?, scheduled_until = ? where id = ?";
	await site.database.execute({ sql: dated, args: [startsAt, startsAt + 3_600_000, neighbor] });
	await site.database.execute(`update settings set value = '{"nearSaving":20}'`);
	const sql = "select customer_token from quote_requests where id = ?";
	const { rows } = await site.database.execute({ sql, args: [id] });
	await page.goto(paths.customerQuote(String(rows[0]?.customer_token)));
	await site.database.execute("update settings set value = '{}'");
	const accept = page.locator("button[name=intent][value=accept]");
	await expect(accept).toHaveText("Accept for $612");
	const days = page.locator("input[name=wish]");
	const near = page.getByRole("group", { name: acceptTexts.near }).locator("input").first();
	await near.check();
	await expect(accept).toHaveText("Accept for $592");
	await expect(page.getByText(acceptTexts.intro("$592"))).toBeVisible();
	await days.nth(4).check();
	await expect(accept).toHaveText("Accept for $612");
});
