import { freePort, startProcess, waitUntilReady } from "#scripts/processes.ts";
import { ensureProgram } from "./browsers.ts";
import { openFirefox } from "./firefox.ts";
import type { DrivenPage } from "./graphical-visitor.ts";
import { waitFor } from "./visitor.ts";
import { openByWebDriver } from "./webdriver.ts";

interface PageOptions {
	javaScript: boolean;
	width: number;
	height: number;
}

export interface Engine {
	name: string;
	/** Whether the site's scripts can be switched off. */
	canGoWithoutJavaScript: boolean;
	openPage(options: PageOptions): Promise<DrivenPage>;
	stop(): Promise<void>;
}

export async function startFirefox(): Promise<Engine> {
	const executablePath = ensureProgram("firefox");
	return {
		name: "Firefox",
		canGoWithoutJavaScript: true,
		openPage: (options) => openFirefox({ executablePath, ...options }),
		async stop() {},
	};
}

/** WebKitGTK's own small browser, on a screen that nobody sees. Its window fills it, for else it has a width of its own at least. */
export async function startWebKit(): Promise<Engine> {
	const [driver, screen] = [ensureProgram("webKitDriver"), ensureProgram("screen")];
	const display = startProcess(screen, ["-displayfd", "1", "-screen", "0", "1600x3000x24"]);
	const number = await waitFor("screen", async () => /^\d+$/m.exec(display.output())?.[0] ?? null);
	const env = { ...process.env, DISPLAY: `:${number}` };
	const { address, program } = await startDriver(driver, (port) => [`--port=${port}`], env);
	return {
		name: "WebKitGTK",
		canGoWithoutJavaScript: true,
		openPage: ({ javaScript, ...size }) =>
			openByWebDriver(
				address,
				{
					"webkitgtk:browserOptions": {
						args: ["--automation", "--full-screen", `--enable-javascript=${javaScript}`],
					},
				},
				size,
			),
		async stop() {
			await program.stop();
			await display.stop();
		},
	};
}

export async function startSafari(): Promise<Engine> {
	const { address, program } = await startDriver(ensureProgram("safariDriver"), (port) => [
		"-p",
		String(port),
	]);
	return {
		name: "Safari",
		canGoWithoutJavaScript: false,
		openPage: (size) => openByWebDriver(address, { browserName: "safari" }, size),
		stop: () => program.stop(),
	};
}

async function startDriver(file: string, args: (port: number) => string[], env = process.env) {
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const program = startProcess(file, args(port), { env });
	await waitUntilReady(`${address}/status`, program);
	return { address, program };
}
