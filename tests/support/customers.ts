import { eq, sql } from "drizzle-orm";
import type { ContactAnswers } from "#app/answers/questions.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import type { Database } from "#app/database/client.server.ts";
import { contactText } from "#app/quotes/commands/correct-contact.ts";
import { correctContact } from "#app/quotes/commands.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { customers, quoteRequests } from "#db/schema.ts";
import { aSubmission } from "./submissions.ts";
import type { Visitor } from "./visitor.ts";
import { aWord } from "./words.ts";

/** Somebody whom no other test knows. */
export function aPerson() {
	const number = Math.floor(Math.random() * 8e6) + 2e6;
	const name = `Ida ${aWord()}`;
	return { name, phone: `+1570${number}`, email: `${name.replace(" ", ".").toLowerCase()}@example.com` };
}

/** Saves a request, and returns its id. */
export async function aRequest(
	db: Database,
	contact: Partial<ContactAnswers> = {},
	now = Date.now(),
): Promise<string> {
	const { name, phone } = aPerson();
	const submission = aSubmission({ contact: { name, contactMethod: "text", phone, ...contact } });
	await saveQuote(db, submission, now);
	return submission.id;
}

/** Whose a quote is; null for nobody's. */
export async function customerOf(db: Database, quoteId: string): Promise<string | null> {
	const [quote] = await db
		.select({ id: quoteRequests.customerId })
		.from(quoteRequests)
		.where(eq(quoteRequests.id, quoteId));
	return quote?.id ?? null;
}

/** Corrects a quote's contact as an owner does. */
export async function correct(
	db: Database,
	quoteId: string,
	changes: Partial<ContactAnswers>,
	now = Date.now(),
) {
	const [quote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId));
	if (!quote) throw new Error("There is no such quote");
	const { name, phone, contactMethod, email, address } = quote;
	const contact = {
		...{ name, phone, contactMethod, email: email ?? undefined, address: address ?? undefined },
		...changes,
	};
	const command = { attempt: crypto.randomUUID(), contact, seen: contactText(quote) };
	return correctContact(db, visitor(db), quoteId, command, now);
}

/** A form of a customer's page, sent as a browser sends it. */
export async function press(
	db: Database,
	owner: Visitor,
	customerId: string,
	fields: Readonly<Record<string, string>>,
) {
	const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
	const revision = String(customer?.revision ?? 0);
	return owner.post(ownerPaths.customer(customerId), Object.entries({ revision, ...fields }));
}

/** Every row about customers but what counts events and when the last was. */
export async function customerRows(db: Database): Promise<unknown[]> {
	return [
		await db.all(sql`select id, primary_id, name, note, created_at from customers order by id`),
		await db.all(sql`select * from customer_keys order by value`),
		await db.all(sql`select id, customer_id from quote_requests order by id`),
	];
}

/** What must never be: each query finds nothing. */
export const brokenCustomers = {
	"parts of who is a part": sql`select c.id from customers c join customers p on p.id = c.primary_id where p.primary_id <> p.id`,
	"numbers of nobody": sql`select value from customer_keys k where not exists (select 1 from customers c where c.id = k.customer_id)`,
	"quotes of nobody": sql`select id from quote_requests where not spam and not test and (customer_id is null or not exists (select 1 from customers c where c.id = customer_id))`,
	"quotes that are not of who has their number": sql`select q.id from quote_requests q left join customer_keys k on k.value = q.contact_value where not q.spam and not q.test and k.customer_id is not q.customer_id`,
	"customers whose events are not counted": sql`select id from customers c where revision <> (select count(*) from customer_events where customer_id = c.id) or revision <> (select coalesce(max(revision), 0) from customer_events where customer_id = c.id)`,
};
