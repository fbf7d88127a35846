import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import remixOptions from "../../remix.config.js";
import { bundleWorker, LOCAL_BUNDLE } from "./bundle-worker";
import { prerender } from "./prerender";
import { publish } from "./publish";
import { writeServiceWorker } from "./service-worker";

// `npm run build`: Remix's client and server builds, then the static pages into the assets folder,
// and the Worker's bundle for a runtime on this machine.
const built = remixOptions.buildDirectory ?? "build/next";
const { status } = spawnSync("npx", ["remix", "vite:build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
const pages = await prerender(`${built}/client`, `${built}/server/static/index.js`);
await writeServiceWorker(`${built}/client`, pages);
await publish(`${built}/client`, "build/client");
await publish(`${built}/server`, "build/server");
rmSync(built, { recursive: true });
bundleWorker(LOCAL_BUNDLE);
