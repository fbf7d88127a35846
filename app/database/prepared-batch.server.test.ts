import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tokens } from "#db/schema.ts";
import { openDatabase } from "./client.server.ts";
import { prepareBatch } from "./prepared-batch.server.ts";

const db = openDatabase({ TURSO_DATABASE_URL: "http://database.invalid" });

test("prepared statements are what the installed Drizzle makes of the same values each time", () => {
	const prepared = prepareBatch<{ id: string; expiresAt: number }>((anyDb, value) => [
		anyDb
			.update(tokens)
			.set({ expiresAt: sql`${value("expiresAt")}` })
			.where(eq(tokens.id, value("id"))),
		anyDb.delete(tokens).where(eq(tokens.id, value("id"))),
	]);
	for (const values of [
		{ id: "one", expiresAt: 1 },
		{ id: "it's; two", expiresAt: 2 },
	]) {
		const plain = [
			db.update(tokens).set({ expiresAt: values.expiresAt }).where(eq(tokens.id, values.id)),
			db.delete(tokens).where(eq(tokens.id, values.id)),
		];
		const sqlOf = (statements: readonly { toSQL(): { sql: string; params: unknown[] } }[]) =>
			statements.map((statement) => statement.toSQL()).map(({ sql, params }) => ({ sql, params }));
		expect(sqlOf(prepared(db, values))).toEqual(sqlOf(plain));
	}
});
