import { expect, test } from "vitest";
import * as z from "zod/mini";
import { quoteReference } from "#app/fields/text.ts";
import { isUuid } from "#app/fields/uuid.ts";
import { newId } from "./new-id.ts";

test("an id begins with its time, and two of the same moment differ", () => {
	const moments = [0, 1, Date.UTC(2026, 10, 26), Date.UTC(2026, 10, 26, 0, 0, 0, 1), Date.UTC(2500, 0)];
	const ids = moments.map(newId);
	expect(ids.toSorted()).toEqual(ids);
	expect(ids.every((id) => isUuid(id) && z.uuidv7().safeParse(id).success)).toBe(true);
	expect(ids.map((id) => Number.parseInt(id.replace("-", "").slice(0, 12), 16))).toEqual(moments);
	expect(new Set(Array.from({ length: 1_000 }, () => newId(0))).size).toBe(1_000);
});

test("quotes of the same moment have references of their own", () => {
	const references = Array.from({ length: 20 }, () => quoteReference(newId(Date.UTC(2026, 10, 26))));
	expect(new Set(references).size).toBe(20);
});
