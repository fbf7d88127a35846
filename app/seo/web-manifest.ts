import { business } from "#app/config/business.ts";
import { palette } from "#app/styles/palette.ts";
import { appIcons } from "#scripts/pictures/app-icons.ts";

export function webManifest(): string {
	const icons = appIcons.flatMap(({ file, side, purpose }) =>
		purpose ? [{ src: `/${file}`, sizes: `${side}x${side}`, type: "image/png", purpose }] : [],
	);
	const manifest = {
		id: "/",
		name: business.name,
		short_name: business.brand.name,
		lang: "en-US",
		start_url: "/",
		scope: "/",
		display: "standalone",
		theme_color: business.themeColor,
		background_color: palette.paper,
		icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }, ...icons],
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}
