import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackage, mayInstallPackages, runInstaller } from "./install.ts";

/** Flags for tests: as root, in a container, and with no traffic of the browser's own. */
export const launchFlags = [
	"--no-sandbox",
	// Drawn by the processor there is: an imitated graphics card costs it half its time.
	"--disable-gpu",
	"--disable-gpu-rasterization",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** The first is the same engine without a window: it does the tests with half the work. */
const systemPaths = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/opt/google/chrome/chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The Chromium to test with, or null where there is none: CHROMIUM_PATH, the system's, Playwright's.
 * @throws {Error} when CHROMIUM_PATH names no file.
 */
export function findChromium(): string | null {
	const { CHROMIUM_PATH: wanted } = process.env;
	if (wanted) {
		if (existsSync(wanted)) return wanted;
		throw new Error(`CHROMIUM_PATH names ${wanted}, and there is no such file.`);
	}
	return [...systemPaths, chromium.executablePath()].find(runs) ?? null;
}

/**
 * Finds a Chromium, or installs one: Playwright's, or the Debian package where that download is
 * refused and the user may install packages.
 * @throws {Error} saying what to do where neither works.
 */
export function ensureChromium(): string {
	const found = findChromium();
	if (found) return found;
	console.log("There is no Chromium here: installing one (once; a minute or two) …");
	runInstaller("npx", [
		"playwright",
		"install",
		...(mayInstallPackages() ? ["--with-deps"] : []),
		"chromium",
	]);
	for (const name of ["chromium-headless-shell", "chromium"]) if (!findChromium()) installPackage(name);
	const installed = findChromium();
	if (installed) return installed;
	throw new Error("No Chromium could be installed: install one and name it in CHROMIUM_PATH.");
}

/** Whether the file is a browser that starts; some systems put a mere pointer to their store there. */
function runs(path: string): boolean {
	return existsSync(path) && spawnSync(path, ["--version"], { timeout: 10_000 }).status === 0;
}
