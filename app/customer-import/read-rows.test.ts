import { expect, test } from "vitest";
import { importFaults as faults } from "#app/content/customer-import.ts";
import { canTell, recognizeColumns } from "./columns.ts";
import { readLines, separatorOf } from "./read-rows.ts";

const NOW = Date.UTC(2026, 10, 25, 12);

/** Reads a whole file by what its first line says. */
function read(text: string) {
	const separator = separatorOf(text);
	const [header = "", ...rest] = text.split("\n");
	const columns = recognizeColumns(header.split(separator).map((name) => name.replaceAll('"', "")));
	return { columns, lines: readLines({ text: rest.join("\n"), line: 2 }, { separator, columns, now: NOW }) };
}

test("a file can begin with an empty line", () => {
	const layout = { separator: separatorOf("\nName;Phone, mobile;"), columns: { name: 0, phone: 1 } };
	const part = { text: "\nName;Phone, mobile;\nAnn;570-555-0123;", line: 1 };
	expect(readLines(part, { ...layout, now: NOW })).toMatchObject([{ line: 3, row: { name: "Ann" } }]);
});

test.each([
	["names", "Name,Phone", [2]],
	["names nothing", ",", [2]],
	["is somebody with a number", "Bob,(570) 555-0188", [1, 2]],
	["is somebody with an address", "Bob,bob@example.com", [1, 2]],
	["is somebody with two numbers", "Bob,570-555-0188 or 570-444-0188", [1, 2]],
])("a first line that %s is told from the others", (_, first, lines) => {
	const layout = { separator: ",", columns: { name: 0, phone: 1, email: 1 }, now: NOW };
	const read = readLines({ text: `${first}\nAnn,570-555-0123`, line: 1 }, layout);
	expect(read.map(({ line }) => line)).toEqual(lines);
});

test.each([
	[
		"Jobber",
		'"J-ID","Title","First Name","Last Name","Company Name","Main Phone #s","Emails","Service Street 1","Service City","Service Zip code"\n"1","Mrs.","Ann","Example","","570-555-0123","Ann@Example.com","1 Elm St","Dalton","18414"',
	],
	[
		"Housecall Pro",
		'"First Name","Last Name","Email","Mobile Number","Home Number","Company","Street Line 1","City","Zip"\n"Ann","Example","ann@example.com","5705550123","","","1 Elm St","Dalton","18414"',
	],
	[
		"Squeegee",
		"Name;Address;Town;Postcode;Telephone Number;Email Address\nAnn Example;1 Elm St;Dalton;18414;(570) 555-0123;ann@example.com",
	],
	[
		"Google Contacts",
		"First Name,Last Name,E-mail 1 - Value,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Postal Code\nAnn,Example,ann@example.com,+1 570-555-0123 ::: 570-555-0199,1 Elm St,Dalton,18414",
		["+15705550123", "+15705550199"],
	],
	[
		"a list with two numbers in a cell",
		"Name,Phone,Email,Street,City,Zip\nAnn Example,570-555-0123 / 570-555-0199,ann@example.com,1 Elm St,Dalton,18414",
		["+15705550123", "+15705550199"],
	],
])("the headings of %s are known", (_, text, keys = ["+15705550123"]) => {
	const { columns, lines } = read(text);
	expect(canTell(columns)).toBe(true);
	const row = {
		name: "Ann Example",
		keys: [...keys, "ann@example.com"],
		note: "1 Elm St, Dalton, 18414",
		home: { importedAddress: "1 Elm St", importedZip: "18414" },
		job: null,
	};
	expect(lines).toEqual([{ line: 2, row, faults: [] }]);
});

test("a job without a date is left out and named, where the line says anything about one", () => {
	const header = "Name,Phone,Job date,Description,Total";
	const faultsOf = (job: string) => {
		const [line] = read(`${header}\nAnn,570-555-0123,${job}`).lines;
		expect(line?.row).toMatchObject({ name: "Ann", job: null });
		return line?.faults;
	};
	for (const job of [",Windows,$120", ",,120", ",Windows,"]) expect(faultsOf(job)).toEqual([faults.noDate]);
	for (const job of [",,", ",,0", ",,$0.00"]) expect(faultsOf(job)).toEqual([]);
});

test("the company of somebody with a name is in the note, and else it is the name", () => {
	const { lines } = read(
		"First Name,Company,Phone,City\nAnn,Elm Café,5705550123,Dalton\n,Elm Café,5705550124,Dalton\n",
	);
	expect(lines.map(({ row }) => [row?.name, row?.note])).toEqual([
		["Ann", "Elm Café\nDalton"],
		["Elm Café", "Dalton"],
	]);
});

