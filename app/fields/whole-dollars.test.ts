import { expect, test } from "vitest";
import { wholeDollars } from "./whole-dollars.ts";

test.each(["1250", "1,250", "$1,250", "$ 650", "1250.00", " $1,250.00 ", "0", "1,234,567"])(
	"%j says whole dollars",
	(text) => {
		expect(wholeDollars(text)).toBe(Number(text.replace(/[$,]/g, "")));
	},
);

test.each(["", "$", "1250.50", "12.5", "1,25", "-5", "1e3", "25 %", "4o", "Infinity"])(
	"%j says none",
	(text) => {
		expect(wholeDollars(text)).toBeNaN();
	},
);
