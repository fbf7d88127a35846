/** Every picture and the pixel widths it is rendered at. Add a source, add a line, run the command. A photo of the
 * same name in `app/pictures/photos` takes the drawing's place; where there is no drawing, the picture waits for one. */
export const catalogue = [
	{ name: "hero", widths: [480, 768, 1200, 1920] },
	{ name: "glass-before", widths: [400, 800, 1200] },
	{ name: "glass-after", widths: [400, 800, 1200] },
	{ name: "gutter-before", widths: [400, 800, 1200] },
	{ name: "gutter-after", widths: [400, 800, 1200] },
	{ name: "driveway-before", widths: [400, 800, 1200] },
	{ name: "driveway-after", widths: [400, 800, 1200] },
	{ name: "service-windows", widths: [400, 800, 1200] },
	{ name: "service-gutters", widths: [400, 800, 1200] },
	{ name: "service-house-washing", widths: [400, 800, 1200] },
	{ name: "service-pressure-washing", widths: [400, 800, 1200] },
	{ name: "area-map", widths: [400, 640, 800, 1200] },
	{ name: "team-van", widths: [400, 800, 1200] },
	{ name: "video-poster", widths: [640, 1280] },
	{ name: "portrait", widths: [240, 480, 800] },
	{ name: "team", widths: [400, 800, 1200], photoOnly: true },
	{ name: "certificate", widths: [400, 800, 1200], photoOnly: true },
	{ name: "siding-before", widths: [400, 800, 1200], photoOnly: true },
	{ name: "siding-after", widths: [400, 800, 1200], photoOnly: true },
	{ name: "deck-before", widths: [400, 800, 1200], photoOnly: true },
	{ name: "deck-after", widths: [400, 800, 1200], photoOnly: true },
	{ name: "screen-before", widths: [400, 800, 1200], photoOnly: true },
	{ name: "screen-after", widths: [400, 800, 1200], photoOnly: true },
] as const;

export type SourceName = (typeof catalogue)[number]["name"];

/** File formats, best first; the last one is for browsers that know neither of the others. */
export const formats = ["avif", "webp", "jpg"] as const;

export const quality = {
	avif: { quality: 62, effort: 3 },
	webp: { quality: 82, effort: 5, smartSubsample: true },
	jpg: { quality: 78, mozjpeg: true },
	social: { quality: 84, mozjpeg: true },
} as const;

/** Upper limits in bytes; the command fails rather than ship a slower page. */
export const limits = { heroPhone: { name: "hero", width: 768, bytes: 60_000 }, social: 120_000 } as const;
