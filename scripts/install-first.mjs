// Runs before `npm run dev`, `npm start` and `npm test`, in plain Node, because a fresh clone has nothing else yet:
// installs the packages when they are missing or older than the lock file.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
	console.error(`Node ${process.versions.node} is too old: please use Node 20.19 or newer.`);
	process.exit(1);
}

/** @param {string} path */
const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the two files moments apart when a package is added.
const SLACK_MS = 5_000;
if (modified("node_modules/.package-lock.json") + SLACK_MS < modified("package-lock.json")) {
	console.log("Installing packages (once; a minute or two) …");
	const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (status !== 0) {
		console.error("npm could not install the packages; the lines above say why.");
		process.exit(status ?? 1);
	}
}
