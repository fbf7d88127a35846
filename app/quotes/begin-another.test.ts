import { expect, test } from "vitest";
import { gutterAnswers } from "#tests/support/drafts.ts";
import { goOnAs, idOfAnother } from "./begin-another.ts";
import { type Draft, newDraft } from "./draft.ts";
import { draftSchema } from "./draft-schema.server.ts";

const NOW = Date.UTC(2026, 4, 4, 12);

test("the other quote of a quote has always the same id, of its own and one that a draft may have", async () => {
	const { id } = newDraft(NOW);
	const other = await idOfAnother(id);
	expect(await idOfAnother(id)).toBe(other);
	expect(new Set([id, other, await idOfAnother(other), await idOfAnother(newDraft(NOW).id)]).size).toBe(4);
	// As all that was made within the same weeks.
	expect(other.slice(0, 13)).toBe(id.slice(0, 13));
	expect(draftSchema.parse({ id: other, startedAt: NOW }).id).toBe(other);
});

test("a draft that goes on as another quote keeps its answers, and nothing of the quote before", () => {
	const begun: Draft = { ...newDraft(NOW), ...gutterAnswers, package: "standard" };
	const saved: Draft = { ...begun, addons: ["deck"], confirmed: true, seen: 3, customerToken: "secret" };
	expect(goOnAs(saved, "other")).toEqual({ ...begun, id: "other" });
});
