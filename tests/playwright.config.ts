import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium, launchFlags } from "./support/chromium.ts";

const executablePath = findChromium();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

// Of the first process; those that it starts inherit it.
process.env.TEST_RUN ??= String(process.pid);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

export default defineConfig({
	testDir: "e2e",
	// Runs beside each other, as of two clones, keep out of each other's files.
	outputDir: join(tmpdir(), `glasswing-test-results-${process.env.TEST_RUN}`),
	globalSetup: "./support/sites.ts",
	fullyParallel: true,
	// Each has a site of its own.
	workers: Math.min(Math.max(2, availableParallelism()), 8),
	retries: 0,
	forbidOnly: true,
	// Times out what hangs, and nothing that a busy machine only slows down.
	timeout: 90_000,
	expect: { timeout: 15_000 },
	reporter: [["list"], ...(report ? [["json", { outputFile: report }] as const] : [])],
	use: {
		browserName: "chromium",
		launchOptions: { args: launchFlags, ...(executablePath && { executablePath }) },
		locale: "en-US",
		reducedMotion: "reduce",
		actionTimeout: 20_000,
		// A service worker takes requests out of a test's sight; the test of it lets it in.
		serviceWorkers: "block",
	},
	// A test tagged @phone, @desktop, @js or @no-js runs in those projects alone; one tagged @crossed meets each width
	// and each way once; any other runs in all four.
	projects: [
		{ name: "phone", grepInvert: /@desktop|@no-js/, use: { ...phone, javaScriptEnabled: true } },
		{
			name: "phone without JavaScript",
			grepInvert: /@desktop|@js|@crossed/,
			use: { ...phone, javaScriptEnabled: false },
		},
		{ name: "desktop", grepInvert: /@phone|@no-js|@crossed/, use: { ...desktop, javaScriptEnabled: true } },
		{
			name: "desktop without JavaScript",
			grepInvert: /@phone|@js/,
			use: { ...desktop, javaScriptEnabled: false },
		},
	],
});
