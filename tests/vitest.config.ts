import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { ownerVars } from "./support/owners.ts";
import { testSecret } from "./support/secrets.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The very script that a deploy uploads; it runs in the tests' own isolate, with wrangler.toml's settings. */
const shippedWorker = `${root}build/local/entry.worker.js`;

const bundled = [
	"@conform-to/zod/v4",
	"@libsql/client/web",
	"@remix-run/cloudflare",
	"@remix-run/react",
	"csv-stringify/sync",
	"drizzle-orm",
	"drizzle-orm/libsql/web",
	"drizzle-orm/sqlite-core",
	"fast-check",
	"remix-auth",
	"remix-auth-form",
	"zod",
];

/** Times out what hangs, and nothing that a busy machine only slows down. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
	root,
	test: {
		projects: [
			{
				root,
				test: {
					name: "unit",
					...patience,
					environment: "node",
					// A process for each of the hundred files would take half as long again.
					isolate: false,
					include: ["app/**/*.test.ts", "db/**/*.test.ts", "scripts/**/*.test.ts", "tests/profile/*.test.ts"],
				},
			},
			{
				root,
				plugins: [
					cloudflareTest(({ inject }) => ({
						main: shippedWorker,
						wrangler: { configPath: "wrangler.toml" },
						miniflare: {
							bindings: {
								TURSO_DATABASE_URL: inject("database").proxyUrl,
								TURSO_AUTH_TOKEN: inject("database").authToken,
								SESSION_SECRET: testSecret,
								// Tests that wait for a heartbeat wait a second.
								FEED_HEARTBEAT: "1",
								...ownerVars,
							},
						},
					})),
				],
				resolve: {
					alias: {
						"#app/entry.worker.ts": shippedWorker,
						"server-build": `${root}build/server/worker/index.js`,
					},
				},
				test: {
					name: "edge",
					...patience,
					include: ["tests/edge/**/*.test.ts"],
					globalSetup: "tests/support/edge-database.ts",
					setupFiles: "tests/support/edge-setup.ts",
					// One file at a time in one isolate: they share the proxy that counts round trips, and the modules, whose
					// loading would otherwise take longer than the tests.
					maxWorkers: 1,
					isolate: false,
					deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
				},
			},
		],
	},
});
