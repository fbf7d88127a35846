import { eq } from "drizzle-orm";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { db } from "./edge-quotes.ts";
import { aSubmission } from "./submissions.ts";
import type { Visitor } from "./visitor.ts";

/** Saves a request of a customer without an email address. */
export async function aRequest(name: string, createdAt: number) {
	const contact = { name, phone: "+15705550123", contactMethod: "text", address: "1 Elm St" } as const;
	const { id } = await saveAt(aSubmission({ contact }), createdAt);
	const [row] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
	return { quoteId: id, token: row?.customerToken ?? "" };
}

async function saveAt(submission: ReturnType<typeof aSubmission>, createdAt: number) {
	await saveQuote(db, submission, createdAt);
	return submission;
}

/** The page, and each of its lists as text, by the list's heading. */
export async function readToday(owner: Visitor) {
	const { status, html } = await owner.get(paths.adminToday);
	const lists = new Map(
		[...html.matchAll(/<section id="(\w+)"(.*?)<\/section>/gs)].map(([, id = "", body = ""]) => [
			id,
			body
				.replaceAll(/<!--.*?-->/g, "")
				.replaceAll(/<[^>]*>/g, " ")
				.replaceAll(/\s+/g, " "),
		]),
	);
	return { status, html, lists };
}
