import { ALERTS_WORKER, ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { fields as formFields } from "./input-places.ts";
import { mutate, mutatedPath, unusualHeaders } from "./mutations.ts";
import type { RandomSource } from "./random-source.ts";

/** A request as bytes, and whether it brings all that its head promises. */
export interface MalformedRequest {
	bytes: Buffer;
	/** False where the other side has to wait for more. */
	whole: boolean;
}

/** What a request may present to get further than the door. */
export interface Tickets {
	host: string;
	/** Cookies that are right, as `name=value`. */
	cookies: readonly string[];
}

const ID = "3f1c6a52-6f0e-4b7a-9a55-0d2f3b1c4e5f";

/** Every address of the site, and of what the framework adds. */
const addresses: readonly string[] = [
	...Object.values({ ...paths, ...ownerPaths }).map((path) =>
		typeof path === "string" ? path : path("glenburn"),
	),
	...[paths.quote, paths.quotePackage, paths.auth, paths.admin, paths.zipLocator].map(
		(path) => `${path}.data`,
	),
	...[
		paths.adminQuote(ID),
		`${paths.adminQuote(ID)}.data`,
		"/robots.txt",
		"/sitemap.xml",
		"/sw.js",
		ALERTS_WORKER,
	],
	...["/favicon.ico", "/assets/none.js", "/__manifest", "/_root.data", "/nowhere", "/problem/none"],
];

const fieldNames = [
	...formFields,
	...["draft", "status", "q", "event"],
	...["__intent__", "__state__", "__proto__", "constructor.prototype"],
	...["name[0]", "services[]", "a.b.c[9999999]"],
];

const fieldValues = [
	...[
		"window-cleaning",
		"medium",
		"two",
		"18411",
		"Ann",
		"570-555-0123",
		"email",
		"ann@example.com",
		"deluxe",
	],
	...["confirm", "update", "contacted", "undo", "notes", "1-3years", "normal", "deck", "2468", "", "0", "-1"],
	...["\u0315".repeat(9_000) + "\u0316".repeat(9_000), "a\u0301\u0316".repeat(2_000), "\u0301".repeat(40)],
	...["' or 1=1--", "<script>alert(1)</script>", "{{7*7}}", "../../etc/passwd", "\u0000", "%00", "%", "NaN"],
];

/** A request that is wrong in some way, or in none: the same one for the same state of `random`. */
export function malformedRequest(random: RandomSource, { host, cookies }: Tickets): MalformedRequest {
	const reading = random.chance(0.45);
	const method = reading ? "GET" : random.chance(0.8) ? "POST" : unusualMethod(random);
	const address = random.pick(addresses);
	const target = mutatedPath(random, address) + query(random);
	const version = random.chance(0.97)
		? "HTTP/1.1"
		: random.pick(["HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "http/1.1"]);
	const [type, content] = method === "GET" ? ["", Buffer.alloc(0)] : body(random);
	const framing = frame(random, content, method);
	const lines = [
		`${method} ${target} ${version}`,
		...(random.chance(0.97) ? [`Host: ${random.chance(0.97) ? host : random.text(40)}`] : []),
		"Connection: close",
		`CF-Connecting-IP: 2001:db8:${random.below(65_536).toString(16)}:${random.below(65_536).toString(16)}::1`,
		...origin(random, host),
		...(type ? [`Content-Type: ${random.chance(0.9) ? type : mutate(random, type)}`] : []),
		...(random.chance(0.6) ? [`Cookie: ${cookieHeader(random, cookies, address)}`] : []),
		...(random.chance(0.3) ? unusualHeaders(random) : []),
		...framing.headers,
	];
	const head = Buffer.from(`${lines.join(random.chance(0.995) ? "\r\n" : "\n")}\r\n\r\n`);
	return { bytes: Buffer.concat([head, framing.content]), whole: framing.whole };
}

function unusualMethod(random: RandomSource): string {
	return random.pick([
		...["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "CONNECT", "PURGE", "QUERY"],
		...["get", "", "P O S T", "A".repeat(5000), "\u0000", random.text(10)],
	]);
}

function query(random: RandomSource): string {
	if (random.chance(0.4)) return "";
	if (random.chance(0.2))
		return random.pick([
			"?index",
			"?",
			"??",
			"?&&=&",
			"?_routes=root",
			"?%",
			"?after=-1",
			"?zip=",
			"?_data=root",
			"?_data=routes/auth/sign-in",
			`?p=${"/a".repeat(1_800)}`,
			"?index=a".repeat(400),
		]);
	return `?${fields(random, 4)}`;
}

function fields(random: RandomSource, most: number): string {
	return Array.from({ length: random.below(most + 1) }, () => {
		const value = random.chance(0.8) ? random.pick(fieldValues) : random.text(random.chance(0.1) ? 3000 : 60);
		const encode = random.chance(0.95) ? encodeURIComponent : (text: string) => text.replace(/[\s#]/g, "+");
		return `${encode(random.pick(fieldNames))}=${encode(value)}`;
	}).join("&");
}

/** A body and its media type, right or not. */
function body(random: RandomSource): [type: string, content: Buffer] {
	const form = "application/x-www-form-urlencoded";
	const text = fields(random, 14);
	const part = (name: string) =>
		`--y\r\nContent-Disposition: form-data; name="${name}"${random.chance(0.3) ? '; filename="a.txt"' : ""}\r\n\r\n${random.text(40)}\r\n`;
	const parts = Array.from({ length: random.below(6) }, () => part(random.pick(fieldNames))).join("");
	return random.pick<() => [string, Buffer]>([
		() => [form, Buffer.from(text)],
		() => [form, Buffer.from(text)],
		() => [form, Buffer.from(text)],
		() => [`${form}; charset=${random.pick(["utf-16", "x", "", "utf-8;;"])}`, Buffer.from(text)],
		() => [form, Buffer.from(mutate(random, text))],
		() => [form, random.bytes(random.below(300))],
		() => ["multipart/form-data; boundary=y", Buffer.from(`${parts}--y--\r\n`)],
		() => ["multipart/form-data; boundary=y", Buffer.from(parts)],
		() => ["multipart/form-data", Buffer.from(parts)],
		() => [`multipart/form-data; boundary=${random.text(80).replace(/[\r\n]/g, "")}`, random.bytes(100)],
		() => [
			"application/json",
			Buffer.from(random.pick(["{}", "[", "null", '{"event":"page_view"}', '"'.repeat(999)])),
		],
		() => [
			"application/csp-report",
			Buffer.from(random.pick(['{"csp-report":{}}', '{"csp-report":1}', "{", ""])),
		],
		() => ["text/plain", Buffer.from(random.text(200))],
		() => [random.text(30).replace(/[\r\n]/g, ""), Buffer.from(text)],
		() => [form, Buffer.alloc(random.pick([65_536, 65_537, 90_000]), "a")],
		() => [form, Buffer.alloc(random.pick([150, 60_000]), random.pick(["a&", "services=&", "&", "a=%61&"]))],
		() => ["", Buffer.alloc(0)],
	])();
}

/** How the body's length is told, now and then falsely. */
function frame(random: RandomSource, content: Buffer, method: string) {
	const whole = { content, whole: true };
	const length = `Content-Length: ${content.length}`;
	if (method === "GET" && random.chance(0.97)) return { ...whole, headers: [] };
	if (random.chance(0.85)) return { ...whole, headers: [length] };
	const size = content.length.toString(16);
	const chunked = Buffer.concat([Buffer.from(`${size}\r\n`), content, Buffer.from("\r\n0\r\n\r\n")]);
	const encoding = "Transfer-Encoding: chunked";
	return random.pick([
		{ headers: [encoding], content: content.length > 0 ? chunked : Buffer.from("0\r\n\r\n"), whole: true },
		{ headers: [encoding], content: Buffer.from("zz\r\nnothing\r\n0\r\n\r\n"), whole: false },
		{ headers: [encoding], content: chunked.subarray(0, chunked.length - 5), whole: false },
		{ headers: [encoding, length], content: chunked, whole: false },
		{ headers: ["Transfer-Encoding: gzip, x"], content, whole: false },
		{ headers: [`Content-Length: ${content.length + 100}`], content, whole: false },
		{ headers: ["Content-Length: -1"], content, whole: false },
		{ headers: ["Content-Length: 1e3"], content, whole: false },
		{ headers: ["Content-Length: 99999999999999999999"], content, whole: false },
		{ headers: [length, `Content-Length: ${content.length + 1}`], content, whole: false },
		{ headers: [], content, whole: false },
	]);
}

function origin(random: RandomSource, host: string): string[] {
	if (random.chance(0.75))
		return [random.chance(0.5) ? "Sec-Fetch-Site: same-origin" : `Origin: http://${host}`];
	return random.pick([
		[],
		["Origin: null"],
		["Sec-Fetch-Site: cross-site"],
		[`Origin: ${random.text(30).replace(/[\r\n]/g, "")}`],
		["Sec-Fetch-Site: none", "Origin: http://evil.example"],
	]);
}

/** Right cookies, right ones changed in a place or two, and none at all. The session is kept from ending itself. */
function cookieHeader(random: RandomSource, cookies: readonly string[], address: string): string {
	const usable = cookies.filter((cookie) => address !== paths.adminLogOut || !cookie.startsWith("session"));
	const chosen = usable
		.filter(() => random.chance(0.7))
		.map((cookie) => (random.chance(0.5) ? cookie : mutate(random, cookie)));
	if (random.chance(0.1)) chosen.push(random.text(random.chance(0.1) ? 9000 : 50));
	return chosen.join(random.pick(["; ", ";", "; ; ", ", "])).replace(/[\r\n]/g, "");
}
