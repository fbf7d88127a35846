import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { installPackage } from "../support/install.ts";

/** Each program that the walks need, under its names, and the Debian package that brings it. */
const programs = {
	firefox: { names: ["firefox-esr", "firefox"], package: "firefox-esr" },
	webKitDriver: { names: ["WebKitWebDriver"], package: "webkit2gtk-driver" },
	/** A screen for the browser that has no other. */
	screen: { names: ["Xvfb"], package: "xvfb" },
	safariDriver: { names: ["safaridriver"], package: null },
	w3m: { names: ["w3m"], package: "w3m" },
	terminal: { names: ["tmux"], package: "tmux" },
} as const;

export type Program = keyof typeof programs;

/** The file of a program, which is installed where that is possible. @throws {Error} saying what to install. */
export function ensureProgram(program: Program): string {
	const { names, package: name } = programs[program];
	const found = findProgram(names);
	if (found) return found;
	if (name) {
		console.log(`There is no ${names[0]} here: installing it (once) …`);
		installPackage(name);
	}
	const installed = findProgram(names);
	if (installed) return installed;
	throw new Error(`There is no ${names.join(" or ")}: install it${name ? ` (Debian's ${name})` : ""}.`);
}

function findProgram(names: readonly string[]): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(":"), "/Applications/Firefox.app/Contents/MacOS"];
	return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
