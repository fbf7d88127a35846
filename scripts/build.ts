import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import remixOptions from "../remix.config.js";
import { bundleWorker, LOCAL_BUNDLE } from "./bundle-worker.ts";
import { tryClaim } from "./claim-folder.ts";
import { prerender } from "./prerender.ts";
import { filesBelow, writeServiceWorkers } from "./service-worker.ts";

// `npm run build`: Remix's client and server builds, then the static pages into the assets folder,
// and the Worker's bundle for a runtime on this machine.
const built = remixOptions.buildDirectory ?? "build/next";
mkdirSync("build", { recursive: true });
// Two builds at once would mix their files.
for (let waited = false; !(await tryClaim("build")); waited = true) {
	if (!waited) console.log("Waiting for another build to end …");
	await new Promise((resolve) => setTimeout(resolve, 200));
}
const remix = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"];
const { status } = spawnSync(process.execPath, remix, { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
const pages = await prerender(`${built}/client`, `${built}/server`);
await writeServiceWorkers(`${built}/client`, pages);
await publish(`${built}/client`, "build/client");
await publish(`${built}/server`, "build/server");
rmSync(built, { recursive: true, force: true });
bundleWorker(LOCAL_BUNDLE);

/** Brings a folder to the state of a freshly built one without ever removing the folder itself: a Worker that
 * is serving from it keeps running, and a build that failed before leaves the last good one in place. */
async function publish(built: string, served: string): Promise<void> {
	await cp(built, served, { recursive: true });
	const wanted = new Set(await filesBelow(built));
	const stale = (await filesBelow(served)).filter((file) => !wanted.has(file));
	await Promise.all(stale.map((file) => rm(join(served, file))));
}
