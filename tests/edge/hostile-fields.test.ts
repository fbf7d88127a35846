import { expect, test } from "vitest";
import { stepDraft } from "../support/drafts.ts";
import { anOwner, db } from "../support/edge-quotes.ts";
import { fieldsAlike, makeScanTargets } from "../support/scan-targets.ts";

// A refused form is shown again with what was sent, which must not be able to break the page. Each field is wrong alone,
// and all are wrong at once: a field's own check is no help where the form is refused for another reason.

const hostile = ["</script>\u0000", "9".repeat(400)];

test("every form answers whatever its fields hold", async () => {
	const [cookie = "", draft = ""] = (await stepDraft()).split("=");
	const { targets } = await makeScanTargets(db);
	const failed: string[] = [];
	for (const { name, path, form } of targets) {
		if (!form) continue;
		const fields = [...new URLSearchParams(form)].filter(([field]) => !fieldsAlike.includes(field));
		const names = [...new Set(fields.map(([field]) => field))];
		const visitor = await anOwner();
		visitor.setCookie(cookie, draft);
		for (const value of hostile)
			for (const wrong of [names.filter((field) => field !== "intent"), ...names.map((field) => [field])]) {
				const sent = fields.map(([field, right]) => [field, wrong.includes(field) ? value : right] as const);
				const { status } = await visitor.post(path.replace("*", ""), sent);
				if (status >= 500) failed.push(`${status} ${name}: ${wrong.join(", ")} with ${value.slice(0, 9)}`);
			}
	}
	expect(failed).toEqual([]);
}, 120_000);
