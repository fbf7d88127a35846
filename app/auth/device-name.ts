import { deviceNames } from "#app/content/devices.ts";

type Marks = readonly (readonly [mark: RegExp, name: string])[];

/** The first that fits: most browsers also say that they are Chrome or Safari. */
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

/** What its owner knows a device by, from its `User-Agent`: browser and system, without versions. */
export function deviceName(userAgent: string | null): string {
	const find = (marks: Marks) => marks.find(([mark]) => mark.test(userAgent ?? ""))?.[1];
	return deviceNames.of(find(browsers) ?? deviceNames.browser, find(systems) ?? deviceNames.system);
}
