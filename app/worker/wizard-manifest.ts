import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { paths } from "#app/config/paths.ts";

/** Where the wizard's own list of routes is, given the name or address of the whole one, which the build writes. */
export function wizardManifest(whole: string): string {
	return whole.replace(/(^|\/)manifest-/, "$1wizard-manifest-");
}

/** The list of routes for a page of this address: visitors of the wizard do not load what the owner's pages are. */
export function manifestFor<Manifest extends { url: string }>(manifest: Manifest, url: string): Manifest {
	const isWizard = isAtOrBelow(paths.quote, canonicalPath(new URL(url).pathname));
	return isWizard ? { ...manifest, url: wizardManifest(manifest.url) } : manifest;
}
