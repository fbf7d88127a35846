export const forecastTexts = {
	/** The text has the chance of rain or snow in percent and the day's high in degrees Fahrenheit. */
	day: (sky: string, percent: number, high: number) =>
		`${sky}${percent > 0 ? ` (${percent}%)` : ""}, high ${high}°F`,
	source: "Weather by",
} as const;
