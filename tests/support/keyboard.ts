import { expect, type Locator, type Page } from "@playwright/test";

/** Longest walk with the Tab key before something counts as out of reach. */
const FARTHEST = 60;

/** Presses Tab until the element has focus, as somebody without a mouse gets there, and checks that it is seen to. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < FARTHEST; presses++) {
		await page.keyboard.press("Tab");
		if (await target.evaluate((element) => element === document.activeElement)) {
			await expect(target).toBeInViewport();
			expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe("none");
			return;
		}
	}
	throw new Error(`${target} was not reached in ${FARTHEST} presses of Tab`);
}
