import fc from "fast-check";
import { paths } from "#app/config/paths.ts";

const ID = "3f1c6a52-6f0e-4b7a-9a55-0d2f3b1c4e5f";

/** Every address of the site. */
export const everyPath: readonly string[] = Object.values(paths).map((path) =>
	typeof path === "string" ? path : path(ID),
);

export const anyPath = fc.constantFrom(...everyPath);

/** How one character of a path may be written as well. */
const writtenAs: readonly ((character: string) => string)[] = [
	(character) => character,
	(character) => character.toUpperCase(),
	(character) => `%${character.charCodeAt(0).toString(16)}`,
	(character) => `%${character.toUpperCase().charCodeAt(0).toString(16).toUpperCase()}`,
];
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
			...Array.from(segment, respelledCharacter),
		),
	);
	return fc.tuple(...parts, ends).map((texts) => texts.flat().join(""));
}

function respelledCharacter(character: string): fc.Arbitrary<string> {
	const ways = writtenAs.map((write) => fc.constant(write(character)));
	return fc.oneof({ weight: 12, arbitrary: fc.constant(character) }, ...ways);
}
