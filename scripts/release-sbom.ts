import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** Where the list of what a release is made of lies. */
export const SBOM_FILE = "build/sbom.cdx.json";

/** Writes the packages that a release was made of and with, as CycloneDX: versions, checksums, and which of them only developers
 * install (the font and the style sheet's classes that pages ship come from such ones). @throws {Error} with npm's own words. */
export function writeSbom(): void {
	const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "sbom"], {
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
	});
	if (status !== 0) throw new Error(`npm could not list the packages:\n${stderr}`);
	writeFileSync(SBOM_FILE, stdout);
}
