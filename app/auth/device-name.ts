import { deviceNames } from "#app/content/devices.ts";

type Marks = readonly (readonly [mark: RegExp, name: string])[];

/** The order matters, because most browsers also claim to be Chrome or Safari. */
const browsers: Marks = [
	[/\bEdg(A|iOS)?\//, "Edge"],
	[/\b(OPR|OPiOS|OPT)\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(Firefox|FxiOS)\//, "Firefox"],
	[/\b(Chrome|CriOS)\//, "Chrome"],
	[/\bSafari\//, "Safari"],
];
const systems: Marks = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bMacintosh\b/, "Mac"],
	[/\bLinux\b/, "Linux"],
];

/** Returns the browser and the system of a `User-Agent` without versions, such as `Chrome on Android`. */
export function deviceName(userAgent: string | null): string {
	const find = (marks: Marks) => marks.find(([mark]) => mark.test(userAgent ?? ""))?.[1];
	return deviceNames.of(find(browsers) ?? deviceNames.browser, find(systems) ?? deviceNames.system);
}
