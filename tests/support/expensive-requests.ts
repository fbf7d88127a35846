import { paths } from "#app/config/paths.ts";
import {
	formEncoded,
	get,
	headerSafe,
	post,
	postJson,
	queryEncoded,
	repeat,
	type Visitor,
} from "./http-bytes.ts";
import { fields, forms, headers, parameters } from "./input-places.ts";
import { everyPath } from "./spellings.ts";

/** An input that may be expensive, beside a plain one of the same size in the same place. */
export interface MeasuredRequest {
	name: string;
	/** The request's bytes, from another visitor each time. */
	plain(): Buffer;
	dear(): Buffer;
}

/** What a text is filled with. Each of them is some algorithm's bad case. Two pieces fill a half each. */
const fillers: Readonly<Record<string, string | readonly [string, string]>> = {
	"marks out of order": ["\u0315", "\u0316"],
	"marks by turns": "\u0315\u0300",
	"marks of one kind": "\u0301",
	"marks on letters": "a\u0315\u0300\u0316",
	jamo: "\u1100\u1161\u11a8",
	ligatures: "\ufdfa",
	emoji: "💦",
	"lone surrogates": "%ED%A0%80",
	spaces: " ",
	tabs: "\t",
	"line breaks": "\r\n",
	"zero widths": "\u200b",
	slashes: "/",
	"deep paths": "/a",
	dots: ".",
	"dotted labels": "a.",
	ats: "@",
	"mail addresses": "a@a.",
	dashes: "-",
	digits: "1",
	"phone extensions": " x1",
	quotes: '"',
	"open quotes": "“",
	brackets: "[",
	braces: "{",
	backslashes: "\\",
	percents: "%",
	"encoded percents": "%25",
	ampersands: "&",
	equals: "=",
	commas: ",",
	semicolons: ";",
	"angle brackets": "<",
	"closing tags": "</script>",
	"upper case": "İ",
	nulls: "\u0000",
};

/** More of a head would be turned away by the runtime. */
const HEAD_SIZE = 60_000;
const BODY_SIZE = 64_000;

/** Each filler in every place of every route's requests, and what else may be written so often that it fills one. */
export function expensiveRequests(visitor: Visitor): MeasuredRequest[] {
	const filled = (name: string, size: number, make: (text: string) => Buffer, plain = "a") =>
		Object.entries(fillers).map(([filler, piece]) => ({
			name: `${name}: ${filler}`,
			plain: () => make(repeat(plain, size)),
			dear: () =>
				make(
					typeof piece === "string"
						? repeat(piece, size)
						: piece.map((half) => repeat(half, size / 2)).join(""),
				),
		}));
	return [
		...Object.entries(forms).flatMap(([path, names]) => [
			...names.flatMap((field) =>
				filled(`${path} ${field}`, BODY_SIZE, (text) => post(visitor, path, `${field}=${formEncoded(text)}`)),
			),
			...manyFields(visitor, path, names[0] ?? ""),
		]),
		...filled("csp-report", BODY_SIZE, (text) =>
			postJson(visitor, `{"csp-report":{"blocked-uri":${JSON.stringify(text)}}}`),
		),
		...filled("csp-report body", BODY_SIZE, (text) => postJson(visitor, text)),
		...filled("analytics", BODY_SIZE, (text) => post(visitor, paths.analytics, `event=${formEncoded(text)}`)),
		...[...everyPath, "/nowhere", "/__manifest", "/_root.data"].flatMap((path) => [
			...["/a", "/", "%", "%2F", "a.data"].flatMap((piece) =>
				// An address as long as is taken, and one that is turned away.
				[4_000, HEAD_SIZE].map((size) => ({
					name: `${path} followed by ${size} of ${piece}`,
					plain: () => get(visitor, `${path}/${repeat("a", size)}`),
					dear: () => get(visitor, `${path}/${repeat(piece, size)}b`),
				})),
			),
			...["index", "_routes", "p", "_data"].map((name) => ({
				name: `${path} many ${name}`,
				plain: () => get(visitor, `${path}?${repeat("a", 4_000)}`),
				dear: () => get(visitor, `${path}?${repeat(`${name}=a&`, 4_000)}`),
			})),
		]),
		...Object.entries(parameters).flatMap(([path, names]) =>
			names.flatMap((name) =>
				filled(`${path}?${name}`, 3_900, (text) =>
					get(visitor, `${path}?${name}=${queryEncoded(text).slice(0, 3_900)}`),
				),
			),
		),
		...headers.flatMap((header) =>
			[paths.quote, paths.adminQuotesStream].flatMap((path) =>
				filled(`${path} ${header}`, 16_000, (text) => get(visitor, path, `${header}${headerSafe(text)}`)),
			),
		),
		...["; a=b", "; quote=a.b", ";=", "; session=a", "; flash=a"].map((piece) => ({
			name: `cookies ${piece}`,
			plain: () => get(visitor, paths.auth, `Cookie: a=${repeat("a", HEAD_SIZE)}`),
			dear: () => get(visitor, paths.auth, `Cookie: a=b${repeat(piece, HEAD_SIZE)}`),
		})),
	];
}

function manyFields(visitor: Visitor, path: string, name: string): MeasuredRequest[] {
	const pieces = [`${name}=&`, `${name}=a&`, "&", "a=&", "a&", "=&", "a[0]=&", "a.b=&", "%61=&"];
	return pieces
		.map((piece) => ({
			name: `${path} many ${piece}`,
			plain: () => post(visitor, path, `${name}=${repeat("a", BODY_SIZE)}`),
			dear: () => post(visitor, path, repeat(piece, BODY_SIZE)),
		}))
		.concat([
			{
				name: `${path} fields of different names`,
				plain: () => post(visitor, path, `${name}=${repeat("a", BODY_SIZE)}`),
				dear: () =>
					post(
						visitor,
						path,
						Array.from({ length: 9_000 }, (_, number) => `a${number.toString(36)}=`)
							.join("&")
							.slice(0, BODY_SIZE),
					),
			},
			{
				name: `${path} all fields many times`,
				plain: () => post(visitor, path, `${name}=${repeat("a", BODY_SIZE)}`),
				dear: () => post(visitor, path, repeat(fields.map((field) => `${field}=a&`).join(""), BODY_SIZE)),
			},
			...["--b\r\n", '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n', "--b", "\r\n--", "-"].map(
				(piece) => ({
					name: `${path} multipart of ${JSON.stringify(piece)}`,
					plain: () =>
						post(
							visitor,
							path,
							`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${repeat("a", BODY_SIZE)}\r\n--b--\r\n`,
							"multipart/form-data; boundary=b",
						),
					dear: () =>
						post(
							visitor,
							path,
							`${repeat(piece, BODY_SIZE)}\r\n--b--\r\n`,
							"multipart/form-data; boundary=b",
						),
				}),
			),
		]);
}
