import { eq } from "drizzle-orm";
import { rateCard } from "#app/pricing/rates.ts";
import { newCustomerToken } from "#app/quotes/customer-token.server.ts";
import { priceOf } from "#app/quotes/draft-price.ts";
import { buildSubmission } from "#app/quotes/submission.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { newId } from "#app/time/new-id.ts";
import { quoteRequests } from "#db/schema.ts";
import { aDraft, stepDraft, withDraft } from "../support/drafts.ts";
import { localCookies } from "../support/local-cookies.ts";
import { type Exchange, timeExchange } from "./exchange.ts";
import type { Finding } from "./finding.ts";
import { anAddress, formHeaders } from "./load.ts";
import { recordBatch } from "./recorder.ts";
import { compare } from "./rounds.ts";
import { allSent, forgetSaves } from "./settle.ts";
import { type Stage, stepPaths } from "./stage.ts";

/**
 * Step 4's save from the form to its redirect, beside the same batch sent to the database by a bare Worker, which is
 * the least that the platform can do, and beside the batch without any Worker.
 */
export async function measureSave(
	{ many: { site, db, database }, bareSave }: Stage,
	rounds: number,
): Promise<Finding[]> {
	const draft = aDraft();
	const priced = priceOf(draft, rateCard);
	const [offered] = priced.packages;
	if (!offered) throw new Error("Nothing is offered for these answers");
	const submission = buildSubmission(draft, offered, priced);
	const source = { network: "quotes:bench", signals: [] };
	let token: string | null = null;
	const batch = await recordBatch(database, async (recorder) => {
		token = await saveQuote(recorder, submission, Date.now(), source);
	});

	async function ours(): Promise<number> {
		const cookie = await stepDraft(aDraft());
		const body = withDraft(cookie, "package=deluxe");
		const headers = {
			...formHeaders(site.baseUrl, body),
			Cookie: localCookies(cookie),
			"CF-Connecting-IP": anAddress(),
		};
		const time = await timeExchange({
			url: `${site.baseUrl}${stepPaths[1]}`,
			headers,
			body,
			status: 303,
		});
		await allSent(db);
		await forgetSaves(db);
		return time;
	}

	/** The batch for a quote of its own, to an address that answers with that status. */
	async function send(exchange: Pick<Exchange, "url" | "headers" | "status">): Promise<number> {
		const id = newId(Date.now());
		const body = batch.body.replaceAll(submission.id, id).replaceAll(token ?? "no token", newCustomerToken());
		const time = await timeExchange({ ...exchange, body });
		const saved = await db.$count(quoteRequests, eq(quoteRequests.id, id));
		if (saved !== 1) throw new Error("The yardstick saved no quote");
		await forgetSaves(db);
		return time;
	}

	await forgetSaves(db);
	const headers = { "X-Database": batch.url, ...batch.headers };
	return [
		await compare(
			{
				name: "step 4's save, of the bare batch sent by a bare Worker",
				unit: "ms",
				reach: { most: 2.2 },
				ours,
				yardstick: () => send({ url: `${bareSave.baseUrl}/save`, headers, status: 303 }),
			},
			rounds,
		),
		await compare(
			{
				name: "step 4's save, of the bare batch sent without a Worker",
				unit: "ms",
				reach: null,
				ours,
				yardstick: () => send({ url: batch.url, headers: batch.headers, status: 200 }),
			},
			rounds,
		),
		await compare(
			{
				name: "the bare Worker's batch, of the one sent without a Worker",
				unit: "ms",
				reach: null,
				ours: () => send({ url: `${bareSave.baseUrl}/save`, headers, status: 303 }),
				yardstick: () => send({ url: batch.url, headers: batch.headers, status: 200 }),
			},
			rounds,
		),
	];
}
