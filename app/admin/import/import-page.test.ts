import { expect, test } from "vitest";
import { emptyReport } from "#app/customer-import/import-report.ts";
import { importPageOf } from "./import-page.server.ts";

const stored = {
	...{ id: "i", name: "customers.csv", parts: 3, createdAt: 0, report: emptyReport },
	...{ layout: { separator: ",", columns: { name: 0 } }, rawLayout: "{}", head: "Name\nAnn\n" },
} as const;

test.each([
	[
		"a file that has not arrived is broken off",
		{ phase: "new", progress: 0, arrived: 2 },
		{ at: "broken-off" },
	],
	[
		"an import goes on while its file is there",
		{ phase: "import", progress: 1, arrived: 3 },
		{ at: "running" },
	],
	[
		"an import whose file was deleted meanwhile has stopped",
		{ phase: "import", progress: 1, arrived: 0, head: null },
		{ at: "imported", isWhole: false },
	],
	[
		"a whole import needs no file any more",
		{ phase: "import", progress: 3, arrived: 0, head: null },
		{ at: "imported", isWhole: true },
	],
	["neither does one that is taken back", { phase: "undo", progress: 1, arrived: 0 }, { at: "running" }],
] as const)("%s", (_, at, page) => {
	expect(importPageOf({ ...stored, ...at }, false, 0)).toMatchObject(page);
});

test("the columns of a file are shown by their headings, or by their numbers where the first line is somebody's", () => {
	const optionsOf = (head: string) =>
		importPageOf({ ...stored, phase: "new", progress: 0, arrived: 3, head }, false, 0);
	expect(optionsOf("Name,Phone\nAnn,570-555-0123\n")).toMatchObject({
		options: ["Name (Ann)", "Phone (570-555-0123)"],
	});
	expect(optionsOf("Bob,570-555-0188\nAnn,570-555-0123\n")).toMatchObject({
		options: ["Column 1 (Bob)", "Column 2 (570-555-0188)"],
	});
});

test("before a file is imported its first people are shown as they were read", () => {
	const layout = { separator: ",", columns: { name: 0, phone: 1, date: 2, work: 3, total: 4 } };
	const head = `Name,Phone,Date,Work,Total
Ann,570-555-0123 or 570-444-0123,5/4/2026,Windows,"$1,234"
Nobody,,,,
${"Bob ".repeat(20)},570-555-0188,,,
Cleo,570-555-0189,,,
Dan,570-555-0190,,,
`;
	const at = { phase: "check", progress: 1, parts: 1, arrived: 1 } as const;
	expect(importPageOf({ ...stored, ...at, head, layout }, false, Date.UTC(2026, 10, 29))).toMatchObject({
		at: "checked",
		samples: [
			{
				name: "Ann",
				keys: ["+15705550123", "+15704440123"],
				job: { doneAt: Date.UTC(2026, 4, 4, 16), work: "Windows", total: 1234 },
			},
			{ name: "Bob ".repeat(15).trim(), keys: ["+15705550188"], job: null },
			{ name: "Cleo" },
		],
	});
});
