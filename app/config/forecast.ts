import { business } from "./business.ts";

const { home, timeZone } = business;

/** Who tells the weather, without a key. Its free service is for noncommercial use: its terms name the address that paying
 * customers ask, and that the source is named wherever its figures are shown. */
export const forecastSource = { label: "Open-Meteo", href: "https://open-meteo.com/" } as const;

/** The service's address for the days ahead where the company is. */
export const forecastAddress = `https://api.open-meteo.com/v1/forecast?${new URLSearchParams({
	latitude: String(home.latitude),
	longitude: String(home.longitude),
	daily: "weather_code,precipitation_probability_max,temperature_2m_max",
	temperature_unit: "fahrenheit",
	timezone: timeZone,
	forecast_days: "14",
})}`;