test("every number and address is read once, and a cell that has none is named", () => {
	const { lines } = read(
		[
			"Name,Mobile Number,Home Number,Email,Email 2",
			"Ann,5705550123,570-555-0124,ann@example.com,ANN@work.example",
			"Bob,5705550125,(570) 555-0125,bob@example.com,Bob@Example.com",
			"Cy,5705550126,12,,none",
		].join("\n"),
	);
	expect(lines.map(({ row, faults: told }) => [row?.keys, told])).toEqual([
		[["+15705550123", "+15705550124", "ann@example.com", "ann@work.example"], []],
		[["+15705550125", "bob@example.com"], []],
		[["+15705550126"], [faults.phone("12"), faults.email("none")]],
	]);
});

test("a job has a date, and a line's fault is told by its number, also behind a note of several lines", () => {
	const { lines } = read(
		[
			"Customer,Phone,Notes,Job date,Description,Total",
			'Ann,5705550123,"Gate 4711\nDog",5/12/2024,Windows,"$1,234.50"',
			"Bob,5705550124,,tomorrow,Gutters,90",
			"Cy,555,,,,",
			",5705550125,,,,",
			"Di,5705550126,,5/12/2030,Windows,much",
			"Ed,5705550127,,May 3 2025,,much",
		].join("\n"),
	);
	const jobs = lines.map(({ row }) => row?.job ?? null);
	expect(jobs).toEqual([
		{ date: "2024-05-12", work: "Windows", total: 1235, isRounded: true },
		...[null, null, null, null],
		{ date: "2025-05-03", work: "", total: null, isRounded: false },
	]);
	expect(lines.map(({ line, row, faults: told }) => [line, row?.name ?? null, ...told])).toEqual([
		[2, "Ann"],
		[4, "Bob", faults.date("tomorrow")],
		[5, null, faults.phone("555"), faults.leftOut],
		[6, null, faults.noName],
		[7, "Di", faults.future],
		[8, "Ed", faults.total("much")],
	]);
	expect(lines[0]?.row?.note).toBe("Gate 4711\nDog");
});

test.each([
	["13/04/2025", faults.dayFirst],
	["13.4.25", faults.dayFirst],
	["32/04/2025", faults.date],
	["13/14/2025", faults.date],
])("of the date %s is said why it is none", (typed, fault) => {
	const { lines } = read(`Name,Phone,Date\nAnn,5705550123,${typed}\n`);
	expect(lines[0]).toMatchObject({ row: { name: "Ann", job: null }, faults: [fault(typed)] });
});

test.each(["1841", "184111", "18414-12", "184l4", "PA 18414"])(
	"that %s is no ZIP code is told, and it is in the note as it is",
	(typed) => {
		const [line] = read(`Name,Phone,City,Zip\nAnn,5705550123,Dalton,${typed}\n`).lines;
		expect(line).toMatchObject({ row: { note: `Dalton, ${typed}` }, faults: [faults.zip(typed)] });
	},
);

test.each(["", "18414", "18414-1234", "18414 1234", "184141234"])(
	"of the ZIP cell %j nothing is told",
	(typed) => {
		expect(read(`Name,Phone,City,Zip\nAnn,5705550123,Dalton,${typed}\n`).lines[0]?.faults).toEqual([]);
	},
);

test("a cell of several lines is one name, and several addresses", () => {
	const { lines } = read('Name,Phone,Email\n"Multi\nLine Name",5705550123,"a@example.com\nb@example.com"\n');
	expect(lines).toMatchObject([
		{ line: 2, row: { name: "Multi Line Name", keys: ["+15705550123", "a@example.com", "b@example.com"] } },
	]);
	expect(lines[0]?.faults).toEqual([]);
});

test("a number is read as a spreadsheet writes it", () => {
	const { lines } = read("Name,Phone\nAnn,5705550123.0\nBob,'5705550124\n");
	expect(lines.map(({ row }) => row?.keys)).toEqual([["+15705550123"], ["+15705550124"]]);
});

test("who wrote more than is kept is told so", () => {
	const { lines } = read(
		`Name,Phone,Notes,Job date,Description\nAnn,5705550123,${"n".repeat(1_001)},5/12/2024,${"w".repeat(201)}\n`,
	);
	expect(lines[0]?.row?.note).toHaveLength(1_000);
	expect(lines[0]?.row?.job?.work).toHaveLength(200);
	expect(lines[0]?.faults).toEqual([faults.longNote, faults.longWork]);
});

test("a quotation mark that is missing leaves out its part, and says so", () => {
	const columns = recognizeColumns(["Name", "Phone"]);
	const part = { text: 'Ann,"5705550123\n', line: 7 };
	const told = readLines(part, { separator: ",", columns, now: NOW });
	expect(told).toEqual([{ line: 7, row: null, faults: [faults.unreadable] }]);
});

test("what is before a missing quotation mark is read, and no number is taken from the lines that it swallows", () => {
	const { lines } = read(
		'Name,Phone,Notes\nUna,5705550120,\nAnn,"5705550123\nBob,5705550124,\nZed,5705550199,"Gate, code"\n',
	);
	expect(lines.map(({ line, row }) => [line, row?.keys ?? null])).toEqual([
		[2, ["+15705550120"]],
		[3, null],
	]);
});
