import { join } from "node:path";
import { parseArgs } from "node:util";
import { localVars } from "#scripts/local-vars.ts";
import { runLocalStart } from "../support/local-start.ts";
import { type Tally, tallyText } from "../support/results.ts";
import { type Engine, startFirefox, startSafari, startWebKit } from "./engines.ts";
import { graphicalVisitor } from "./graphical-visitor.ts";
import type { Visitor } from "./visitor.ts";
import { w3mVisitor } from "./w3m.ts";
import { type Part, wholeWalk, wizardPart } from "./walk.ts";

// `npm run test:engines`: the built site, as `npm start` serves it, in engines other than Chromium. They work side by side,
// each walk on a site of its own. The last line is `N passed, N failed`. After `--`: names of engines, to start these
// alone; `--width 1280 --height 800`; `--pictures folder`, to keep each page there.

const { values: options, positionals: names } = parseArgs({
	allowPositionals: true,
	options: { width: { type: "string" }, height: { type: "string" }, pictures: { type: "string" } },
});
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const total: Tally = { passed: 0, failed: 0 };

function report(what: string, failure?: unknown): void {
	total[failure === undefined ? "passed" : "failed"] += 1;
	console.log(`${failure === undefined ? "✓" : "✗"} ${what}${failure === undefined ? "" : `\n${failure}`}`);
}

/** Walks part after part; where one fails the next cannot be reached. */
async function walk(title: string, visitor: Visitor, parts: readonly Part[]): Promise<void> {
	let isStuck = false;
	for (const [name, go] of parts) {
		const [what, started] = [`${title}: ${name}`, Date.now()];
		if (isStuck) {
			report(what, "not reached");
			continue;
		}
		try {
			await go();
			report(`${what} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
		} catch (error) {
			isStuck = true;
			report(what, `${error}\n${await visitor.describe().catch(String)}`);
		}
	}
}

/** Has a site of its own for a walk, in which the visitor is begun and ends. */
async function onSite(
	title: string,
	begin: (baseUrl: string, pictures: string | null) => Promise<[Visitor, Part[]]>,
): Promise<void> {
	const site = await runLocalStart();
	try {
		const pictures = options.pictures ? join(options.pictures, title) : null;
		const [visitor, parts] = await begin(site.baseUrl, pictures);
		await walk(title, visitor, parts).finally(() => visitor.leave());
	} finally {
		await site.clear();
	}
}

async function walkIn(engine: Engine): Promise<void> {
	for (const javaScript of engine.canGoWithoutJavaScript ? [true, false] : [true]) {
		const size = javaScript ? phone : desktop;
		const [width, height] = [Number(options.width ?? size.width), Number(options.height ?? size.height)];
		const title = `${engine.name} with${javaScript ? "" : "out"} JavaScript at ${width} px`;
		await onSite(title, async (baseUrl, pictures) => {
			const page = await engine.openPage({ javaScript, width, height });
			const visitor = graphicalVisitor(page, baseUrl, pictures);
			return [visitor, wholeWalk(visitor, { baseUrl, pin: vars.ADMIN_PIN ?? "", javaScript })];
		});
	}
}

async function walkInEngine(start: () => Promise<Engine>): Promise<void> {
	const engine = await start();
	await walkIn(engine).finally(() => engine.stop());
}

const walks: Record<string, () => Promise<void>> = {
	firefox: () => walkInEngine(startFirefox),
	...(process.platform === "darwin"
		? { safari: () => walkInEngine(startSafari) }
		: {
				webkit: () => walkInEngine(startWebKit),
				w3m: () =>
					onSite("w3m", async (baseUrl, pictures) => {
						const visitor = w3mVisitor(baseUrl, pictures);
						return [visitor, [wizardPart(visitor)]];
					}),
			}),
};

// Before the sites begin, each of which would make its own.
const vars = localVars();
const wanted = Object.entries(walks).filter(([name]) => names.length === 0 || names.includes(name));
await Promise.all(wanted.map(([name, go]) => go().catch((error) => report(name, error))));
if (wanted.length === 0) report(names.join(), "There is no such engine.");
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(tallyText(total));
