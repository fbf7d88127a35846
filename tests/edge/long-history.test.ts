import { expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { quoteEvents } from "#db/schema.ts";
import { anOwner, db } from "../support/edge-quotes.ts";
import { aSubmission } from "../support/submissions.ts";

test("what was said long ago holds on a quote's page, however much was noted since", async () => {
	const { id, ...submission } = aSubmission();
	await saveQuote(db, { id, ...submission }, Date.now());
	const events = Array.from({ length: 202 }, (_, number) => ({
		...({ quoteId: id, createdAt: Date.now(), actor: "owner" } as const),
		...{ revision: number + 2, action: number === 0 ? ("reminders-stopped" as const) : ("notes" as const) },
	}));
	await db.insert(quoteEvents).values(events);
	const { html } = await (await anOwner()).get(paths.adminQuote(id));
	expect(html).toContain("The customer ended them");
	expect(html.match(/Notes saved/g)).toHaveLength(200);
});
