import { business } from "./business.ts";

/** This service tells the weather without a key, and free for any purpose. */
export const forecastSource = {
	label: "National Weather Service",
	href: "https://www.weather.gov/",
} as const;

const { latitude, longitude } = business.home;

/** The service names the address of the company's forecast here, and takes four decimals. */
export const forecastPoint = `https://api.weather.gov/points/${[latitude, longitude].map((degrees) => Number(degrees.toFixed(4)))}`;

/** The service wants to know who asks. */
export const forecastAgent = `${business.name} (${business.siteUrl})`;
