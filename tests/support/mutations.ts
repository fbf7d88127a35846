import type { RandomSource } from "./random-source.ts";

/** A text changed in a place or two: cut, doubled, or with something else in it. */
export function mutate(random: RandomSource, text: string): string {
	let changed = text;
	for (let time = 0; time <= random.below(3); time++) {
		const at = random.below(changed.length + 1);
		const piece = random.pick([
			"",
			random.text(6),
			"%00",
			"=",
			".",
			"\u0001",
			"%",
			changed.slice(at, at + 20),
			"ÿ",
		]);
		changed = changed.slice(0, at) + piece + changed.slice(at + random.below(4));
	}
	return changed;
}

/** An address, mostly as it is, else written in one of the ways that confuse routers. */
export function mutatedPath(random: RandomSource, path: string): string {
	if (random.chance(0.6)) return path;
	return random.pick<() => string>([
		() => `${path}/`,
		() => `/${path}`,
		() => `/${path}//`,
		() => `${path}/..`,
		() => `/./..${path}`,
		() => `/..%2f..%2f${path}`,
		() => `/..;${path}`,
		() => path.replaceAll("/", "\\"),
		() => path.replaceAll("/", "%2f"),
		() => path.replaceAll("a", "%61"),
		() => path.replaceAll("a", "%2561"),
		() => `${path}%00`,
		() => `${path}%0d%0aSet-Cookie:%20a=b`,
		() => `${path}%`,
		() => `${path}%zz`,
		() => `${path}%c0%af%e0%80%af`,
		() => `${path}%ff%fe`,
		() => `${path}é漢`,
		() => path.toUpperCase(),
		() => `${path}.data`,
		() => `${path}.html`,
		() => `${path}/${"a".repeat(random.pick([300, 5000, 20_000]))}`,
		() => `${path}${random.pick(["/a", "/", "/%61", "/."]).repeat(random.pick([50, 1000, 2000, 15_000]))}`,
		() => `${path}${"\u0315\u0316".repeat(random.pick([5, 400]))}`,
		() =>
			Array.from(path, (character) => (random.chance(0.3) ? character.toUpperCase() : character)).join(""),
		() => `http://evil.example${path}`,
		() => `//evil.example${path}`,
		() => `${path}#fragment`,
		() => `${path};jsessionid=1`,
		() => "*",
		() => "",
		() => mutate(random, path),
		() => `/${random.bytes(12).toString("latin1")}`,
	])();
}

/** Headers that clients never send, or never so. */
export function unusualHeaders(random: RandomSource): string[] {
	const line = (longest: number) => random.text(longest).replace(/[\r\n]/g, "");
	return random.pick<() => string[]>([
		() => ["Accept-Encoding: gzip;q=zzz, br, *"],
		() => [`Accept: ${line(300)}`],
		() => ["If-None-Match: *", "Range: bytes=5-2,9999999999-"],
		() => ["If-Modified-Since: yesterday", "If-Match: x"],
		() => ["X-Forwarded-Host: evil.example", "X-Forwarded-Proto: gopher", "Forwarded: host=evil"],
		() => ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13"],
		() => ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA"],
		() => ["Content-Encoding: gzip"],
		() => [`Last-Event-ID: ${random.pick(["-1", "999999999999999", "x", line(100)])}`],
		() => [`Accept-Language: ${line(2000)}`],
		() => [`X-Long: ${"a".repeat(random.pick([1_000, 8_000, 20_000, 70_000]))}`],
		() => Array.from({ length: random.pick([20, 100, 400]) }, (_, number) => `X-${number}: ${line(20)}`),
		() => ["No colon here"],
		() => [" folded: header"],
		() => [`: ${line(20)}`],
		() => [`X-Null: a\u0000b`],
		() => [
			`X-Bytes: ${random
				.bytes(30)
				.toString("latin1")
				.replace(/[\r\n]/g, "")}`,
		],
		() => ["Content-Type: a", "Content-Type: b"],
		() => ["Cookie: a=b", "Cookie: quote=x", "Cookie: session=y"],
		() => ["Purpose: prefetch", "Sec-Purpose: prefetch;prerender"],
		() => ["Authorization: Basic ====", "Proxy-Authorization: x"],
		() => [`CF-Connecting-IP: ${line(60)}`, `CF-Ray: ${line(60)}`],
		() => [`User-Agent: ${line(4000)}`, `Referer: ${line(4000)}`],
		() => ["DNT: 1", "Sec-GPC: 1"],
	])();
}
