import fc from "fast-check";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { customerQuoteRoot, paths } from "#app/config/paths.ts";

const ID = "3f1c6a52-6f0e-4b7a-9a55-0d2f3b1c4e5f";
const TOKEN = "Qm9iJ3MtdG9rZW4_LUFiQw";

/** Every address of the site. */
export const everyPath: readonly string[] = [
	...Object.values({ ...paths, ...jobPaths, ...ownerPaths }).map((path) =>
		typeof path === "string" ? path : path(ID),
	),
	paths.customerQuote(TOKEN),
];

export const anyPath = fc.constantFrom(...everyPath);

/** How one character of a path may be written as well. */
const writtenAs: readonly ((character: string) => string)[] = [
	(character) => character,
	(character) => `%${character.charCodeAt(0).toString(16)}`,
	(character) => character.toUpperCase(),
	(character) => `%${character.toUpperCase().charCodeAt(0).toString(16).toUpperCase()}`,
];
/** Those that keep its case. */
const writtenInCase = writtenAs.slice(0, 2);
const slashes = ["/", "/", "/", "//", "///", "/./", "/%2e/", "/x/../"];
const ends = fc.constantFrom("", "", "/", "//", ".data", ".DATA", "/.data", ".data/", "/.", "%2f");

/** The path as the router reads it likewise: in any case, percent-encoded or not, with more slashes, or for its data. */
export function respelled(path: string): fc.Arbitrary<string> {
	const segments = path.split("/").filter((segment) => segment !== "");
	if (segments.length === 0)
		return fc.constantFrom("/", "//", "/./", "/.data", "/_root.data", "/_Root.DATA", "/%2F");
	const parts = segments.map((segment, index) =>
		fc.tuple(
			fc.constantFrom(...slashes, ...(index > 0 ? ["%2F", "%2f/"] : [])),
			...Array.from(segment, (character) =>
				respelledCharacter(
					character,
					index > 0 && path.startsWith(customerQuoteRoot) ? writtenInCase : writtenAs,
				),
			),
		),
	);
	return fc.tuple(...parts, ends).map((texts) => texts.flat().join(""));
}

function respelledCharacter(character: string, written: typeof writtenAs): fc.Arbitrary<string> {
	const ways = written.map((write) => fc.constant(write(character)));
	return fc.oneof({ weight: 12, arbitrary: fc.constant(character) }, ...ways);
}
