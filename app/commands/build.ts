import { spawnSync } from "node:child_process";
import { prerender } from "./prerender";

// `npm run build`: Remix's client and server builds, then the static pages into the assets folder.
const { status } = spawnSync("npx", ["remix", "vite:build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
await prerender();
