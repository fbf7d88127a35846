import { expect, test } from "vitest";
import { doubledFields, recognizeColumns, unusedHeadings } from "./columns.ts";

test("two fields of one column are found", () => {
	expect(doubledFields({ name: 0, phone: 1, note: 2 })).toBeNull();
	expect(doubledFields({ name: 0, phone: 1, note: 1 })).toEqual(["phone", "note"]);
});

test("plain names and a second column of numbers or addresses are known, and what is not used is named", () => {
	const headings = ["Name", "Tel", "Phone", "Phone", "E-Mail", "E-mail", "Straße", "Service Date", "Service"];
	const others = ["Total", "Crew", "", "Phone"];
	const columns = recognizeColumns([...headings, ...others]);
	expect(columns).toEqual({
		...{ name: 0, phone: 2, phone2: 3, email: 4, email2: 5, street: 6 },
		...{ date: 7, work: 8, total: 9 },
	});
	expect(unusedHeadings([...headings, ...others], columns)).toEqual(["Tel", "Crew", "Phone"]);
	expect(recognizeColumns(["Name", "Tel"])).toEqual({ name: 0, phone: 1 });
	expect(unusedHeadings(["Name", "Tel", "Work"], { name: 0, phone: 1, work: 2 })).toEqual(["Work"]);
});
