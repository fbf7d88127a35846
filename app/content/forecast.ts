/** What the owner reads of a day's weather. */
export const forecastTexts = {
	likely: (what: string, percent: number) => `${what} likely (${percent}%)`,
	possible: (what: string, percent: number) => `${what} possible (${percent}%)`,
	high: (degrees: number) => `high ${degrees}°F`,
	rain: "Rain",
	snow: "Snow",
	storms: "Thunderstorms",
	fog: "Fog",
	sunny: "Sunny",
	cloudy: "Cloudy",
	/** Of a sky that brings next to nothing. */
	dry: "Mostly dry",
	source: "Weather by",
} as const;
