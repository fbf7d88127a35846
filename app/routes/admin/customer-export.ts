import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getTableName, inArray, sql } from "drizzle-orm";
import { groupOf } from "#app/admin/customers/customer-page.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { customerPage } from "#app/content/customers.ts";
import { valuesOf } from "#app/database/client.server.ts";
import { answerFile, fileToSave } from "#app/security/file-answer.server.ts";
import { localTime } from "#app/time/clock.ts";
import * as schema from "#db/schema.ts";

export function loader(args: LoaderFunctionArgs) {
	const failure = { what: "customer not exported", failed: "Failed to load the customer" };
	return answerFile(args, failure, async () => {
		const saved = await exportCustomer(args, args.params.id ?? "");
		if (!saved) throw new Response(null, { status: 404 });
		const day = localTime(Date.now()).date;
		return fileToSave(saved, "application/json", `customer-${day}.json`);
	});
}

/** What opens the customer's own page (mails have it, too), and what searches and submissions are compared by: nothing more of the person. */
const withheld = ["customerToken", "payload", "fingerprint", "searchedName", "searchedNote"];

/** Returns as JSON all that is saved of a customer and of those merged with it, by tables, in UTC milliseconds: what a person may ask
 * for; null where there is none. */
async function exportCustomer(args: LoaderFunctionArgs, id: string): Promise<string | null> {
	const group = groupOf(id);
	const { customers, customerKeys, customerEvents, pastJobs, customerQuestions, customerAnswers } = schema;
	const { begunRequests, quoteRequests, quoteServices, quoteAddons, quoteEvents, offers, decisions, outbox } =
		schema;
	const quotes = valuesOf(quoteRequests.id, inArray(quoteRequests.customerId, group));
	const ofQuotes = (table: typeof offers | typeof customerQuestions) =>
		valuesOf(table.id, inArray(table.quoteId, quotes));
	const parts = [
		{ table: customers, column: customers.id, ids: group },
		...[customerKeys, customerEvents, pastJobs].map((table) => ({
			table,
			column: table.customerId,
			ids: group,
		})),
		{
			...{ table: begunRequests, column: begunRequests.phone },
			ids: valuesOf(customerKeys.value, inArray(customerKeys.customerId, group)),
		},
		{ table: quoteRequests, column: quoteRequests.id, ids: quotes },
		...[quoteServices, quoteAddons, quoteEvents, offers, customerQuestions, outbox].map((table) => ({
			...{ table, column: table.quoteId, ids: quotes },
		})),
		{ table: decisions, column: decisions.offerId, ids: ofQuotes(offers) },
		{ table: customerAnswers, column: customerAnswers.questionId, ids: ofQuotes(customerQuestions) },
	];
	const results = await requireAdmin(args, () =>
		parts.map(({ table, column, ids }) =>
			args.context.db
				.select()
				.from(table)
				.where(sql`${sql.identifier(column.name)} in ${ids}`),
		),
	);
	if (results[0]?.length === 0) return null;
	const saved = Object.fromEntries(parts.map(({ table }, at) => [getTableName(table), results[at]]));
	const told = { left_out: customerPage.leftOut, ...saved };
	return JSON.stringify(told, (key, value) => (withheld.includes(key) ? undefined : value), "\t");
}
