import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** Where the list of what a release is made of lies. */
export const SBOM_FILE = "build/sbom.cdx.json";

/** Writes the packages of the Worker and of its pages with their versions and checksums, as CycloneDX. @throws {Error} with npm's own words. */
export function writeSbom(): void {
	const { status, stdout, stderr } = spawnSync(
		"npm",
		[
			"sbom",
			"--omit",
			"dev",
			"--package-lock-only",
			"--sbom-format",
			"cyclonedx",
			"--sbom-type",
			"application",
		],
		{ encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
	);
	if (status !== 0) throw new Error(`npm could not list the packages:\n${stderr}`);
	writeFileSync(SBOM_FILE, stdout);
}
