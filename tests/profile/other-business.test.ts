import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// Another company edits the business profile, builds, and has a site of its own. Pictures are beyond this test: the
// area map's place names are drawn, and social pictures are drawn anew by `npm run pictures`.

/** What the profile says now, and what another company writes instead. */
const edits = [
	["Glasswing", "Brightwater"],
	["glasswing", "brightwater"],
	["window cleaning", "roof care"],
	["Window cleaning", "Roof care"],
	["Window Cleaning", "Roof Care"],
	["window-cleaning", "roof-care"],
	["(570) 555-0148", "(814) 555-0173"],
	["15705550148", "18145550173"],
	["Waverly Township", "Elmstead Township"],
	["waverly-township", "elmstead-township"],
] as const;

const inputs = [
	"app",
	"db",
	"scripts",
	"public",
	"package.json",
	"remix.config.js",
	"tsconfig.json",
	"vite.config.ts",
	"wrangler.toml",
];
const isText = (file: string) => !/\.(woff2|png|ico|jpe?g|webp|avif)$/.test(extname(file));
let folder = "";
let files = new Map<string, string>();

/** Every text the other company's build wrote, by its path below the build folder. */
async function readBuild(): Promise<Map<string, string>> {
	const names = await readdir(join(folder, "build"), { recursive: true, withFileTypes: true });
	const texts = names.filter((entry) => entry.isFile() && isText(entry.name));
	const read = texts.map(async ({ parentPath, name }) => {
		const path = join(parentPath, name);
		return [path.slice(join(folder, "build/").length), await readFile(path, "utf8")] as const;
	});
	return new Map(await Promise.all(read));
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "other-business-"));
	const isNeeded = (path: string) => !path.startsWith("public/pictures");
	await Promise.all(
		inputs.map((input) => cp(input, join(folder, input), { recursive: true, filter: isNeeded })),
	);
	await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
	const profile = join(folder, "app/config/business.ts");
	let text = await readFile(profile, "utf8");
	for (const [old, other] of edits) {
		if (!text.includes(old)) throw new Error(`The profile does not say ${old}: bring this test up to date`);
		text = text.replaceAll(old, other);
	}
	await writeFile(profile, text);
	const build = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "production" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [build.stdout, build.stderr]) stream.on("data", (text) => (output += text));
	const [code] = await once(build, "exit");
	if (code !== 0) throw new Error(`The build failed:\n${output}`);
	files = await readBuild();
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("no built page, script, address or tag has a trace of the company that was replaced", () => {
	const old = [...edits.map(([text]) => text), "555-0148", "5550148"];
	const traces = [...files].flatMap(([path, text]) =>
		old
			.filter((trace) => path.includes(trace) || text.toLowerCase().includes(trace.toLowerCase()))
			.map((trace) => {
				const position = text.toLowerCase().indexOf(trace.toLowerCase());
				return `${path}: …${text.slice(Math.max(0, position - 60), position + 60)}…`;
			}),
	);
	expect(traces).toEqual([]);
});

test("the pages have the other company's addresses, name, phone and structured data", () => {
	expect([...files.keys()]).toEqual(
		expect.arrayContaining([
			"client/roof-care-elmstead-township-pa.html",
			"client/gutter-cleaning-elmstead-township-pa.html",
			"client/service-areas-elmstead-township-pa.html",
			"client/why-choose-brightwater-roof-care.html",
			"client/location/elmstead-township.html",
		]),
	);
	const home = files.get("client/index.html");
	for (const text of [
		"<title>Roof Care in Elmstead Township, PA | Brightwater</title>",
		'href="tel:+18145550173"',
		'href="https://www.brightwater.example/"',
		'href="/pricing-calculator-elmstead-township"',
		'"telephone":"+18145550173"',
		"Brightwater Exterior Cleaning",
	]) {
		expect(home).toContain(text);
	}
	expect(files.get("client/sitemap.xml")).toContain(
		"https://www.brightwater.example/why-choose-brightwater-roof-care",
	);
	expect(files.get("client/site.webmanifest")).toContain('"short_name": "Brightwater"');
});
