import bcd, { type CompatStatement, type Identifier } from "@mdn/browser-compat-data/forLegacyNode";
import { oldestBrowsers } from "#scripts/browsers.ts";

const inCompatData = {
	chrome: "chrome",
	edge: "edge",
	firefox: "firefox",
	ios: "safari_ios",
	safari: "safari",
} as const;
type Browser = keyof typeof inCompatData;

const isBrowser = (name: string): name is Browser => name in inCompatData;

const oldest = oldestBrowsers.map((named) => {
	const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(named) ?? [];
	if (!isBrowser(name)) throw new Error(`No compatibility data is known for ${named}`);
	return { name: inCompatData[name], version: Number(version) };
});

function isMissing({ support }: CompatStatement): boolean {
	return oldest.some(({ name, version }) => {
		const [newest] = [support[name] ?? []].flat();
		const added = newest?.version_added;
		if (typeof added !== "string" || newest?.flags || newest?.prefix) return true;
		return added === "preview" || Number(added.replace("≤", "")) > version;
	});
}

/** The interfaces and built-ins, and what each of these has. */
const interfaces: [string, Identifier][] = [bcd.api, bcd.javascript.builtins ?? {}].flatMap((all) =>
	namesIn(all).flatMap((name) => (all[name] ? [[name, all[name]] satisfies [string, Identifier]] : [])),
);

function namesIn(identifier: object): string[] {
	return Object.keys(identifier).filter((key) => /^\w+$/.test(key) && key !== "__compat");
}

/** What one of the supported browsers lacks: `Name`, `Name.member`, and `.member` where no other interface has one. */
function missingFeatures(): string[] {
	const missing: string[] = [];
	const members = new Map<string, boolean>();
	for (const [name, feature] of interfaces) {
		if (feature.__compat && isMissing(feature.__compat)) {
			missing.push(name);
			continue;
		}
		for (const key of namesIn(feature)) {
			const compat = feature[key]?.__compat;
			if (!compat) continue;
			const member = key.replace("_static", "");
			if (isMissing(compat)) missing.push(name === "Window" ? member : `${name}.${member}`);
			if (member === key) members.set(member, isMissing(compat) && (members.get(member) ?? true));
		}
	}
	const nowhere = Array.from(members).filter(([, isGone]) => isGone);
	return [...missing, ...nowhere.map(([member]) => `.${member}`)];
}

const patterns = missingFeatures().map((feature) => {
	const name = feature.replace(".", "\\.");
	const pattern = feature.startsWith(".")
		? `[\\w$)\\]?]${name}\\(`
		: `(?<![\\w$."'\`]|typeof )${name}(?=[.()])`;
	return { feature, pattern: new RegExp(pattern) };
});

/** What a script calls though a supported browser lacks it, as far as its text tells. */
export function featuresMissingFor(script: string): string[] {
	return patterns.filter(({ pattern }) => pattern.test(script)).map(({ feature }) => feature);
}
