import type { Addon } from "#app/catalog/options.ts";
import type { PressureTarget } from "./pressure-washing.ts";
import type { Service } from "./services.ts";

/** What each add-on does: an add-on is not offered with a quote that includes its work. */
export const addonCovers = {
	"gutter-cleaning": { service: "gutter-cleaning" },
	concrete: { target: "driveway" },
	deck: { target: "patio" },
	siding: { target: "house" },
} as const satisfies Record<Addon, { service: Service } | { target: PressureTarget }>;
