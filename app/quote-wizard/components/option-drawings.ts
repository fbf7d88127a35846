import {
	contactMethods,
	exteriorLastCleaned,
	homeSizes,
	pressureTargets,
	services,
	storyCounts,
	trackConditions,
	WINDOWS,
	windowsLastCleaned,
} from "#app/catalog/options.ts";
import type { IconName } from "#app/pictures/icon-names.ts";

interface Drawn<V extends string> {
	options: { values: readonly V[]; labels: Record<V, string> };
	drawings: Record<V, IconName>;
}

function draw<V extends string>(options: Drawn<V>["options"], drawings: Drawn<V>["drawings"]): Drawn<V> {
	return { options, drawings };
}

export const drawnOptions = {
	services: draw(services, {
		[WINDOWS]: "clean-window",
		"gutter-cleaning": "clean-gutter",
		"pressure-washing": "clean-wash",
	}),
	homeSizes: draw(homeSizes, {
		small: "home-small",
		medium: "home-medium",
		large: "home-large",
		xl: "home-xl",
	}),
	stories: draw(storyCounts, { one: "stories-one", two: "stories-two", "three-plus": "stories-three" }),
	contactMethods: draw(contactMethods, { text: "message", call: "phone", email: "mail" }),
	windowsLastCleaned: draw(windowsLastCleaned, {
		"0-6months": "glass-clean",
		"6-12months": "glass-dusty",
		"1-3years": "glass-dirty",
		"3plus": "glass-grimy",
	}),
	trackConditions: draw(trackConditions, {
		clean: "track-clean",
		normal: "track-dusty",
		significant: "track-packed",
		unsure: "unsure",
	}),
	guttersLastCleaned: draw(exteriorLastCleaned, {
		"within-1-year": "gutter-clear",
		"1-2-years": "gutter-leaves",
		"over-2-years": "gutter-full",
		"not-sure": "unsure",
	}),
	pressureTargets: draw(pressureTargets, {
		house: "target-house",
		patio: "target-patio",
		driveway: "target-driveway",
	}),
	surfacesLastCleaned: draw(exteriorLastCleaned, {
		"within-1-year": "stones-clean",
		"1-2-years": "stones-spotted",
		"over-2-years": "stones-stained",
		"not-sure": "unsure",
	}),
};
