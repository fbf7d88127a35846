import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";
import { palette } from "#app/styles/palette.ts";
import { appIcons } from "./app-icons.ts";

type InstalledApp = Record<"name" | "shortName" | "root", string>;

export const siteApp: InstalledApp = {
	name: business.name,
	shortName: business.brand.name,
	root: paths.home,
};

export const adminApp: InstalledApp = { ...adminShell.app, root: paths.admin };

export function webManifest({ name, shortName, root }: InstalledApp): string {
	const icons = appIcons.flatMap(({ file, side, purpose }) =>
		purpose ? [{ src: `/${file}`, sizes: `${side}x${side}`, type: "image/png", purpose }] : [],
	);
	const manifest = {
		id: root,
		name,
		short_name: shortName,
		lang: "en-US",
		start_url: root,
		scope: root,
		display: "standalone",
		theme_color: business.themeColor,
		background_color: palette.paper,
		icons: [{ src: "/pictures/favicon.svg", sizes: "any", type: "image/svg+xml" }, ...icons],
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}
