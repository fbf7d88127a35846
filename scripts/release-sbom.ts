import { spawnSync } from "node:child_process";

/** The list of what a release is made of lies here. */
export const SBOM_FILE = "build/sbom.cdx.json";

/** Returns what a release is made of and with, as CycloneDX: packages with their versions and checksums, those that no visitor's page and
 * no Worker has marked as development's. (Asked to omit these, npm omits what they share with the others, too.) @throws {Error} with npm's own words. */
export function listPackages(): string {
	const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "sbom"], {
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
	});
	if (status !== 0) throw new Error(`npm could not list the packages:\n${stderr}${stdout}`);
	return stdout;
}
