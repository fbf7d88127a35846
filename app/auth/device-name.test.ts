import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[`Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
		"Safari on iPhone",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
		"Chrome on iPhone",
	],
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
		"Edge on Windows",
	],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Mac"],
	[`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/140.0.0.0 Safari/537.36`, "Chrome on ChromeOS"],
	[
		`Mozilla/5.0 (Linux; Android 14; SM-S911B) ${KHTML} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
		"Samsung Internet on Android",
	],
	["<script>alert(1)</script>", "A browser on another system"],
	[null, "A browser on another system"],
])("%s is named so that its owner knows it", (userAgent, name) => {
	expect(deviceName(userAgent)).toBe(name);
});
