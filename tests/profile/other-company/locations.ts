import type { HomeSize } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { type ServiceArea, serviceAreas } from "#app/config/places.ts";

export interface LocationPage extends ServiceArea {
	where: string;
	title: string;
	description: string;
	heading: string;
	intro: string;
	visits: string;
	homes: string;
	homeSize: HomeSize;
	parts: readonly string[];
	neighbors: readonly string[];
}

export const locationsAreSamples = false;

export const locationPages: readonly LocationPage[] = serviceAreas.map((area) => ({
	...area,
	where: `in ${area.name}`,
	title: `Exterior Cleaning in ${area.name} | ${business.brand.name}`,
	description: `Exterior cleaning of homes in ${area.name}, with free estimates and honest prices for every house.`,
	heading: `Exterior cleaning in ${area.name}`,
	intro: `We clean homes in ${area.name}.`,
	visits: "We agree on a date.",
	homes: "Homes of every kind.",
	homeSize: "medium",
	parts: area.zips.map(() => area.name),
	neighbors: serviceAreas.filter(({ slug }) => slug !== area.slug).map(({ slug }) => slug),
}));
