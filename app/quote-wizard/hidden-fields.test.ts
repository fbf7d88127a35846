import { expect, test } from "vitest";
import { DRAFT_FIELD, draftFor, takeDraft } from "./hidden-fields.ts";

function posted(draft: string): FormData {
	const form = new FormData();
	form.set(DRAFT_FIELD, draft);
	form.set("addons", "deck");
	return form;
}

test("a button's value is the signed draft and, where there are several buttons, what is to be done with it", () => {
	const form = posted(draftFor("update", "eyJ9+/=.c2ln"));
	expect(takeDraft(form)).toBe("eyJ9+/=.c2ln");
	expect([...form]).toEqual([
		["addons", "deck"],
		["intent", "update"],
	]);
});

test("a draft alone asks for nothing, and a form without one has none", () => {
	const form = posted("eyJ9.c2ln");
	expect(takeDraft(form)).toBe("eyJ9.c2ln");
	expect([...form]).toEqual([["addons", "deck"]]);
	expect(takeDraft(new FormData())).toBe("");
});
