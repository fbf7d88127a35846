import { drizzle } from "drizzle-orm/libsql/web";
import { paths } from "#app/config/paths.ts";
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
