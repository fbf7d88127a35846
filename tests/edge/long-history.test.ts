import { expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { quoteEvents } from "#db/schema.ts";
import { anOwner, db } from "../support/edge-quotes.ts";
import { aSubmission } from "../support/submissions.ts";

test("what was said long ago holds on a quote's page, however much was noted since", async () => {
	const { id, ...submission } = aSubmission();
	await saveQuote(db, { id, ...submission }, Date.now());
	const actions = ["reminders-stopped", ...Array.from({ length: 201 }, () => "notes")] as const;
	const events = actions.map((action, number) => ({
		...{ quoteId: id, revision: number + 2, createdAt: Date.now(), action, actor: "owner" } as const,
	}));
	await db.insert(quoteEvents).values(events);
	const { html } = await (await anOwner()).get(paths.adminQuote(id));
	expect(html).toContain("The customer ended them");
	expect(html.match(/Notes saved/g)).toHaveLength(200);
});
