import { count, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordOpened } from "#app/quotes/commands.server.ts";
import { stageCounts } from "#db/derived-tables.ts";
import { customerQuestions, decisions, offers, quoteEvents, quoteRequests } from "#db/schema.ts";
import { db, proxy } from "../support/edge-quotes.ts";
import {
	anOffer,
	anOfferedQuote,
	askAs,
	decide,
	replaceLinkOf,
	SENT,
	send,
	VALID_UNTIL,
} from "../support/offers.ts";
import { settled } from "../support/settled.ts";

async function stateOf(quoteId: string) {
	const [quote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId));
	const events = await db
		.select()
		.from(quoteEvents)
		.where(eq(quoteEvents.quoteId, quoteId))
		.orderBy(quoteEvents.seq);
	const sent = await db.select().from(offers).where(eq(offers.quoteId, quoteId)).orderBy(offers.number);
	const decided = await db
		.select({
			number: offers.number,
			outcome: decisions.outcome,
			name: decisions.name,
			at: decisions.decidedAt,
		})
		.from(decisions)
		.innerJoin(offers, eq(offers.id, decisions.offerId))
		.where(eq(offers.quoteId, quoteId));
	return { quote, actions: events.map(({ action }) => action), sent, decided };
}

test("an offer is sent and accepted, each in a round trip to load and one to commit, with its event", async () => {
	const offered = await anOfferedQuote(db);
	const before = await stateOf(offered.quoteId);
	expect(before.quote).toMatchObject({ stage: "offered", offeredAt: SENT, offerValidUntil: VALID_UNTIL });
	expect(before.sent).toMatchObject([
		{ number: 1, total: 612, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
	]);
	await proxy.reset();
	expect(await decide(db, offered, "accepted")).toMatchObject({ outcome: "accepted", isOwn: true });
	expect(await proxy.roundTrips()).toBe(2);
	const { quote, actions, decided } = await stateOf(offered.quoteId);
	expect(quote).toMatchObject({ stage: "accepted", acceptedAt: SENT + 1, revision: 3 });
	expect(actions).toEqual(["submitted", "offered", "accepted"]);
	expect(decided).toEqual([{ number: 1, outcome: "accepted", name: "Ann Example", at: SENT + 1 }]);
});

test("sending and deciding twice, as after a lost answer, is once", async () => {
	const offered = await anOfferedQuote(db);
	expect(await send(db, offered.offer, SENT + 5)).toBe(true);
	const attempt = crypto.randomUUID();
	for (const now of [SENT + 10, SENT + 20])
		expect(await decide(db, offered, "declined", { now, attempt })).toMatchObject({
			outcome: "declined",
			isOwn: true,
			decidedAt: SENT + 10,
		});
	const { quote, actions, sent } = await stateOf(offered.quoteId);
	expect(quote).toMatchObject({ stage: "lost", declinedAt: SENT + 10, revision: 3 });
	expect([actions, sent.length]).toEqual([["submitted", "offered", "declined"], 1]);
});

test("twenty acceptances at once make one decision, and all are told of it", async () => {
	const offered = await anOfferedQuote(db);
	const answers = await Promise.all(Array.from({ length: 20 }, () => decide(db, offered, "accepted")));
	expect(answers.map((answer) => answer?.outcome)).toEqual(Array(20).fill("accepted"));
	expect(answers.filter((answer) => answer?.isOwn)).toHaveLength(1);
	const { actions, decided } = await stateOf(offered.quoteId);
	expect([actions, decided.length]).toEqual([["submitted", "offered", "accepted"], 1]);
});

test("an expired, a replaced, a withdrawn or a foreign offer cannot be accepted", async () => {
	const expired = await anOfferedQuote(db);
	expect(await decide(db, expired, "accepted", { now: VALID_UNTIL })).toBeNull();
	expect(await decide(db, expired, "accepted", { now: VALID_UNTIL - 1 })).toMatchObject({ isOwn: true });

	const replaced = await anOfferedQuote(db);
	const second = anOffer(replaced.quoteId, { number: 2 });
	expect(await send(db, second, SENT)).toBe(true);
	expect(await decide(db, replaced, "accepted")).toBeNull();
	expect(await decide(db, { ...replaced, offer: second }, "accepted")).toMatchObject({ isOwn: true });

	const withdrawn = await anOfferedQuote(db);
	await decide(db, withdrawn, "withdrawn");
	expect(await decide(db, withdrawn, "accepted")).toMatchObject({ outcome: "withdrawn", isOwn: false });
	expect((await stateOf(withdrawn.quoteId)).quote).toMatchObject({ stage: "contacted", offeredAt: null });

	const other = await anOfferedQuote(db);
	expect(await decide(db, { ...other, token: withdrawn.token }, "accepted")).toBeNull();
	expect(await decide(db, { ...other, offer: withdrawn.offer }, "accepted")).toBeNull();
	await replaceLinkOf(db, other.quoteId, SENT);
	expect(await decide(db, other, "accepted")).toBeNull();
	expect((await stateOf(other.quoteId)).quote?.stage).toBe("offered");
});

test("what was declined can be offered anew, and so can more than was accepted, and no number is given twice", async () => {
	const offered = await anOfferedQuote(db);
	const { quoteId } = offered;
	expect(await send(db, anOffer(quoteId), SENT + 1)).toBe(false);
	expect(await send(db, anOffer(quoteId, { number: 3 }), SENT + 1)).toBe(false);
	await decide(db, offered, "declined");
	const second = anOffer(quoteId, { number: 2 });
	expect(await send(db, second, SENT + 2)).toBe(true);
	expect((await stateOf(quoteId)).quote).toMatchObject({ stage: "offered", declinedAt: null });
	await decide(db, { ...offered, offer: second }, "accepted", { now: SENT + 3 });
	expect(await send(db, anOffer(quoteId, { number: 3 }), SENT + 4, SENT + 2)).toBe(false);
	expect(await send(db, anOffer(quoteId, { number: 3 }), SENT + 4)).toBe(true);
	expect((await stateOf(quoteId)).quote).toMatchObject({ stage: "accepted", acceptedAt: SENT + 3 });
	expect((await stateOf(quoteId)).sent.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("a form that is sent again brings back no offer that was withdrawn, and none that was replaced", async () => {
	const offered = await anOfferedQuote(db);
	const { quoteId, offer: first } = offered;
	const second = anOffer(quoteId, { number: 2 });
	await send(db, second, SENT + 1);
	await decide(db, { ...offered, offer: second }, "withdrawn", { now: SENT + 2 });
	const before = await stateOf(quoteId);
	expect(await send(db, second, SENT + 3)).toBe(false);
	await send(db, first, SENT + 4);
	expect(await stateOf(quoteId)).toEqual(before);
	expect(before.quote).toMatchObject({ stage: "contacted", offeredAt: null });
});

test("of many first looks at once one is recorded, and none at an offer that is answered", async () => {
	const { quoteId, offer, token } = await anOfferedQuote(db);
	const look = () => recordOpened(db, { id: quoteId }, offer.id, SENT + 1);
	await Promise.all(Array.from({ length: 5 }, look));
	expect((await stateOf(quoteId)).actions).toEqual(["submitted", "offered", "opened"]);
	await decide(db, { quoteId, offer, token }, "declined");
	await settled(
		db,
		db.update(quoteRequests).set({ offerOpenedAt: null }).where(eq(quoteRequests.id, quoteId)),
	);
	await look();
	expect((await stateOf(quoteId)).actions).toEqual(["submitted", "offered", "opened", "declined"]);
});

test("a question that is sent once more after a lost answer is recorded once, whatever came between", async () => {
	const { quoteId, offer, token } = await anOfferedQuote(db);
	const question = { id: crypto.randomUUID(), quoteId, offerId: offer.id, text: "By ladder?" };
	const ask = () => askAs(db, question, token, SENT + 1);
	expect(await ask()).toBe(true);
	await recordOpened(db, { id: quoteId }, offer.id, SENT + 2);
	expect(await ask()).toBe(true);
	const { quote, actions } = await stateOf(quoteId);
	expect([quote?.revision, actions]).toEqual([4, ["submitted", "offered", "asked", "opened"]]);
});

test("an acceptance brings back what the owner had given up", async () => {
	const offered = await anOfferedQuote(db);
	const { quoteId } = offered;
	await settled(
		db,
		db
			.update(quoteRequests)
			.set({ lostAt: SENT, lostReason: "no-answer" })
			.where(eq(quoteRequests.id, quoteId)),
	);
	expect(await decide(db, offered, "accepted")).toMatchObject({ outcome: "accepted", isOwn: true });
	expect((await stateOf(quoteId)).quote).toMatchObject({ stage: "accepted", lostAt: null, lostReason: null });
});

test("nobody changes or deletes an offer or a decision; they go with the quote alone", async () => {
	const offered = await anOfferedQuote(db);
	await decide(db, offered, "accepted");
	const { id } = offered.offer;
	const insertOffer = (number: number) =>
		sql`insert into offers select ${crypto.randomUUID()}, quote_id, ${number}, lines, total, note, terms_version, valid_until, sent_at, sent_by, sha256, change_id from offers where id = ${id}`;
	for (const statement of [
		sql`update offers set total = 1 where id = ${id}`,
		sql`delete from offers where id = ${id}`,
		sql`update decisions set name = 'Bo' where offer_id = ${id}`,
		sql`delete from decisions where offer_id = ${id}`,
		insertOffer(1),
	])
		await expect(db.run(statement)).rejects.toThrow();
	expect((await stateOf(offered.quoteId)).decided).toHaveLength(1);
	await settled(db, db.delete(quoteRequests).where(eq(quoteRequests.id, offered.quoteId)));
	const { sent, decided } = await stateOf(offered.quoteId);
	expect([sent, decided]).toEqual([[], []]);
});

test("each stage's count is that of the quotes at it, whatever happens to them", async () => {
	const expectTrueCounts = async () => {
		const counted = await db
			.select({ stage: quoteRequests.stage, count: count() })
			.from(quoteRequests)
			.where(sql`not spam`)
			.groupBy(quoteRequests.stage)
			.orderBy(quoteRequests.stage);
		const kept = await db
			.select()
			.from(stageCounts)
			.where(sql`count > 0 and stage <> 'spam'`)
			.orderBy(stageCounts.stage);
		expect(kept).toEqual(counted);
	};
	const offered = await anOfferedQuote(db);
	const isQuote = eq(quoteRequests.id, offered.quoteId);
	await expectTrueCounts();
	await decide(db, offered, "accepted");
	await expectTrueCounts();
	for (const change of [
		{ spam: true },
		{ scheduledFor: SENT },
		{ spam: false, doneAt: SENT },
		{ doneAt: null, lostAt: SENT, lostReason: "timing" as const },
	]) {
		await settled(db, db.update(quoteRequests).set(change).where(isQuote));
		await expectTrueCounts();
	}
	await settled(db, db.delete(quoteRequests).where(isQuote));
	await expectTrueCounts();
});

test("a customer's question goes with the quote", async () => {
	const { quoteId } = await anOfferedQuote(db);
	const id = crypto.randomUUID();
	await db.insert(customerQuestions).values({ id, quoteId, text: "With the screens?", askedAt: SENT });
	const isQuestion = eq(customerQuestions.id, id);
	await settled(db, db.delete(quoteRequests).where(eq(quoteRequests.id, quoteId)));
	expect(await db.select().from(customerQuestions).where(isQuestion)).toEqual([]);
});

test("an acceptance against a replacement, a withdrawal or a refusal has one outcome", async () => {
	for (let race = 0; race < 24; race++) {
		const offered = await anOfferedQuote(db);
		const second = anOffer(offered.quoteId, { number: 2 });
		const rivals = [
			() => send(db, second, SENT + 1, SENT),
			() => decide(db, offered, "withdrawn"),
			() => decide(db, offered, "declined"),
		];
		const [accepted] = await Promise.all([decide(db, offered, "accepted"), rivals[race % 3]?.()]);
		const { quote, sent, decided } = await stateOf(offered.quoteId);
		const hasWon = accepted?.outcome === "accepted";
		expect(quote?.acceptedAt !== null).toBe(hasWon);
		expect(decided.filter(({ outcome }) => outcome === "accepted")).toHaveLength(hasWon ? 1 : 0);
		expect(decided.length + sent.length).toBe(2);
	}
});
