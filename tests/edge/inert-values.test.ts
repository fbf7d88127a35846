import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { saveQuote } from "#app/quotes/submit.server.ts";
import { db } from "../support/edge-quotes.ts";
import { mailsAt } from "../support/mails-at.ts";
import { startSession } from "../support/owner-session.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

const payloads = {
	script: "</script><script>alert(1)</script>",
	image: '"><img src=x onerror=alert(1)>',
	svg: "'><svg/onload=alert(1)>",
	// biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a template would evaluate.
	template: "{{7*7}}${7*7}<%=7*7%>#{7*7}",
	formula: "=1+1|cmd!A0",
	command: "@SUM(1+1)*cmd",
	minus: "-1+1|cmd!A0",
};

/** A quote with a payload in every field that takes words, the ones that no form can send included. */
async function saveEverywhere(payload: string): Promise<string> {
	const submission = aSubmission({
		contact: { name: payload, phone: "+15705550123", contactMethod: "email", email: "ann@example.com" },
	});
	await saveQuote(db, submission, Date.now());
	await settled(
		db,
		db.run(sql`update quote_requests set address = ${payload}, email = ${payload}, concerns = ${payload},
		admin_notes = ${payload}, zip_code = ${payload.slice(0, 5)}, pressure_targets = ${payload},
		contact_value = ${`+${payload}`.slice(0, 32).padEnd(9, "1")}, contacted = 1, contacted_at = 1,
		spam_reason = ${payload} where id = ${submission.id}`),
	);
	return submission.id;
}

async function owner(): Promise<Visitor> {
	const visitor = new Visitor();
	visitor.setCookie(...(await startSession(db)).cookie);
	return visitor;
}

/** What a browser would make of a page: its images that were never ours, and its handlers. */
async function activeParts(html: string): Promise<string[]> {
	const found: string[] = [];
	const note = { element: ({ tagName }: { tagName: string }) => void found.push(tagName) };
	const page = new HTMLRewriter()
		.on("[src=x]", note)
		.on("[onerror]", note)
		.on("[onload]", note)
		.on("script", {
			text: ({ text }) => {
				if (/^\s*alert\(1\)/.test(text)) found.push("script");
			},
		})
		.transform(new Response(html));
	await page.text();
	return found;
}

for (const [kind, payload] of Object.entries(payloads)) {
	test(`a ${kind} in every field of a quote is shown on the dashboard and does nothing`, async () => {
		const id = await saveEverywhere(payload);
		const visitor = await owner();
		for (const path of ["/admin", `/admin/quotes/${id}`, `/admin?q=${encodeURIComponent(payload)}`]) {
			const { status, html } = await visitor.get(path);
			expect(status, path).toBe(200);
			expect(await activeParts(html), path).toEqual([]);
			expect(html.includes("</script><script>alert"), path).toBe(false);
			// Shown as it was typed, to be read.
			const typed = escapeHtml(payload);
			expect(html.split(typed).length - 1, path).toBeGreaterThanOrEqual(3);
		}
		await settled(db, db.run(sql`delete from quote_requests where id = ${id}`));
	});

	test(`a ${kind} in every field of a quote is a text in the mail, which is never run`, async () => {
		const id = await saveEverywhere(payload);
		const mail = (await mailsAt(Date.now())).find(({ text }) => text.includes(`/admin/quotes/${id}`));
		if (!mail) throw new Error("The quote has no mail");
		expect(await activeParts(mail.html)).toEqual([]);
		expect(mail.html).not.toMatch(/<script|javascript:/);
		expect(mail.text).toContain(`Name: ${payload}\n`);
		expect(mail.subject).not.toMatch(/[\r\n]/);
		expect(mail.replyTo).toBeUndefined();
		await settled(db, db.run(sql`delete from quote_requests where id = ${id}`));
	});

	test(`a ${kind} in every field of a quote is no formula in the export`, async () => {
		const id = await saveEverywhere(payload);
		const { html: csv } = await (await owner()).get("/admin/quotes.csv");
		// A reference that a spreadsheet would take for a number is told as a text.
		const cells = parseCsv(csv).filter((cell) => !/^="[\dE]{8}"$/.test(cell));
		expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
		const shown = /^[=+\-@]/.test(payload) ? `'${payload}` : payload;
		expect(cells.filter((cell) => cell === shown).length).toBeGreaterThanOrEqual(4);
		await settled(db, db.run(sql`delete from quote_requests where id = ${id}`));
	});
}

test("the tests' own look finds what does something", async () => {
	expect(await activeParts(payloads.image)).toEqual(["img", "img"]);
	expect(await activeParts(payloads.svg)).toEqual(["svg"]);
	expect(await activeParts("<p><script>alert(1)</script>")).toEqual(["script"]);
});

/** As React writes a text. */
function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#x27;");
}

/** Every cell of a CSV file. */
function parseCsv(csv: string): string[] {
	const cells = csv.replace(/^\ufeff/, "").matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(?:,|\r\n|$)/g);
	return Array.from(cells, ([, cell = ""]) =>
		cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
	);
}
