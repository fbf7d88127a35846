import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { communities, neighborhoods, servedZips, serviceAreas } from "#app/config/places.ts";

// Another company, in another state, edits the business profile and its places, builds, and has a site and mails of its own.
// Pictures are beyond this test: the area map's place names are drawn, and social pictures are drawn anew by `npm run pictures`.

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

/** What it says of its place and record, whose words are looked for as such: they are parts of others. */
const facts = [
	["Lackawanna County", "Ashburn County"],
	['"PA"', '"OH"'],
	["northeast Pennsylvania", "northern Ohio"],
	['"18411"', '"44903"'],
	['PA 18411"', 'OH 44903"'],
	["(570) 555-0123", "(419) 555-0123"],
	["41.5265", "40.7584"],
	["-75.7102", "-82.5154"],
	['"Clarks Summit", "Dalton", "Glenburn"', '"Oakhurst", "Fennimore"'],
	['"Daniel"', '"Maria"'],
	["2014", "2011"],
	["500+", "350+"],
	["200+", "120+"],
] as const;

/** What takes the place of a file of the same name. */
const replaced = {
	"app/config/places.ts": "places.ts",
	"app/config/place-names.ts": "place-names.ts",
	"app/content/locations.ts": "locations.ts",
} as const;

/** Words, numbers and names of the first company's places and claims, none of which may be left. */
const words: ReadonlySet<string> = new Set([
	...serviceAreas.flatMap(({ name, slug, zips, landmarks }) => [name, slug, ...zips, ...landmarks]),
	...servedZips.flatMap(({ zip, places }) => [zip, ...places]),
	...communities.map(({ name }) => name),
	...neighborhoods,
	...["Abington", "Abingtons", "Clarks Summit", "Dalton", "Glenburn", "Scranton", "Poconos", "Lehigh Valley"],
	...["Pennsylvania", "Lackawanna", "PA", "Daniel", "41.5265", "75.7102", "570", "2014", "500+", "200+"],
]);

const inputs = [
	"app",
	"db",
	"scripts",
	"tests/profile",
	"tests/support",
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
let mails = "";

/** Every text the other company's build wrote, by its path below the build folder. Bundles name where their packages were, which is
 * this checkout: it may have the company's name. */
async function readBuild(): Promise<Map<string, string>> {
	const packages = relative(tmpdir(), join(process.cwd(), "node_modules"));
	const names = await readdir(join(folder, "build"), { recursive: true, withFileTypes: true });
	const texts = names.filter((entry) => entry.isFile() && isText(entry.name));
	const read = texts.map(async ({ parentPath, name }) => {
		const path = join(parentPath, name);
		const text = await readFile(path, "utf8");
		return [path.slice(join(folder, "build/").length), text.replaceAll(packages, "node_modules")] as const;
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
	for (const [old, other] of [...edits, ...facts]) {
		if (!text.includes(old)) throw new Error(`The profile does not say ${old}: bring this test up to date`);
		text = text.replaceAll(old, other);
	}
	await writeFile(profile, text);
	for (const [path, file] of Object.entries(replaced))
		await cp(join("tests/profile/other-company", file), join(folder, path));
	mails = await run("tests/profile/other-company/print-mails.ts");
	await run("scripts/build.ts");
	files = await readBuild();
}, 180_000);

/** What a script of the other company's sources prints. @throws {Error} with that when it fails. */
async function run(script: string): Promise<string> {
	const program = spawn(process.execPath, ["--import", "tsx", script], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "production" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [program.stdout, program.stderr]) stream.on("data", (text) => (output += text));
	const [code] = await once(program, "close");
	if (code !== 0) throw new Error(`${script} failed:\n${output}`);
	return output;
}

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

test("no page, mail, manifest, sitemap or structured data has a word of the first company's places and claims", () => {
	const read = [...files].filter(([path]) => /\.(html|xml|txt|webmanifest)$/.test(path));
	expect(read.length).toBeGreaterThan(20);
	expect(read.map(([path]) => path)).toEqual(
		expect.arrayContaining(["client/sitemap.xml", "client/site.webmanifest", "client/admin.webmanifest"]),
	);
	expect(JSON.parse(mails).length).toBeGreaterThan(15);
	const escaped = Array.from(words, (word) => word.replaceAll(/[^\w ]/g, "\\$&"));
	const trace = new RegExp(`(?<![\\w-])(${escaped.join("|")})(?![\\w-])`, "g");
	const traces = [...read, ["mails", mails] as const].flatMap(([path, text]) =>
		Array.from(
			text.matchAll(trace),
			({ index }) => `${path}: …${text.slice(Math.max(0, index - 60), index + 60)}…`,
		),
	);
	expect(traces).toEqual([]);
});

test("the pages have the other company's addresses, name, phone and structured data", () => {
	expect([...files.keys()]).toEqual(
		expect.arrayContaining([
			"client/roof-care-elmstead-township-oh.html",
			"client/gutter-cleaning-elmstead-township-oh.html",
			"client/service-areas-elmstead-township-oh.html",
			"client/why-choose-brightwater-roof-care.html",
			"client/location/elmstead-township.html",
		]),
	);
	const home = files.get("client/index.html");
	for (const text of [
		"<title>Roof Care in Elmstead Township, OH | Brightwater</title>",
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
