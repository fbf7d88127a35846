import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#app/database/client.server.ts";
import { queueMail } from "./queue-mail.server.ts";

const db = openDatabase({ TURSO_DATABASE_URL: "http://localhost:1", TURSO_AUTH_TOKEN: undefined });

test("each of a mail's values is selected for the column of its name", () => {
	const { sql: text, params } = queueMail(
		db,
		{ key: "key", kind: "quote-changed", payload: {}, now: 5 },
		sql`${9}`,
	).toSQL();
	const [columns = "", selected = ""] = text.split("select");
	const values = selected
		.split("where")[0]
		?.split(",")
		.map((value) => (value.includes("?") ? params.shift() : null));
	const names = Array.from(columns.matchAll(/"(\w+)"/g), ([, name]) => name).slice(1);
	expect(Object.fromEntries(names.map((name, at) => [name, values?.[at]]))).toEqual({
		id: null,
		idempotency_key: "key",
		kind: "quote-changed",
		payload: "{}",
		created_at: 5,
		attempts: 0,
		next_attempt_at: 5,
		sent_at: null,
		failed_at: null,
		last_error: null,
		quote_id: null,
	});
});

test("nothing else of the site writes into the outbox", () => {
	const write = /insert\(outbox\)|insertSelect\(db, outbox|insert into outbox/;
	const writers = readdirSync("app", { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
		.filter((file) => write.test(readFileSync(join("app", file), "utf8")));
	expect(writers).toEqual(["outbox/queue-mail.server.ts"]);
});
