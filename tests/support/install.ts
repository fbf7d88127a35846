import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Longest that one way of installing may take. */
const INSTALL_LIMIT_MS = 240_000;

export function mayInstallPackages(): boolean {
	return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

let isListFresh = false;

/** Installs a Debian package, where the user may. Says nothing of how it went: look for what it brings. */
export function installPackage(name: string): void {
	if (!mayInstallPackages()) return;
	if (!isListFresh) runInstaller("apt-get", ["update"]);
	isListFresh = true;
	runInstaller("apt-get", ["install", "-y", "--no-install-recommends", name]);
}

export function runInstaller(file: string, args: string[]): void {
	const env = {
		...process.env,
		DEBIAN_FRONTEND: "noninteractive",
		PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
	};
	spawnSync(file, args, { stdio: ["ignore", "inherit", "inherit"], env, timeout: INSTALL_LIMIT_MS });
}
