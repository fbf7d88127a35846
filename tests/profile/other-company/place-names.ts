export const luxuryZips: readonly string[] = ["44904"];

export const placeNames = {
	nearby: "Oakhurst",
	routes: "Oakhurst and Fennimore",
	mapped: "Oakhurst and Fennimore",
	farther: "Port Linden and Marrow Creek",
} as const;
