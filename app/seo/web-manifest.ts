import { business } from "#app/config/business.ts";
import { appIcons } from "#scripts/pictures/app-icons.ts";
import { colours } from "#scripts/pictures/catalogue.ts";

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
		background_color: colours.paper,
		icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }, ...icons],
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}
